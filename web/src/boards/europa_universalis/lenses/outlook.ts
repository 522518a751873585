// What the game tells of what only its rules know: `lenses` in `doc.outlook` (outlook/lenses.py).

export interface Outlook {
  trade: { areas: string[]; zones: string[]; nodes: string[]; power: Record<string, number[]> }
  empire: { lands: string[]; electors: string[]; members: string[]; usurpers: string[] }
  sides: { enemy: string[]; friendly: string[]; hostile_areas: string[]; hostile_zones: string[] } | null
  limits: { land: Record<string, number>; sea: Record<string, number> } | null
  missions: { id: string; done: boolean; places: Record<string, boolean> }[] | null
}

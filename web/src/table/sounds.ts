// What is heard of a table, if somebody wants to hear it: a card, coins, dice, and one soft tone when it is one's turn.
// All of it is made here, from tones and a breath of noise.

import type { Line, Sound, Sounds } from '../lib/types'

let audio: AudioContext | null = null

/** `at` seconds from now, for so long, a tone that rings off. */
function ring(to: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const start = to.currentTime + at
  const [tone, volume] = [to.createOscillator(), to.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.03, long / 20))
  volume.gain.exponentialRampToValueAtTime(0.001, start + long)
  tone.connect(volume).connect(to.destination)
  tone.start(start)
  tone.stop(start + long)
}

/** Noise around a pitch: paper when it is long, wood when it is short. */
function rustle(to: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const start = to.currentTime + at
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const [source, band, volume] = [to.createBufferSource(), to.createBiquadFilter(), to.createGain()]
  source.buffer = noise
  band.type = 'bandpass'
  band.frequency.value = pitch
  volume.gain.value = loud
  source.connect(band).connect(volume).connect(to.destination)
  source.start(start)
}

const made: Record<Sound, (to: AudioContext) => void> = {
  turn: (to) => ring(to, 0, 523.25, 0.9, 0.12),
  card: (to) => rustle(to, 0, 2400, 0.16, 0.25),
  coins: (to) => [2093, 2637, 3136].forEach((pitch, i) => ring(to, i * 0.07, pitch, 0.25, 0.035)),
  dice: (to) => [0, 0.07, 0.13, 0.22].forEach((at, i) => rustle(to, at, 900 + 150 * i, 0.05, 0.5)),
}

export async function play(sound: Sound): Promise<void> {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') await audio.resume() // a browser lets no page sound before it was touched
    made[sound](audio)
  } catch {
    // a browser without sound
  }
}

// each board says which of its lines are heard
const boards = import.meta.glob<Sounds>('../boards/*/sounds.ts', { eager: true, import: 'sounds' })

/** What is heard of these lines of a game: each sound once. */
export function heard(lines: Line[], game: string): Sound[] {
  const kinds = Object.entries(boards[`../boards/${game}/sounds.ts`] ?? {}) as [Sound, string[]][]
  return kinds.filter(([, keys]) => lines.some((line) => keys.includes(line.key ?? ''))).map(([sound]) => sound)
}

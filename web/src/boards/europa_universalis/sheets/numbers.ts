// Numbers as they are printed: with a minus, not a hyphen.

export const minus = (n: number | string): string => `${n}`.replace('-', '−')

export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))

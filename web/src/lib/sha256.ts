// SHA-256 for pages over plain http, where the browser hides its own.

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The first 32 bits of the fraction of a root. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0
  if (!prime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(n))
  K[found++] = fraction(Math.cbrt(n))
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6)
  padded.set(data)
  padded[data.length] = 0x80
  const bytes = new DataView(padded.buffer)
  bytes.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29))
  bytes.setUint32(padded.length - 4, data.length << 3)
  const h = START.slice()
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = bytes.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a, b, c, d, e, f, g, z] = h as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const x = (z + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      z = g
      g = f
      f = e
      e = (d + x) | 0
      d = c
      c = b
      b = a
      a = (x + y) | 0
    }
    ;[a, b, c, d, e, f, g, z].forEach((x, i) => (h[i] = h[i]! + x))
  }
  const out = new DataView(new ArrayBuffer(32))
  h.forEach((x, i) => out.setUint32(4 * i, x))
  return new Uint8Array(out.buffer)
}

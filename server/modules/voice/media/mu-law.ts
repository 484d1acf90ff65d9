// ITU-T G.711 mu-law, as telephone networks carry speech: eight bits a sample, finer where it is quiet.

const bias = 0x84
const clip = 32_635

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const bits = ~byte & 0xff
  const magnitude = (((bits & 0x0f) << 3) + bias) << ((bits & 0x70) >> 4)
  return bits & 0x80 ? bias - magnitude : magnitude - bias
})

const encoded = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = index - 32_768
  const magnitude = Math.min(Math.abs(sample), clip) + bias
  const exponent = 24 - Math.clz32(magnitude)
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
})

/** 8 kHz PCM of 8 kHz mu-law. */
export function decodeMuLaw(bytes: Uint8Array): Int16Array {
  const pcm = new Int16Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) pcm[i] = decoded[bytes[i]!]!
  return pcm
}

export function encodeMuLaw(pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) bytes[i] = encoded[pcm[i]! + 32_768]!
  return bytes
}

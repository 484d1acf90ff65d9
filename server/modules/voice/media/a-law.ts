// ITU-T G.711 A-law, as telephone networks outside of North America and Japan carry speech.

const decoded = Int16Array.from({ length: 256 }, (_, byte) => {
  const bits = byte ^ 0x55
  const exponent = (bits & 0x70) >> 4
  const mantissa = bits & 0x0f
  const magnitude = exponent === 0 ? (mantissa << 4) + 8 : ((mantissa << 4) + 0x108) << (exponent - 1)
  return bits & 0x80 ? magnitude : -magnitude
})

const encoded = Uint8Array.from({ length: 65_536 }, (_, index) => {
  const sample = index - 32_768
  const magnitude = Math.min(sample < 0 ? -sample - 1 : sample, 32_767) >> 3
  const exponent = magnitude < 32 ? 0 : 27 - Math.clz32(magnitude)
  const mantissa = exponent === 0 ? magnitude >> 1 : magnitude >> exponent
  return ((sample < 0 ? 0 : 0x80) | (exponent << 4) | (mantissa & 0x0f)) ^ 0x55
})

/** 8 kHz PCM of 8 kHz A-law. */
export function decodeALaw(bytes: Uint8Array): Int16Array {
  const pcm = new Int16Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) pcm[i] = decoded[bytes[i]!]!
  return pcm
}

export function encodeALaw(pcm: Int16Array): Uint8Array {
  const bytes = new Uint8Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) bytes[i] = encoded[pcm[i]! + 32_768]!
  return bytes
}

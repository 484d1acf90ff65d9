import { Decoder, Encoder } from '@evan/opus'

/** Speech at 16 kHz, which Opus calls wideband and which recognisers want. */
const rate = { channels: 1, sample_rate: 16_000 } as const

/** Bits a second. With more, speech at 16 kHz sounds no better (RFC 7587, section 3.1.1: 16–20 kbit/s). */
const bitrate = 24_000
/** Of 10. Each step up costs a few per cent more, and above this nobody hears it. */
const complexity = 5

/** Decodes Opus packets to 16 kHz PCM; null for bytes that are no packet. It never throws. */
export function opusDecoder(): (packet: Uint8Array) => Int16Array | null {
  const decoder = new Decoder(rate)
  return packet => {
    if (packet.length === 0) return null // the library aborts on these
    try {
      const bytes = decoder.decode(packet)
      return new Int16Array(bytes.slice().buffer)
    } catch {
      return null
    }
  }
}

/** Encodes frames of 320 samples, which are 20 ms. */
export function opusEncoder(): (pcm: Int16Array) => Uint8Array {
  const encoder = new Encoder({ ...rate, application: 'voip' })
  encoder.bitrate = bitrate
  encoder.complexity = complexity
  return pcm => encoder.encode(pcm).slice()
}

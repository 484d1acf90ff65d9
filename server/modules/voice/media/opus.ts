import { Decoder, Encoder } from '@evan/opus'

/** Speech at 16 kHz in frames of 20 ms: what Opus calls wideband, and what recognisers want. */
const rate = { channels: 1, sample_rate: 16_000 } as const

/** Bits a second: past this, speech at 16 kHz gains nothing that is heard (RFC 7587, section 3.1.1: 16–20 kbit/s). */
const bitrate = 24_000
/** Of 10: each step up costs a few per cent more, and past this nothing that is heard. */
const complexity = 5

/** What plays 16 kHz PCM out of Opus packets. What is no packet, such as an empty one, is null; it never throws. */
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

/** What packs frames of 320 samples. */
export function opusEncoder(): (pcm: Int16Array) => Uint8Array {
  const encoder = new Encoder({ ...rate, application: 'voip' })
  encoder.bitrate = bitrate
  encoder.complexity = complexity
  return pcm => encoder.encode(pcm).slice()
}

/** So many packets may wait behind a missing one. A packet that is later hardly ever comes. */
const patience = 3
/** At most so much silence stands in for lost packets. In a longer gap the sender paused. */
const longestGapMs = 200

export interface Packet {
  /** RTP's: 16 bits, and the next is one more. */
  sequence: number
  /** RTP's: 32 bits, in samples of the codec's clock. */
  timestamp: number
  payload: Uint8Array
}

/** How a codec counts time. */
interface Clock {
  /** Samples a millisecond in RTP's timestamps. */
  perMs: number
  /** How many of them a payload holds. */
  samplesIn(payload: Uint8Array): number
}

/** Opus counts at 48 kHz, at any rate of the sound (RFC 7587, section 4.1). */
export const opusClock: Clock = { perMs: 48, samplesIn: opusSamples }

/** G.711: a byte is a sample at 8 kHz. */
export const g711Clock: Clock = { perMs: 8, samplesIn: payload => payload.length }

/**
 * Puts RTP packets back in the order in which they were sent, and tells how many milliseconds of sound are missing before
 * each. Drops a packet that comes twice or too late (RFC 3550, appendix A.1).
 */
export function inOrder(
  take: (payload: Uint8Array, missingMs: number) => void,
  { perMs, samplesIn }: Clock = opusClock,
): (packet: Packet) => void {
  let next: number | null = null
  let expected = 0
  const waiting = new Map<number, Packet>()
  const hand = (packet: Packet) => {
    const samples = samplesIn(packet.payload)
    // It takes a place, and no time: a key, whose packets have the time of its beginning.
    if (samples === 0) {
      next = (packet.sequence + 1) & 0xffff
      return
    }
    const missing = next === null ? 0 : ((packet.timestamp - expected) | 0) / perMs
    take(packet.payload, missing > 0 ? Math.min(missing, longestGapMs) : 0)
    next = (packet.sequence + 1) & 0xffff
    expected = (packet.timestamp + samples) >>> 0
  }
  return packet => {
    if (next === null) return hand(packet)
    const ahead = ((packet.sequence - next) << 16) >> 16
    // Very far off: the sender has started again.
    if (Math.abs(ahead) > 1_000) {
      waiting.clear()
      next = null
      return hand(packet)
    }
    if (ahead < 0) return
    waiting.set(packet.sequence, packet)
    while (waiting.size) {
      const now = waiting.get(next!)
      if (!now && waiting.size < patience) return
      const first =
        now ?? [...waiting.values()].reduce((a, b) => (aheadOf(a, next!) < aheadOf(b, next!) ? a : b))
      waiting.delete(first.sequence)
      hand(first)
    }
  }
}

const aheadOf = (packet: Packet, next: number) => (packet.sequence - next) & 0xffff

/** Samples at 48 kHz in an Opus packet, read from its first byte (RFC 6716, section 3.1). */
function opusSamples(payload: Uint8Array): number {
  const toc = payload[0]
  if (toc === undefined) return 960
  const config = toc >> 3
  const frame =
    config < 12
      ? [480, 960, 1920, 2880][config & 3]!
      : config < 16
        ? [480, 960][config & 1]!
        : [120, 240, 480, 960][config & 3]!
  const frames = [1, 2, 2, (payload[1] ?? 1) & 0x3f][toc & 3]!
  return frame * frames
}

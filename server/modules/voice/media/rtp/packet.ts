// Packets of RTP (RFC 3550, section 5.1).

export interface RtpPacket {
  type: number
  sequence: number
  timestamp: number
  payload: Uint8Array
}

const version = 0x80

/** Null when it is none: other things come to a port as well. */
export function readPacket(bytes: Uint8Array): RtpPacket | null {
  if (bytes.length < 12 || (bytes[0]! & 0xc0) !== version) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [flags, second] = [bytes[0]!, bytes[1]!]
  let from = 12 + 4 * (flags & 0x0f)
  if (flags & 0x10) {
    if (bytes.length < from + 4) return null
    from += 4 + 4 * view.getUint16(from + 2)
  }
  const padding = flags & 0x20 ? bytes.at(-1)! : 0
  const to = bytes.length - padding
  if (from > to) return null
  return {
    type: second & 0x7f,
    sequence: view.getUint16(2),
    timestamp: view.getUint32(4),
    payload: bytes.subarray(from, to),
  }
}

/** `first`: it begins a stretch of speech. */
export function writePacket(
  { type, sequence, timestamp, payload }: RtpPacket,
  { source, first }: { source: number; first: boolean },
): Uint8Array {
  const bytes = new Uint8Array(12 + payload.length)
  const view = new DataView(bytes.buffer)
  bytes[0] = version
  bytes[1] = (first ? 0x80 : 0) | type
  view.setUint16(2, sequence)
  view.setUint32(4, timestamp)
  view.setUint32(8, source)
  bytes.set(payload, 12)
  return bytes
}

const keys = '0123456789*#ABCD'

/** Finds the keys in packets of events, each once: all packets of a key have its timestamp (RFC 4733, section 2.3). */
export function keyReader(): (packet: RtpPacket) => string | null {
  let last: number | null = null
  return ({ timestamp, payload }) => {
    const key = payload.length >= 4 ? keys[payload[0]!] : undefined
    if (key === undefined || timestamp === last) return null
    last = timestamp
    return key
  }
}

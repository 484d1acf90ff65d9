/**
 * How long a packet of Opus lasts, in milliseconds, by its first two bytes: the configuration gives the length of a frame,
 * the code their number (RFC 6716, section 3.1).
 */
export function opusMs(packet: Uint8Array): number {
  const toc = packet[0]
  if (toc === undefined) return 0
  const configuration = toc >> 3
  const frameMs =
    configuration < 12
      ? [10, 20, 40, 60][configuration & 3]!
      : configuration < 16
        ? [10, 20][configuration & 1]!
        : [2.5, 5, 10, 20][configuration & 3]!
  const code = toc & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : (packet[1] ?? 0) & 0x3f
  return Math.round(frameMs * frames)
}

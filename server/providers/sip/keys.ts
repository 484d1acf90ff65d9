/** The key in the body of a SIP INFO: `application/dtmf-relay` (Signal=5) or `application/dtmf` (5); null for others. */
export function keyOfInfo(type: string, body: string): string | null {
  const found = /^application\/dtmf-relay\b/i.test(type)
    ? /^\s*Signal\s*=\s*([\d*#A-D])\s*$/im.exec(body)
    : /^application\/dtmf\b/i.test(type)
      ? /^\s*([\d*#A-D])\s*$/i.exec(body)
      : null
  return found ? found[1]!.toUpperCase() : null
}

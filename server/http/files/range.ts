/**
 * The bytes that a `Range` header asks for (RFC 9110, section 14): first and last byte of one range, null for
 * the whole file, 'none' for a range outside the file (416). A malformed header, or one with several ranges,
 * gets the whole file, as the RFC allows.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | 'none' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(/\s/g, '') ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const [first, last] = [asked[1]!, asked[2]!]
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A range whose end lies before its start is malformed.
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start >= size || (first === '' && Number(last) === 0) ? 'none' : { start, end }
}

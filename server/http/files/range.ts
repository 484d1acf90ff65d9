/**
 * Which bytes a `Range` header asks for (RFC 9110, section 14): the first and the last of one range, null for all of
 * them, 'none' where it asks for what is not there (416). A header that can't be read, and one for several ranges at
 * once, is answered with everything, as the RFC allows.
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
  // An end before the start is no range at all.
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start >= size || (first === '' && Number(last) === 0) ? 'none' : { start, end }
}

import { Problem } from '#server/http/problem.ts'

const decode = (bytes: Uint8Array, charset: string, fatal = false) =>
  new TextDecoder(charset, { fatal }).decode(bytes)

/**
 * The text of a file that does not say its character set: UTF-16 by its byte order mark, else UTF-8, else windows-1252
 * (what Excel and Notepad save outside of Unicode). 400 when it is no text at all.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  // NUL is in every binary format and in no text.
  if (bytes.includes(0)) throw new Problem(400, 'This is not a text file: it holds binary data.')
  try {
    return decode(bytes, 'utf-8', true)
  } catch {
    const lossy = decode(bytes, 'utf-8')
    // One bad byte (a cut, a pasted character) in a file that is UTF-8 otherwise must not garble all its accents.
    const bad = lossy.match(/\ufffd/g)?.length ?? 0
    const good = lossy.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
    return bad < good ? lossy : decode(bytes, 'windows-1252')
  }
}

import { Problem } from '#server/http/problem.ts'

const decode = (bytes: Uint8Array, charset: string, fatal = false) =>
  new TextDecoder(charset, { fatal }).decode(bytes)

/**
 * Decodes a text file of unknown charset: UTF-16 with a byte order mark, otherwise UTF-8, otherwise windows-1252 (which
 * Excel and Notepad use outside of Unicode). 400 when it is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  // Every binary format contains NUL, and no text does.
  if (bytes.includes(0)) throw new Problem(400, 'This is not a text file: it holds binary data.')
  try {
    return decode(bytes, 'utf-8', true)
  } catch {
    const lossy = decode(bytes, 'utf-8')
    // One bad byte (a cut, a pasted character) in a UTF-8 file must not garble all its accents.
    const bad = lossy.match(/\ufffd/g)?.length ?? 0
    const good = lossy.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
    return bad < good ? lossy : decode(bytes, 'windows-1252')
  }
}

import { decodeText } from '#server/http/files/text-file.ts'

/** Bytes in which a page may declare its character set (HTML, section 4.2.5.4). */
const prescanBytes = 1024

const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i
const declaredXml = /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)["']/i

function decoded(bytes: Uint8Array, charset: string | null | undefined): string | null {
  if (!charset) return null
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // An unknown charset, or bytes that are not in it.
    return null
  }
}

/**
 * The text of a page. The server's charset counts before the page's own, as in browsers, but only when the bytes agree:
 * many servers say UTF-8 for everything. Otherwise as for files without a charset.
 */
export function decodePage(bytes: Uint8Array, served: string | null): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return decodeText(bytes)
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, prescanBytes)).toString(
    'latin1',
  )
  const own = declared.exec(head)?.[1] ?? declaredXml.exec(head)?.[1]
  return decoded(bytes, served) ?? decoded(bytes, own) ?? decodeText(bytes)
}

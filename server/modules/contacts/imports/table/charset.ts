import type { FileHandle } from 'node:fs/promises'
import { Problem } from '#server/http/problem.ts'

/** Bytes read at once: enough to be fast, and few enough not to block other requests. */
const slice = 65_536

/**
 * Reads a file from its beginning, and may be called again. The handle stays open. The next bytes come in the place of the
 * last.
 */
export async function* bytesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(slice)
  let position = 0
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, slice, position)
    if (!bytesRead) return
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}

/**
 * Detects the character set of a text file: UTF-16 by its byte order mark, else UTF-8, else windows-1252 (which Excel
 * writes unless told to use Unicode). 400 for a binary file, and for UTF-8 with invalid bytes, because names would be
 * garbled in either reading.
 */
export async function charsetOf(file: FileHandle): Promise<string> {
  let first = true
  let valid = true
  const strict = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of bytesOf(file)) {
    if (first && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
    if (first && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
    first = false
    // NUL occurs in binary formats and in UTF-16 without a byte order mark, and never in other text.
    if (bytes.includes(0)) {
      throw new Problem(400, 'This is not a CSV file: it holds binary data. Save it as “CSV UTF-8”.')
    }
    valid &&= decodes(() => strict.decode(bytes, { stream: true }))
  }
  if (valid && decodes(() => strict.decode())) return 'utf-8'
  if (await isDamagedUtf8(file)) {
    throw new Problem(
      400,
      'This file is UTF-8, but some of its characters are damaged. Save it as “CSV UTF-8” again.',
    )
  }
  return 'windows-1252'
}

function decodes(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** Whether most of a file is valid UTF-8: windows-1252 letters in a row hardly ever form a valid UTF-8 sequence. */
async function isDamagedUtf8(file: FileHandle): Promise<boolean> {
  const decoder = new TextDecoder('utf-8')
  let [bad, good] = [0, 0]
  const count = (text: string) => {
    for (const letter of text.match(/[^\0-\x7f]/g) ?? []) letter === '\ufffd' ? bad++ : good++
  }
  for await (const bytes of bytesOf(file)) count(decoder.decode(bytes, { stream: true }))
  count(decoder.decode())
  return good > bad
}

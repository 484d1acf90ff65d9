import { extensionOf } from '#server/http/files/file-name.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Kinds of files by what they begin with, from the given byte on. */
const beginnings: { type: string; at?: number; with: Buffer; further?: { at: number; with: Buffer } }[] = [
  { type: 'image/png', with: bytes('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', with: bytes('\xff\xd8\xff') },
  { type: 'image/gif', with: bytes('GIF8') },
  { type: 'image/webp', with: bytes('RIFF'), further: { at: 8, with: bytes('WEBP') } },
  { type: 'image/avif', at: 4, with: bytes('ftypavif') },
  { type: 'image/heic', at: 4, with: bytes('ftyphei') },
  { type: 'application/pdf', with: bytes('%PDF-') },
  { type: 'audio/wav', with: bytes('RIFF'), further: { at: 8, with: bytes('WAVE') } },
  { type: 'audio/mpeg', with: bytes('ID3') },
  { type: 'audio/ogg', with: bytes('OggS') },
  { type: 'video/mp4', at: 4, with: bytes('ftyp') },
  { type: 'video/webm', with: bytes('\x1a\x45\xdf\xa3') },
]

/** Office files are archives, and their names tell them apart. No browser runs them. */
const byExtension: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.zip': 'application/zip',
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard',
}

/** Bytes of a file's beginning that `fileType` looks at. */
export const beginningBytes = 512

/**
 * A file's media type, by its beginning, else by its name where that can do no harm. Everything else, pages and programs
 * among it, is `application/octet-stream`.
 */
export function fileType(name: string, beginning: Uint8Array): string {
  const head = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength)
  const holds = (at: number, part: Buffer) => head.subarray(at, at + part.length).equals(part)
  const known = beginnings.find(
    kind => holds(kind.at ?? 0, kind.with) && (!kind.further || holds(kind.further.at, kind.further.with)),
  )
  return known?.type ?? byExtension[extensionOf(name)] ?? 'application/octet-stream'
}

/** Kinds that a browser may show by itself: it runs nothing in them. Everything else is downloaded. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

export const isShown = (type: string): boolean => shown.has(type)

import { open } from 'node:fs/promises'
import { extensionOf, wordsOfName } from '#server/http/files/file-name.ts'
import { Problem } from '#server/http/problem.ts'
import type { Picture } from '#server/providers/vision/port.ts'
import { clean } from '../units/clean.ts'
import { checkPixels } from './pixels.ts'

/** Characters of a caption. A model may ramble. */
const longestCaption = 4_000

/** The author of the caption: a vision model, the owner, or only the file's name. */
export type CaptionSource = 'model' | 'given' | 'file_name'

export interface CaptionOptions {
  /** The owner's caption. */
  caption?: string
  /** A vision model. When it fails, the caption or the name stands in and the upload succeeds. */
  describe?: (picture: Picture, signal?: AbortSignal) => Promise<string>
  signal?: AbortSignal
}

const imageTypes: Record<string, { mime: string; detected: string[] }> = {
  '.jpg': { mime: 'image/jpeg', detected: ['image/jpeg'] },
  '.jpeg': { mime: 'image/jpeg', detected: ['image/jpeg'] },
  '.png': { mime: 'image/png', detected: ['image/png', 'image/apng'] },
  '.webp': { mime: 'image/webp', detected: ['image/webp'] },
  '.gif': { mime: 'image/gif', detected: ['image/gif'] },
}

async function bytesOf(path: string, most: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Throws 400 when the file's first bytes do not match its extension. */
async function checkedMime(bytes: Buffer, extension: string): Promise<string> {
  const promised = imageTypes[extension]!
  // Loaded with the first picture.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found && promised.detected.includes(found.mime)) return promised.mime
  const really = found ? `a ${found.ext.toUpperCase()} file` : 'no image of any known kind'
  throw new Problem(400, `The file's name ends in ${extension}, but its content is ${really}.`)
}

/** The caption of an image and its author. 400 when the content does not match the name, or has too many pixels. */
export async function captionImage(
  file: { path: string; name: string; size: number },
  { caption, describe, signal }: CaptionOptions,
): Promise<{ text: string; source: CaptionSource }> {
  const bytes = await bytesOf(file.path, file.size)
  const mime = await checkedMime(bytes, extensionOf(file.name))
  await checkPixels(bytes)
  const given = clean(caption ?? '')
    .slice(0, longestCaption)
    .toWellFormed()
  const named = wordsOfName(file.name)
  if (describe) {
    const hint = given || named
    const described = await describe({ bytes, mime, ...(hint && { hint }) }, signal).catch(() => '')
    signal?.throwIfAborted()
    const text = clean(described).slice(0, longestCaption).toWellFormed()
    if (text) return { text, source: 'model' }
  }
  if (given) return { text: given, source: 'given' }
  return { text: named || 'A photo', source: 'file_name' }
}

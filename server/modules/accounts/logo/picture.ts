import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoded, a pixel takes four bytes. A logo of a megabyte has fewer; a decompression bomb is not opened. */
const mostPixels = 25_000_000
/** The longer side in pixels: sharp on a phone at three times its shown size. */
const side = 192

/** What browsers draw and nothing runs in. A drawing (SVG) can hold scripts and is no picture. */
const formats = ['png', 'jpeg', 'webp']

/**
 * A logo for public display, WebP: its pixels only, upright, in sRGB, without metadata. 400 for what is no such picture,
 * is damaged or has too many pixels.
 */
export async function logoOf(path: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const }
  const { format } = await sharp(path, options)
    .metadata()
    .catch(error => {
      throw new Problem(400, /pixel limit/.test((error as Error).message) ? tooLarge : unreadable)
    })
  if (!formats.includes(format)) throw new Problem(400, unreadable)
  try {
    return await sharp(path, options)
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    throw new Problem(400, 'This picture is damaged: it could not be read.')
  }
}

const unreadable = 'A logo is a picture: PNG, JPEG or WebP.'
const tooLarge = `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`

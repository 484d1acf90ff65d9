import type { Sharp } from 'sharp'
import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoded, a pixel takes four bytes: what a camera takes, and no decompression bomb. */
const mostPixels = 50_000_000
/** A mail is 552 pixels wide inside; twice that is sharp on any screen. */
const [mostWide, mostHigh] = [1_104, 2_400]
/** A drawing stays a PNG, with sharp edges, up to this size; beyond it is a photo. */
const mostPngBytes = 400_000
/** So small are logos and signs, which lossy pixels would blur. */
const signPixels = 256 * 256

/** What can be shown everywhere that mails are read. An animation or a drawing (SVG) is none of these. */
const formats = ['png', 'jpeg', 'webp']

export interface Picture {
  bytes: Buffer
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

/**
 * An image for mails, as all mail programs draw it (those of Outlook draw no WebP): its pixels only, upright, in sRGB, no
 * larger than a mail shows. 400 for what is no such picture, is damaged or has too many pixels.
 */
export async function pictureOf(from: string | Buffer): Promise<Picture> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const }
  const { format, hasAlpha, width, height } = await sharp(from, options)
    .metadata()
    .catch(error => {
      throw new Problem(400, /pixel limit/.test((error as Error).message) ? tooLarge : unreadable)
    })
  if (!formats.includes(format)) throw new Problem(400, unreadable)
  try {
    const picture = sharp(from, options)
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(mostWide, mostHigh, { fit: 'inside', withoutEnlargement: true })
    if (format === 'png' || hasAlpha || (format === 'webp' && width * height <= signPixels)) {
      const drawing = await encoded(picture.clone().png({ palette: true, quality: 95 }), 'image/png')
      if (drawing.bytes.length <= mostPngBytes) return drawing
    }
    return await encoded(picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }), 'image/jpeg')
  } catch {
    throw new Problem(400, 'This picture is damaged: it could not be read. Choose another file.')
  }
}

async function encoded(picture: Sharp, type: Picture['type']): Promise<Picture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes: data, type, width: info.width, height: info.height }
}

const unreadable = 'An image of a mail is a picture: PNG, JPEG or WebP.'
const tooLarge = `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`

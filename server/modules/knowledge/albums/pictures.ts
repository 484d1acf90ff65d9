import type { Sharp } from 'sharp'
import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'
import { mostPixels, tooManyPixels } from '../reading/pixels.ts'
import { turnsByAccount } from '../reading/turns.ts'

export interface Picture {
  bytes: Buffer
  /** Media type. */
  type: string
  width: number
  height: number
}

/** Of the longer side of a thumbnail, in pixels: sharp on a phone at twice the size it is shown. */
const thumbSide = 480

/** One photo of an account at a time. */
const turns = turnsByAccount({ atOnce: 2, perAccount: 1 })

/**
 * A photo as it may be shown to strangers, and its thumbnail: turned the right way up, without any of its metadata (where
 * and when it was taken, by whom and with what), in sRGB. An animation stays one, its thumbnail is its first picture.
 * 400 for what can't be read or has too many pixels.
 */
export async function picturesOf(path: string, account: string): Promise<{ full: Picture; thumb: Picture }> {
  const sharp = await loadSharp()
  const end = await turns.take(account)
  try {
    const { format, pages = 1 } = await sharp(path, { limitInputPixels: mostPixels }).metadata()
    const open = (animated: boolean) =>
      sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated })
        .timeout({ seconds: 30 })
        .autoOrient()
    const full = open(pages > 1)
    const thumb = open(false).resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    return {
      full: await written(format === 'jpeg' ? full.jpeg({ quality: 90 }) : full),
      thumb: await written(thumb.webp({ quality: 78 })),
    }
  } catch (error) {
    throw tooManyPixels(error) ?? new Problem(400, unreadable)
  } finally {
    end()
  }
}

const unreadable = 'This picture is damaged: it could not be read.'

async function written(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    type: `image/${info.format}`,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

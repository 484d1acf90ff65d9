import type { Sharp } from 'sharp'
import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'
import { mostPixels, tooManyPixels } from '../reading/images/pixels.ts'
import { fairQueue } from '../reading/process/fair-queue.ts'

interface StoredPicture {
  bytes: Buffer
  /** Media type. */
  type: string
  width: number
  height: number
}

/** The longer side of a thumbnail in pixels: sharp on a phone at twice its shown size. */
const thumbSide = 480

/** One photo of an account at a time. */
const turns = fairQueue({ atOnce: 2, perAccount: 1 })

/**
 * A photo for public display and its thumbnail: upright, in sRGB, without metadata (where and when it was taken, by
 * whom and with what). An animation stays one; its thumbnail is the first frame. 400 when it can't be read or has too
 * many pixels.
 */
export async function picturesOf(
  path: string,
  account: string,
): Promise<{ full: StoredPicture; thumb: StoredPicture }> {
  const sharp = await loadSharp()
  const end = await turns.enter(account)
  try {
    const { format, pages = 1 } = await sharp(path, { limitInputPixels: mostPixels }).metadata()
    const open = (animated: boolean) =>
      sharp(path, { limitInputPixels: mostPixels, failOn: 'error', animated })
        .timeout({ seconds: 30 })
        .autoOrient()
    const full = open(pages > 1)
    const thumb = open(false).resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true })
    return {
      full: await encoded(format === 'jpeg' ? full.jpeg({ quality: 90 }) : full),
      thumb: await encoded(thumb.webp({ quality: 78 })),
    }
  } catch (error) {
    throw tooManyPixels(error) ?? new Problem(400, unreadable)
  } finally {
    end()
  }
}

const unreadable = 'This picture is damaged: it could not be read.'

async function encoded(picture: Sharp): Promise<StoredPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    type: `image/${info.format}`,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

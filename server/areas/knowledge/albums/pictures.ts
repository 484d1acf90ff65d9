import sharp, { type Sharp } from 'sharp'
import { Problem } from '../../../http/problem.ts'

export interface Picture {
  bytes: Buffer
  /** Media type. */
  type: string
  width: number
  height: number
}

/** Decoded they take four bytes each: no camera's photo is larger, and a bomb of them is not opened. */
const mostPixels = 50_000_000
/** Of the longer side of a thumbnail, in pixels: sharp on a phone at twice the size it is shown. */
const thumbSide = 480

// Of the dozen formats that the library reads, only those that may be uploaded: what the others' decoders get wrong
// is then nobody's way in. One photo at a time, one thread each, keeps uploads from taking the machine.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * A photo as it may be shown to strangers, and its thumbnail: turned the right way up, without any of its metadata (where
 * and when it was taken, by whom and with what), in sRGB. An animation stays one, its thumbnail is its first picture.
 * 400 for what can't be read or has too many pixels.
 */
export const picturesOf = (path: string): Promise<{ full: Picture; thumb: Picture }> =>
  inTurn(async () => {
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
      throw new Problem(400, /pixel limit/.test((error as Error).message) ? tooLarge : unreadable)
    }
  })

const tooLarge = `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`
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

let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

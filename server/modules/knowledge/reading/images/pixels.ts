import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoded, a pixel takes four bytes. No camera's photo is larger, and a decompression bomb is not opened. */
export const mostPixels = 50_000_000

/** A Problem 400 when the library's error says that a picture has more than `mostPixels`; otherwise null. */
export const tooManyPixels = (error: unknown): Problem | null =>
  /pixel limit/.test((error as Error).message)
    ? new Problem(
        400,
        `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`,
      )
    : null

/**
 * Throws 400 for a picture of more than `mostPixels` in all its frames. Reads only its header: a damaged one passes.
 */
export async function checkPixels(picture: Buffer): Promise<void> {
  const sharp = await loadSharp()
  try {
    await sharp(picture, { limitInputPixels: mostPixels, animated: true }).metadata()
  } catch (error) {
    const problem = tooManyPixels(error)
    if (problem) throw problem
  }
}

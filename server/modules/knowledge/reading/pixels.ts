import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'

/** Decoded they take four bytes each: no camera's photo is larger, and a bomb of them is not opened. */
export const mostPixels = 50_000_000

/** 400 where an error of the library says that a picture has more pixels than `mostPixels`; else null. */
export const tooManyPixels = (error: unknown): Problem | null =>
  /pixel limit/.test((error as Error).message)
    ? new Problem(
        400,
        `The picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller.`,
      )
    : null

/**
 * Refuses (400) a picture that unpacks to more than `mostPixels`, those of all its frames together. Only its header is
 * read: one that is damaged passes.
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

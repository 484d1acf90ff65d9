/** What one frame of a camera shows. */
export interface FrameContents {
  /** False: too dark, or covered. Then nothing can be said about it, least of all that nobody is there. */
  judged: boolean
  faces: number
  /** Degrees that the largest face is turned to a side; null where there is none. */
  yaw: number | null
  /** How sure it is that a phone is seen, 0 to 1; null where it was not looked for. */
  phone: number | null
}

/** A frame is scaled to this size before it is looked at. Smaller ones lose faces (59 of 60 found at 320×240). */
export const frame = { width: 640, height: 480 } as const

/** The most pixels of a picture that is sent as a frame; no camera's has more. */
export const mostFramePixels = 4_000_000

/** A frame whose pixels are darker, or differ less, is of a covered or an unlit camera. Of 255. */
const leastBrightness = 18
const leastContrast = 6

/** Whether a picture shows anything, by the brightness and the contrast of its pixels. */
export const canBeJudged = (channels: { mean: number; stdev: number }[]): boolean =>
  channels.some(({ mean }) => mean >= leastBrightness) && channels.some(({ stdev }) => stdev >= leastContrast)

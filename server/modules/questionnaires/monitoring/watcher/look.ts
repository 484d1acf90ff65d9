/** What one frame of a camera shows. */
export interface FrameContents {
  /** False: too dark or covered. Nothing is said about it then, least of all that nobody is there. */
  judged: boolean
  faces: number
  /** Degrees that the largest face is turned to a side; null where there is none. */
  yaw: number | null
  /** How sure it is that a phone is seen, 0 to 1; null where it was not looked for. */
  phone: number | null
}

/** What a frame is drawn to before it is looked at: smaller ones lose faces (59 of 60 found at 320×240). */
export const frame = { width: 640, height: 480 } as const

/** Of a picture that is sent for a frame: none of a camera's has more. */
export const mostFramePixels = 4_000_000

/** A frame in whose pixels so little differs shows a covered or an unlit camera. Of 255. */
const leastBrightness = 18
const leastContrast = 6

/** Whether anything can be told of a picture, by the brightness and the contrast of its pixels. */
export const canBeJudged = (channels: { mean: number; stdev: number }[]): boolean =>
  channels.some(({ mean }) => mean >= leastBrightness) && channels.some(({ stdev }) => stdev >= leastContrast)

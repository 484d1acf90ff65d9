import type { Return } from '../phone/lines.ts'
import type { SpokenBefore } from './coming-back.ts'

/** The line over which the assistant speaks. */
export interface LineInHand {
  /** Why it comes back to a caller whom it has spoken with before; null on a call's first line. */
  back: Return | null
  /** When the line opened, in milliseconds since the call was answered. */
  openedAt: number
  /** What was said before on another line. */
  before: SpokenBefore[]
  /** The caller has heard to its end that the call is recorded. */
  noticeHeard?: () => void
  /** Pauses the recording, or goes on with it. */
  pauseRecording?: (paused: boolean) => Promise<void>
}

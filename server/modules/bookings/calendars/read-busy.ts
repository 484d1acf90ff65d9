import { Worker } from 'node:worker_threads'
import { answerOf } from '#server/core/worker-answer.ts'
import type { TimeRange } from './busy.ts'

/** One calendar may take so long. Ten thousand events take a second. */
const timeoutMs = 20_000
/** The memory limit of the thread. */
const mostMegabytes = 256

/**
 * The busy times of calendars, read in a thread that is stopped when it takes too much time or memory. Throws
 * CalendarUnreadable.
 */
export async function readBusy(files: string[], window: TimeRange, timezone: string): Promise<TimeRange[]> {
  const worker = new Worker(new URL('./busy-worker.ts', import.meta.url), {
    workerData: { files, window, timezone },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    return await answerOf<TimeRange[]>(worker, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError'
    const sentence = late ? 'The calendar is too large to be read.' : 'There is no calendar at this address.'
    throw new CalendarUnreadable(sentence, { cause: error })
  }
}

/** The message is a sentence for the person who connected the calendar. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable'
}

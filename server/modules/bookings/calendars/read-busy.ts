import { Worker } from 'node:worker_threads'
import { answerOf } from '#server/core/worker-answer.ts'
import type { Stretch } from './busy.ts'

/** How long one calendar may take to be understood. Ten thousand events take a second. */
const patienceMs = 20_000
/** Memory of the thread that reads it. */
const mostMegabytes = 256

/**
 * When calendars are busy; in a thread of its own, which is ended when it takes too long or too much. Throws
 * CalendarUnreadable.
 */
export async function readBusy(files: string[], window: Stretch, timezone: string): Promise<Stretch[]> {
  const worker = new Worker(new URL('./busy-worker.ts', import.meta.url), {
    workerData: { files, window, timezone },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    return await answerOf<Stretch[]>(worker, AbortSignal.timeout(patienceMs))
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError'
    const sentence = late ? 'The calendar is too large to be read.' : 'What the address holds is no calendar.'
    throw new CalendarUnreadable(sentence, { cause: error })
  }
}

/** The message is a sentence for whoever connected the calendar. */
export class CalendarUnreadable extends Error {
  override name = 'CalendarUnreadable'
}

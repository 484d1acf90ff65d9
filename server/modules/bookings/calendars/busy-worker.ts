import { parentPort, workerData } from 'node:worker_threads'
import { busyTimes } from './busy.ts'

// Reads calendars in a thread of its own, because recurrence rules can keep a parser busy for hours.

const { files, window, timezone } = workerData as Parameters<typeof toData>[0]
parentPort!.postMessage(toData({ files, window, timezone }))

function toData(given: { files: string[]; window: { from: number; to: number }; timezone: string }) {
  return busyTimes(given.files, given.window, given.timezone)
}

import { parentPort, workerData } from 'node:worker_threads'
import { busyTimes } from './busy.ts'

// Reads calendars away from everything else: rules of repetition can be written that take a parser hours.

const { files, window, timezone } = workerData as Parameters<typeof toData>[0]
parentPort!.postMessage(toData({ files, window, timezone }))

function toData(given: { files: string[]; window: { from: number; to: number }; timezone: string }) {
  return busyTimes(given.files, given.window, given.timezone)
}

import { parentPort, workerData } from 'node:worker_threads'
import { checkJoined, joinWebm, NothingRecorded } from './join.ts'

// 90 minutes of video are half a gigabyte, which is read twice. The thread that answers requests must not do that.

const { paths, out } = workerData as { paths: string[]; out: string }
try {
  const joined = joinWebm(paths, out)
  checkJoined(paths, out)
  parentPort!.postMessage(joined)
} catch (error) {
  if (!(error instanceof NothingRecorded)) throw error
  parentPort!.postMessage(null)
}

import { parentPort } from 'node:worker_threads'
import { type Report, write } from '../pages.ts'

// Makes reports in a thread of its own: a long one is a second of work, and the fonts take 20 MB.

parentPort!.on('message', ({ id, report }: { id: number; report: Report }) => {
  write(report).then(
    pdf => parentPort!.postMessage({ id, pdf }),
    error => parentPort!.postMessage({ id, error: String((error as Error).stack) }),
  )
})

import { parentPort } from 'node:worker_threads'
import { type Report, write } from '../pages.ts'

// Sets reports away from everything else: it is a second of work for long ones, and fonts of 20 MB stay with it.

parentPort!.on('message', ({ id, report }: { id: number; report: Report }) => {
  write(report).then(
    pdf => parentPort!.postMessage({ id, pdf }),
    error => parentPort!.postMessage({ id, error: String((error as Error).stack) }),
  )
})

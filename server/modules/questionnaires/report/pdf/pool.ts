import { Worker } from 'node:worker_threads'
import { Problem } from '#server/http/problem.ts'
import type { Report } from '../pages.ts'

/** A report of 90 minutes takes a few seconds; the first one loads its fonts besides. */
const patienceMs = 60_000
const mostMegabytes = 768
/** So many reports may wait for their turn. */
const mostWaiting = 30

/** The thread that makes reports, with its fonts. The first report starts it, and it never keeps the process alive. */
let thread: Worker | null = null
let last: Promise<unknown> = Promise.resolve()
let waiting = 0
let count = 0

/** Makes a report, and returns the bytes of the PDF. One at a time; 503 when too many wait. Throws when it can't be made. */
export async function renderPdf(report: Report): Promise<Buffer> {
  if (waiting >= mostWaiting)
    throw new Problem(503, 'Too many reports are being made. Try again in a minute.')
  waiting++
  const mine = last.then(() => render(report))
  last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    waiting--
  }
}

async function render(report: Report): Promise<Buffer> {
  thread ??= start()
  const worker = thread
  const id = ++count
  const answer = Promise.withResolvers<Buffer>()
  const failed = (error: unknown) => {
    if (thread === worker) thread = null
    answer.reject(error)
  }
  const ended = () => failed(new Error('the thread that makes reports ended'))
  const answered = (given: { id: number; pdf?: Uint8Array; error?: string }) => {
    if (given.id !== id) return
    if (given.pdf) answer.resolve(Buffer.from(given.pdf.buffer, given.pdf.byteOffset, given.pdf.byteLength))
    else failed(new Error(`the thread could not make a report: ${given.error}`))
  }
  const late = setTimeout(() => failed(new Error('a report took too long')), patienceMs)
  worker.on('message', answered).once('error', failed).once('exit', ended)
  worker.ref()
  worker.postMessage({ id, report })
  try {
    return await answer.promise
  } finally {
    clearTimeout(late)
    worker.off('message', answered).off('error', failed).off('exit', ended)
    worker.unref()
    if (thread !== worker) await worker.terminate()
  }
}

function start(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  // Also one that fails while it waits for work: the next report starts another.
  const gone = () => {
    if (thread === worker) thread = null
  }
  return worker.on('error', gone).on('exit', gone)
}

import type { Worker } from 'node:worker_threads'

/**
 * The first message of a thread that is started for one answer, and ended afterwards. Rejects when the thread fails, ends
 * without a word, or `signal` fires. Whatever the thread does later than that is nobody's business: an `error` that nobody
 * listens to would end the process.
 */
export async function answerOf<T>(worker: Worker, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const leave = () => reject(signal.reason)
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', code => reject(new Error(`a thread ended without an answer (exit code ${code})`)))
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

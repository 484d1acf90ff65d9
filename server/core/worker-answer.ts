import type { Worker } from 'node:worker_threads'

/**
 * Resolves to the first message of a thread that was started for one answer, then ends the thread. Rejects when
 * the thread fails, exits without a message, or `signal` fires. Later errors of the thread are ignored: an
 * `error` event without a listener would end the process.
 */
export async function answerOf<T>(worker: Worker, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const leave = () => reject(signal.reason)
  worker.on('message', resolve)
  // An error may overtake the answer that was sent before it; the end of a thread overtakes nothing.
  let failure: unknown
  worker.on('error', error => (failure = error))
  worker.on('exit', code =>
    reject(failure ?? new Error(`a thread ended without an answer (exit code ${code})`)),
  )
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

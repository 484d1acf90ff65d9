import { Worker } from 'node:worker_threads'
import type { FrameContents } from './look.ts'

export interface FrameRequest {
  id: number
  picture: Uint8Array
  forPhone: boolean
}

export type FrameAnswer = { id: number } & (
  | { look: FrameContents }
  | { unreadable: true }
  | { failed: string }
)

/** The frame is no picture. */
export class Unreadable extends Error {}

/** So many frames of a process may wait. More would be looked at when their moment is long over. */
const mostWaiting = 40

/** After so many seconds without a frame the models are dropped, which hold 300 MB of memory. */
const idleSeconds = 120

interface Watching {
  worker: Worker
  waiting: Map<number, { resolve(look: FrameContents): void; reject(error: Error): void }>
  idle?: NodeJS.Timeout
}

let watching: Watching | null = null
let asked = 0

/**
 * Looks at a frame, in a thread that starts with the first frame and ends when none has come for two minutes. null when
 * too many frames wait already, so that nobody has to wait in front of their camera. Throws Unreadable, or the models'
 * own error.
 */
export async function look(
  picture: Uint8Array,
  { forPhone }: { forPhone: boolean },
): Promise<FrameContents | null> {
  watching ??= begin()
  const { worker, waiting } = watching
  if (waiting.size >= mostWaiting) return null
  const id = ++asked
  const { promise, resolve, reject } = Promise.withResolvers<FrameContents>()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, picture, forPhone } satisfies FrameRequest)
  worker.ref()
  return promise
}

function begin(): Watching {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { env: {} })
  const begun: Watching = { worker, waiting: new Map() }
  worker.unref()
  worker.on('message', (told: FrameAnswer) => {
    const one = begun.waiting.get(told.id)
    begun.waiting.delete(told.id)
    if ('look' in told) one?.resolve(told.look)
    else one?.reject('failed' in told ? new Error(told.failed) : new Unreadable())
    if (!begun.waiting.size) {
      worker.unref()
      letGoLater(begun)
    }
  })
  const end = (error: Error) => {
    if (watching === begun) watching = null
    clearTimeout(begun.idle)
    for (const { reject } of begun.waiting.values()) reject(error)
    begun.waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the watcher ended')))
  return begun
}

function letGoLater(begun: Watching): void {
  clearTimeout(begun.idle)
  begun.idle = setTimeout(() => {
    if (begun.waiting.size) return
    if (watching === begun) watching = null
    void begun.worker.terminate()
  }, idleSeconds * 1_000)
  begun.idle.unref()
}

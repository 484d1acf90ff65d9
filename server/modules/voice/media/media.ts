import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MediaConfig } from '#server/core/config.ts'
import type { FromWorker, SoundTransport, ToWorker, WithoutLine } from './messages.ts'

/** One thread serves so many calls with room to spare: ten took a third of a core. */
const linesEach = 10

interface Held {
  worker: Worker
  lines: Map<number, (message: WithoutLine<FromWorker>) => void>
}

// One set of workers for the process, as there is one set of cores. They don't know whose line is whose.
const workers = new Set<Held>()
let lastLine = 0

/** The sound of one line, in the worker that had the fewest lines. */
export interface Media {
  send(message: Exclude<WithoutLine<ToWorker>, { do: 'open' | 'close' }>): void
  close(): void
}

/**
 * Begins to hear and speak for a line that opened at `openedAt` (of `monotonic`, in milliseconds). The worker's messages
 * about it go to `heard`; when the worker dies, that is `failed`.
 */
export function openMedia(
  given: { openedAt: number; vad: MediaConfig['vad']; carriage: SoundTransport },
  heard: (message: WithoutLine<FromWorker>) => void,
): Media {
  const held = leastBusy()
  const line = ++lastLine
  held.lines.set(line, heard)
  const post = (message: WithoutLine<ToWorker>) => {
    if (held.lines.has(line)) held.worker.postMessage({ line, ...message })
  }
  post({ do: 'open', ...given })
  return {
    send: post,
    close() {
      post({ do: 'close' })
      held.lines.delete(line)
    },
  }
}

/** Ends every worker, and with them every line. */
export async function stopMedia(): Promise<void> {
  await Promise.all([...workers].map(({ worker }) => worker.terminate()))
}

/**
 * The main thread loads Opus' addon before any worker does: Node unloads what only a worker has loaded when that ends,
 * and the addon's own clean-up then runs into nothing and takes the process along (seen with @evan/opus 1.0.3).
 */
const require = createRequire(import.meta.url)

function leastBusy(): Held {
  const [least] = [...workers].sort((a, b) => a.lines.size - b.lines.size)
  if (least && (least.lines.size < linesEach || workers.size >= availableParallelism())) return least
  require('@evan/opus')
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  const held: Held = { worker, lines: new Map() }
  workers.add(held)
  // Workers never keep the process alive: they hold nothing that must be kept.
  worker.unref()
  worker.on('message', ({ line, ...message }: FromWorker) => held.lines.get(line)?.(message))
  let reason = 'the media worker ended'
  worker.on('error', error => {
    reason = `the media worker failed: ${error}`
  })
  worker.on('exit', () => {
    workers.delete(held)
    const told = [...held.lines.values()]
    held.lines.clear()
    for (const heard of told) heard({ is: 'failed', error: reason })
  })
  return held
}

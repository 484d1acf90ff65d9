// What becomes of the files that somebody dropped: which is sent when, what a refusal means, when the rest goes on. Pure: the
// store (`uploads.ts`) sends and keeps the time.

import type { Refusal } from '../../parts/send-file.ts'

/** Files that are on their way together. The server reads one after the other, so more would only wait there. */
export const mostAtOnce = 2
/** How often a file is sent again after the connection broke. */
const mostTries = 5
/** Seconds before the first repeat where the server names no time; doubled with each. */
const firstPauseS = 2

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'

export interface Upload {
  id: string
  name: string
  /** bytes in all, and how many have left */
  size: number
  sent: number
  state: UploadState
  /** how often its connection broke */
  tries: number
  /** why it failed: the server's sentence; null where there was no answer */
  reason: string | null
  /** the source it became */
  docId: string | null
  /** what of it was not learnt, and why */
  notices: string[]
}

export interface Queue {
  uploads: readonly Upload[]
  /** Until then nothing is sent; ms since 1970. */
  pausedUntil: number
}

export const emptyQueue: Queue = { uploads: [], pausedUntil: 0 }

export const newUpload = (id: string, { name, size }: { name: string; size: number }): Upload => ({
  id,
  name,
  size,
  sent: 0,
  state: 'waiting',
  tries: 0,
  reason: null,
  docId: null,
  notices: [],
})

export const isOver = ({ state }: Upload): boolean => state !== 'waiting' && state !== 'sending'

export const add = (queue: Queue, uploads: Upload[]): Queue => ({
  ...queue,
  uploads: [...queue.uploads, ...uploads],
})

/** Those to send now, in the order they came. */
export function due({ uploads, pausedUntil }: Queue, now: number): Upload[] {
  if (now < pausedUntil) return []
  const free = mostAtOnce - uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}

export const begin = (queue: Queue, id: string): Queue =>
  change(queue, id, 'waiting', { state: 'sending', sent: 0, reason: null })

export const progress = (queue: Queue, id: string, sent: number): Queue =>
  change(queue, id, 'sending', ({ size }) => ({ sent: Math.min(size, sent) }))

export const finish = (
  queue: Queue,
  id: string,
  { docId, notices }: Pick<Upload, 'docId' | 'notices'>,
): Queue => change(queue, id, 'sending', ({ size }) => ({ state: 'done', sent: size, docId, notices }))

/**
 * Too many at once (429) or a busy server (503): the file waits, and all others with it. A broken connection: it is sent again
 * a few times. No room left in the plan (402): the others would be refused too, so none of them is sent. Anything else is final.
 */
export function refuse(
  queue: Queue,
  id: string,
  { status, reason, retryAfter }: Refusal,
  now: number,
): Queue {
  const upload = queue.uploads.find(each => each.id === id)
  if (upload?.state !== 'sending') return queue
  const again = (tries: number, pauseS: number): Queue => ({
    ...change(queue, id, 'sending', { state: 'waiting', sent: 0, tries }),
    pausedUntil: Math.max(queue.pausedUntil, now + pauseS * 1000),
  })
  if (status === 429 || (status === 503 && retryAfter !== null))
    return again(upload.tries, retryAfter ?? firstPauseS)
  if ((status === 0 || status >= 502) && upload.tries < mostTries)
    return again(upload.tries + 1, firstPauseS * 2 ** upload.tries)
  const failed = { state: 'failed' as const, sent: 0, reason }
  if (status !== 402) return change(queue, id, 'sending', failed)
  const fails = (each: Upload) => each.id === id || each.state === 'waiting'
  return { ...queue, uploads: queue.uploads.map(each => (fails(each) ? { ...each, ...failed } : each)) }
}

export const cancel = (queue: Queue, id: string): Queue =>
  replace(queue, id, each => !isOver(each), cancelled)

export const cancelAll = (queue: Queue): Queue => ({
  ...queue,
  uploads: queue.uploads.map(each => (isOver(each) ? each : { ...each, ...cancelled })),
})

/** Sends again what failed or was cancelled. */
export const retry = (queue: Queue, id: string): Queue =>
  replace(queue, id, ({ state }) => state === 'failed' || state === 'cancelled', fresh)

export const retryFailed = (queue: Queue): Queue => ({
  ...queue,
  uploads: queue.uploads.map(each => (each.state === 'failed' ? { ...each, ...fresh } : each)),
})

/** Forgets those that are over. */
export const clear = ({ uploads, pausedUntil }: Queue): Queue => ({
  uploads: uploads.filter(each => !isOver(each)),
  pausedUntil,
})

export interface Progress {
  files: number
  done: number
  failed: number
  /** neither cancelled nor over yet */
  open: number
  /** of the bytes of all files that were not cancelled, 0 to 1; a file that is over counts whole */
  share: number
}

export function progressOf({ uploads }: Queue): Progress {
  const wanted = uploads.filter(({ state }) => state !== 'cancelled')
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0)
  const left = wanted.reduce((sum, each) => sum + (isOver(each) ? each.size : each.sent), 0)
  const count = (state: UploadState) => wanted.filter(each => each.state === state).length
  return {
    files: wanted.length,
    done: count('done'),
    failed: count('failed'),
    open: count('waiting') + count('sending'),
    share: bytes ? left / bytes : 1,
  }
}

const cancelled = { state: 'cancelled' as const, sent: 0 }
const fresh = { state: 'waiting' as const, sent: 0, tries: 0, reason: null }

type Changes = Partial<Upload>

/** Changes an upload that is in this state; in any other, the news is old. */
const change = (
  queue: Queue,
  id: string,
  state: UploadState,
  changes: Changes | ((upload: Upload) => Changes),
): Queue => replace(queue, id, each => each.state === state, changes)

function replace(
  queue: Queue,
  id: string,
  may: (upload: Upload) => boolean,
  changes: Changes | ((upload: Upload) => Changes),
): Queue {
  const at = queue.uploads.findIndex(each => each.id === id)
  const upload = queue.uploads[at]
  if (!upload || !may(upload)) return queue
  const next = { ...upload, ...(typeof changes === 'function' ? changes(upload) : changes) }
  return { ...queue, uploads: queue.uploads.with(at, next) }
}

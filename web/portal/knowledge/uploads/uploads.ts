import { useSyncExternalStore } from 'react'
import { queryClient } from '../../api/query.ts'
import { type Parcel, type Refusal, sendFile } from '../../parts/send-file.ts'
import * as queue from './queue.ts'

// The files that are on their way to the server. They outlive the page that they were dropped on: only closing the tab ends
// them, and then the browser asks first.

let state: queue.Queue = queue.emptyQueue
const parcels = new Map<string, Parcel>()
const aborts = new Map<string, AbortController>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: queue.Queue): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Sends what is due, and comes back when the pause ends. */
function pump(): void {
  const now = Date.now()
  for (const upload of queue.due(state, now)) void carry(upload.id)
  clearTimeout(timer)
  const waits = state.uploads.some(each => each.state === 'waiting')
  if (waits && state.pausedUntil > now) timer = setTimeout(pump, state.pausedUntil - now)
}

async function carry(id: string): Promise<void> {
  const parcel = parcels.get(id)
  if (!parcel) return
  const abort = new AbortController()
  aborts.set(id, abort)
  set(queue.begin(state, id))
  try {
    const answer = await sendFile(parcel, {
      signal: abort.signal,
      onProgress: bytes => set(queue.progress(state, id, bytes)),
    })
    const {
      doc_id,
      id: own,
      notices,
    } = (answer ?? {}) as { doc_id?: string; id?: string; notices?: string[] }
    set(queue.finish(state, id, { docId: doc_id ?? own ?? null, notices: notices ?? [] }))
    parcels.delete(id)
    learnt()
  } catch (error) {
    if (!abort.signal.aborted) set(queue.refuse(state, id, error as Refusal, Date.now()))
  } finally {
    if (aborts.get(id) === abort) aborts.delete(id)
    pump()
  }
}

let due: ReturnType<typeof setTimeout> | undefined
/** The lists read again, once for files that end together. */
function learnt(): void {
  clearTimeout(due)
  due = setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: ['knowledge'] })
    void queryClient.invalidateQueries({ queryKey: ['counts'] })
  }, 300)
}

/** Where files go: to the knowledge unless said otherwise. */
export interface Destination {
  method?: Parcel['method']
  path: string
  fields?: Record<string, string>
}

const knowledge: Destination = { path: '/api/v1/knowledge/portal/upload' }

export function upload(files: File[], { method = 'POST', path, fields = {} }: Destination = knowledge): void {
  const uploads = files.map(file => {
    const id = keyOf()
    parcels.set(id, { method, path, file, fields, key: id })
    return queue.newUpload(id, file)
  })
  set(queue.add(state, uploads))
  pump()
}

export function cancel(id: string): void {
  set(queue.cancel(state, id))
  aborts.get(id)?.abort()
  pump()
}

export function cancelAll(): void {
  set(queue.cancelAll(state))
  for (const abort of aborts.values()) abort.abort()
}

export function retry(id: string): void {
  renew(id)
  set(queue.retry(state, id))
  pump()
}

export function retryFailed(): void {
  for (const each of state.uploads) if (each.state === 'failed') renew(each.id)
  set(queue.retryFailed(state))
  pump()
}

/** The server repeats its first answer to a key, so another try needs another one. */
function renew(id: string): void {
  const parcel = parcels.get(id)
  if (parcel) parcels.set(id, { ...parcel, key: keyOf() })
}

const keyOf = (): string => `upload-${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Takes away what is over. */
export function clear(): void {
  set(queue.clear(state))
  for (const id of parcels.keys()) if (!state.uploads.some(each => each.id === id)) parcels.delete(id)
}

addEventListener('beforeunload', event => {
  if (queue.progressOf(state).open) event.preventDefault()
})

export const useUploads = (): queue.Queue =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )

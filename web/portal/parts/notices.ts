import { useSyncExternalStore } from 'react'

// What has just happened, told at the lower edge of the page, with a way back where there is one.

export interface Notice {
  id: number
  sentence: string
  tone: 'plain' | 'alarm'
  undo: (() => unknown) | null
}

/** Milliseconds for which something can be undone, and for which a plain sentence stands. */
export const undoMs = 10_000
const readMs = 6_000
const mostNotices = 3

let notices: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  set(notices.filter(notice => notice.id !== id))
}

const lengthOf = ({ undo }: Notice): number => (undo ? undoMs : readMs)

/** Stops its clock while somebody reads or reaches for it, and starts it anew. */
export const hold = (id: number): void => clearTimeout(timers.get(id))
export function release(id: number): void {
  const notice = notices.find(one => one.id === id)
  if (notice)
    timers.set(
      id,
      setTimeout(() => dismiss(id), lengthOf(notice)),
    )
}

function show(notice: Omit<Notice, 'id'>): void {
  const id = ++count
  for (const { id: old } of notices.slice(0, -mostNotices + 1)) dismiss(old)
  set([...notices, { ...notice, id }])
  release(id)
}

/** Says something that needs no answer. */
export const tell = (sentence: string): void => show({ sentence, tone: 'plain', undo: null })

/** Says that something failed which the page cannot show in its place. */
export const warn = (sentence: string): void => show({ sentence, tone: 'alarm', undo: null })

/** Says what was done, and offers to undo it for ten seconds. */
export const offerUndo = (sentence: string, undo: () => unknown): void =>
  show({ sentence, tone: 'plain', undo })

/** Undoes this one, or else the newest that can be undone. */
export function undoNotice(id?: number): void {
  const notice = id ? notices.find(one => one.id === id) : notices.findLast(one => one.undo)
  if (!notice?.undo) return
  dismiss(notice.id)
  void notice.undo()
}

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notices,
  )

import { useMemo, useSyncExternalStore } from 'react'

// What the desk says at the bottom of the window after something was done, and the way back. One at a time: the newest.

/** Milliseconds that the way back stays open. */
export const undoMs = 10_000

export interface Notice {
  id: number
  text: string
  /** Takes back what the notice tells of; null where nothing can be taken back. */
  undo: (() => unknown) | null
}

let current: Notice | null = null
let last = 0
/** What becomes final when the current notice goes. */
let settle: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The newest change that the server has not answered yet; whether Z was pressed meanwhile. */
let pending: { taken: boolean } | null = null
/** Ids of records that are off the page, while the server still has them. */
let held: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function show(notice: Notice | null): void {
  clearTimeout(timer)
  const due = settle
  settle = null
  current = notice
  if (notice) timer = setTimeout(dismiss, undoMs)
  tellListeners()
  due?.()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

function setHeld(id: string, isHeld: boolean): void {
  held = isHeld ? held.union(new Set([id])) : held.difference(new Set([id]))
  tellListeners()
}

/** Takes the notice away; what it held back is done now. */
export const dismiss = (): void => show(null)

/** Says that something is done. */
export const tell = (text: string): void => show({ id: ++last, text, undo: null })

/** Says that something is done, and takes it back if the owner wants so. */
export function offerUndo(text: string, undo: () => unknown): void {
  pending = null
  show({ id: ++last, text, undo })
}

/**
 * The same for what a page shows before the server has answered: says what became of it. A way back to what was done before goes
 * at once, and Z that is pressed early takes this back as soon as that can be done.
 */
export async function tellWhenDone(
  change: Promise<{ text: string; undo?: (() => unknown) | null } | null>,
): Promise<void> {
  dismiss()
  const mine = { taken: false }
  pending = mine
  let isNewest = false
  const outcome = await change.finally(() => {
    isNewest = pending === mine
    if (isNewest) pending = null
  })
  if (!outcome) return
  const { text, undo } = outcome
  if (undo && mine.taken) undo()
  // Where something else has been done since, that is what Z takes back.
  else if (isNewest || !undo) show({ id: ++last, text, undo: undo ?? null })
}

/**
 * For what can't be taken back once the server knows: `write` is held back until the notice goes, or the page is left.
 * `undo` puts back what the page shows meanwhile.
 */
export function holdBack(text: string, { write, undo }: { write: () => void; undo: () => unknown }): void {
  pending = null
  show({ id: ++last, text, undo })
  settle = write
}

/**
 * Takes a record off the page (`useKept`), and off the server once the notice goes. `remove` resolves when what is shown has
 * been read again.
 */
export function holdRemoval(text: string, id: string, remove: () => Promise<unknown>): void {
  setHeld(id, true)
  const back = () => setHeld(id, false)
  holdBack(text, { write: () => void remove().then(back, back), undo: back })
}

/** Of a list, what is not off the page. To read it again meanwhile brings nothing back. */
export function useKept<Row extends { id: string }>(list: readonly Row[]): Row[] {
  const away = useSyncExternalStore(listen, () => held)
  return useMemo(() => list.filter(({ id }) => !away.has(id)), [list, away])
}

/** Takes back what was done last, if it can be. */
export function takeBack(): void {
  if (pending) {
    pending.taken = true
    return
  }
  const undo = current?.undo
  if (!undo) return
  settle = null
  show(null)
  undo()
}

addEventListener('pagehide', dismiss)

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = (): Notice | null => useSyncExternalStore(listen, () => current)

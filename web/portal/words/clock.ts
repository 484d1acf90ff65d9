import { useSyncExternalStore } from 'react'

// What the time is. A browser's clock may be wrong by a day; the server's answers say what it is there, so that nobody reads
// that a visitor has waited for minus three hours.

const minute = 60_000

/** Milliseconds. Less than this is the way of the answer and the whole seconds of its header, not a wrong clock. */
const tolerance = 30_000

let ahead = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Takes the time from the header `Date` of an answer that has just come. */
export function noteServerTime(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  const next = Math.abs(difference) < tolerance ? 0 : difference
  if (Math.abs(next - ahead) < tolerance) return
  ahead = next
  tell()
}

/** Milliseconds since 1970, by the server's clock. */
export const now = (): number => Date.now() + ahead

let seen = now()
let timer: ReturnType<typeof setInterval> | undefined
const tick = () => {
  seen = now()
  tell()
}

/** The time for what is said of it on the page: a new one twice a minute, and when a wrong clock comes to light. */
export const useNow = (): number =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      timer ??= setInterval(tick, minute / 2)
      return () => {
        listeners.delete(listener)
        if (listeners.size) return
        clearInterval(timer)
        timer = undefined
      }
    },
    () => {
      if (Math.abs(now() - seen) > minute / 2) seen = now()
      return seen
    },
  )

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Slot } from '#contract/bookings/bookings.ts'
import { type Failure, freeTimes, pause, retryOfflineMs } from '../requests.ts'
import { edgesOf, isBefore, keyOf, type Month, plusMonths } from './dates.ts'

interface Wanted {
  /** the address of the free times */
  base: string
  service_id: string | undefined
  zone: string
  /** changes when times must be loaded again */
  version: number
  /** the months that are shown, in order, and the last that can be booked */
  months: Month[]
  last: Month
  /** the first day that is shown */
  from: string
  dayOf: (moment: string) => string
}

interface FreeTimes {
  /** of the months that are shown; null while they load */
  slots: Slot[] | null
  /** the first from the days shown on; null when there is none, undefined while it is looked for */
  next: Slot | null | undefined
  failure: Failure | null
}

/**
 * The free times of the months shown. Where the days shown have none, later months are searched. A request that fails is sent
 * again by itself, until the visitor leaves.
 */
export function useFreeTimes(wanted: Wanted): FreeTimes {
  const { base, service_id, zone, version, months, last, from, dayOf } = wanted
  const known = useRef(new Map<string, Slot[]>())
  const [failure, setFailure] = useState<Failure | null>(null)
  const [, loaded] = useState(0)
  const subject = [base, service_id, zone, version].join(' ')
  const about = useRef(subject)
  if (about.current !== subject) {
    about.current = subject
    known.current = new Map()
  }
  const shown = months.map(keyOf)
  const isShownOrLater = (slot: Slot) => dayOf(slot.starts_at) >= from

  // Dependencies: `subject` says what is looked for, the others where.
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const times = known.current
    const load = async (month: Month): Promise<Slot[]> => {
      for (;;) {
        const have = times.get(keyOf(month))
        if (have) return have
        const query = { ...(service_id && { service_id }), ...edgesOf(month), timezone: zone }
        const answer = await freeTimes(base, query, signal)
        signal.throwIfAborted()
        setFailure(answer.ok ? null : answer.failure)
        if (answer.ok) times.set(keyOf(month), answer.value)
        else await pause(answer.retryMs ?? retryOfflineMs, signal)
        loaded(count => count + 1)
      }
    }
    const search = async () => {
      let found = (await Promise.all(months.map(load))).flat()
      for (let month = months.at(-1)!; !found.some(isShownOrLater) && isBefore(month, last); ) {
        month = plusMonths(month, 1)
        found = await load(month)
      }
    }
    setFailure(null)
    search().catch(error => {
      if (!signal.aborted) throw error
    })
    return () => control.abort()
  }, [subject, shown.join(' '), from])

  const times = known.current
  const complete = shown.every(key => times.has(key))
  const slots = complete ? shown.flatMap(key => times.get(key)!) : null
  return { slots, next: slots ? firstFree() : undefined, failure }

  function firstFree(): Slot | null | undefined {
    for (let month = months[0]!; ; month = plusMonths(month, 1)) {
      const ofMonth = times.get(keyOf(month))
      const free = ofMonth?.find(isShownOrLater)
      if (free || !ofMonth) return free
      if (!isBefore(month, last)) return null
    }
  }
}

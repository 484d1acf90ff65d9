import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Slot } from '#contract/bookings/bookings.ts'
import { phrase } from '#locales/phrase.ts'
import type { BookingTexts } from '#locales/types.ts'
import { type Failure, freeTimes } from '../requests.ts'
import { datesIn, edgesOf, isBefore, type Month, monthOf, nameOfMonth, plusMonths } from './dates.ts'
import { MonthView } from './month-view.tsx'
import { ZoneChoice } from './zone-choice.tsx'

interface TimesProps {
  /** the address of the free times */
  base: string
  service_id?: string
  horizonDays: number
  locale: string
  strings: BookingTexts
  zone: string
  setZone: (zone: string) => void
  /** changes when times must be loaded again */
  version: number
  choose: (slot: Slot) => void
}

/** A month with its free days, and the times of the chosen day. */
export function Times({
  base,
  service_id,
  horizonDays,
  locale,
  strings,
  zone,
  setZone,
  version,
  choose,
}: TimesProps) {
  const dates = useMemo(() => datesIn(locale, zone), [locale, zone])
  const now = new Date()
  const first = monthOf(dates.dayOf(now.toISOString()))
  const last = monthOf(dates.dayOf(new Date(now.getTime() + horizonDays * 86_400_000).toISOString()))
  const [month, setMonth] = useState<Month>(first)
  const [slots, setSlots] = useState<Slot[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [day, setDay] = useState<string | null>(null)
  // A new reader wants a free time, not an empty month; a reader who turned the page wants that month.
  const [searching, setSearching] = useState(true)
  const [tries, setTries] = useState(0)
  const hours = useRef<HTMLDivElement>(null)

  // `version` and `tries` load the times again.
  useEffect(() => {
    const control = new AbortController()
    setSlots(null)
    setFailure(null)
    void freeTimes(
      base,
      { ...(service_id && { service_id }), ...edgesOf(month), timezone: zone },
      control.signal,
    ).then(answer => {
      if (control.signal.aborted) return
      if (!answer.ok) return setFailure(answer.failure)
      if (!answer.value.length && searching && isBefore(month, last)) return setMonth(plusMonths(month, 1))
      setSearching(false)
      setSlots(answer.value)
      const days = new Set(answer.value.map(slot => dates.dayOf(slot.starts_at)))
      setDay(chosen => (chosen !== null && days.has(chosen) ? chosen : ([...days][0] ?? null)))
    })
    return () => control.abort()
  }, [base, service_id, month.year, month.month, zone, version, tries])

  const free = new Set(slots?.map(slot => dates.dayOf(slot.starts_at)))
  const ofDay = slots?.filter(slot => dates.dayOf(slot.starts_at) === day) ?? []
  return (
    <div class="times">
      <MonthView
        month={month}
        locale={locale}
        strings={strings}
        free={free}
        chosen={day}
        choose={chosen => {
          setDay(chosen)
          // On narrow screens the times are below the month, out of sight.
          hours.current?.scrollIntoView({ block: 'nearest' })
        }}
        describe={dates.day}
        turn={{
          back: isBefore(first, month) ? () => setMonth(plusMonths(month, -1)) : null,
          on: isBefore(month, last) ? () => setMonth(plusMonths(month, 1)) : null,
        }}
      />
      <div class="hours" ref={hours}>
        <div role="status" class="state">
          {failure !== null && <p class="failure">{strings[failure]}</p>}
          {failure === null && slots === null && <p class="note">{strings.loading}</p>}
          {slots?.length === 0 && <p>{phrase(strings.no_times, { month: nameOfMonth(month, locale) })}</p>}
          {ofDay.length > 0 && day !== null && (
            <h3>{phrase(strings.choose_time, { day: dates.day(day) })}</h3>
          )}
        </div>
        {failure !== null && (
          <button type="button" class="quiet-button" onClick={() => setTries(tries + 1)}>
            {strings.retry}
          </button>
        )}
        <ul class="slots">
          {ofDay.map(slot => (
            <li key={slot.starts_at}>
              <button type="button" class="slot" onClick={() => choose(slot)}>
                <span>{dates.time(slot.starts_at)}</span>
                {slot.remaining > 1 && <small>{phrase(strings.left, { count: slot.remaining })}</small>}
              </button>
            </li>
          ))}
        </ul>
        <ZoneChoice zone={zone} setZone={setZone} locale={locale} label={strings.timezone} />
      </div>
    </div>
  )
}

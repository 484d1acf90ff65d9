import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Slot } from '#contract/bookings/bookings.ts'
import { phrase } from '#locales/phrase.ts'
import type { BookingTexts } from '#locales/types.ts'
import {
  clocksDiffer,
  datesIn,
  edgesOf,
  isBefore,
  monthOf,
  nameOfMonth,
  plusDays,
  plusMonths,
  weekOf,
  weeksOf,
} from './dates.ts'
import { MonthView } from './month-view.tsx'
import { SlotList, SlotsToCome } from './slot-list.tsx'
import { useFreeTimes } from './use-free-times.ts'
import { nameOfZone, ZoneChoice } from './zone-choice.tsx'

interface TimesProps {
  /** the address of the free times */
  base: string
  service_id?: string
  horizonDays: number
  locale: string
  strings: BookingTexts
  business: { name: string; timezone: string }
  zone: string
  setZone: (zone: string) => void
  /** changes when times must be loaded again */
  version: number
  day: string | null
  setDay: (day: string | null) => void
  choose: (slot: Slot) => void
}

/** Narrower than this, the calendar is above its times and shows one week, so that both are in sight. */
const narrowPx = 600

/** A month or a week with its free days, and the times of the chosen day. */
export function Times(props: TimesProps) {
  const { base, service_id, locale, strings, business, zone, setZone, version, day, setDay } = props
  const dates = useMemo(() => datesIn(locale, zone), [locale, zone])
  const now = Date.now()
  const today = dates.dayOf(new Date(now).toISOString())
  const lastDay = dates.dayOf(new Date(now + props.horizonDays * 86_400_000).toISOString())
  const [first, last] = [monthOf(today), monthOf(lastDay)]
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNarrow = useNarrow(frame)
  const [whole, setWhole] = useState(false)
  const isWeek = isNarrow && !whole
  /** A day of the page that is shown. */
  const [anchor, setAnchor] = useState(day ?? today)
  const [focused, setFocused] = useState<string | null>(null)
  // A new reader wants a free time, not an empty month; a reader who turned the page wants that page.
  const turned = useRef(day !== null)

  const month = monthOf(anchor)
  const weeks = isWeek ? [weekOf(anchor, locale)] : weeksOf(month, locale, today)
  const shown = weeks.flat().filter(each => each !== null && each >= today) as string[]
  const months = [monthOf(shown[0]!), monthOf(shown.at(-1)!)]
  const { slots, next, failure } = useFreeTimes({
    ...{ base, service_id, zone, version, last, dayOf: dates.dayOf, from: shown[0]! },
    months: isBefore(months[0]!, months[1]!) ? months : [months[0]!],
  })
  const free = slots && new Set(slots.map(slot => dates.dayOf(slot.starts_at)))
  const firstFree = shown.find(each => free?.has(each)) ?? null
  const ofDay = slots?.filter(slot => dates.dayOf(slot.starts_at) === day) ?? []
  const nextDay = next ? dates.dayOf(next.starts_at) : null
  /** Nothing is free here, and we are about to go where something is. */
  const isMoving = !firstFree && nextDay !== null && !turned.current
  /** The first free time of all, for whoever has turned the page since. */
  const soonest = useRef(next)
  if (shown.includes(today)) soonest.current = next
  const elsewhere = [soonest.current, next].find(slot => slot && !shown.includes(dates.dayOf(slot.starts_at)))

  // Dependencies: when other times are shown. The day stays while it is shown and has free times.
  useEffect(() => {
    if (!free || (day && free.has(day) && shown.includes(day))) return
    if (isMoving) return goTo(nextDay)
    if (firstFree !== day) setDay(firstFree)
  }, [slots, next, shown.join()])

  const goTo = (to: string) => {
    setAnchor(to)
    setDay(to)
  }
  const showPage = (to: string) => {
    turned.current = true
    setFocused(null)
    setAnchor(to < today ? today : to > lastDay ? lastDay : to)
  }
  const select = (to: string) => {
    setFocused(null)
    setAnchor(to)
    setDay(to)
    setWhole(false)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  const turn = (count: 1 | -1) => {
    if (isWeek) {
      const to = plusDays(weekOf(anchor, locale)[count > 0 ? 0 : 6]!, count * 7)
      return weekOf(to, locale)[6]! < today || weekOf(to, locale)[0]! > lastDay ? null : () => showPage(to)
    }
    const to = plusMonths(month, count)
    return isBefore(to, first) || isBefore(last, to) ? null : () => showPage(edgesOf(to).from)
  }
  // A day is chosen a moment after its times have come.
  const isComing = next === undefined || isMoving || (firstFree !== null && ofDay.length === 0)
  const soldOut = isWeek
    ? strings.no_times_this_week
    : phrase(strings.no_times, { month: nameOfMonth(month, locale) })
  return (
    <div class={isNarrow ? 'times' : 'times wide-times'} ref={frame}>
      <div class="calendar">
        <MonthView
          {...{ month, weeks, locale, strings, free, focused }}
          chosen={day}
          choose={select}
          describe={dates.day}
          turn={{
            back: { label: isWeek ? strings.previous_week : strings.previous_month, act: turn(-1) },
            on: { label: isWeek ? strings.next_week : strings.next_month, act: turn(1) },
          }}
          move={to => {
            if (to < today || to > lastDay) return
            turned.current = true
            setAnchor(to)
            setFocused(to)
          }}
        />
        <div class="settings">
          {isNarrow && (
            <button type="button" class="text-button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? strings.one_week : strings.whole_month}
            </button>
          )}
          <ZoneChoice {...{ zone, setZone, locale }} own={business.timezone} label={strings.timezone} />
        </div>
        {clocksDiffer(zone, business.timezone, new Date(now).toISOString()) && (
          <p class="note">
            <bdi>{business.name}</bdi>: {nameOfZone(business.timezone, locale, 'longGeneric')}
          </p>
        )}
      </div>
      <div class="hours">
        <h3 ref={heading} tabIndex={-1} class={day ? '' : 'only-heard'}>
          {day ? phrase(strings.choose_time, { day: dates.day(day) }) : strings.choose_day}
        </h3>
        <div role="status" class="state">
          {failure !== null && <p>{failure === 'offline' ? strings.reconnecting : strings[failure]}</p>}
          {failure === null && next === undefined && <p class="only-heard">{strings.loading}</p>}
          {next !== undefined && !firstFree && !isMoving && <p>{next ? soldOut : strings.nothing_free}</p>}
        </div>
        {isComing && <SlotsToCome />}
        <SlotList slots={ofDay} {...{ dates, strings }} choose={props.choose} />
        {!isComing && elsewhere && (
          <button
            type="button"
            class="quiet-button next-free"
            onClick={() => select(dates.dayOf(elsewhere.starts_at))}
          >
            {phrase(strings.next_free, { when: dates.moment(elsewhere.starts_at) })}
          </button>
        )}
      </div>
    </div>
  )
}

/** Whether an element is narrow. Not a matter of the window: a widget is narrow in a wide one. */
function useNarrow(frame: { current: HTMLElement | null }): boolean {
  const [isNarrow, setNarrow] = useState(() => innerWidth < narrowPx)
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => setNarrow(element.offsetWidth < narrowPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNarrow
}

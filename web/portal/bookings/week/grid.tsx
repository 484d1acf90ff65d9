import { useNavigate, useSearch } from '@tanstack/react-router'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { Booking, BusyTime, Service } from '#client'
import { tell } from '../../parts/notices/notices.ts'
import { fullDateOf, timeOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { dayFromNow, minutesInto, momentAt } from '../days.ts'
import type { Window } from '../queries.ts'
import { useMove } from '../use-move.ts'
import { bookingWords } from '../words.ts'
import { BookingBlock, type Place, styleOf } from './booking-block.tsx'
import { conflictWords } from './conflict-words.ts'
import { hoursShown, inLanes, type Span, spansOf } from './layout.ts'
import { useDrag } from './use-drag.ts'
import css from './week.module.css'
import { hourOf, weekdayOf } from './weekday.ts'

/** Pixels of an hour. */
const hourHeight = 52

/** The days side by side with what is booked and what can't be, and bookings that are dragged over them. */
export function Grid({
  days,
  window,
  bookings,
  busy,
  services,
  zone,
  now,
}: {
  days: readonly string[]
  window: Window
  bookings: readonly Booking[]
  busy: readonly BusyTime[]
  services: readonly Service[]
  zone: string
  now: number
}) {
  const words = bookingWords()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const root = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => bookings.filter(({ status }) => status !== 'cancelled'), [bookings])
  const hours = useMemo(() => hoursShown(days, busy.filter(isShut), shown, zone), [days, busy, shown, zone])
  const colours = useMemo(() => coloursOf(services), [services])
  const move = useMove()
  const known = { bookings: shown, busy, services }
  const { drag, down } = useDrag(
    { root, hours, zone, window, known },
    {
      drop: ({ booking, to }) => move(booking, to),
      refuse: ({ booking }, conflict) =>
        tell(
          say(words.stays, {
            name: isolated(booking.name),
            reason: conflictWords(conflict),
          }),
        ),
    },
  )
  const today = dayFromNow(zone, now)
  const total = (hours.last - hours.first) * 60
  const at = (minute: number) => (minute - hours.first * 60) / total
  const placeOf = ({ from, to }: Span, lane = 0, lanes = 1): Place => ({
    top: Math.max(0, at(from)),
    height: Math.min(1, at(to)) - Math.max(0, at(from)),
    lane,
    lanes,
  })

  // The hours of a house that is always open don't fit: what is now stands in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other days are shown
  useEffect(() => {
    if (total > 14 * 60) root.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' })
  }, [days[0]])

  const book = (day: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget && !(event.target as Element).closest('[data-busy]')) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const minute = hours.first * 60 + ((event.clientY - top) / height) * total
    const moment = momentAt(day, Math.floor(minute / 15) * 15, zone)
    void navigate({ to: '.', search: { ...search, new: true, at: moment } as never })
  }

  const clocks = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index)
  return (
    <div
      ref={root}
      className={css.grid}
      data-dragging={drag ? drag.mode : undefined}
      style={{ '--days': days.length, '--hours': clocks.length, '--hour': `${hourHeight}px` } as object}
    >
      <div className={css.heads}>
        {days.map(day => (
          <div key={day} className={css.head} data-today={day === today || undefined} aria-hidden="true">
            {weekdayOf(day)} <b>{Number(day.slice(8))}</b>
          </div>
        ))}
      </div>
      <div className={css.clocks} aria-hidden="true">
        {clocks.map(hour => (
          <span key={hour}>{hour > hours.first && hourOf(hour)}</span>
        ))}
      </div>
      {days.map(day => {
        const spans = shown.flatMap(booking =>
          spansOf(booking, [day], zone).map(span => ({ ...span, booking })),
        )
        const shut = busy
          .flatMap(time => spansOf(time, [day], zone).map(span => ({ ...span, time })))
          .filter(({ from, to }) => to > hours.first * 60 && from < hours.last * 60)
        const going = drag && spansOf(goingTo(drag.to), [day], zone)[0]
        return (
          <section key={day} className={css.column} aria-label={fullDateOf(`${day}T12:00:00Z`, 'UTC')}>
            {/* A new booking is also made by its button, for which N is the key. */}
            <div
              className={css.day}
              data-day={day}
              data-today={day === today || undefined}
              onPointerUp={event => event.button === 0 && !drag && book(day)(event)}
            >
              {shut.map(({ time, ...span }) => (
                <div
                  key={`${time.kind} ${time.starts_at} ${time.name}`}
                  className={css.busy}
                  data-busy={time.kind}
                  style={styleOf(placeOf(span))}
                >
                  {time.kind !== 'closed' && (
                    <span dir="auto">
                      {time.name ?? (time.kind === 'closure' ? words.week.closed_day : words.week.busy)}
                    </span>
                  )}
                </div>
              ))}
              <ol className={css.blocks}>
                {inLanes(spans).map(({ item, lane, lanes }) => (
                  <BookingBlock
                    key={item.booking.id}
                    booking={item.booking}
                    place={placeOf(item, lane, lanes)}
                    colour={colours.get(item.booking.service_id) ?? 0}
                    zone={zone}
                    isGone={drag?.booking.id === item.booking.id}
                    down={down}
                  />
                ))}
              </ol>
              {drag && going && (
                <div
                  className={css.ghost}
                  data-conflict={drag.conflict?.kind}
                  style={styleOf(placeOf(going))}
                  aria-hidden="true"
                >
                  <b>
                    {timeOf(drag.to.starts_at, zone)} – {timeOf(goingTo(drag.to).ends_at, zone)}
                  </b>{' '}
                  <span>{drag.conflict && conflictWords(drag.conflict)}</span>
                </div>
              )}
              {day === today && now >= Date.parse(window.from) && (
                <NowLine top={at(minutesInto(now, zone))} />
              )}
            </div>
          </section>
        )
      })}
      <p className={css.heard} role="status">
        {drag?.conflict && conflictWords(drag.conflict)}
      </p>
    </div>
  )
}

const isShut = ({ kind }: BusyTime) => kind !== 'calendar'

const goingTo = ({ starts_at, minutes }: { starts_at: string; minutes: number }) => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
})

const NowLine = ({ top }: { top: number }) =>
  top >= 0 && top <= 1 ? (
    <div className={css.now} data-now style={{ insetBlockStart: `${top * 100}%` }} aria-hidden="true" />
  ) : null

/** The colour of each service: one for each person, room or machine, else for each service. */
export function coloursOf(services: readonly Service[]): Map<string, number> {
  const keys = [...new Set(services.map(({ id, resource }) => resource ?? id))]
  return new Map(services.map(({ id, resource }) => [id, keys.indexOf(resource ?? id) % 8]))
}

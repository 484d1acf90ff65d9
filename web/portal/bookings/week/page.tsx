import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { Button } from '../../parts/button.tsx'
import { BackIcon, NextIcon } from '../../parts/icons.tsx'
import { useKeys } from '../../parts/keys.ts'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { useNow } from '../../words/clock.ts'
import { dayFromNow, later, mondayOf, startOf } from '../days.ts'
import { busyQuery, daysQuery, servicesQuery } from '../queries.ts'
import { readSearch, type Span, spans } from '../search.ts'
import { Waitlist } from '../waitlist/waitlist.tsx'
import { bookingWords } from '../words.ts'
import { useGo } from './go.ts'
import { coloursOf, Grid } from './grid.tsx'
import { daysFrom } from './layout.ts'
import css from './week.module.css'
import { rangeOf } from './weekday.ts'

const narrow = matchMedia('(max-width: 760px)')
const useIsNarrow = () =>
  useSyncExternalStore(
    changed => {
      narrow.addEventListener('change', changed)
      return () => narrow.removeEventListener('change', changed)
    },
    () => narrow.matches,
  )

/** A week of bookings, or on a phone a day; what can't be booked; and who waits for a time. */
export function Page() {
  const words = bookingWords().week
  const { timezone: zone } = useMe().tenant
  const search = readSearch(useSearch({ strict: false }))
  const now = useNow()
  const today = dayFromNow(zone, now)
  const usual: Span = useIsNarrow() ? 1 : 7
  const span = search.span ?? usual
  const wanted = search.day ?? today
  const first = span === 7 ? mondayOf(wanted) : wanted
  const days = useMemo(() => daysFrom(first, span), [first, span])
  const window = useMemo(
    () => ({ from: startOf(first, zone), to: startOf(first, zone, span) }),
    [first, span, zone],
  )
  const bookings = useQuery({ ...daysQuery(window), placeholderData: before => before })
  const busy = useQuery({ ...busyQuery(window), placeholderData: before => before })
  const services = useQuery(servicesQuery)
  const go = useGo()
  const back = () => go({ day: later(first, -span) })
  const on = () => go({ day: later(first, span) })
  const toToday = () => go({ day: undefined })
  useKeys({ t: toToday, j: on, k: back })
  const error = bookings.error ?? busy.error ?? services.error
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <Button variant="default" onClick={toToday}>
          {words.today}
        </Button>
        <button type="button" className={css.step} onClick={back} aria-label={words.earlier}>
          <BackIcon />
        </button>
        <button type="button" className={css.step} onClick={on} aria-label={words.later}>
          <NextIcon />
        </button>
        <h2 className={css.range}>{rangeOf(first, days.at(-1)!)}</h2>
        <fieldset className={css.spans} aria-label={words.span}>
          {spans.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === span}
              onClick={() => go({ span: each, day: wanted })}
            >
              {words.spans[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={css.sides}>
        <div className={css.main} data-stale={bookings.isPlaceholderData || undefined}>
          {bookings.data && busy.data && services.data ? (
            <>
              <Grid
                days={days}
                window={window}
                bookings={bookings.data.bookings}
                busy={busy.data.times}
                services={services.data.services}
                zone={zone}
                now={now}
              />
              <Legend services={services.data.services} />
            </>
          ) : error ? (
            <Failure
              error={error}
              retry={() => Promise.all([bookings.refetch(), busy.refetch(), services.refetch()])}
            />
          ) : (
            <Late>
              <Bones lines={11} height={52} />
            </Late>
          )}
        </div>
        <Waitlist />
      </div>
    </div>
  )
}

/** Which colour is whose; without a service, how to have one. */
function Legend({ services }: { services: Parameters<typeof coloursOf>[0] }) {
  const words = bookingWords().week
  const active = services.filter(({ is_active }) => is_active)
  const colours = coloursOf(services)
  if (!active.length)
    return (
      <p className={css.none}>
        {words.no_services} <Link to={'/bookings/services' as string}>{words.to_services}</Link>
      </p>
    )
  const named = new Map(
    active.map(({ id, name, resource }) => [resource ?? id, [resource ?? name, colours.get(id)!] as const]),
  )
  return (
    <ul className={css.legend} aria-label={words.legend}>
      {[...named].map(([key, [name, colour]]) => (
        <li key={key}>
          <i data-colour={colour} /> <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Button } from '../../parts/button.tsx'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useFilter } from '../../parts/use-filter.ts'
import { useMe } from '../../shell/me.ts'
import { useNow } from '../../words/clock.ts'
import { fullDateOf, numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { dayFromNow, linesOf } from '../days.ts'
import { bookingsQuery } from '../queries.ts'
import { type BookingSearch, isFiltered, readSearch, states } from '../search.ts'
import { useOutcome } from '../use-outcome.ts'
import { bookingWords } from '../words.ts'
import { BookingRow } from './booking-row.tsx'
import css from './list.module.css'

/** Bookings day by day, from today on unless asked otherwise. */
export function Page() {
  const words = bookingWords()
  const { timezone: zone } = useMe().tenant
  const search = readSearch(useSearch({ strict: false }))
  const now = useNow()
  const conclude = useOutcome()
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...bookingsQuery(search, zone),
    placeholderData: before => before,
  })
  const lines = useMemo(() => linesOf(data?.pages.flatMap(page => page.bookings) ?? [], zone), [data, zone])
  const first = data?.pages[0]
  useRowKeys()
  return (
    <section className={css.card} aria-label={words.title}>
      <Filter search={search} />
      {first && (
        <p className={css.totals}>
          {first.total_capped
            ? say(words.more_than, { count: numberOf(first.total) })
            : counted(words.count, first.total)}
        </p>
      )}
      {data ? (
        lines.length ? (
          <div data-stale={isPlaceholderData || undefined} className={css.rows}>
            <Rows
              items={lines}
              keyOf={({ key }) => key}
              height={52}
              label={words.title}
              onEnd={() => hasNextPage && void fetchNextPage()}
            >
              {({ day, booking }) =>
                booking ? (
                  <BookingRow booking={booking} zone={zone} now={now} conclude={conclude} />
                ) : (
                  <Day day={day} today={dayFromNow(zone, now)} tomorrow={dayFromNow(zone, now, 1)} />
                )
              }
            </Rows>
          </div>
        ) : (
          <None isFiltered={isFiltered(search)} earlier={dayFromNow(zone, now, -30)} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={10} height={52} />
      )}
    </section>
  )
}

function Day({ day, today, tomorrow }: { day: string; today: string; tomorrow: string }) {
  const words = bookingWords()
  // Noon in UTC is that day in the zone in which it is written, UTC.
  const date = fullDateOf(`${day}T12:00:00Z`, 'UTC')
  const named = day === today ? words.today : day === tomorrow ? words.tomorrow : null
  return (
    <h2 className={css.day}>
      {named && <b>{named}</b>} <span>{date}</span>
    </h2>
  )
}

function None({ isFiltered, earlier }: { isFiltered: boolean; earlier: string }) {
  const words = bookingWords()
  const navigate = useNavigate()
  const show = (search: BookingSearch) => () => void navigate({ to: '.', search: search as never })
  return isFiltered ? (
    <Empty
      title={words.none_found}
      action={
        <Button variant="default" onClick={show({})}>
          {words.clear_filter}
        </Button>
      }
    />
  ) : (
    <Empty
      title={words.none}
      note={words.none_note}
      action={
        <Button variant="default" onClick={show({ from: earlier })}>
          {words.earlier}
        </Button>
      }
    />
  )
}

function Filter({ search: { q = '', status, from, to } }: { search: BookingSearch }) {
  const words = bookingWords()
  const change = useFilter(readSearch)
  return (
    <div className={css.filter}>
      <SearchField className={css.search} label={words.search} q={q} search={next => change({ q: next })} />
      <select
        className={css.control}
        aria-label={words.status}
        value={status ?? ''}
        onChange={event => change({ status: event.currentTarget.value || undefined })}
      >
        <option value="">{words.all}</option>
        {states.map(state => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </select>
      <input
        className={css.control}
        type="date"
        aria-label={words.from}
        title={words.from}
        value={from ?? ''}
        onChange={event => change({ from: event.currentTarget.value || undefined })}
      />
      <input
        className={css.control}
        type="date"
        aria-label={words.to}
        title={words.to}
        value={to ?? ''}
        onChange={event => change({ to: event.currentTarget.value || undefined })}
      />
    </div>
  )
}

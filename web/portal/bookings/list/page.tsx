import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import type { Booking } from '#client'
import { faultOf, reasonOf } from '../api/api.ts'
import { PlusIcon } from '../parts/icons.tsx'
import { useKeys } from '../parts/keys.ts'
import { holdBack, tell } from '../parts/notices/notices.ts'
import { Page as Frame } from '../parts/page.tsx'
import { useRowKeys } from '../parts/row-keys.ts'
import { Rows } from '../parts/rows.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { Bones, Empty, Failure, Late } from '../parts/states.tsx'
import { useMe } from '../shell/me.ts'
import { shellWords } from '../shell/words.ts'
import { useNow } from '../words/clock.ts'
import { fullDateOf, numberOf } from '../words/dates.ts'
import { counted, say } from '../words/words.ts'
import { BookingRow } from './booking-row.tsx'
import css from './bookings.module.css'
import { dayFromNow, linesOf } from './days.ts'
import { NewBooking, newWords } from './new-booking/new-booking.tsx'
import { bookingQuery, bookingsQuery, type Outcome, stateAfter, useConclude, useShown } from './queries.ts'
import { type BookingSearch, isFiltered, readSearch, states } from './search.ts'
import { bookingWords } from './words.ts'

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
  const navigate = useNavigate()
  const open = (isNew: true | undefined) =>
    void navigate({ to: '.', search: { ...search, new: isNew } as never, replace: !isNew })
  useKeys({ n: () => open(true) })
  return (
    <Frame
      title={words.title}
      actions={
        <Button leftSection={<PlusIcon size={16} />} onClick={() => open(true)}>
          {newWords().title}
        </Button>
      }
    >
      {search.new && <NewBooking day={dayFromNow(zone, now)} close={() => open(undefined)} />}
      {search.booking && <Wanted id={search.booking} zone={zone} now={now} conclude={conclude} />}
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
        ) : error ? (
          <Failure error={error} retry={refetch} />
        ) : (
          <Late>
            <Bones lines={10} height={52} />
          </Late>
        )}
      </section>
    </Frame>
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

/** A booking that another page or the finder leads to, wherever it lies in the list. */
function Wanted({
  id,
  ...given
}: {
  id: string
  zone: string
  now: number
  conclude: (booking: Booking, outcome: Outcome) => void
}) {
  const { data: booking, error, refetch } = useQuery(bookingQuery(id))
  if (error) return <Failure error={error} retry={refetch} />
  if (!booking) return null
  return (
    <section className={`${css.card} ${css.wanted}`} aria-label={bookingWords().found}>
      <h2 className={css.day}>
        <span>{fullDateOf(booking.starts_at, given.zone)}</span>
      </h2>
      <BookingRow booking={booking} {...given} />
    </section>
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
  const navigate = useNavigate()
  const change = (changes: Partial<Record<keyof BookingSearch, string | undefined>>) =>
    void navigate({
      to: '.',
      search: ((before: object) => readSearch({ ...before, booking: undefined, ...changes })) as never,
      replace: true,
    })
  return (
    <div className={css.filter}>
      <SearchField className={css.search} label={words.search} q={q} search={next => change({ q: next })} />
      <NativeSelect
        aria-label={words.status}
        value={status ?? ''}
        onChange={event => change({ status: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: words.all },
          ...states.map(state => ({ value: state, label: words.states[state] })),
        ]}
      />
      <TextInput
        type="date"
        aria-label={words.from}
        title={words.from}
        value={from ?? ''}
        onChange={event => change({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        aria-label={words.to}
        title={words.to}
        value={to ?? ''}
        onChange={event => change({ to: event.currentTarget.value || undefined })}
      />
    </div>
  )
}

/** What becomes of a booking is shown at once. A cancellation tells the visitor, so it waits until its undo is over. */
function useOutcome(): (booking: Booking, outcome: Outcome) => void {
  const words = bookingWords()
  const shell = shellWords()
  const show = useShown()
  const { mutateAsync } = useConclude()
  const decide = (booking: Booking, outcome: Outcome) => {
    const { id, name, status } = booking
    const back = () => show(id, status)
    const write = () =>
      mutateAsync({ id, outcome }).catch(error => {
        back()
        tell(reasonOf(error) ?? shell[`fault_${faultOf(error)}`])
      })
    show(id, stateAfter[outcome])
    if (outcome === 'cancel')
      holdBack(say(words.cancelled, { name }), { write: () => void write(), undo: back })
    else void write()
  }
  const latest = useRef(decide)
  latest.current = decide
  return useCallback((booking, outcome) => latest.current(booking, outcome), [])
}

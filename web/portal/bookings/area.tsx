import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '../parts/button.tsx'
import { PlusIcon } from '../parts/icons.tsx'
import { useKeys } from '../parts/keys.ts'
import { Page as Frame } from '../parts/page.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useMe } from '../shell/me.ts'
import { now } from '../words/clock.ts'
import { dayFromNow, dayOf } from './days.ts'
import { newWords } from './new-booking/words.ts'
import { readSearch } from './search.ts'
import { bookingWords } from './words.ts'

const NewBooking = lazy(async () => ({ default: (await import('./new-booking/new-booking.tsx')).NewBooking }))
const BookingSheet = lazy(async () => ({
  default: (await import('./booking/booking-sheet.tsx')).BookingSheet,
}))

const parts = [
  ['week', '/bookings'],
  ['list', '/bookings/list'],
  ['services', '/bookings/services'],
  ['hours', '/bookings/hours'],
  ['calendars', '/bookings/calendars'],
] as const

/** What stands around every page of the bookings: a new one, and the one that is open. */
export function Page() {
  const words = bookingWords()
  const { timezone: zone } = useMe().tenant
  const search = readSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = (changes: object, replace = false) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace })
  const openNew = () => go({ new: true })
  useKeys({ n: openNew })
  const tabs = parts.map(([name, to]) => ({ to, label: words.tabs[name], exact: name === 'week' }))
  return (
    <Frame
      title={words.title}
      tabs={<Tabs label={words.title} tabs={tabs} />}
      actions={
        <Button leftSection={<PlusIcon size={16} />} onClick={openNew}>
          {newWords().title}
        </Button>
      }
    >
      <Outlet />
      <Suspense>
        {search.new && (
          <NewBooking
            day={search.at ? dayOf(search.at, zone) : dayFromNow(zone, now())}
            {...(search.at && { at: search.at })}
            close={() => go({ new: undefined, at: undefined }, true)}
          />
        )}
        {search.booking && (
          <BookingSheet id={search.booking} close={() => go({ booking: undefined }, true)} />
        )}
      </Suspense>
    </Frame>
  )
}

import './booking.css'
import { render } from 'preact'
import type { OfferedService } from '#contract/bookings/booking-page.ts'
import { Book, type BookingPlace, firstPlace } from '#web/booking/book.tsx'
import { openDraft } from '#web/booking/draft.ts'
import { historySteps } from '#web/booking/steps.ts'
import { readersLocale } from '#web/ui/locale.ts'
import { storageOf } from '#web/ui/session-store.ts'
import { readersZone } from '#web/ui/time-zone.ts'
import { Manage } from './manage.tsx'
import type { BookingScriptData } from './page-data.ts'

const data: BookingScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const place = document.getElementById('booking')
if (!place) throw new Error('The page has no place for the booking.')

const locale = readersLocale(data.lang)
const zone = readersZone() ?? data.timezone

const addressOf = ({ id }: Pick<OfferedService, 'id'>) => `?service=${id}`
/** A link may name the service: `/c/harbour-dental/book?service=…`. */
const search = new URLSearchParams(location.search)
const wanted = search.get('service')
const service_id = data.services.find(({ id }) => id === wanted)?.id ?? null

// What the server has put there for the time until now; Preact would keep it beside its own.
place.replaceChildren()
render(
  data.booking ? (
    <Manage data={data} given={data.booking} locale={locale} readersZone={zone} />
  ) : (
    <Book
      data={data}
      locale={locale}
      readersZone={zone}
      places={{
        steps: historySteps<BookingPlace>(
          { ...firstPlace, service_id },
          at => location.pathname + (at.service_id ? addressOf({ id: at.service_id }) : ''),
        ),
        draft: openDraft(storageOf('sessionStorage', `booking ${data.slug}`)),
        addressOf,
        leave: search.get('leave'),
        address: data.address,
        chat_url: data.chats ? `../${data.slug}` : null,
      }}
    />
  ),
  place,
)

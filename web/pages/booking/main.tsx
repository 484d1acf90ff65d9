import './booking.css'
import { render } from 'preact'
import { Book } from '#web/booking/book.tsx'
import { readersLocale } from '#web/ui/locale.ts'
import { readersZone } from '#web/ui/time-zone.ts'
import { Manage } from './manage.tsx'
import type { BookingScriptData } from './page-data.ts'

const data: BookingScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const place = document.getElementById('booking')
if (!place) throw new Error('The page has no place for the booking.')

const locale = readersLocale(data.lang)
const zone = readersZone() ?? data.timezone

render(
  data.booking ? (
    <Manage data={data} given={data.booking} locale={locale} />
  ) : (
    <Book data={data} locale={locale} readersZone={zone} />
  ),
  place,
)

import type { OfferedService } from '#contract/bookings/booking-page.ts'
import type { BookingTexts } from '#locales/types.ts'

/** How long a service takes and what it costs, as the reader writes it: `1 hr 15 min · €89.50`. */
export function factsOf(
  { duration_minutes, price, currency }: OfferedService,
  strings: BookingTexts,
  locale: string,
): string {
  const facts = [durationOf(duration_minutes, locale)]
  if (price === 0) facts.push(strings.free)
  else if (price !== null && currency !== null) facts.push(moneyOf(price, currency, locale))
  return facts.join(' · ')
}

function durationOf(minutes: number, locale: string): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  const written = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(written)
}

/** `€40`, but `€89.50`. */
const moneyOf = (price: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(price) && { maximumFractionDigits: 0 }),
  }).format(price)

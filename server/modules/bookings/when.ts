import { regional } from '#locales/resolve.ts'

interface Times {
  starts_at: Date
  ends_at: Date
  timezone: string
}

/** A time for people: `Tuesday, 3 March 2026 at 10:00–10:30 (CET)`, in one time zone. */
export function whenOf(
  { starts_at, ends_at, timezone }: Times,
  language: string,
  country: string | null,
): string {
  const format = new Intl.DateTimeFormat(regional(language, country), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  })
  // Newer ICU versions put a thin space before "PM", which mail programs show as a box.
  return format.formatRange(starts_at, ends_at).replace(/[\u2009\u202f]/g, ' ')
}

/** Whether clocks in the two zones show different times at this moment, whatever the zones are called. */
export function clocksDiffer(moment: Date, one: string, other: string): boolean {
  const [first, second] = [one, other].map(timeZone =>
    moment.toLocaleString('en', { dateStyle: 'short', timeStyle: 'short', timeZone }),
  )
  return first !== second
}

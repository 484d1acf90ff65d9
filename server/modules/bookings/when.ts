/** A time for people: `Tuesday, 3 March 2026 at 10:00–10:30 (CET)`, in one time zone. */
export function whenOf(
  { starts_at, ends_at, timezone }: { starts_at: Date; ends_at: Date; timezone: string },
  language: string,
  country: string | null,
): string {
  const format = new Intl.DateTimeFormat(localeOf(language, country), {
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

/** The language with the country, so that times read 17:00 or 5 PM; the language alone when the pair is no locale. */
export function localeOf(language: string, country: string | null): string {
  const wanted = country && !language.includes('-') ? `${language}-${country}` : language
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([wanted, language])[0] ?? 'en-GB'
  } catch {
    return 'en-GB'
  }
}

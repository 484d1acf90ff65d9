const momentForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Reads a `Moment`; null when it is not one. */
export function readMoment(text: string): Date | null {
  const parts = momentForm.exec(text.trim())
  if (!parts) return null
  const zoned =
    parts[4] === undefined ? `${text.trim()}T00:00:00Z` : parts[7] ? text.trim() : `${text.trim()}Z`
  try {
    const moment = new Date(Temporal.Instant.from(zoned).epochMilliseconds)
    // An offset can push the first and last hours of the calendar beyond years of four digits.
    return /^\d{4}-/.test(moment.toISOString()) ? moment : null
  } catch {
    return null
  }
}

/** The moment of an optional field whose schema (`Moment`) has checked its form. */
export const momentOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : (readMoment(text) ?? undefined)

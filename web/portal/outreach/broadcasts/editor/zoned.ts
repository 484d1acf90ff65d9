// What a clock in a time zone shows, in the form of `<input type="datetime-local">`: `2026-11-24T09:00`.

/** The clock of a zone at a moment in milliseconds since 1970. */
export function clockIn(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at)
  const part = (type: string) => parts.find(each => each.type === type)!.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which a clock in a zone shows this; null for what is no time. In the hour that a change of clocks leaves out,
 * one next to it; in the hour that comes twice, either.
 */
export function momentIn(clock: string, zone: string): Date | null {
  const wanted = Date.parse(`${clock}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock) || Number.isNaN(wanted)) return null
  // The offset at that moment is known only near it.
  let at = wanted
  for (let turn = 0; turn < 2; turn++) at = wanted - (Date.parse(`${clockIn(at, zone)}Z`) - at)
  return new Date(at)
}

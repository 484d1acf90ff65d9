import { randomUUID } from 'node:crypto'

/** A counter starts below this value, so that at least two thousand ids fit into one millisecond. */
const beginsBelow = 0x800
const largest = 0xfff

/** The last id's time, its part of the id as text, and the counter. */
let last = { ms: 0, time: '', counter: 0 }

/**
 * Makes a record id: a UUID v7. Ids of one process sort in the order of their creation, also within one
 * millisecond (RFC 9562, section 6.2, method 1: the twelve bits after the time are a counter) and when the
 * clock was set back. Node's own UUIDs have random bits there, so two records of one millisecond would sort
 * wrongly half the time.
 */
export function recordId(): string {
  const random = randomUUID()
  const ms = Date.now()
  if (ms > last.ms) last = beginning(ms, Number.parseInt(random.slice(0, 3), 16) % beginsBelow)
  else if (last.counter < largest) last.counter++
  else last = beginning(last.ms + 1, 0)
  return `${last.time}-7${last.counter.toString(16).padStart(3, '0')}-${random.slice(19)}`
}

const beginning = (ms: number, counter: number) => ({ ms, time: timeOf(ms), counter })

/** The first two groups of a UUID v7. */
function timeOf(ms: number): string {
  const digits = ms.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** A UUID (RFC 9562, section 4) in either case, as the source of a regular expression; it has one group, the UUID. */
export const recordIdPattern = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const whole = new RegExp(`^${recordIdPattern}$`, 'i')

/** Whether a text is a UUID. PostgreSQL refuses to compare a uuid with anything else. */
export const isRecordId = (text: string): boolean => whole.test(text)

/** An id that sorts before every id made since `moment` and after every id made earlier. */
export const firstIdOf = (moment: Date): string => `${timeOf(moment.getTime())}-7000-8000-000000000000`

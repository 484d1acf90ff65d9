import { regional } from '#locales/resolve.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import { whenOf } from '../when.ts'

/** The time zone of the dialogue: the visitor's, if their page sends it, or the business's. */
export const zoneOf = ({ thread, business }: Turn): string => thread.timezone ?? business.timezone

/** A time as it is read back to a visitor, with its day and zone to avoid misunderstandings. */
export const whenIn = (turn: Turn, from: Date, to: Date): string =>
  whenOf({ starts_at: from, ends_at: to, timezone: zoneOf(turn) }, turn.locale, turn.business.country)

/** Newer ICU versions put thin spaces into times, which some programs show as boxes. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

const formatOf = (turn: Turn, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regional(turn.locale, turn.business.country), {
    timeZone: zoneOf(turn),
    ...options,
  })

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** `Thursday, 26 November`; with the year when it is another than this. */
export function dayIn(turn: Turn, at: number): string {
  const year = (moment: number) => formatOf(turn, { year: 'numeric' }).format(moment)
  const other = year(at) !== year(turn.ctx.now().getTime())
  return plain(formatOf(turn, { ...day, ...(other && { year: 'numeric' as const }) }).format(at))
}

/** `Thursday, 26 November at 14:00 CET`. */
export const momentIn = (turn: Turn, at: number): string =>
  plain(formatOf(turn, { ...day, ...clock, timeZoneName: 'short' }).format(at))

/** `14:00`. */
export const clockIn = (turn: Turn, at: number): string => plain(formatOf(turn, clock).format(at))

/** `9:00–17:00`. */
export const hoursIn = (turn: Turn, from: number, to: number): string =>
  plain(formatOf(turn, clock).formatRange(from, to))

/** The short name of the zone at a moment. */
export const zoneNameIn = (turn: Turn, at: number): string =>
  formatOf(turn, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** As a button says it: `Thu 26 Nov, 14:00`. */
export const shortIn = (turn: Turn, at: number): string =>
  plain(formatOf(turn, { weekday: 'short', day: 'numeric', month: 'short', ...clock }).format(at))

/** What the button's press says: a day and a time. */
export const saidIn = (turn: Turn, at: number): string =>
  plain(formatOf(turn, { ...day, ...clock }).format(at))

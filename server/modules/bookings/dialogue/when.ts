import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import { whenOf } from '../when.ts'

/** The time zone of the dialogue: the visitor's, if their page sends it, or the business's. */
export const zoneOf = ({ thread, business }: Turn): string => thread.timezone ?? business.timezone

/** A time as it is read back to a visitor, with its day and zone to avoid misunderstandings. */
export const whenIn = (turn: Turn, from: Date, to: Date): string =>
  whenOf({ starts_at: from, ends_at: to, timezone: zoneOf(turn) }, turn.locale, turn.business.country)

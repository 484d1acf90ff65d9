import type { Turn } from '#server/modules/assistant/turn.ts'
import { whenOf } from '../when.ts'

/** On whose clock times are read and told: the visitor's, where their page says so, else the business's. */
export const zoneOf = ({ thread, business }: Turn): string => thread.timezone ?? business.timezone

/** A time as it is read back to a visitor: with its day and its zone, so that no misunderstanding is left. */
export const whenIn = (turn: Turn, from: Date, to: Date): string =>
  whenOf({ starts_at: from, ends_at: to, timezone: zoneOf(turn) }, turn.locale, turn.business.country)

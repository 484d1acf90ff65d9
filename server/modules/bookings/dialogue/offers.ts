import type { Choice } from '#contract/conversations/chat.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import type { Slot } from '../slots/slots.ts'
import { type Plan, sentence } from './plan.ts'
import type { Reason } from './search.ts'
import { clockIn, dayIn, hoursIn, momentIn, saidIn, shortIn, zoneNameIn } from './when.ts'

/** Times offered at once; a listener remembers fewer. */
const mostOffers = 4
const mostSpokenOffers = 3

/** Some of the free times: those nearest to a moment, the first or the last, or from the whole stretch. */
export function offersOf(
  { spoken }: Turn,
  slots: Slot[],
  { near, order }: { near: number | null; order: Plan['wanted']['order'] },
): Slot[] {
  const most = spoken ? mostSpokenOffers : mostOffers
  if (slots.length <= most) return slots
  if (near !== null) {
    const distance = ({ from }: Slot) => Math.abs(from - near)
    return slots
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, most)
      .toSorted((a, b) => a.from - b.from)
  }
  if (order === 'earliest') return slots.slice(0, most)
  if (order === 'latest') return slots.slice(-most)
  return Array.from({ length: most }, (_, i) => slots[Math.round((i * (slots.length - 1)) / (most - 1))]!)
}

/** The times in words, each day once, with the zone at the end. */
export function timesInWords(turn: Turn, slots: Slot[]): string {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const day = dayIn(turn, slot.from)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const named = [...days].map(
    ([day, of]) => `${day}, ${of.map(({ from }) => clockIn(turn, from)).join(', ')}`,
  )
  const zone = slots[0] ? zoneNameIn(turn, slots[0].from) : ''
  return `${named.join(' · ')}${zone ? ` (${zone})` : ''}`
}

export const timeChoices = (turn: Turn, slots: Slot[]): Choice[] =>
  slots.map(({ from }) => ({ label: shortIn(turn, from), message: saidIn(turn, from) }))

/** Why the time asked for can't be had, in a sentence; empty when there is nothing to explain. */
export function reasonInWords(turn: Turn, reason: Reason | null, service: ServiceRow): string {
  if (!reason) return ''
  const { kind, at, wholeDay, open } = reason
  const when = wholeDay ? dayIn(turn, at) : momentIn(turn, at)
  const day = dayIn(turn, at)
  const hours = open.map(({ from, to }) => hoursIn(turn, from, to)).join(', ')
  const closes = open.find(({ from, to }) => from <= at && at < to)?.to
  switch (kind) {
    case 'closed_day':
      return sentence(turn, 'closed_day', { day })
    case 'closed':
      return sentence(turn, 'closed_then', { when, hours })
    case 'past':
      return sentence(turn, 'past', { when })
    case 'beyond':
      return sentence(turn, 'beyond', { when })
    case 'short_notice':
      return sentence(turn, 'short_notice', { when })
    case 'too_long':
      return sentence(turn, 'too_long', {
        when,
        service: service.name,
        minutes: String(service.duration_minutes),
        closes: closes === undefined ? '' : clockIn(turn, closes),
      })
    case 'no_start':
      return sentence(turn, 'no_start', { when, service: service.name })
    case 'nothing_then':
      return sentence(turn, 'nothing_then', { service: service.name })
    default:
      return sentence(turn, 'not_free', { when })
  }
}

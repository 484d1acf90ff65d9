import { regional } from '#locales/resolve.ts'
import { outcome, type Turn, type TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import { nextSlots, slotsOf } from '../slots/availability.ts'
import { startOf } from '../slots/openings.ts'
import type { Slot } from '../slots/slots.ts'
import { failedBooking } from './actions.ts'
import { type Plan, sentence } from './plan.ts'
import { zoneOf } from './when.ts'

/** Times offered at once: a listener remembers no more. */
const mostOffers = 4
const dayMs = 24 * 3_600_000

type TimeChoice =
  | { plan: Plan; from: Date; to: Date }
  | { plan: Plan; question: string }
  | { outcome: TurnOutcome }

/** The plan's time when it is free; otherwise a question that offers free times. */
export async function chooseTime(turn: Turn, plan: Plan, service: ServiceRow): Promise<TimeChoice> {
  const { ctx, business } = turn
  const except = plan.bookingId
  if (plan.at) {
    const from = Date.parse(plan.at)
    for (const at of plan.ambiguous ? [from, from + dayMs / 2] : [from]) {
      const [slot] = await slotsOf(ctx, service, { from: at, to: at + 1 }, { except })
      const read = { ...plan, at: new Date(at).toISOString(), day: null, ambiguous: false }
      if (slot) return { plan: read, from: new Date(slot.from), to: new Date(slot.to) }
    }
    const wish = { from, to: from + service.duration_minutes * 60_000 }
    const around = await nearestSlots(turn, plan, service, from)
    return offerSlots(turn, plan, service, around, sentence(turn, 'not_free', { when: whenSlot(turn, wish) }))
  }
  if (plan.day) {
    const day = Temporal.PlainDate.from(plan.day)
    const from = startOf(day, zoneOf(turn))
    const to = startOf(day.add({ days: 1 }), zoneOf(turn))
    const slots = await slotsOf(ctx, service, { from, to }, { except })
    if (slots.length) return offerSlots(turn, plan, service, spread(slots))
    const format = new Intl.DateTimeFormat(regional(turn.locale, business.country), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: zoneOf(turn),
    })
    const next = await nextSlots(ctx, service, { from: to, limit: mostOffers })
    return offerSlots(turn, plan, service, next, sentence(turn, 'not_free', { when: format.format(from) }))
  }
  return offerSlots(
    turn,
    plan,
    service,
    await nextSlots(ctx, service, { from: ctx.now().getTime(), limit: mostOffers }),
  )
}

/** The free times nearest to a moment, within a day; without any, the next ones. */
async function nearestSlots(turn: Turn, plan: Plan, service: ServiceRow, at: number): Promise<Slot[]> {
  const window = { from: at - dayMs / 2, to: at + dayMs / 2 }
  const near = await slotsOf(turn.ctx, service, window, { except: plan.bookingId })
  const distance = (slot: Slot) => Math.abs(slot.from - at)
  const found = near
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostOffers)
    .toSorted((a, b) => a.from - b.from)
  const from = Math.max(at, turn.ctx.now().getTime())
  return found.length ? found : nextSlots(turn.ctx, service, { from, limit: mostOffers })
}

/** Some of a day's times, spread from the first to the last. */
function spread(slots: Slot[]): Slot[] {
  if (slots.length <= mostOffers) return slots
  return Array.from(
    { length: mostOffers },
    (_, i) => slots[Math.round((i * (slots.length - 1)) / (mostOffers - 1))]!,
  )
}

function offerSlots(turn: Turn, plan: Plan, service: ServiceRow, slots: Slot[], before = ''): TimeChoice {
  const values = { service: service.name }
  if (!slots.length) {
    const needs = [failedBooking(turn)]
    return {
      outcome: outcome(sentence(turn, 'nothing_free', values), {
        topic: 'team',
        answered: false,
        escalations: needs,
      }),
    }
  }
  const times = slots.map(slot => whenSlot(turn, slot)).join(' · ')
  const question = [before, sentence(turn, 'offers', { ...values, times })].filter(Boolean).join(' ')
  const offered = slots.map(slot => new Date(slot.from).toISOString())
  return { plan: { ...plan, at: null, day: null, offered }, question }
}

/** Shorter than what is read back, but always with the day and the zone. */
function whenSlot(turn: Turn, { from }: { from: number }): string {
  return new Intl.DateTimeFormat(regional(turn.locale, turn.business.country), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(turn),
    timeZoneName: 'short',
  })
    .format(from)
    .replace(/[\u2009\u202f]/g, ' ')
}

import { regional } from '#locales/resolve.ts'
import { type Outcome, outcome, type Turn } from '#server/modules/assistant/turn.ts'
import type { ServiceRow } from '../services/services.ts'
import { nextSlots, offered } from '../slots/availability.ts'
import { startOf } from '../slots/openings.ts'
import type { Slot } from '../slots/slots.ts'
import { failedBooking } from './actions.ts'
import { type Plan, tell } from './plan.ts'
import { zoneOf } from './when.ts'

/** Times named at once: more are not remembered. */
const mostOffers = 4
const dayMs = 24 * 3_600_000

type Choice = { plan: Plan; from: Date; to: Date } | { plan: Plan; question: string } | { outcome: Outcome }

/** The time of a plan when it is free; else a question which of some that are. */
export async function chooseTime(turn: Turn, plan: Plan, service: ServiceRow): Promise<Choice> {
  const { ctx, business } = turn
  const except = plan.bookingId
  if (plan.at) {
    const from = Date.parse(plan.at)
    for (const at of plan.ambiguous ? [from, from + dayMs / 2] : [from]) {
      const [slot] = await offered(ctx, service, { from: at, to: at + 1 }, { except })
      const read = { ...plan, at: new Date(at).toISOString(), day: null, ambiguous: false }
      if (slot) return { plan: read, from: new Date(slot.from), to: new Date(slot.to) }
    }
    const wish = { from, to: from + service.duration_minutes * 60_000 }
    const around = await nearest(turn, plan, service, from)
    return offer(turn, plan, service, around, tell(turn, 'not_free', { when: whenSlot(turn, wish) }))
  }
  if (plan.day) {
    const day = Temporal.PlainDate.from(plan.day)
    const from = startOf(day, zoneOf(turn))
    const to = startOf(day.add({ days: 1 }), zoneOf(turn))
    const slots = await offered(ctx, service, { from, to }, { except })
    if (slots.length) return offer(turn, plan, service, spread(slots))
    const format = new Intl.DateTimeFormat(regional(turn.locale, business.country), {
      ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone: zoneOf(turn) } as const),
    })
    const next = await nextSlots(ctx, service, { from: to, limit: mostOffers })
    return offer(turn, plan, service, next, tell(turn, 'not_free', { when: format.format(from) }))
  }
  return offer(
    turn,
    plan,
    service,
    await nextSlots(ctx, service, { from: ctx.now().getTime(), limit: mostOffers }),
  )
}

/** The free times nearest to a moment, within a day; else the next ones. */
async function nearest(turn: Turn, plan: Plan, service: ServiceRow, at: number): Promise<Slot[]> {
  const window = { from: at - dayMs / 2, to: at + dayMs / 2 }
  const near = await offered(turn.ctx, service, window, { except: plan.bookingId })
  const distance = (slot: Slot) => Math.abs(slot.from - at)
  const found = near
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostOffers)
    .toSorted((a, b) => a.from - b.from)
  const from = Math.max(at, turn.ctx.now().getTime())
  return found.length ? found : nextSlots(turn.ctx, service, { from, limit: mostOffers })
}

/** Some of a day's times, from the first to the last. */
function spread(slots: Slot[]): Slot[] {
  if (slots.length <= mostOffers) return slots
  return Array.from(
    { length: mostOffers },
    (_, i) => slots[Math.round((i * (slots.length - 1)) / (mostOffers - 1))]!,
  )
}

function offer(turn: Turn, plan: Plan, service: ServiceRow, slots: Slot[], before = ''): Choice {
  const values = { service: service.name }
  if (!slots.length) {
    const needs = [failedBooking(turn)]
    return { outcome: outcome(tell(turn, 'nothing_free', values), { topic: 'team', answered: false, needs }) }
  }
  const times = slots.map(slot => whenSlot(turn, slot)).join(' · ')
  const question = [before, tell(turn, 'offers', { ...values, times })].filter(Boolean).join(' ')
  const offered = slots.map(slot => new Date(slot.from).toISOString())
  return { plan: { ...plan, at: null, day: null, offered }, question }
}

/** Shorter than what is read back, but never without the day and the zone. */
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

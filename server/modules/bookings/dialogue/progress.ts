import type { Plan } from './plan.ts'
import { shifted } from './understanding/shifts.ts'
import type { Said } from './understanding/understanding.ts'
import { anyTime, corrected, exactly, names, without } from './understanding/wanted.ts'

/** What a message leads to. */
export type Step =
  /** The visitor agreed to what was read back: it is done. */
  | { next: 'act'; plan: Plan }
  /** The visitor drops the matter. */
  | { next: 'drop' }
  /** Something new is known: the next question follows. */
  | { next: 'ask'; plan: Plan }
  /** No to what was read back: what shall be changed? */
  | { next: 'ask_change'; plan: Plan }
  /** Other times are wished for than those offered. */
  | { next: 'more'; plan: Plan; direction: 'later' | 'earlier' }
  /** The message gives nothing towards the booking. */
  | { next: 'none' }

/**
 * The plan with what a message says. Details may come in any order, and what is not said again stays: another day keeps
 * the hour, another hour the day, another service both. `zone`: in which days and hours are read.
 */
export function withSaid(plan: Plan, said: Said, zone: string): Plan {
  const next: Plan = { ...plan }
  if (plan.kind === 'book') {
    const [service] = said.services
    if (said.services.length === 1 && service !== plan.serviceId)
      Object.assign(next, { serviceId: service, among: [], at: null })
    else if (said.services.length > 1 && !said.services.includes(plan.serviceId ?? '')) {
      Object.assign(next, { serviceId: null, among: said.services, at: null })
    }
    if (said.name) next.name = said.name
    if (said.email) next.email = said.email
    if (said.phone) next.phone = said.phone
    if (said.forAnother && !plan.name) next.forAnother = true
  }
  if (plan.kind === 'cancel') return next
  if (said.picked) return { ...next, wanted: exactly(said.picked, zone), at: said.picked }
  const from = base(plan)
  if (said.shift && from) {
    const at = shifted(from, said.shift, zone)
    return { ...next, wanted: exactly(at, zone), at: null }
  }
  const wish = said.wanted && plan.at && !said.agrees ? without(said.wanted, plan.at, zone) : said.wanted
  if (wish && !(plan.at && names(wish, plan.at, zone))) {
    const wanted = corrected(onOffers(plan, said, zone), wish)
    if (JSON.stringify(wanted) !== JSON.stringify(plan.wanted)) Object.assign(next, { wanted, at: null })
  }
  return next
}

/** The time that "an hour later" counts from. */
const base = ({ at, offered }: Plan): string | null => at ?? (offered.length === 1 ? offered[0]! : null)

/** An hour alone is meant on the day of the times that were offered. */
function onOffers(plan: Plan, { wanted }: Said, zone: string): Plan['wanted'] {
  if (!wanted?.clocks.length || wanted.days.length || plan.wanted.days.length === 1 || !plan.offered.length)
    return plan.wanted
  const days = new Set(
    plan.offered.map(at => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()),
  )
  const [day] = days
  return days.size === 1
    ? { ...plan.wanted, days: [{ from: day!, to: day! }], byWeekday: false }
    : plan.wanted
}

/** What follows a message in the middle of a plan. Only a yes to what was read back lets something happen. */
export function stepAfter(plan: Plan, said: Said, zone: string): Step {
  if (said.stops) return { next: 'drop' }
  const next = withSaid(plan, said, zone)
  const changed = isChanged(plan, next)
  if (changed) return { next: 'ask', plan: next }
  if (plan.aside && (said.agrees || said.declines)) return { next: 'none' }
  if (plan.asked === 'time' && said.agrees && plan.offered.length === 1) {
    const [at] = plan.offered
    return { next: 'ask', plan: { ...plan, at: at!, wanted: exactly(at!, zone) } }
  }
  if (plan.asked === 'confirm' && said.agrees) return { next: 'act', plan }
  if (said.more && plan.asked !== 'service' && plan.kind !== 'cancel' && !(said.asks && !plan.offered.length))
    return { next: 'more', plan: { ...plan, at: null, wanted: loosened(plan) }, direction: said.more }
  if (said.declines && !said.asks) {
    if (plan.asked === 'time' && plan.offered.length) return { next: 'more', plan, direction: 'later' }
    return plan.asked === 'confirm' && plan.kind === 'book' ? { next: 'ask_change', plan } : { next: 'drop' }
  }
  return { next: 'none' }
}

/** Other times than an exact one: any of its day. */
const loosened = ({ wanted, at }: Plan): Plan['wanted'] =>
  at || wanted.clocks.some(({ side }) => side === 'at') ? { ...anyTime(), days: wanted.days } : wanted

/** What the visitor decides of a plan. */
const details = (plan: Plan) => {
  const { serviceId, among, wanted, name, email, phone, forAnother, at } = plan
  return JSON.stringify([serviceId, among, wanted, name, email, phone, forAnother, at])
}

const isChanged = (before: Plan, after: Plan): boolean => details(before) !== details(after)

import { contactIn, withoutContact } from '#server/language/contact-details.ts'
import { bareName, nameIn } from '#server/language/names.ts'
import { hears, hearsAny, spoken } from '#server/language/phrases.ts'
import { saysOnly } from '#server/modules/assistant/courtesies.ts'
import { remembered } from '#server/modules/assistant/skill.ts'
import { type Outcome, outcome, type Turn } from '#server/modules/assistant/turn.ts'
import { bookingPageUrl, takesBookings } from '../bookings.ts'
import { type BookingRow, selectOfConversation } from '../queries.ts'
import { listServices, type ServiceRow } from '../services/services.ts'
import { carryOut } from './actions.ts'
import { chooseTime } from './offers.ts'
import { fresh, name, type Plan, tell, wishesOf } from './plan.ts'
import { timeIn } from './times.ts'
import { whenIn, zoneOf } from './when.ts'

/**
 * The built-in assistant's way to book, move and cancel: it asks for what is missing (service, time, name, a way to
 * reach them), reads everything back, and does it on a yes. Only what was booked in the same conversation can be moved
 * or cancelled in it: nobody shows here that another booking is theirs.
 */
export async function dialogue(turn: Turn): Promise<Outcome | null> {
  if (!turn.business.channels.book) return null
  const plan = remembered<Plan>(turn, { name })
  return (plan && (await goOn(turn, plan))) ?? (await begin(turn))
}

async function begin(turn: Turn): Promise<Outcome | null> {
  const { locale, message } = turn
  const { wants, nouns, cancels, moves } = wishesOf(turn)
  const changes = hearsAny(locale, cancels, message)
    ? 'cancel'
    : hearsAny(locale, moves, message)
      ? 'move'
      : null
  if (changes) return change(turn, changes)
  const wish = hearsAny(locale, wants, message) || (hearsAny(locale, nouns, message) && named(turn) !== null)
  if (!wish) return null
  if (!takesBookings(turn.business)) return outcome(tell(turn, 'paused'))
  const services = await listServices(turn.ctx, { active: true })
  if (!services.length) return null
  return advance(turn, absorb(turn, fresh('book'), services), services)
}

/** Begins to move or cancel; null when there is nothing of theirs and the message may be about something else. */
async function change(turn: Turn, kind: 'move' | 'cancel'): Promise<Outcome | null> {
  const [booking] = await ownBookings(turn)
  if (!booking) {
    const url = await bookingPageUrl(turn.ctx)
    return url && hearsAny(turn.locale, wishesOf(turn).nouns, turn.message)
      ? outcome(tell(turn, 'none_of_yours', { url }))
      : null
  }
  const services = await listServices(turn.ctx)
  const plan = fresh(kind, { bookingId: booking.id, serviceId: booking.service_id, name: booking.name })
  return advance(turn, kind === 'move' ? absorb(turn, plan, services) : plan, services)
}

async function ownBookings({ ctx, thread }: Turn): Promise<BookingRow[]> {
  const { conversationId } = thread
  return conversationId ? ctx.tx(db => selectOfConversation(db, conversationId, ctx.now())) : []
}

/** What the message is to a plan; null when it is about something else. */
async function goOn(turn: Turn, plan: Plan): Promise<Outcome | null> {
  const { locale, message } = turn
  // "No, 030 12345" puts something right.
  const refuses = saysOnly(turn, 'no') && !Object.keys(contactIn(message)).length
  if (refuses || hearsAny(locale, wishesOf(turn).stops, message)) return outcome(tell(turn, 'dropped'))
  const services = await listServices(turn.ctx)
  const next = absorb(turn, plan, services)
  const changed = JSON.stringify(next) !== JSON.stringify(plan)
  if (!changed && plan.asked === 'confirm' && hears(locale, 'yes', message)) return carryOut(turn, plan)
  return changed ? advance(turn, next, services) : null
}

/** The plan with what the message adds to it. */
function absorb(turn: Turn, plan: Plan, services: ServiceRow[]): Plan {
  const { locale, message } = turn
  const contact = contactIn(message)
  const around = withoutContact(message)
  const service = plan.kind === 'book' ? serviceIn(around, services) : null
  const known = nameIn(locale, message, { asked: plan.asked === 'name' })
  const bare =
    plan.asked === 'name' || contact.email || contact.phone ? bareName(locale, trimmed(around)) : null
  return {
    ...plan,
    ...(service && { serviceId: service.id, ...(service.id !== plan.serviceId && { at: null }) }),
    ...timeOf(turn, plan, around),
    ...((known ?? bare) && { name: known ?? bare }),
    ...contact,
  }
}

const trimmed = (text: string): string => text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')

/** The service that a message names, whole, with or without its hyphens; the longest name when several fit. */
function serviceIn(message: string, services: ServiceRow[]): ServiceRow | null {
  const said = spoken(message)
  const named = services.filter(one => said.includes(spoken(one.name)))
  return named.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}

const named = (turn: Turn) =>
  timeIn(withoutContact(turn.message), {
    language: turn.locale,
    country: turn.business.country,
    timezone: zoneOf(turn),
    now: turn.ctx.now(),
  })

/** The time or the day that was named, also as "the second" of those that were offered. */
function timeOf(turn: Turn, plan: Plan, message: string): Partial<Plan> {
  const time = named(turn)
  if (!time) {
    const picked = /^\D{0,20}([1-9])\D{0,10}$/.exec(message)
    const offer = picked && plan.asked === 'time' ? plan.offered[Number(picked[1]) - 1] : undefined
    return offer ? { at: offer, ambiguous: false } : {}
  }
  if (time.at !== null) return { at: iso(time.at), day: null, ambiguous: false }
  if (!time.time) return { day: time.day!.toString(), at: null }
  const candidates = time.ambiguous ? [time.time, time.time.add({ hours: 12 })] : [time.time]
  const offers = plan.offered.map(offer => ({ offer, local: zoned(Date.parse(offer), zoneOf(turn)) }))
  const match = time.day
    ? null
    : offers.find(({ local }) => candidates.some(one => one.equals(local.toPlainTime())))
  if (match) return { at: match.offer, day: null, ambiguous: false }
  // A time of day alone is one of the day that is talked about; of today, or tomorrow when it is over.
  const now = zoned(turn.ctx.now().getTime(), zoneOf(turn))
  const spoken = plan.day === null ? offers[0]?.local.toPlainDate() : Temporal.PlainDate.from(plan.day)
  const day = time.day ?? spoken ?? now.toPlainDate()
  const on = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: zoneOf(turn), plainTime: candidates[0]! }).epochMilliseconds
  const over = !time.day && !spoken && on(day) <= now.epochMilliseconds
  return { at: iso(on(over ? day.add({ days: 1 }) : day)), day: null, ambiguous: time.ambiguous }
}

const zoned = (moment: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone)

const iso = (moment: number): string => new Date(moment).toISOString()

/** Asks for the next thing that is missing; when nothing is, whether to do it. */
export async function advance(turn: Turn, plan: Plan, services: ServiceRow[]): Promise<Outcome> {
  const active = services.filter(({ is_active }) => is_active)
  const only = plan.kind === 'book' && active.length === 1 ? active[0]! : null
  const service = services.find(({ id }) => id === plan.serviceId) ?? only
  if (!service) {
    return ask(
      plan,
      'service',
      tell(turn, 'which_service', { services: active.map(one => one.name).join(', ') }),
    )
  }
  const chosen: Plan = { ...plan, serviceId: service.id }
  if (plan.kind === 'cancel') {
    const [booking] = await ownBookings(turn)
    const when = booking ? whenIn(turn, booking.starts_at, booking.ends_at) : ''
    return ask(chosen, 'confirm', tell(turn, 'confirm_cancel', { service: service.name, when }))
  }
  const time = await chooseTime(turn, chosen, service)
  if ('outcome' in time) return time.outcome
  if ('question' in time) return ask({ ...time.plan }, 'time', time.question)
  const values = { service: service.name, when: whenIn(turn, time.from, time.to) }
  if (plan.kind === 'move') return ask(time.plan, 'confirm', tell(turn, 'confirm_move', values))
  const { contact } = turn.thread
  const person = {
    name: chosen.name ?? contact.name,
    email: chosen.email ?? contact.email,
    phone: chosen.phone ?? contact.phone,
  }
  const known = { ...time.plan, ...person }
  if (!person.name) return ask(known, 'name', tell(turn, 'ask_name', values))
  if (!person.email && !person.phone) {
    return ask(known, 'contact', tell(turn, 'ask_contact', { ...values, name: person.name }))
  }
  // What was dictated may have been misheard.
  const { email, phone } = turn.spoken ? contactIn(turn.message) : {}
  const when = [email, phone, values.when].filter(Boolean).join(', ')
  return ask(known, 'confirm', tell(turn, 'confirm', { ...values, when, name: person.name }))
}

function ask(plan: Plan, asked: Plan['asked'], question: string): Outcome {
  return outcome(question, {
    actions: ['asked_about_booking'],
    contact: known(plan),
    memo: { [name]: { ...plan, asked, question, reminded: false } },
  })
}

const known = ({ kind, name, email, phone }: Plan) =>
  kind === 'book' ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } : {}

/** A question in the middle of it, answered by something else: it is not forgotten, and recalled once. */
export function resume(turn: Turn, given: Outcome): Outcome {
  const plan = remembered<Plan>(turn, { name })
  if (!plan) return given
  const remind = given.answered && given.actions.length === 0 && !plan.reminded
  const memo = { ...given.memo, [name]: { ...plan, reminded: true } }
  return remind ? { ...given, reply: `${given.reply}\n\n${plan.question}`, memo } : { ...given, memo }
}

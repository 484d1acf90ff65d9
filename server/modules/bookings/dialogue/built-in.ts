import { contactIn, withoutContact } from '#server/language/contact-details.ts'
import { bareName, nameIn } from '#server/language/names.ts'
import { hears, hearsAny, spoken } from '#server/language/phrases.ts'
import { saysOnly } from '#server/modules/assistant/dialogue/dialogue.ts'
import { isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'
import { memoOf } from '#server/modules/assistant/skills/skills.ts'
import { outcome, type Turn, type TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { bookingPageUrl, takesBookings } from '../bookings.ts'
import { listServices, type ServiceRow } from '../services/services.ts'
import { execute } from './actions.ts'
import { chooseTime } from './offers.ts'
import { ownBookings } from './own-bookings.ts'
import { newPlan, type Plan, phrasesOf, sentence, skillName } from './plan.ts'
import { timeIn } from './times.ts'
import { whenIn, zoneOf } from './when.ts'
import { wishIn } from './wish.ts'

/**
 * The built-in assistant's booking dialogue: it asks for what is missing (service, time, name, contact details), reads
 * everything back, and acts on a yes. A visitor can move or cancel only what was booked in the same conversation,
 * because nothing proves that another booking is theirs.
 */
export async function dialogue(turn: Turn): Promise<TurnOutcome | null> {
  if (!turn.business.channels.book) return null
  const plan = memoOf<Plan>(turn, { name: skillName })
  return (plan && (await continuePlan(turn, plan))) ?? (await begin(turn))
}

async function begin(turn: Turn): Promise<TurnOutcome | null> {
  const { locale, message } = turn
  const wish = wishIn(locale, message, { namesTime: timeInMessage(turn) !== null })
  // What the business taught about its terms answers who asks about them.
  if (!wish || wish.inquiry === 'asks about') return null
  if (wish.kind !== 'book') return change(turn, wish.kind)
  if (wish.inquiry === 'asks how' && (await knows(turn))) return null
  if (!takesBookings(turn.business)) return outcome(sentence(turn, 'paused'))
  const services = await listServices(turn.ctx, { active: true })
  if (!services.length) return null
  return nextQuestion(turn, withMessage(turn, newPlan('book'), services), services)
}

/** Whether what the business taught answers the message. */
const knows = async (turn: Turn): Promise<boolean> =>
  (await turn.search(turn.message, 1)).confidence >= sureConfidence

/** Starts to move or cancel; null when the visitor has no booking here and the message may be about something else. */
async function change(turn: Turn, kind: 'move' | 'cancel'): Promise<TurnOutcome | null> {
  const [booking] = await ownBookings(turn)
  if (!booking) {
    if (isAsked(turn.locale, turn.message) && (await knows(turn))) return null
    const url = await bookingPageUrl(turn.ctx)
    return url && hearsAny(turn.locale, phrasesOf(turn).nouns, turn.message)
      ? outcome(sentence(turn, 'none_of_yours', { url }))
      : null
  }
  const services = await listServices(turn.ctx)
  const plan = newPlan(kind, { bookingId: booking.id, serviceId: booking.service_id, name: booking.name })
  return nextQuestion(turn, kind === 'move' ? withMessage(turn, plan, services) : plan, services)
}

/** Continues a plan with the message; null when the message is about something else. */
async function continuePlan(turn: Turn, plan: Plan): Promise<TurnOutcome | null> {
  const { locale, message } = turn
  // "No, 030 12345" is a correction.
  const refuses = saysOnly(turn, 'no') && !Object.keys(contactIn(message)).length
  if (refuses || hearsAny(locale, phrasesOf(turn).stops, message)) return outcome(sentence(turn, 'dropped'))
  const services = await listServices(turn.ctx)
  const next = withMessage(turn, plan, services)
  const changed = JSON.stringify(next) !== JSON.stringify(plan)
  if (!changed && plan.asked === 'confirm' && hears(locale, 'yes', message)) return execute(turn, plan)
  return changed ? nextQuestion(turn, next, services) : null
}

/** The plan with the details of the message. */
function withMessage(turn: Turn, plan: Plan, services: ServiceRow[]): Plan {
  const { locale, message } = turn
  const contact = contactIn(message)
  const around = withoutContact(message)
  const service = plan.kind === 'book' ? serviceIn(around, services) : null
  const introduced = nameIn(locale, message, { asked: plan.asked === 'name' })
  const bare =
    plan.asked === 'name' || contact.email || contact.phone ? bareName(locale, trimmed(around)) : null
  return {
    ...plan,
    ...(service && { serviceId: service.id, ...(service.id !== plan.serviceId && { at: null }) }),
    ...timeOf(turn, plan, around),
    ...((introduced ?? bare) && { name: introduced ?? bare }),
    ...contact,
  }
}

const trimmed = (text: string): string => text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')

/** The service that a message names in full, with or without its hyphens; the longest name when several match. */
function serviceIn(message: string, services: ServiceRow[]): ServiceRow | null {
  const said = spoken(message)
  const namedServices = services.filter(one => said.includes(spoken(one.name)))
  return namedServices.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
}

const timeInMessage = (turn: Turn) =>
  timeIn(withoutContact(turn.message), {
    language: turn.locale,
    country: turn.business.country,
    timezone: zoneOf(turn),
    now: turn.ctx.now(),
  })

/** The time or the day that the message names, also as "the second" of the offers. */
function timeOf(turn: Turn, plan: Plan, message: string): Partial<Plan> {
  const time = timeInMessage(turn)
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
  // A time alone belongs to the day talked about, or today, or tomorrow when it has passed.
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

/** Asks for the next missing detail; when nothing is missing, asks whether to do it. */
async function nextQuestion(turn: Turn, plan: Plan, services: ServiceRow[]): Promise<TurnOutcome> {
  const active = services.filter(({ is_active }) => is_active)
  const only = plan.kind === 'book' && active.length === 1 ? active[0]! : null
  const service = services.find(({ id }) => id === plan.serviceId) ?? only
  if (!service) {
    return ask(
      plan,
      'service',
      sentence(turn, 'which_service', { services: active.map(one => one.name).join(', ') }),
    )
  }
  const chosen: Plan = { ...plan, serviceId: service.id }
  if (plan.kind === 'cancel') {
    const [booking] = await ownBookings(turn)
    const when = booking ? whenIn(turn, booking.starts_at, booking.ends_at) : ''
    return ask(chosen, 'confirm', sentence(turn, 'confirm_cancel', { service: service.name, when }))
  }
  const time = await chooseTime(turn, chosen, service)
  if ('outcome' in time) return time.outcome
  if ('question' in time) return ask({ ...time.plan }, 'time', time.question)
  const values = { service: service.name, when: whenIn(turn, time.from, time.to) }
  if (plan.kind === 'move') return ask(time.plan, 'confirm', sentence(turn, 'confirm_move', values))
  const { contact } = turn.thread
  const person = {
    name: chosen.name ?? contact.name,
    email: chosen.email ?? contact.email,
    phone: chosen.phone ?? contact.phone,
  }
  const known = { ...time.plan, ...person }
  if (!person.name) return ask(known, 'name', sentence(turn, 'ask_name', values))
  if (!person.email && !person.phone) {
    return ask(known, 'contact', sentence(turn, 'ask_contact', { ...values, name: person.name }))
  }
  // Details that were spoken may have been misheard.
  const { email, phone } = turn.spoken ? contactIn(turn.message) : {}
  const when = [email, phone, values.when].filter(Boolean).join(', ')
  return ask(known, 'confirm', sentence(turn, 'confirm', { ...values, when, name: person.name }))
}

function ask(plan: Plan, asked: Plan['asked'], question: string): TurnOutcome {
  return outcome(question, {
    actions: ['asked_about_booking'],
    contact: known(plan),
    memo: { [skillName]: { ...plan, asked, question, reminded: false } },
  })
}

const known = ({ kind, name, email, phone }: Plan) =>
  kind === 'book' ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } : {}

/** After another question in the middle of the dialogue the plan stays, and the visitor is reminded once. */
export function resume(turn: Turn, given: TurnOutcome): TurnOutcome {
  const plan = memoOf<Plan>(turn, { name: skillName })
  if (!plan) return given
  const remind = given.answered && given.actions.length === 0 && !plan.reminded
  const memo = { ...given.memo, [skillName]: { ...plan, reminded: true } }
  return remind ? { ...given, reply: `${given.reply}\n\n${plan.question}`, memo } : { ...given, memo }
}

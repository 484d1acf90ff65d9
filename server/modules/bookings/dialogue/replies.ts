import type { Choice } from '#contract/conversations/chat.ts'
import { textsOf } from '#locales/load.ts'
import {
  choices,
  outcome,
  type Turn,
  type TurnOutcome,
  yesOrNo,
} from '#server/modules/assistant/turn/turn.ts'
import { bookingPageUrl } from '../bookings.ts'
import type { ServiceRow } from '../services/services.ts'
import type { Slot } from '../slots/slots.ts'
import { failedBooking, failureOf } from './actions.ts'
import { offersOf, reasonInWords, timeChoices, timesInWords } from './offers.ts'
import { ownBookings } from './own-bookings.ts'
import { type Asked, type Plan, sentence, skillName } from './plan.ts'
import { findTime, type Reason } from './search.ts'
import { exactly } from './understanding/wanted.ts'
import { whenIn, zoneOf } from './when.ts'

/** Asks for the next missing detail; when nothing is missing, asks whether to do it. */
export async function nextQuestion(turn: Turn, plan: Plan, services: ServiceRow[]): Promise<TurnOutcome> {
  const active = services.filter(({ is_active }) => is_active)
  const only = plan.kind === 'book' && active.length === 1 ? active[0]! : null
  const service = services.find(({ id }) => id === plan.serviceId) ?? only
  if (!service) return askService(turn, plan, active)
  const chosen: Plan = { ...plan, serviceId: service.id, among: [] }
  if (plan.kind === 'cancel') {
    const booking = (await ownBookings(turn)).find(({ id }) => id === plan.bookingId)
    const when = booking ? whenIn(turn, booking.starts_at, booking.ends_at) : ''
    const question = sentence(turn, 'confirm_cancel', { service: service.name, when })
    return ask(turn, chosen, { asked: 'confirm', question, choices: yesOrNo(turn.locale) })
  }
  const zone = zoneOf(turn)
  const found = await findTime(turn, service, {
    wanted: chosen.wanted,
    zone,
    except: plan.bookingId,
    notAt: plan.kind === 'move' ? await startOfBooking(turn, plan) : null,
  })
  if (!('slot' in found)) return askTime(turn, chosen, { service, ...found })
  const { slot } = found
  const at = new Date(slot.from).toISOString()
  const timed: Plan = { ...chosen, at, wanted: exactly(at, zone), offered: [] }
  const values = { service: service.name, when: whenIn(turn, new Date(slot.from), new Date(slot.to)) }
  if (plan.kind === 'move') {
    const question = sentence(turn, 'confirm_move', values)
    return ask(turn, timed, { asked: 'confirm', question, choices: yesOrNo(turn.locale) })
  }
  return askPerson(turn, timed, values)
}

function askPerson(turn: Turn, plan: Plan, values: { service: string; when: string }): TurnOutcome {
  const { contact } = turn.thread
  const name = plan.name ?? (plan.forAnother ? null : contact.name)
  const email = plan.email ?? contact.email
  const phone = plan.phone ?? contact.phone
  if (!name) return ask(turn, plan, { asked: 'name', question: sentence(turn, 'ask_name', values) })
  const named = { ...plan, name }
  if (!email && !phone) {
    return ask(turn, named, {
      asked: 'contact',
      question: sentence(turn, 'ask_contact', { ...values, name }),
    })
  }
  // Details that were spoken may have been misheard; the number that somebody calls from is known.
  const read = turn.spoken ? [plan.email, plan.phone] : [email, phone]
  const when = [...read, values.when].filter(Boolean).join(', ')
  return ask(
    turn,
    { ...named, email: plan.email ?? email, phone: plan.phone ?? phone },
    {
      asked: 'confirm',
      question: sentence(turn, 'confirm', { ...values, name, when }),
      choices: yesOrNo(turn.locale),
    },
  )
}

const startOfBooking = async (turn: Turn, { bookingId }: Plan): Promise<string | null> =>
  (await ownBookings(turn)).find(({ id }) => id === bookingId)?.starts_at.toISOString() ?? null

export function askService(
  turn: Turn,
  plan: Plan,
  active: ServiceRow[],
  key: 'which_service' | 'unknown_service' = 'which_service',
): TurnOutcome {
  const among = active.filter(({ id }) => plan.among.includes(id))
  const listed = among.length ? among : active
  const isChoice = among.length > 0 && among.length < active.length
  const services = listed.map(({ name }) => name).join(', ')
  const question = sentence(turn, isChoice ? 'which_of' : key, { services })
  const names = listed.map(({ name }) => name)
  // What was not found is said once, not with each reminder.
  const again =
    key === 'unknown_service' && !isChoice ? sentence(turn, 'which_service', { services }) : question
  const next = { ...plan, among: listed.map(({ id }) => id) }
  const asking = ask(turn, next, { asked: 'service', question: again, choices: choices(names) })
  return { ...asking, reply: question }
}

interface FreeTimes {
  service: ServiceRow
  slots: Slot[]
  reason: Reason | null
  exact: number | null
}

/** Offers free times, and says first why the one asked for can't be had. */
export async function askTime(
  turn: Turn,
  plan: Plan,
  { service, slots, reason, exact }: FreeTimes,
): Promise<TurnOutcome> {
  const values = { service: service.name }
  const before = reasonInWords(turn, reason, service)
  if (!slots.length) {
    const special = { topic: 'team' as const, answered: false, escalations: [failedBooking(turn)] }
    const told = await failureOf(turn, 'nothing_free', values)
    const list = await waitlistAt(turn, service)
    return outcome([[before, told].filter(Boolean).join(' '), list].filter(Boolean).join('\n'), special)
  }
  const offers = offersOf(turn, slots, { near: exact, order: plan.wanted.order })
  const question = sentence(turn, 'offers', { ...values, times: timesInWords(turn, offers) })
  const offered = offers.map(({ from }) => new Date(from).toISOString())
  const wanted = reason ? onDaysOf(offered, plan.wanted, zoneOf(turn)) : plan.wanted
  return ask(
    turn,
    { ...plan, at: null, offered, wanted },
    {
      asked: 'time',
      question,
      before,
      choices: choices(timeChoices(turn, offers)),
    },
  )
}

/** Where a visitor puts themselves on the waitlist; null on the telephone, and where they find no page. */
async function waitlistAt(turn: Turn, { id }: ServiceRow): Promise<string | null> {
  const page = turn.spoken ? null : await bookingPageUrl(turn.ctx)
  return page && sentence(turn, 'waitlist_at', { url: `${page}?service=${id}` })
}

/** After a day that can't be had, an hour is meant on the day offered in its place. */
function onDaysOf(offered: string[], wanted: Plan['wanted'], zone: string): Plan['wanted'] {
  const [day, ...others] = new Set(
    offered.map(at => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()),
  )
  const days = day && !others.length ? [{ from: day, to: day }] : []
  return { ...wanted, days, byWeekday: false, past: false }
}

/** Asks the open question again, when something else was told meanwhile. */
export const askAgain = (turn: Turn, plan: Plan, choices: Choice[]): TurnOutcome =>
  ask(turn, plan, { asked: plan.asked, question: plan.question, choices })

interface Question {
  asked: Asked
  question: string
  /** Said before the question, and not repeated with it. */
  before?: string
  choices?: Choice[]
}

/** A reply that asks, with the plan as its memo and what the visitor has told about themselves. */
export function ask(
  turn: Turn,
  plan: Plan,
  { asked, question, before = '', choices = [] }: Question,
): TurnOutcome {
  return outcome([before, question].filter(Boolean).join(' '), {
    actions: ['asked_about_booking'],
    contact: known(turn, plan),
    memo: { [skillName]: { ...plan, asked, question, aside: false, choices } },
    choices,
  })
}

/** The details that the conversation does not have yet. */
function known({ thread }: Turn, { kind, name, email, phone, forAnother }: Plan) {
  if (kind !== 'book') return {}
  const { contact } = thread
  return {
    ...(name && !(forAnother && contact.name) && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
  }
}

/** The question alone, without what was said before it. */
export function briefly({ locale }: Turn, { asked, question }: Plan): string {
  const { ask_name, ask_contact } = textsOf(locale).bookingTalk
  if (asked !== 'name' && asked !== 'contact') return question
  const whole = asked === 'name' ? ask_name : ask_contact
  return /[^.。!！]+$/u.exec(whole.replace(/[.。]$/u, ''))?.[0].trim() ?? question
}

/** The question once more, after something in between; not each time in the same words. */
export function reminder(turn: Turn, plan: Plan): string {
  const keys = ['remind', 'remind_again', 'remind_briefly'] as const
  const question = briefly(turn, plan)
  if (plan.reminders === 0) return question
  return sentence(turn, keys[(plan.reminders - 1) % keys.length]!, { question })
}

import { textsOf } from '#locales/load.ts'
import { hears, hearsAny, otherWords, say } from '#server/language/phrases.ts'
import { homeLanguage } from '#server/modules/accounts/accounts.ts'
import { isDistressed } from '#server/modules/assistant/dialogue/dialogue.ts'
import { memoOf, preparedFor } from '#server/modules/assistant/skills/skills.ts'
import { outcome, type Turn, type TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { takesBookings } from '../bookings.ts'
import type { ServiceRow } from '../services/services.ts'
import { execute } from './actions.ts'
import { alreadyBooked, change, ownInWords, tellOwn } from './changes.ts'
import { namesOther, pointed, talkedAbout } from './context.ts'
import { factAbout } from './facts.ts'
import { ownBookings } from './own-bookings.ts'
import { newPlan, type Plan, phrasesOf, readPlan, sentence, skillName } from './plan.ts'
import { stepAfter, withSaid } from './progress.ts'
import { ask, askAgain, askService, askTime, briefly, nextQuestion, reminder } from './replies.ts'
import { findTime } from './search.ts'
import { isParting } from './understanding/partings.ts'
import { withoutInterjections } from './understanding/people.ts'
import { type Said, understand } from './understanding/understanding.ts'
import { anyTime } from './understanding/wanted.ts'
import { saidIn, zoneOf } from './when.ts'

/**
 * The built-in assistant's booking dialogue: it asks for what is missing (service, time, name, contact details), reads
 * everything back, and acts on a yes. A visitor can move or cancel only what was booked in the same conversation,
 * because nothing proves that another booking is theirs.
 */
export async function dialogue(turn: Turn): Promise<TurnOutcome | null> {
  if (!turn.business.channels.book) return null
  const plan = planOf(turn)
  const services = preparedFor<ServiceRow[]>(turn, { name: skillName })
  return (plan && (await continuePlan(turn, plan, services))) ?? (await begin(turn, services, plan))
}

const planOf = (turn: Turn): Plan | null => readPlan(memoOf<unknown>(turn, { name: skillName }), zoneOf(turn))

const reading = (turn: Turn) => ({ now: turn.ctx.now(), timezone: zoneOf(turn) })

function read(turn: Turn, plan: Plan | null, services: ServiceRow[]): Said {
  const { locale, message, business, ctx } = turn
  const active = services.filter(({ is_active, id }) => is_active || id === plan?.serviceId)
  return understand(message, {
    language: locale,
    own: homeLanguage(business),
    country: business.country,
    timezone: zoneOf(turn),
    now: ctx.now(),
    services: active,
    asked: plan?.asked ?? null,
    among: plan?.among ?? [],
    offered: (plan?.offered ?? []).map(at => ({ at, said: saidIn(turn, Date.parse(at)) })),
    name: plan?.name ?? null,
    hasBooked: !plan && hasBooked(turn),
  })
}

async function begin(turn: Turn, services: ServiceRow[], before: Plan | null): Promise<TurnOutcome | null> {
  const said = await pointed(turn, read(turn, null, services), before)
  if (!before && hasBooked(turn) && isParting(turn.locale, turn.message, reading(turn)))
    return outcome(say(turn.locale, 'goodbye'))
  if (!before && (await isCorrection(turn, said))) return change(turn, 'move', { said, services, knows })
  const { wish } = said
  if (!wish && !before) return (await alreadyBooked(turn, said)) ?? (await factBeside(turn, said, services))
  // What the business taught about its terms answers who asks about them.
  if (!wish || wish.inquiry === 'asks about') return null
  // In the middle of a plan only another kind of wish begins anew.
  if (before && (wish.kind === 'book' || wish.kind === 'another')) return null
  if (wish.kind === 'list') return before ? remindAfter(turn, before, await ownInWords(turn)) : tellOwn(turn)
  const changes = wish.kind === 'move' || wish.kind === 'cancel'
  // "I would like to change my tyres on Friday" moves nothing.
  const isWork =
    changes && said.wanted !== null && said.share >= enoughOfName && !(await ownBookings(turn)).length
  if (changes && !isWork) return change(turn, wish.kind as 'move' | 'cancel', { said, services, knows })
  const own = wish.kind === 'another' || said.forAnother ? await ownBookings(turn) : []
  if (wish.kind === 'another' && !own.length) return null
  if (wish.inquiry === 'asks how' && (await knows(turn))) return null
  if (!takesBookings(turn.business)) return outcome(sentence(turn, 'paused'))
  const active = services.filter(({ is_active }) => is_active)
  if (!active.length) return null
  // Another one is of the same kind, unless they say otherwise.
  const last = own.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0]
  const known = wish.kind === 'another' ? (last?.service_id ?? null) : talkedAbout(turn, services)
  const plan = withSaid(newPlan('book', { serviceId: null }), said, zoneOf(turn))
  if (!plan.serviceId && !plan.among.length && namesOther(turn, said, active))
    return askService(turn, plan, active, 'unknown_service')
  const serviceId = plan.serviceId ?? (plan.among.length ? null : known)
  return nextQuestion(turn, { ...plan, serviceId }, services)
}

/**
 * Whether a message gives what was booked in this conversation another time, though it has no word for that: "actually,
 * could we say 4?"
 */
async function isCorrection(turn: Turn, said: Said): Promise<boolean> {
  const { wanted, wish, services } = said
  if (!wanted?.days.length && !wanted?.clocks.length && !said.shift) return false
  if (services.length || hearsAny(turn.locale, phrasesOf(turn).wants, said.left)) return false
  const { locale, message } = turn
  const leaves = hears(locale, 'thanks', message) || hears(locale, 'goodbye', message)
  if (leaves && !wish) return false
  if (wish?.kind === 'cancel' || wish?.kind === 'another' || said.forAnother) return false
  if (!hasBooked(turn) || isForOthers(turn, said)) return false
  return !(said.asks && (await knows(turn)))
}

/** After more messages than these a time says nothing of the booking any more. */
const nearMessages = 6

const hasBooked = ({ thread }: Turn): boolean =>
  thread.messages.slice(-nearMessages).some(({ actions }) => actions.some(isBooking))

const isBooking = (action: string): boolean => action === 'booking_created' || action === 'booking_updated'

/** The price of a service, or its length, where the business taught nothing about it. */
async function factBeside(turn: Turn, said: Said, services: ServiceRow[]): Promise<TurnOutcome | null> {
  const current = services.find(({ id }) => id === talkedAbout(turn, services)) ?? null
  const names = said.services.length === 1 && said.share >= enoughOfName
  if (!said.asks || !(names || (current && !said.services.length))) return null
  const fact = factAbout(turn, said, { services, current })
  return fact && !(await knows(turn)) ? outcome(fact) : null
}

/** A question that says so much of a service's name is about it. */
const enoughOfName = 0.5

/** Whether what the business taught answers the message. */
const knows = async (turn: Turn): Promise<boolean> =>
  (await turn.search(turn.message, 1)).confidence >= sureConfidence

/** Continues a plan with the message; null when the message is about something else. */
async function continuePlan(turn: Turn, plan: Plan, services: ServiceRow[]): Promise<TurnOutcome | null> {
  const said = await pointed(turn, read(turn, plan, services), plan)
  const kind = said.wish?.inquiry === 'wants' ? said.wish.kind : null
  if (plan.kind === 'book' && kind === 'cancel') return outcome(sentence(turn, 'dropped'))
  if (kind === 'list') return null
  if (plan.kind !== 'book' && (kind === 'move' || kind === 'cancel') && kind !== plan.kind) return null
  if (said.wish?.inquiry === 'asks about' && said.asks) return null
  const current = services.find(({ id }) => id === plan.serviceId) ?? null
  const fact = said.asks || said.left !== turn.message ? factAbout(turn, said, { services, current }) : null
  if (fact && !said.wanted && !said.name) return remindAfter(turn, plan, fact)
  // "Are you open on Friday?" asks for the hours, in the middle of a booking too.
  if (said.asks && !kind && isForOthers(turn, said)) return null
  const step = stepAfter(plan, said, zoneOf(turn))
  switch (step.next) {
    case 'act':
      return execute(turn, plan)
    case 'drop':
      return outcome(sentence(turn, 'dropped'))
    case 'ask': {
      const active = services.filter(({ is_active }) => is_active)
      if (!step.plan.serviceId && namesOther(turn, said, active))
        return askService(turn, step.plan, active, 'unknown_service')
      const sameTime = step.plan.serviceId === plan.serviceId && step.plan.wanted === plan.wanted
      return plan.asked === 'time' && sameTime && !step.plan.at
        ? askAgain(turn, step.plan, choicesOf(turn))
        : nextQuestion(turn, step.plan, services)
    }
    case 'ask_change':
      return ask(turn, plan, { asked: 'change', question: sentence(turn, 'what_to_change') })
    case 'more':
      return current
        ? offerMore(turn, step.plan, current, { direction: step.direction, seen: timesOf(plan) })
        : null
    case 'none':
      if (plan.asked === 'change') return askFor(turn, plan, services)
      return plan.aside ? null : notUnderstood(turn, plan, { said, services })
  }
}

/** Asks for what the visitor wants to change: "the name". */
async function askFor(turn: Turn, plan: Plan, services: ServiceRow[]): Promise<TurnOutcome> {
  const { locale, message } = turn
  const { booking, lead } = textsOf(locale).understanding
  const talk = textsOf(locale).bookingTalk
  const last = (asked: 'name' | 'contact') =>
    ask(turn, plan, { asked, question: briefly(turn, { ...plan, asked, question: talk.ask_name }) })
  if (hearsAny(locale, booking.contact_leads, message) || hearsAny(locale, lead.mine, message))
    return last('contact')
  if (hearsAny(locale, booking.name_leads, message)) return last('name')
  const active = services.filter(({ is_active }) => is_active)
  const time = ['when', 'hours', 'asks_time'] as const
  if (active.length < 2 || time.some(theme => hears(locale, theme, message)))
    return nextQuestion(
      turn,
      { ...plan, at: null, wanted: { ...anyTime(), days: plan.wanted.days } },
      services,
    )
  return askService(turn, { ...plan, among: [] }, active)
}

/** Whether a question is about the business rather than the booking: its hours, its address, how to reach it. */
function isForOthers({ locale }: Turn, { left, picked, shift }: Said): boolean {
  const { nouns, wants } = textsOf(locale).understanding.booking
  if (picked || shift || hearsAny(locale, nouns, left) || hearsAny(locale, wants, left)) return false
  return hears(locale, 'hours', left) || hears(locale, 'address', left)
}

/** The times that the visitor has before them: those offered, or the one read back. */
const timesOf = ({ offered, at }: Plan): string[] => (at ? [at] : offered)

/** Times after those seen, or before them. */
async function offerMore(
  turn: Turn,
  plan: Plan,
  service: ServiceRow,
  { direction, seen }: { direction: 'later' | 'earlier'; seen: string[] },
): Promise<TurnOutcome> {
  const zone = zoneOf(turn)
  const asked = { zone, except: plan.bookingId, notAt: null }
  const edges = seen.map(at => Date.parse(at))
  const [first, last] = [Math.min(...edges), Math.max(...edges)]
  for (const wanted of [plan.wanted, anyTime()]) {
    const found = await findTime(turn, service, { ...asked, wanted: { ...wanted, order: null } })
    const slots = 'slot' in found ? [found.slot] : found.slots
    const beyond = slots.filter(
      ({ from }) => !edges.length || (direction === 'later' ? from > last : from < first),
    )
    if (!beyond.length) continue
    const order = direction === 'later' ? ('earliest' as const) : ('latest' as const)
    return askTime(
      turn,
      { ...plan, wanted: { ...wanted, order } },
      { service, slots: beyond, reason: null, exact: null },
    )
  }
  return nextQuestion(turn, { ...plan, wanted: anyTime() }, [service])
}

/** Asks once more when the message answers nothing and asks nothing; null when others may answer it. */
async function notUnderstood(
  turn: Turn,
  plan: Plan,
  { said, services }: { said: Said; services: ServiceRow[] },
) {
  const { locale, message } = turn
  const { lead } = textsOf(locale).understanding
  if (said.asks || hears(locale, 'person', message) || hearsAny(locale, lead.wants, message)) return null
  if (isDistressed(turn) || hears(locale, 'hours', message)) return null
  const courtesies = ['greeting', 'thanks', 'goodbye'] as const
  const only = !otherWords(locale, message, [...courtesies, 'yes', 'no', 'courtesy']).length
  if (!withoutInterjections(locale, message).trim())
    return remindWith(turn, plan, sentence(turn, 'wait', { question: briefly(turn, plan) }))
  if (only && !said.agrees && !said.declines && courtesies.some(theme => hears(locale, theme, message)))
    return null
  if (!only && (await knows(turn))) return null
  const active = services.filter(({ is_active }) => is_active)
  if (plan.asked === 'service') return askService(turn, plan, active, 'unknown_service')
  const again = { ...plan, reminders: plan.reminders + 1 }
  return remindWith(turn, again, sentence(turn, 'not_understood', { question: briefly(turn, plan) }))
}

const remindAfter = (turn: Turn, plan: Plan, fact: string): TurnOutcome =>
  remindWith(turn, { ...plan, reminders: plan.reminders + 1 }, `${fact}\n\n${reminder(turn, plan)}`)

/** The buttons of the question that is open. */
const choicesOf = (turn: Turn): TurnOutcome['choices'] =>
  memoOf<{ choices?: TurnOutcome['choices'] }>(turn, { name: skillName })?.choices ?? []

/** The reply with the plan as it was: its question stands. */
function remindWith(turn: Turn, plan: Plan, reply: string): TurnOutcome {
  const choices = choicesOf(turn)
  return outcome(reply, {
    actions: ['asked_about_booking'],
    memo: { [skillName]: { ...plan, aside: false, choices } },
    choices,
  })
}

/** After another question in the middle of the dialogue the plan stays, and the visitor is reminded of it. */
export function resume(turn: Turn, given: TurnOutcome): TurnOutcome {
  const plan = planOf(turn)
  if (!plan) return given
  const choices = choicesOf(turn)
  const remind = given.answered && given.actions.length === 0
  const next = { ...plan, choices, aside: !remind, reminders: plan.reminders + (remind ? 1 : 0) }
  const memo = { ...given.memo, [skillName]: next }
  if (!remind) return { ...given, memo }
  return { ...given, reply: `${given.reply}\n\n${reminder(turn, plan)}`, memo, choices }
}

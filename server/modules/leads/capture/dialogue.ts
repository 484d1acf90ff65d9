import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import { contactIn, withoutContact } from '#server/language/contact-details.ts'
import { bareName, nameIn } from '#server/language/names.ts'
import { tellsOfPast } from '#server/language/past.ts'
import { asksForPerson, beginsWith, hears, hearsAny, say } from '#server/language/phrases.ts'
import { hasOpenOffer, remainingWords, saysOnly } from '#server/modules/assistant/dialogue/dialogue.ts'
import { inquiryIn } from '#server/modules/assistant/inquiry/inquiry.ts'
import { memoOf } from '#server/modules/assistant/skills/skills.ts'
import {
  type ContactDetails,
  callback,
  outcome,
  type Turn,
  type TurnOutcome,
} from '#server/modules/assistant/turn/turn.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'

export const name = 'taking_details'

/** The progress of asking for a visitor's details. */
interface Taking {
  /** What the visitor wants, in their own words. */
  intent: string
  asked: 'name' | 'contact' | null
  /** They did not want to give their name. They are then asked for an address or a number, and for nothing more. */
  declined: boolean
  /** They were asked again after a question in between, which happens only once. */
  reminded: boolean
  /** The team can reach them; further details are still stored. */
  done: boolean
}

/**
 * The built-in assistant's dialogue: it asks a visitor who wants to hear from the business for their name, then for an
 * address or a number. It accepts the details in any order, or all at once.
 */
export async function dialogue(turn: Turn): Promise<TurnOutcome | null> {
  const taking = memoOf<Taking>(turn, { name })
  return (taking && (await goOn(turn, taking))) ?? (await begin(turn))
}

async function begin(turn: Turn): Promise<TurnOutcome | null> {
  const { locale, message } = turn
  const contact = toldIn(turn, null)
  const reachable = Boolean(contact.email || contact.phone)
  // The assistant itself handles the wish for a person, and answers to its offer to pass something on.
  if (asksForPerson(locale, message) || (reachable && hasOpenOffer(turn.thread))) return null
  if (wants(turn)) return (await knows(turn, message)) ? null : take(turn, fresh(message), contact)
  if (!reachable) return null
  const around = withoutContact(message)
  // "Is info@example.com the right address?" does not tell how to reach the visitor.
  if (hears(locale, 'asks', around) || /[?？؟]/.test(around)) return null
  const mine = hearsAny(locale, textsOf(locale).understanding.lead.mine, message) || contact.name
  return mine || !remainingWords(turn, ['place', 'greeting']).length ? take(turn, fresh(null), contact) : null
}

const fresh = (intent: string | null): Taking => ({
  intent: intent ?? '',
  asked: null,
  declined: false,
  reminded: false,
  done: false,
})

/** "What does a quote cost?" asks about one and wants none. */
function wants({ locale, message }: Turn): boolean {
  const wishes = (text: string) => hearsAny(locale, textsOf(locale).understanding.lead.wants, text)
  // "When did you call me?"
  if (beginsWith(locale, 'asks', message) && tellsOfPast(locale, message)) return false
  const inquiry = inquiryIn(locale, message, wishes)
  return inquiry !== null && inquiry !== 'asks about'
}

/** Continues a dialogue that has begun; null when the message is about something else. */
async function goOn(turn: Turn, taking: Taking): Promise<TurnOutcome | null> {
  const contact = toldIn(turn, taking.asked)
  if (contact.email || contact.phone) return take(turn, taking, contact)
  if (declines(turn)) return taking.done ? null : withoutTelling(turn, taking)
  if (taking.asked && saysOnly(turn, 'yes')) return take(turn, taking, {})
  const bare = taking.asked === 'name' && !contact.name ? await onlyName(turn) : contact.name
  return bare ? take(turn, taking, { name: bare }) : null
}

function toldIn({ locale, message }: Turn, asked: Taking['asked']): Partial<ContactDetails> {
  const contact = contactIn(message)
  const introduced = nameIn(locale, message, { asked: asked === 'name' })
  // "Ada Lovelace, ada@example.com"
  const beside = asked && (contact.email || contact.phone) ? bareName(locale, besideContact(message)) : null
  const name = introduced ?? beside
  return { ...contact, ...(name && { name }) }
}

const besideContact = (message: string): string =>
  withoutContact(message).replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')

/** The name, if the message is only a name; null for others, such as "Opening hours", which the business knows about. */
async function onlyName(turn: Turn): Promise<string | null> {
  const { locale, message } = turn
  const name = bareName(locale, message)
  const talk = (
    ['asks', 'hours', 'address', 'phone', 'email', 'website', 'reach', 'person_alone'] as const
  ).some(theme => hears(locale, theme, message))
  if (!name || talk || !remainingWords(turn, ['yes', 'no', 'thanks', 'greeting', 'goodbye']).length)
    return null
  return (await knows(turn, message)) ? null : name
}

const knows = async (turn: Turn, message: string): Promise<boolean> =>
  (await turn.search(message, 1)).confidence >= sureConfidence

const declines = (turn: Turn): boolean =>
  saysOnly(turn, 'no') ||
  hearsAny(turn.locale, textsOf(turn.locale).understanding.lead.declines, turn.message)

/** Stores the given details, and asks for the next missing one. */
function take(turn: Turn, taking: Taking, told: Partial<ContactDetails>): TurnOutcome {
  const { business, thread } = turn
  const said = sentencesOf(turn)
  const known = { ...thread.contact, ...told }
  const contact = known.email && told.phone ? told.phone : (told.email ?? known.email ?? known.phone)
  if (contact) {
    // What is heard can be misheard: a caller's correction is read back.
    const isCorrected = turn.spoken !== null && (told.email ?? told.phone) !== undefined
    const isKnown = taking.done && !isCorrected
    const reply = isKnown ? said.noted_too : fill(said.noted, { business: business.name, contact })
    const needs = taking.intent && !taking.done ? [callback(taking.intent)] : []
    const memo = { [name]: { ...taking, asked: null, done: true } }
    return outcome(reply, {
      topic: 'team',
      contact: told,
      intent: taking.intent || null,
      escalations: needs,
      memo,
    })
  }
  const asked = known.name || taking.declined ? 'contact' : 'name'
  const thanks = told.name ? `${fill(said.thank_name, { name: told.name })} ` : ''
  return outcome(thanks + question(turn, asked), {
    topic: 'team',
    actions: [asked === 'name' ? 'asked_for_name' : 'asked_for_contact'],
    contact: told,
    memo: { [name]: { ...taking, asked } },
  })
}

/** A visitor who declines to give a name is asked how to reach them; one who declines that too is asked nothing more. */
function withoutTelling(turn: Turn, taking: Taking): TurnOutcome {
  if (taking.asked === 'name') return take(turn, { ...taking, declined: true }, {})
  return outcome(sentencesOf(turn).as_you_like, { topic: 'talk' })
}

/**
 * Called when something else answered the message. It continues a dialogue that has begun, with one reminder unless the
 * visitor declined something. When the knowledge answered a visitor who wants an offer ("yes, just ask for a quote"), it
 * begins the dialogue.
 */
export function resume(turn: Turn, given: TurnOutcome): TurnOutcome {
  const taking = memoOf<Taking>(turn, { name })
  const quiet = given.answered && given.actions.length === 0
  if (taking && !taking.done) {
    const ask = quiet && taking.asked !== null && !taking.reminded && !taking.declined
    const memo = { ...given.memo, [name]: { ...taking, reminded: taking.reminded || ask } }
    return ask
      ? {
          ...given,
          reply: `${given.reply}\n\n${question(turn, taking.asked!)}`,
          actions: [action(taking.asked!)],
          memo,
        }
      : { ...given, memo }
  }
  if (taking || !quiet || given.topic !== 'knowledge' || !wants(turn)) return given
  const next = take(turn, fresh(turn.message), toldIn(turn, null))
  return { ...next, ...evidenceOf(given), reply: `${given.reply}\n\n${next.reply}` }
}

const evidenceOf = ({ sources, confidence, query, topic }: TurnOutcome) => ({
  sources,
  confidence,
  query,
  topic,
})

const action = (asked: 'name' | 'contact') => (asked === 'name' ? 'asked_for_name' : 'asked_for_contact')

const question = (turn: Turn, asked: 'name' | 'contact'): string =>
  asked === 'name' ? sentencesOf(turn).ask_name : say(turn.locale, 'how_to_reach_you')

const sentencesOf = ({ locale }: Turn): Locale['leadTalk'] => textsOf(locale).leadTalk

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark)

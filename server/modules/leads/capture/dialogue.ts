import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import { contactIn, withoutContact } from '#server/language/contact-details.ts'
import { bareName, nameIn } from '#server/language/names.ts'
import { hears, hearsAny, say } from '#server/language/phrases.ts'
import { rest, saysOnly } from '#server/modules/assistant/courtesies.ts'
import { remembered } from '#server/modules/assistant/skill.ts'
import { offerStands } from '#server/modules/assistant/thread.ts'
import { type Contact, callback, type Outcome, outcome, type Turn } from '#server/modules/assistant/turn.ts'

export const name = 'taking_details'

/** How far the taking of details has come. */
interface Taking {
  /** What the visitor wants, in the words that began it. */
  intent: string
  asked: 'name' | 'contact' | null
  /** They would not tell their name: they are asked for an address or a number, and then for nothing more. */
  declined: boolean
  /** They were asked again after a question in between: once is enough. */
  reminded: boolean
  /** The team can reach them; what they add is still taken. */
  done: boolean
}

/** From here on the knowledge is about what the visitor says (measured, see knowledge/search/rank.ts). */
const sure = 0.4

/**
 * The built-in assistant's part: whoever wants to hear from the business is asked for their name, then for an
 * address or a number; what comes in another order or all at once is taken as it comes.
 */
export async function dialogue(turn: Turn): Promise<Outcome | null> {
  const taking = remembered<Taking>(turn, { name })
  return (taking && (await goOn(turn, taking))) ?? (await begin(turn))
}

async function begin(turn: Turn): Promise<Outcome | null> {
  const { locale, message } = turn
  const contact = toldIn(turn, null)
  const reachable = Boolean(contact.email || contact.phone)
  // A wish for a person, and the answer to an offer to pass something on, are the assistant's own to take up.
  if (hears(locale, 'person', message) || (reachable && offerStands(turn.thread))) return null
  if (wants(turn)) return (await knows(turn, message)) ? null : take(turn, fresh(message), contact)
  if (!reachable) return null
  const around = withoutContact(message)
  // "Is info@example.com the right address?" tells of nobody how to reach them.
  if (hears(locale, 'asks', around) || /[?？؟]/.test(around)) return null
  const mine = hearsAny(locale, textsOf(locale).understanding.lead.mine, message) || contact.name
  return mine || !rest(turn, ['place', 'greeting']).length ? take(turn, fresh(null), contact) : null
}

const fresh = (intent: string | null): Taking => ({
  intent: intent ?? '',
  asked: null,
  declined: false,
  reminded: false,
  done: false,
})

const wants = ({ locale, message }: Turn): boolean =>
  hearsAny(locale, textsOf(locale).understanding.lead.wants, message)

/** What the message is to details that are being taken; null when it is about something else. */
async function goOn(turn: Turn, taking: Taking): Promise<Outcome | null> {
  const contact = toldIn(turn, taking.asked)
  if (contact.email || contact.phone) return take(turn, taking, contact)
  if (declines(turn)) return taking.done ? null : withoutTelling(turn, taking)
  if (taking.asked && saysOnly(turn, 'yes')) return take(turn, taking, {})
  const bare = taking.asked === 'name' && !contact.name ? await onlyName(turn) : contact.name
  return bare ? take(turn, taking, { name: bare }) : null
}

function toldIn({ locale, message }: Turn, asked: Taking['asked']): Partial<Contact> {
  const contact = contactIn(message)
  const introduced = nameIn(locale, message, { asked: asked === 'name' })
  // "Ada Lovelace, ada@example.com"
  const beside = asked && (contact.email || contact.phone) ? bareName(locale, besideContact(message)) : null
  const name = introduced ?? beside
  return { ...contact, ...(name && { name }) }
}

const besideContact = (message: string): string =>
  withoutContact(message).replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')

/** A message that is a name and nothing that the business knows about: "Opening hours" is none. */
async function onlyName(turn: Turn): Promise<string | null> {
  const { locale, message } = turn
  const name = bareName(locale, message)
  const talk = (
    ['asks', 'hours', 'address', 'phone', 'email', 'website', 'reach', 'person_alone'] as const
  ).some(theme => hears(locale, theme, message))
  if (!name || talk || !rest(turn, ['yes', 'no', 'thanks', 'greeting', 'goodbye']).length) return null
  return (await knows(turn, message)) ? null : name
}

const knows = async (turn: Turn, message: string): Promise<boolean> =>
  (await turn.search(message, 1)).confidence >= sure

const declines = (turn: Turn): boolean =>
  saysOnly(turn, 'no') ||
  hearsAny(turn.locale, textsOf(turn.locale).understanding.lead.declines, turn.message)

/** Notes what was told, and asks for what is still missing. */
function take(turn: Turn, taking: Taking, told: Partial<Contact>): Outcome {
  const { business, thread } = turn
  const said = sentencesOf(turn)
  const known = { ...thread.contact, ...told }
  const contact = known.email && told.phone ? told.phone : (told.email ?? known.email ?? known.phone)
  if (contact) {
    const reply = taking.done ? said.noted_too : fill(said.noted, { business: business.name, contact })
    const needs = taking.intent && !taking.done ? [callback(taking.intent)] : []
    const memo = { [name]: { ...taking, asked: null, done: true } }
    return outcome(reply, { topic: 'team', contact: told, intent: taking.intent || null, needs, memo })
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

/** Whoever keeps their name to themselves is asked how to reach them, and whoever declines that too is left in peace. */
function withoutTelling(turn: Turn, taking: Taking): Outcome {
  if (taking.asked === 'name') return take(turn, { ...taking, declined: true }, {})
  return outcome(sentencesOf(turn).as_you_like, { topic: 'talk' })
}

/**
 * A question in the middle of the taking, answered by something else: it goes on after it, with one reminder to whoever has declined nothing. And
 * where the knowledge itself answered somebody who wants an offer ("yes, just ask for a quote"), it begins.
 */
export function resume(turn: Turn, given: Outcome): Outcome {
  const taking = remembered<Taking>(turn, { name })
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

const evidenceOf = ({ sources, confidence, query, topic }: Outcome) => ({ sources, confidence, query, topic })

const action = (asked: 'name' | 'contact') => (asked === 'name' ? 'asked_for_name' : 'asked_for_contact')

const question = (turn: Turn, asked: 'name' | 'contact'): string =>
  asked === 'name' ? sentencesOf(turn).ask_name : say(turn.locale, 'how_to_reach_you')

const sentencesOf = ({ locale }: Turn): Locale['leadTalk'] => textsOf(locale).leadTalk

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark)

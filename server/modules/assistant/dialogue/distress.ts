import { textsOf } from '#locales/load.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hearsAny, phrasePattern, say, spoken } from '#server/language/phrases.ts'
import { waysToReach } from '../facts/contact-reply.ts'
import { type CitedSource, handover, outcome, type Turn, type TurnOutcome } from '../turn/turn.ts'
import { tellingOf } from './telling.ts'

/** What a message needs a person for at once. */
export type Distress = 'emergency' | 'complaint'

/**
 * Whether somebody complains or is in need, by what they say of themselves. Null for a question about such things: what
 * asks ("what if …", "do you treat …", "how much …") before the telling words. A message that says both is an emergency.
 */
export function distressIn(language: string, message: string): Distress | null {
  const { emergency, complaint, cries, grave } = textsOf(language).understanding.distress
  if (tells(language, emergency, message)) return 'emergency'
  // "Help, my leg is suddenly paralysed": a numb leg alone may be an old complaint.
  if (hearsAny(language, cries, message) && tells(language, grave, message)) return 'emergency'
  return tells(language, complaint, message) ? 'complaint' : null
}

function tells(language: string, phrases: string, message: string): boolean {
  const text = spoken(message)
  const told = text.search(phrasePattern(language, phrases))
  if (told < 0) return false
  const { asks_about, asks_after } = textsOf(language).understanding.distress
  if (text.search(phrasePattern(language, asks_after)) >= 0) return false
  const asked = text.search(phrasePattern(language, asks_about))
  return asked < 0 || asked > told
}

/** What the business taught about emergencies, as a search found it. */
interface Taught {
  text: string
  sources: CitedSource[]
}

/**
 * Hands somebody in distress over to a person. In an emergency what the business taught comes first, then whom to call;
 * the assistant gives no advice of its own.
 */
export async function distressReply(
  turn: Turn,
  distress: Distress,
  taught: Taught | null = null,
): Promise<TurnOutcome> {
  const { message, locale, business, thread } = turn
  const name = nameIn(locale, message)
  const given = { ...contactIn(message), ...(name && { name }) }
  const reachable = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const ask = reachable ? [] : [say(locale, 'how_to_reach_you')]
  const told = await tellingOf(turn, 'handover', distress)
  const emergency = distress === 'emergency'
  const first =
    emergency && taught
      ? [`${say(locale, 'emergency_taught', { business: business.name })}\n${taught.text}`]
      : []
  const ways = emergency ? (waysToReach(business, locale) ?? '') : ''
  const sentences = emergency ? [told, say(locale, 'emergency_danger')] : [told]
  const reply = [...first, sentences.join(' '), ways, ...ask].filter(Boolean).join('\n\n')
  return outcome(reply, {
    topic: 'team',
    sources: emergency && taught ? taught.sources : [],
    handedOver: true,
    actions: reachable ? ['handed_over'] : ['handed_over', 'asked_for_contact'],
    escalations: [handover(message)],
    contact: given,
    intent: message,
  })
}

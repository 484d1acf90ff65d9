import type { Ctx } from '#server/core/context.ts'
import { withoutContact } from '#server/language/contact-details.ts'
import { beginsWith, hears, otherWords, type Theme, without } from '#server/language/phrases.ts'
import { existingSources } from '#server/modules/knowledge/knowledge.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { Thread, ThreadMessage, Turn, TurnAction } from '../turn/turn.ts'

/** The assistant's last reply, when no other message came after it. */
export function lastReply({ messages }: Thread): ThreadMessage | null {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last : null
}

/**
 * The thread without replies that cite sources deleted since: the assistant must not repeat deleted knowledge, and a
 * model repeats what its history holds.
 */
export async function withoutDeletedSources(ctx: Ctx, thread: Thread): Promise<Thread> {
  const cited = thread.messages.flatMap(said => said.sources.map(source => source.parent_doc_id))
  const standing = await existingSources(ctx, [...new Set(cited)])
  const stands = (said: ThreadMessage) => said.sources.every(source => standing.has(source.parent_doc_id))
  return { ...thread, messages: thread.messages.filter(stands) }
}

/** Whether the last reply offered to pass something on, or asked for contact details to do so. */
export function hasOpenOffer(thread: Thread): boolean {
  const actions = lastReply(thread)?.actions ?? []
  return actions.includes('offered_to_pass_on') || actions.includes('asked_for_contact')
}

/** The question that the assistant last offered to pass on: the visitor's message before that offer. */
export const offeredQuestion = (thread: Thread): string | null => messageBefore(thread, 'offered_to_pass_on')

/** The message in which the visitor last asked for a person. */
export const handoverRequest = (thread: Thread): string | null => messageBefore(thread, 'handed_over')

/** The visitor's message before the last reply with this action. */
function messageBefore({ messages }: Thread, action: TurnAction): string | null {
  const offer = messages.findLastIndex(said => said.actions.includes(action))
  return messages.slice(0, Math.max(offer, 0)).findLast(said => said.role === 'visitor')?.text ?? null
}

/** The words of the message that belong neither to these themes nor to courtesies, contact details or names. */
export const remainingWords = ({ locale, message, business, scope }: Turn, themes: Theme[]): string[] =>
  otherWords(
    locale,
    withoutContact(message),
    [...themes, 'courtesy'],
    [business.name, scope.agentName ?? business.agent_name],
  )

/** Whether the message says only this, apart from courtesies. */
export function saysOnly(turn: Turn, theme: 'yes' | 'no' | 'greeting' | 'thanks' | 'goodbye'): boolean {
  const { locale, message } = turn
  const themes: Theme[] = [theme, 'greeting', 'thanks', 'goodbye', 'place']
  if (!hears(locale, theme, message) || hears(locale, 'asks', without(locale, message, themes))) return false
  return !remainingWords(turn, themes).length
}

/** The query that was searched and its result. */
interface LookUp {
  query: string
  result: SearchResult
}

/** At most so many words of the earlier question join the query. */
const mostCarriedWords = 12

const fillerThemes: Theme[] = ['onward', 'pointing', 'courtesy', 'greeting', 'thanks']

/**
 * Searches for the message. When it continues the question before ("how much is it?", "and for children?"), words of
 * that question join the query. `limit` passages at most.
 *
 * A question with "it" in it may well stand alone, so both queries are tried and the evidence decides. The joined query
 * counts only when it also finds some of the new question's own words: otherwise "and for dogs?" would get the price
 * for children.
 */
export async function lookUp(turn: Turn, limit: number): Promise<LookUp> {
  const { message, thread, language } = turn
  const own = otherWords(language, message, fillerThemes)
  const before = thread.messages.findLast(said => said.role === 'assistant' && said.query !== null)
  const onward = beginsWith(language, 'onward', message)
  const pointing = hears(language, 'pointing', message)
  const goesOn = before && lastReply(thread)?.topic !== 'hours' && (onward || pointing || !own.length)
  if (!goesOn || own.length > 3) return { query: message, result: await turn.search(message, limit) }

  const carried = otherWords(language, before.query!, fillerThemes).filter(word => !own.includes(word))
  const whole = `${message} ${[...new Set(carried)].slice(0, mostCarriedWords).join(' ')}`.trim()
  const joined = { query: whole, result: await turn.search(whole, limit) }
  if (!own.length) return joined
  const alone = { query: message, result: await turn.search(message, limit) }
  if (!containsAny(joined.result, own)) return alone
  // "And …" always continues the question before; a pronoun does so only when the message alone finds less.
  return onward || joined.result.confidence >= alone.result.confidence ? joined : alone
}

/** Whether some passage contains one of these words of the question. */
function containsAny({ passages, question }: SearchResult, own: string[]): boolean {
  const wanted = new Set(own.map(word => question.corrections.get(word) ?? word))
  const stems = new Set(question.words.filter(({ word }) => wanted.has(word)).flatMap(word => word.stems))
  return passages.some(
    ({ reading }) =>
      reading.titleStems.some(stem => stems.has(stem)) ||
      reading.sentences.some(sentence => sentence.stems.some(stem => stems.has(stem))),
  )
}

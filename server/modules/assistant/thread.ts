import type { Ctx } from '#server/core/context.ts'
import { beginsWith, hears, otherWords, type Theme } from '#server/language/phrases.ts'
import { sourcesThatStand } from '#server/modules/knowledge/knowledge.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { Action, Said, Thread, Turn } from './turn.ts'

/** What the assistant said last, if the visitor's message follows right upon it. */
export function lastReply({ messages }: Thread): Said | null {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last : null
}

/**
 * The thread without the replies that were made of sources deleted since: what was said from them in this very
 * conversation must not be said again (a model repeats what it finds in its history).
 */
export async function withoutForgotten(ctx: Ctx, thread: Thread): Promise<Thread> {
  const cited = thread.messages.flatMap(said => said.sources.map(source => source.parent_doc_id))
  const standing = await sourcesThatStand(ctx, [...new Set(cited)])
  const stands = (said: Said) => said.sources.every(source => standing.has(source.parent_doc_id))
  return { ...thread, messages: thread.messages.filter(stands) }
}

/** Whether the assistant has just offered to pass something on, or asked for contact details in order to. */
export function offerStands(thread: Thread): boolean {
  const actions = lastReply(thread)?.actions ?? []
  return actions.includes('offered_to_pass_on') || actions.includes('asked_for_contact')
}

/** The question that the assistant last offered to pass on: the visitor's message before the offer. */
export const offeredQuestion = (thread: Thread): string | null => before(thread, 'offered_to_pass_on')

/** The message in which the visitor last asked for a person. */
export const wishedQuestion = (thread: Thread): string | null => before(thread, 'handed_over')

/** The visitor's message before the last reply that did this. */
function before({ messages }: Thread, action: Action): string | null {
  const offer = messages.findLastIndex(said => said.actions.includes(action))
  return messages.slice(0, Math.max(offer, 0)).findLast(said => said.role === 'visitor')?.text ?? null
}

/** Which query to search with, and what came of it. */
export interface LookUp {
  query: string
  result: SearchResult
}

/** Words of earlier questions that are carried along, at most: a thread is about one thing at a time. */
const mostCarried = 12

const small: Theme[] = ['onward', 'pointing', 'courtesy', 'greeting', 'thanks']

/**
 * Looks the message up; where it goes on from the question before ("how much is it?", "and for children?"),
 * together with what that one was about. `limit` passages at most.
 *
 * A question that merely contains "it" may well stand alone, so both ways are tried and the evidence decides.
 * What the earlier question brings in is never enough: of the new one's own words some must be found too, or
 * "and for dogs?" would be answered with the price for children.
 */
export async function lookUp(turn: Turn, limit: number): Promise<LookUp> {
  const { message, thread, language } = turn
  const own = otherWords(language, message, small)
  const before = thread.messages.findLast(said => said.role === 'assistant' && said.query !== null)
  const onward = beginsWith(language, 'onward', message)
  const pointing = hears(language, 'pointing', message)
  const goesOn = before && lastReply(thread)?.topic !== 'hours' && (onward || pointing || !own.length)
  if (!goesOn || own.length > 3) return { query: message, result: await turn.search(message, limit) }

  const carried = otherWords(language, before.query!, small).filter(word => !own.includes(word))
  const whole = `${message} ${[...new Set(carried)].slice(0, mostCarried).join(' ')}`.trim()
  const joined = { query: whole, result: await turn.search(whole, limit) }
  if (!own.length) return joined
  const alone = { query: message, result: await turn.search(message, limit) }
  if (!holds(joined.result, own)) return alone
  // "And …" leans on what was said; a mere pronoun does so only where the message alone finds less.
  return onward || joined.result.confidence >= alone.result.confidence ? joined : alone
}

/** Whether some passage has one of these words of the question in it. */
function holds({ passages, question }: SearchResult, own: string[]): boolean {
  const wanted = new Set(own.map(word => question.corrections.get(word) ?? word))
  const stems = new Set(question.words.filter(({ word }) => wanted.has(word)).flatMap(word => word.stems))
  return passages.some(
    ({ reading }) =>
      reading.titleStems.some(stem => stems.has(stem)) ||
      reading.sentences.some(sentence => sentence.stems.some(stem => stems.has(stem))),
  )
}

import type { Ctx } from '#server/core/context.ts'
import { withoutContact } from '#server/language/contact-details.ts'
import { courtesyLanguages } from '#server/language/detect.ts'
import { beginsWith, hears, otherWords, type Theme, without } from '#server/language/phrases.ts'
import { existingSources } from '#server/modules/knowledge/knowledge.ts'
import { reader } from '#server/modules/knowledge/search/question/question.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import { type AnswerType, answerType } from '../extract/answer-types.ts'
import type { Thread, ThreadMessage, Turn, TurnAction } from '../turn/turn.ts'
import { distressIn } from './distress.ts'

/** Whether somebody complains, or is in need: that comes before every other business. */
export const isDistressed = ({ locale, message }: Turn): boolean => distressIn(locale, message) !== null

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

type Courtesy = 'yes' | 'no' | 'greeting' | 'thanks' | 'goodbye'

/**
 * Whether the message says only this, apart from courtesies. A "genau" or "merci" within a conversation in English says
 * what it says, and the conversation stays in English.
 */
export const saysOnly = (turn: Turn, theme: Courtesy): boolean =>
  saysOnlyInOwn(turn, theme) ||
  (!courtesies.some(other => saysOnlyInOwn(turn, other)) &&
    courtesyLanguages(turn.message).some(
      language => hears(language, theme, turn.message) && !asksFor(language, turn.message, theme),
    ))

const courtesies = ['yes', 'no', 'greeting', 'thanks', 'goodbye'] as const satisfies Courtesy[]

function saysOnlyInOwn(turn: Turn, theme: Courtesy): boolean {
  const { locale, message } = turn
  const themes: Theme[] = [theme, 'greeting', 'thanks', 'goodbye', 'place']
  if (!hears(locale, theme, message) || hears(locale, 'asks', without(locale, message, themes))) return false
  // "Wo sind Sie genau?" asks for the place.
  if (asksFor(locale, message, theme)) return false
  return !remainingWords(turn, themes).length
}

/** Whether a yes or a no stands in a question. */
const asksFor = (locale: string, message: string, theme: Courtesy): boolean =>
  (theme === 'yes' || theme === 'no') &&
  hears(locale, 'asks', without(locale, message, [theme, 'greeting', 'thanks', 'goodbye']))

/** What was searched and its result. */
interface LookUp {
  /** The question, completed from the conversation. */
  query: string
  result: SearchResult
  /** What the question asks for, when only the question before says it. */
  type?: AnswerType
}

/** At most so many words of the earlier question join the query. */
const mostCarriedWords = 12
/** A longer message stands alone. Words beside fillers. */
const mostOwnWords = 6
/** A message of so few words may go on from the question before without a sign of it ("for children?"). */
const fewWords = 3

/** From this confidence on a few words have found what they are about. */
const findsSomething = 0.2

const fillerThemes: Theme[] = ['onward', 'pointing', 'courtesy', 'greeting', 'thanks', 'framing']

/**
 * Searches for the message. When it continues the question before ("how much is it?", "and for children?"), words of
 * that question join the query with less weight. `limit` passages at most.
 *
 * A question with "it" in it may well stand alone, so both queries are tried and the evidence decides. The joined query
 * counts only when it also finds some of the new question's own words: otherwise "and for dogs?" would get the price
 * for children.
 */
export async function lookUp(turn: Turn, limit: number): Promise<LookUp> {
  const before = turn.thread.messages.findLast(said => said.role === 'assistant' && said.query !== null)
  const previous = lastReply(turn.thread)?.topic === 'hours' ? null : (before?.query ?? null)
  return lookUpAfter(turn, turn.message, previous, limit)
}

/** The same for a part of a message: `previous` is the question that it may continue. */
export async function lookUpAfter(
  turn: Turn,
  message: string,
  previous: string | null,
  limit: number,
): Promise<LookUp> {
  const { language } = turn
  const own = otherWords(language, message, fillerThemes)
  const onward = beginsWith(language, 'onward', message)
  const pointing = hears(language, 'pointing', message)
  const alone = async () => ({ query: message, result: await turn.search(message, limit) })
  const mayContinue = onward || pointing || own.length <= fewWords
  if (!previous || !mayContinue || own.length > mostOwnWords) return alone()

  // Without a sign of it, only a message that finds nothing by itself goes on from the one before.
  const single = onward || pointing || !own.length ? null : await alone()
  if (single && single.result.confidence >= findsSomething) return single

  const carried = otherWords(language, previous, fillerThemes).filter(word => !own.includes(word))
  const context = [...new Set(carried)].slice(0, mostCarriedWords).join(' ')
  const type = answerType(message, language) === 'other' ? answerType(previous, language) : undefined
  const joined: LookUp = {
    query: `${message} ${context}`.trim(),
    result: await turn.search(message, limit, context),
    ...(type && { type }),
  }
  if (!own.length) return joined
  if (!containsAny(joined.result, own)) return single ?? alone()
  if (onward || single) return joined
  const other = await alone()
  return joined.result.confidence >= other.result.confidence ? joined : other
}

/** Whether some passage contains one of these words of the question. */
function containsAny({ passages, question }: SearchResult, own: string[]): boolean {
  const wanted = new Set(own.map(word => question.corrections.get(word) ?? word))
  const indexes = question.words.flatMap(({ word }, i) => (wanted.has(word) ? [i] : []))
  const held = reader(question)
  return passages.some(({ reading }) =>
    [reading.heading, ...reading.sentences].some(text => {
      const found = held(text)
      return indexes.some(i => found[i]! > 0)
    }),
  )
}

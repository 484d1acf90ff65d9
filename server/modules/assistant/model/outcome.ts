import { textsOf } from '#locales/load.ts'
import { say } from '#server/language/phrases.ts'
import type { Passage } from '#server/modules/knowledge/search/search.ts'
import { hasOpenOffer } from '../dialogue/dialogue.ts'
import { tellingOf } from '../dialogue/telling.ts'
import { distinctSources, outcome, type Turn, type TurnOutcome, unanswered, yesOrNo } from '../turn/turn.ts'
import { passagesUsed } from './citations.ts'
import type { Gate } from './gate.ts'
import { nothingAnswers } from './prompt.ts'
import type { TurnProgress } from './tools.ts'

/** How a model's writing ended: as a whole, broken off, or without the answer, which was held back. */
export type Ending = 'whole' | 'broken' | 'unanswered'

/** What to add when the model has stopped: after a failure, or when nothing, or no answer, reached the visitor. */
export async function closingWords(
  turn: Turn,
  reply: string,
  { escalations: needs, actions }: TurnProgress,
  ending: Ending,
): Promise<string> {
  const { locale, business } = turn
  const values = { business: business.name }
  if (reply && ending === 'broken') return `\n\n${say(locale, 'cut_off', values)}`
  if (reply) return ending === 'unanswered' ? `\n\n${say(locale, 'unknown', values)}` : ''
  if (needs.some(need => need.kind === 'handover')) return tellingOf(turn, 'handover', 'handed_over')
  if (needs.length) return tellingOf(turn, 'unanswered', 'passed_on_unsigned')
  const { booking, leadTalk } = textsOf(locale)
  if (actions.includes('booking_created')) return booking.booked
  if (actions.includes('booking_updated')) return booking.moved
  if (actions.includes('booking_cancelled')) return booking.cancelled
  if (actions.includes('lead_captured')) return leadTalk.noted_too
  if (actions.includes('hung_up')) return say(locale, 'goodbye')
  return say(locale, 'unknown', values)
}

export function outcomeOf(
  turn: Turn,
  gate: Gate,
  gathered: TurnProgress,
  ending: Ending,
  evidence: { query: string; confidence: number },
): TurnOutcome {
  const { actions, escalations: needs, contact, intent } = gathered
  const { reply, cited, heldBack } = gate
  const toTeam = needs.length > 0
  // The model cites [0] only, or the reply is one of our own phrases.
  const unknown = ending !== 'whole' || (cited.size === 1 && cited.has(nothingAnswers))
  const answered = !unknown && (hasOpenOffer(turn.thread) || !needs.some(need => need.kind === 'unanswered'))
  if (unknown && !toTeam) {
    actions.push('offered_to_pass_on')
    needs.push(unanswered(turn.message, { bestScore: evidence.confidence }))
  }
  const used = usedPassages(reply, cited, gathered.passages, turn.language)
  return outcome(reply, {
    sources: answered ? distinctSources(used) : [],
    actions,
    answered,
    handedOver: needs.some(need => need.kind === 'handover'),
    topic: toTeam ? 'team' : 'knowledge',
    escalations: needs,
    contact,
    intent,
    heldBack,
    choices: unknown && !toTeam && asksAtEnd(turn, reply) ? yesOrNo(turn.locale) : [],
    ...evidence,
  })
}

/** Whether the reply ends with a question, such as the offer to pass the visitor's question on. */
const asksAtEnd = ({ locale, business, spoken }: Turn, reply: string): boolean =>
  !spoken &&
  (/[?？؟]$/u.test(reply.trim()) || reply.endsWith(say(locale, 'unknown', { business: business.name })))

/** The passages that the reply uses: those it cites or, without citations, those that share its words. */
function usedPassages(
  reply: string,
  cited: ReadonlySet<number>,
  given: Passage[],
  language: string,
): Passage[] {
  const named = [...cited].map(n => given[n - 1]).filter(passage => passage !== undefined)
  if (named.length || cited.has(nothingAnswers)) return named
  const texts = given.map(({ title, text }) => `${title} ${text}`)
  return passagesUsed(reply, texts, language).map(i => given[i]!)
}

import type { HeldBack } from '#contract/conversations/held-back.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { type Language, type LanguageMessage, LanguageUnavailable } from '#server/providers/language/port.ts'
import { hasOpenOffer, lookUp } from '../dialogue/dialogue.ts'
import type { AnswerEvent, Turn } from '../turn/turn.ts'
import { openGate } from './gate.ts'
import { withObjection } from './objection.ts'
import { closingWords, type Ending, outcomeOf } from './outcome.ts'
import { conversation, instructions } from './prompt.ts'
import { sentenceReader } from './reader.ts'
import { numbered, passagesPerTurn, type TurnProgress, toolsOf } from './tools.ts'

/** So many passages are given without a search when they may be off the subject: the model may know better words. */
const passagesWhenUnsure = 3
const maxSteps = 4
/** The model writes, and once more after an objection. */
const mostAttempts = 2

/**
 * Answers with a language model, which gets the passages as data. Each sentence is held until it is checked against
 * them; to the first that nothing supports the model hears the objection and goes on once more, and what fails then is
 * left out. Returns what was held back when nothing was left to say, so that the built-in assistant must answer; null
 * after an answer. Throws LanguageUnavailable when the model fails before anything was said or done. When it fails
 * later, `failed` is called and the reply says that it is incomplete.
 */
export async function* answerWithModel(
  turn: Turn,
  model: Language,
  failed: (error: LanguageUnavailable) => void,
): AsyncGenerator<AnswerEvent, HeldBack[] | null, void> {
  const { query, result } = await lookUp(turn, passagesPerTurn)
  const certain = result.confidence >= sureConfidence
  const gathered: TurnProgress = {
    passages: result.passages.slice(0, certain ? passagesPerTurn : passagesWhenUnsure),
    results: [],
    actions: [],
    escalations: [],
    contact: hasOpenOffer(turn.thread) ? contactIn(turn.message) : {},
    intent: null,
  }
  const rules = instructions(turn)
  const gate = openGate(turn, query, gathered, rules)
  const asked = conversation(turn, numbered(gathered.passages))
  const hasActed = () => gathered.actions.length > 0 || gathered.escalations.length > 0
  const token = (text: string): AnswerEvent[] => (text ? [{ type: 'token', text }] : [])
  let announced = 0
  let ending: Ending = 'whole'

  /** Lets the model write. Returns the sentence at which it was stopped. */
  async function* write(
    messages: LanguageMessage[],
    last: boolean,
  ): AsyncGenerator<AnswerEvent, HeldBack | null, void> {
    const reader = sentenceReader()
    let finish: 'stop' | 'length' | 'filtered' = 'stop'
    for await (const event of model.stream({
      instructions: rules,
      messages,
      // Always the same tools: they stand before everything else in the prompt that a server may have kept.
      tools: toolsOf(turn, gathered, { acted: last && hasActed() }),
      maxSteps,
      signal: turn.signal,
    })) {
      for (; announced < gathered.actions.length; announced++)
        yield { type: 'action', action: gathered.actions[announced]! }
      if (event.type === 'end') finish = event.finish
      for (const piece of event.type === 'text' ? reader.feed(event.text) : []) {
        const { words, held } = await gate.pass(piece)
        yield* token(words)
        if (held && !last) return held
      }
    }
    for (const piece of reader.end({ cut: finish === 'length' })) {
      const { words, held } = await gate.pass(piece)
      yield* token(words)
      if (held && !last) return held
    }
    if (finish === 'filtered') ending = 'broken'
    return gate.end()
  }

  let messages = asked
  try {
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const held = yield* write(messages, attempt === mostAttempts)
      if (!held) break
      messages = withObjection(asked, gate.reply, held, gathered.results)
    }
  } catch (error) {
    if (turn.signal.aborted || !(error instanceof LanguageUnavailable)) throw error
    const begun = gate.reply !== '' || hasActed()
    if (!begun && !gate.heldBack.length) throw error
    failed(error)
    ending = 'broken'
  }
  const unfinished = gate.end() !== null || gate.heldBack.length > 0
  if (!gate.reply && !hasActed()) return gate.heldBack
  if (ending === 'whole' && unfinished && !gate.states && !hasActed()) ending = 'unanswered'
  if (gate.cited.has(0) && ending === 'unanswered') ending = 'whole'
  yield* token(gate.add(await closingWords(turn, gate.reply, gathered, ending)))
  const ended = outcomeOf(turn, gate, gathered, ending, { query, confidence: result.confidence })
  for (const action of ended.actions.slice(announced)) yield { type: 'action', action }
  yield { type: 'end', outcome: ended }
  return null
}

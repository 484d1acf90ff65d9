import { type Static, Type } from 'typebox'
import { OneOf } from '#contract/schema.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { say } from '#server/language/phrases.ts'
import { type Passage, sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { type Language, type LanguageTool, LanguageUnavailable } from '#server/providers/language/port.ts'
import { hasOpenOffer, lookUp, offeredQuestion } from '../dialogue/dialogue.ts'
import type { ToolEffects } from '../skills/skills.ts'
import {
  type AnswerEvent,
  distinctSources,
  handover,
  outcome,
  type Turn,
  type TurnOutcome,
  unanswered,
} from '../turn/turn.ts'
import { citationFilter, passagesUsed } from './citations.ts'
import { conversation, instructions, type NumberedPassage, nothingAnswers } from './prompt.ts'

/** At most so many passages reach the model in one turn, however often it searches. */
const passagesPerTurn = 5
/** So many of them are given without a search when they may be off the subject: the model may know better words. */
const passagesWhenUnsure = 3
const maxSteps = 4

/** What a turn collects while the model writes. */
interface TurnProgress extends ToolEffects {
  passages: Passage[]
  /** The answer is incomplete: the model failed halfway, or its provider filtered it. */
  broken: boolean
}

/**
 * Answers with a language model, which gets the passages as data. Throws LanguageUnavailable when the model fails
 * before it wrote or did anything. When it fails later, `failed` is called and the reply says that it is incomplete.
 */
export async function* answerWithModel(
  turn: Turn,
  model: Language,
  failed: (error: LanguageUnavailable) => void,
): AsyncGenerator<AnswerEvent, void, void> {
  const { query, result } = await lookUp(turn, passagesPerTurn)
  const certain = result.confidence >= sureConfidence
  const gathered: TurnProgress = {
    passages: result.passages.slice(0, certain ? passagesPerTurn : passagesWhenUnsure),
    actions: [],
    escalations: [],
    contact: hasOpenOffer(turn.thread) ? contactIn(turn.message) : {},
    intent: null,
    broken: false,
  }
  const filter = citationFilter()
  let reply = ''
  const spoken = (text: string): AnswerEvent[] => {
    // A reply that begins with a citation must not begin with the white space after it.
    const words = reply ? text : text.trimStart()
    reply += words
    return words ? [{ type: 'token', text: words }] : []
  }
  let announced = 0
  try {
    for await (const event of model.stream({
      instructions: instructions(turn),
      messages: conversation(turn, numbered(gathered.passages)),
      tools: [
        // Always the same tools: they stand before everything else in the prompt that a server may have kept.
        searchTool(turn, gathered),
        passOnTool(turn, gathered),
        ...turn.skills.flatMap(skill => skill.tools(turn, gathered)),
      ],
      maxSteps,
      signal: turn.signal,
    })) {
      if (event.type === 'text') yield* spoken(filter.feed(event.text))
      for (; announced < gathered.actions.length; announced++) {
        yield { type: 'action', action: gathered.actions[announced]! }
      }
      if (event.type === 'end') gathered.broken = event.finish === 'filtered'
    }
    yield* spoken(filter.end().trimEnd())
  } catch (error) {
    const begun = reply !== '' || gathered.escalations.length > 0 || gathered.actions.length > 0
    if (!begun || turn.signal.aborted || !(error instanceof LanguageUnavailable)) throw error
    failed(error)
    gathered.broken = true
  }
  yield* spoken(closingWords(turn, reply, gathered))
  const ended = outcomeOf(turn, reply, filter.cited, gathered, { query, confidence: result.confidence })
  for (const action of ended.actions.slice(announced)) yield { type: 'action', action }
  yield { type: 'end', outcome: ended }
}

/** What to add when the model has stopped: after a failure, or when it wrote nothing. */
function closingWords(
  { locale, business }: Turn,
  reply: string,
  { broken, escalations: needs }: TurnProgress,
): string {
  const values = { business: business.name }
  if (reply) return broken ? `\n\n${say(locale, 'cut_off', values)}` : ''
  if (needs.some(need => need.kind === 'handover')) return say(locale, 'handed_over', values)
  return say(locale, needs.length ? 'passed_on_unsigned' : 'unknown', values)
}

function outcomeOf(
  turn: Turn,
  reply: string,
  cited: Set<number>,
  gathered: TurnProgress,
  evidence: { query: string; confidence: number },
): TurnOutcome {
  const { actions, escalations: needs, contact, intent } = gathered
  const toTeam = needs.length > 0
  // The model cites [0] only, or the reply is one of our own phrases.
  const unknown = gathered.broken || (cited.size === 1 && cited.has(nothingAnswers))
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
    ...evidence,
  })
}

/** The passages that the reply uses: those it cites or, without citations, those that share its words. */
function usedPassages(reply: string, cited: Set<number>, given: Passage[], language: string): Passage[] {
  const named = [...cited].map(n => given[n - 1]).filter(passage => passage !== undefined)
  if (named.length || cited.has(nothingAnswers)) return named
  const texts = given.map(({ title, text }) => `${title} ${text}`)
  return passagesUsed(reply, texts, language).map(i => given[i]!)
}

const numbered = (passages: Passage[], first = 1): NumberedPassage[] =>
  passages.map(({ name, title, text }, i) => ({
    n: first + i,
    source: name,
    text: title && !text.startsWith(title) ? `${title}\n${text}` : text,
  }))

const SearchInput = Type.Object({ query: Type.String({ minLength: 1, maxLength: 500 }) })

function searchTool(turn: Turn, gathered: TurnProgress): LanguageTool {
  return {
    name: 'search_knowledge',
    description:
      'Searches what the business has taught you, when the passages you were given do not answer. Give a few telling words in the language of the business’s documents. Returns further passages.',
    parameters: SearchInput,
    async execute(input) {
      const { query } = input as Static<typeof SearchInput>
      const left = passagesPerTurn - gathered.passages.length
      if (left <= 0) return { passages: [], note: 'No more passages this turn: answer from those you have.' }
      const known = new Set(gathered.passages.map(({ text }) => text))
      const { passages } = await turn.search(query, passagesPerTurn)
      const further = passages.filter(({ text }) => !known.has(text)).slice(0, left)
      const first = gathered.passages.length + 1
      gathered.passages.push(...further)
      return { passages: numbered(further, first) }
    },
  }
}

const PassOnInput = Type.Object({
  reason: OneOf('no_answer', 'wants_a_person'),
  question: Type.String({
    minLength: 1,
    maxLength: 1_000,
    description: 'What the visitor wants, in one sentence.',
  }),
})

function passOnTool(turn: Turn, gathered: TurnProgress): LanguageTool {
  return {
    name: 'pass_on_to_team',
    description:
      'Passes the visitor on to the people at the business. Use it only when the visitor accepted your offer, asked for a person, or left contact details for an answer.',
    parameters: PassOnInput,
    async execute(input) {
      const { reason, question: title } = input as Static<typeof PassOnInput>
      const kind = reason === 'wants_a_person' ? 'handover' : 'unanswered'
      const offered = hasOpenOffer(turn.thread) ? offeredQuestion(turn.thread) : null
      gathered.contact = contactIn(turn.message)
      const contact = { ...turn.thread.contact, ...gathered.contact }
      const reachable = Boolean(contact.email || contact.phone)
      if (!gathered.escalations.some(need => need.kind === kind)) {
        const { message } = turn
        const need =
          kind === 'handover' ? handover(message, title) : unanswered(offered ?? message, { title })
        gathered.escalations.push(need)
        gathered.actions.push(kind === 'handover' ? 'handed_over' : 'passed_on')
        if (!reachable) gathered.actions.push('asked_for_contact')
      }
      return { passed_on: true, team_can_reach_visitor: reachable }
    },
  }
}

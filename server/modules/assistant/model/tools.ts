import { type Static, Type } from 'typebox'
import { OneOf } from '#contract/schema.ts'
import { contactIn } from '#server/language/contact-details.ts'
import type { Passage } from '#server/modules/knowledge/search/search.ts'
import type { LanguageTool } from '#server/providers/language/port.ts'
import { hasOpenOffer, offeredQuestion } from '../dialogue/dialogue.ts'
import type { ToolEffects } from '../skills/skills.ts'
import { handover, type Turn, unanswered } from '../turn/turn.ts'
import type { NumberedPassage } from './prompt.ts'

/** At most so many passages reach the model in one turn, however often it searches. */
export const passagesPerTurn = 5

/** What a turn collects while the model writes. */
export interface TurnProgress extends ToolEffects {
  passages: Passage[]
  /** What tools returned, as lines that can be read alone. A reply may rest on them. */
  results: string[]
}

/**
 * The tools of a turn. What they return is kept. Once some have `acted`, and the model writes again after an objection,
 * those that act refuse: what a tool has done must not be done again.
 */
export function toolsOf(turn: Turn, gathered: TurnProgress, { acted }: { acted: boolean }): LanguageTool[] {
  const acting = [passOnTool(turn, gathered), ...turn.skills.flatMap(skill => skill.tools(turn, gathered))]
  return [
    searchTool(turn, gathered),
    ...acting.map(tool => (acted ? refusing(tool) : remembering(tool, gathered))),
  ]
}

const refusing = (tool: LanguageTool): LanguageTool => ({
  ...tool,
  execute: async () => ({
    error: 'The tools have acted in this turn already. Answer from what they returned.',
  }),
})

/** Results of one turn that are kept. */
const mostResults = 20

const remembering = (tool: LanguageTool, { results }: TurnProgress): LanguageTool => ({
  ...tool,
  async execute(input, signal) {
    const result = await tool.execute(input, signal)
    if (results.length < mostResults) results.push(resultLines(result).join('\n').slice(0, 10_000))
    return result
  },
})

/** A moment in universal time, or an id: no reply repeats them. */
const technical = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z?|^[\da-f-]{36}$/

/** Each object of a tool's result as one line, with the words of those around it. */
function resultLines(value: unknown, before = ''): string[] {
  if (value === null || typeof value !== 'object') {
    const text = String(value ?? '')
    return technical.test(text) ? [] : [`${before}${text}`]
  }
  if (Array.isArray(value)) return value.slice(0, 100).flatMap(each => resultLines(each, before))
  const fields = Object.entries(value)
  const own = fields
    .filter(([, each]) => typeof each !== 'object' && !technical.test(String(each)))
    .map(([key, each]) => `${key.replaceAll('_', ' ')}: ${each}`)
    .join(', ')
  const line = [before, own].filter(Boolean).join(', ')
  const inner = fields.flatMap(([key, each]) =>
    each !== null && typeof each === 'object' ? resultLines(each, `${line} ${key} `) : [],
  )
  return [...(line ? [line] : []), ...inner]
}

export const numbered = (passages: Passage[], first = 1): NumberedPassage[] =>
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
      // Where nobody hears of it, the model must not say that the team was told.
      const told = await turn.teamHears(kind)
      return {
        [told ? 'passed_on' : 'noted_for_the_team_who_were_not_notified']: true,
        team_can_reach_visitor: reachable,
      }
    },
  }
}

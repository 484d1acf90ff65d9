import type { Conversation } from './asking.ts'
import type { Question } from './businesses.ts'
import type { Judgement } from './judging.ts'
import type { TaughtBusiness } from './teaching.ts'

const passagesShown = 3
const longestPassage = 400

/** One conversation for people to read, with the passages that the last reply could be made of. */
export async function transcript(
  { business, client }: TaughtBusiness,
  { kind, expect }: Question,
  { turns, confidence, query }: Conversation,
  judgement: Judgement,
): Promise<string> {
  const { said, answer } = turns.at(-1)!
  const { passages } = await client.post('/api/v1/knowledge/search', {
    body: { query: query || said, limit: passagesShown },
  })
  return [
    `## ${judgement.toUpperCase()} – ${business.name}, ${kind}`,
    ...turns.flatMap(turn => [`Q: ${turn.said}`, `A: ${turn.answer.reply}`]),
    `expected: ${expect?.source ?? 'no answer'}`,
    `confidence: ${confidence?.toFixed(3) ?? '–'}; actions: ${answer.actions.join(', ') || '–'}; searched: ${query ?? '–'}`,
    `sources: ${answer.sources.map(({ name, origin }) => origin ?? name).join(', ') || '–'}`,
    ...passages.map(({ name, text, score }) => `  [${score.toFixed(2)}] ${name}: ${shortened(text)}`),
    '',
  ].join('\n')
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestPassage ? `${line.slice(0, longestPassage)}…` : line
}

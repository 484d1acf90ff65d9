import type { Passage } from '#server/modules/knowledge/search/search.ts'
import { validity } from '#server/modules/knowledge/validity/validity.ts'
import type { AnswerType } from './answer-types.ts'
import type { ScoredSentence } from './sentence-scores.ts'

/** A question and what it is asked with. */
export interface Asked {
  question: string
  /** ISO 639-1. */
  language: string
  /** What it asks for, when it only goes on from a question that said so. */
  type?: AnswerType | undefined
  today: Temporal.PlainDate
}

/** What a reply is made of. */
export interface Found {
  text: string
  cited: Passage[]
  /** The sentence that it is built around. */
  on: Judged | null
}

export const nothing: Found = { text: '', cited: [], on: null }

/** A sentence, and whether it is over. */
export interface Judged extends ScoredSentence {
  over: boolean
}

/** What is taken back counts so much less; what tells a change counts so much more. */
const overPenalty = 0.6
const newerBonus = 0.15

/** The sentences with what is over behind what holds, and changes before what they change. */
export function weighed({ today }: Asked, scored: ScoredSentence[]): Judged[] {
  const passageOver = new Map<Passage, boolean>()
  for (const { passage } of scored) {
    if (passageOver.has(passage)) continue
    const head = passage.text.slice(0, passage.reading.sentences[0]?.end ?? 0)
    const opening = `${passage.title}\n${head.length < 200 ? head : ''}`
    passageOver.set(passage, validity(opening, passage.reading.language, today) === 'over')
  }
  return scored
    .map(sentence => {
      const own = validity(sentence.text, sentence.passage.reading.language, today)
      const over = own === 'over' || own === 'not yet' || passageOver.get(sentence.passage)!
      const change = over ? -overPenalty : own === 'newer' ? newerBonus : 0
      return { ...sentence, over, score: sentence.score + change }
    })
    .sort((a, b) => b.score - a.score)
}

/** What is over is told with the words that say so: its heading, or the sentence that takes it back. */
export function toldAsOver(found: Found, { today }: Asked): Found {
  const { on } = found
  if (!on?.over) return found
  const { language, sentences } = on.passage.reading
  const isOver = (text: string) => validity(text, language, today) === 'over'
  if (isOver(found.text)) return found
  const heading = on.passage.title.split(' › ').find(isOver)
  const says = heading ?? sentences.map(({ text }) => text).find(isOver)
  return says ? { ...found, text: `${says.trim()}: ${found.text}` } : found
}

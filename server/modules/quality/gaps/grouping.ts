import { languageOf } from '#server/language/text/language.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import type { AskedQuestion, GapState } from './queries.ts'

/** Two questions are one from this share of common stems (Dice). */
const same = 0.6

/** Visitors' questions with the same meaning, oldest first. */
export interface Group {
  state: GapState
  questions: [AskedQuestion, ...AskedQuestion[]]
}

/**
 * Questions that share most of their meaningful words, together. What is asked again after it was put aside stays aside;
 * what is asked again after it was taught is a gap of its own: the answer did not serve.
 */
export function grouped(questions: AskedQuestion[]): Group[] {
  const groups: (Group & { stems: Set<string> })[] = []
  for (const question of questions) {
    const stems = stemsOf(question.question)
    const taught = question.state === 'taught'
    const group = groups.find(
      known => (known.state === 'taught') === taught && likeness(known.stems, stems) >= same,
    )
    if (!group) groups.push({ stems, state: question.state, questions: [question] })
    else {
      group.questions.push(question)
      if (question.state === 'dismissed') group.state = 'dismissed'
    }
  }
  return groups
}

/** The stems of the meaningful words, or of all words when there are none. */
function stemsOf(question: string): Set<string> {
  const filing = filingOf(languageOf(question, 'en'))
  const all = words(question)
  const stems = all.flatMap(word => filing(word)?.stem ?? [])
  return new Set(stems.length ? stems : all)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(stem => b.has(stem)).length
  return a.size + b.size ? (2 * shared) / (a.size + b.size) : 1
}

import type { Gap } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { languageOf } from '#server/language/text/language.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import {
  type OpenQuestion,
  openQuestions,
  settleItems,
} from '#server/modules/conversations/inbox-items/inbox-items.ts'

/** So many of the newest open questions are read: older ones are seldom news. */
const mostQuestions = 1_000
/** Two questions are one from this share of common stems (Dice). */
const same = 0.6

/** Visitors' questions with the same meaning, oldest first. */
type Group = OpenQuestion[]

/**
 * Questions that the assistant could not answer and nobody has answered since; the most asked first. Questions that
 * share most of their meaningful words are one gap, with the id of its oldest question.
 */
export const openGaps = async (ctx: Ctx): Promise<Gap[]> =>
  grouped(await openQuestions(ctx, mostQuestions))
    .map(gapOf)
    .sort((a, b) => b.asked - a.asked || (a.last_asked_at < b.last_asked_at ? 1 : -1))

/** The open questions of a gap; 404. */
export async function questionsOf(ctx: Ctx, gapId: string): Promise<Group> {
  const group = grouped(await openQuestions(ctx, mostQuestions)).find(questions =>
    questions.some(question => question.id === gapId),
  )
  if (!group) throw notFound('Gap')
  return group
}

/** Marks every question of a gap as done. */
export const closeGap = (ctx: Ctx, questions: Group): Promise<void> =>
  settleItems(
    ctx,
    questions.map(question => question.id),
  )

function gapOf(questions: Group): Gap {
  const scores = questions.flatMap(({ best_score: score }) => score ?? [])
  return {
    id: questions[0]!.id,
    question: questions[0]!.question,
    asked: questions.length,
    last_asked_at: questions.at(-1)!.created_at.toISOString(),
    best_score: scores.length ? Math.max(...scores) : null,
  }
}

function grouped(questions: OpenQuestion[]): Group[] {
  const groups: { stems: Set<string>; questions: Group }[] = []
  for (const question of questions) {
    const stems = stemsOf(question.question)
    const group = groups.find(known => likeness(known.stems, stems) >= same)
    if (group) group.questions.push(question)
    else groups.push({ stems, questions: [question] })
  }
  return groups.map(group => group.questions)
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

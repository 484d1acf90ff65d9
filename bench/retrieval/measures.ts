import { percentile } from '../figures.ts'
import type { Question } from './sets.ts'

/** One search engine's result for one question. */
export interface Found {
  question: Question
  /** Ids of passages, best first, at most ten. */
  ids: string[]
  /** The engine's own measure of how surely it has the answer; null where it gives none. */
  sureness: number | null
  ms: number
}

export interface Quality {
  recallAt1: number
  recallAt5: number
  /** Mean reciprocal rank of the first right passage among ten. */
  mrr: number
  p50: number
  p95: number
}

export function quality(found: Found[]): Quality {
  const ranks = found
    .filter(({ question }) => question.gold.length)
    .map(({ question, ids }) => ids.findIndex(id => question.gold.includes(id)))
  const share = (first: number) => mean(ranks.map(rank => Number(rank >= 0 && rank < first)))
  const times = found.map(({ ms }) => ms)
  return {
    recallAt1: share(1),
    recallAt5: share(5),
    mrr: mean(ranks.map(rank => (rank >= 0 && rank < 10 ? 1 / (rank + 1) : 0))),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
  }
}

/** The kinds of unanswerable questions in the set. */
export const unanswerable = (found: Found[]): string[] => [
  ...new Set(found.flatMap(({ question }) => (question.gold.length ? [] : [question.why ?? 'no answer']))),
]

/** The area under the curve for telling answerable questions from those that are unanswerable for this reason. */
export const abstention = (found: Found[], why: string): number =>
  areaUnderCurve(
    found
      .filter(({ question }) => question.gold.length || (question.why ?? 'no answer') === why)
      .map(({ question, sureness }) => ({ answerable: question.gold.length > 0, sureness: sureness! })),
  )

/**
 * The area under the ROC curve: how often a random answerable question gets the higher score than a random
 * unanswerable one (.5 is guessing, 1 is perfect). Computed from ranks (Mann and Whitney); ties count half. NaN
 * when all questions are of one sort.
 */
export function areaUnderCurve(questions: { answerable: boolean; sureness: number }[]): number {
  const asked = questions.toSorted((a, b) => a.sureness - b.sureness)
  const positives = asked.filter(({ answerable }) => answerable).length
  const negatives = asked.length - positives
  let rankSum = 0
  for (let from = 0; from < asked.length; ) {
    let to = from
    while (to < asked.length && asked[to]!.sureness === asked[from]!.sureness) to++
    const rank = (from + 1 + to) / 2
    for (const { answerable } of asked.slice(from, to)) if (answerable) rankSum += rank
    from = to
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

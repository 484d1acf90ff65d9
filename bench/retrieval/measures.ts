import { percentile } from '../figures.ts'
import type { Question } from './sets.ts'

/** What one search engine made of one question. */
export interface Found {
  question: Question
  /** Ids of passages, best first, ten at most. */
  ids: string[]
  /** How sure the engine is that it has the answer, on a scale of its own; null where it says nothing of that. */
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

/** The kinds of unanswerable questions among those asked. */
export const unanswerable = (found: Found[]): string[] => [
  ...new Set(found.flatMap(({ question }) => (question.gold.length ? [] : [question.why ?? 'no answer']))),
]

/**
 * Area under the ROC curve of telling answerable questions from those unanswerable for this reason: how often a random
 * answerable one is the surer of the two (.5 is guessing, 1 perfect). By ranks (Mann and Whitney), ties counting half.
 */
export function abstention(found: Found[], why: string): number {
  const asked = found
    .filter(({ question }) => question.gold.length || (question.why ?? 'no answer') === why)
    .map(({ question, sureness }) => ({ answerable: question.gold.length > 0, sureness: sureness! }))
    .sort((a, b) => a.sureness - b.sureness)
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

import type { Static } from 'typebox'
import type { QualityScore } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { citedSources } from '#server/modules/conversations/conversations.ts'
import { passagesTaught } from '#server/modules/knowledge/overview/overview.ts'
import { openGaps } from './gaps/gaps.ts'
import { contradictingPassages, duplicatePassages, stalePassages } from './passages.ts'
import { topicsCovered } from './topics.ts'
import { enoughAnswers, type VerifiedAnswers, verifiedAnswers } from './verified.ts'

type Score = Static<typeof QualityScore>

/** The parts of the score, in points of a hundred. */
const points = { answers: 60, topics: 25, upkeep: 15 }

/** The quality report as it is kept: without what verified answers add, which is counted when it is read. */
export interface QualityReport
  extends Omit<Score, 'score' | 'verified' | 'right' | 'wrong' | 'accuracy' | 'note'> {
  /** From 0 to 1: topics of a front desk that are covered, and sources without a finding. */
  shares: { topics: number; upkeep: number }
}

/** What the knowledge covers and lacks, without the score. */
export async function qualityReport(ctx: Ctx): Promise<QualityReport> {
  const now = ctx.now()
  const passages = await passagesTaught(ctx)
  const topics = await topicsCovered(ctx)
  const findings = {
    stale: stalePassages(passages, await citedSources(ctx), now),
    duplicates: duplicatePassages(passages),
    contradictions: contradictingPassages(passages),
  }
  return {
    shares: {
      topics: topics.filter(topic => topic.covered).length / topics.length,
      upkeep: passages.length ? 1 - shareIn(findings, new Set(passages.map(p => p.parent_doc_id)).size) : 0,
    },
    topics,
    gaps: await openGaps(ctx),
    ...findings,
    generated_at: now.toISOString(),
  }
}

/** The report with its score, which counts what people verified until now. */
export async function scored(ctx: Ctx, { shares, ...report }: QualityReport): Promise<Score> {
  const { right, wrong } = await verifiedAnswers(ctx)
  const verified = right + wrong
  const isEnough = verified >= enoughAnswers
  return {
    score: scoreOf(shares, { right, wrong }),
    verified,
    right,
    wrong,
    accuracy: isEnough ? right / verified : null,
    note: isEnough ? null : `Not enough verified answers yet: ${verified} of ${enoughAnswers}.`,
    ...report,
  }
}

/**
 * score = 60 × right / max(verified, 10) + 25 × topics covered + 15 × sources without a finding
 *
 * `right` are answers that a member marked as right or a passing check confirmed, `verified` those with any verdict. What
 * the assistant believes of its own answers does not count. Below ten verdicts the missing ones count as not right, so
 * nobody reaches 60 points with one lucky answer; without any, the score is at most 40: knowledge that looks whole, and no
 * proof.
 */
function scoreOf(shares: QualityReport['shares'], { right, wrong }: VerifiedAnswers): number {
  const answers = right / Math.max(right + wrong, enoughAnswers)
  return Math.round(points.answers * answers + points.topics * shares.topics + points.upkeep * shares.upkeep)
}

/** The share of sources with a finding. */
function shareIn(
  { stale, duplicates, contradictions }: Pick<Score, 'stale' | 'duplicates' | 'contradictions'>,
  sources: number,
): number {
  const named = [
    ...stale,
    ...duplicates.flatMap(duplicate => duplicate.sources),
    ...contradictions.flatMap(contradiction => contradiction.passages),
  ]
  return new Set(named.map(({ parent_doc_id }) => parent_doc_id)).size / sources
}

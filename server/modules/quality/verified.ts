import type { Ctx } from '#server/core/context.ts'
import { checksRun } from '#server/modules/checks/checks.ts'
import { verdictsSince } from '#server/modules/conversations/marks/marks.ts'

/** Only verdicts of this period count: older answers say little about today's knowledge. */
const verdictsMs = 90 * 24 * 3600_000
/** Fewer verified answers say little about the rest. */
export const enoughAnswers = 10

/** Answers about which somebody knows whether they were right. */
export interface VerifiedAnswers {
  right: number
  wrong: number
}

/**
 * Counts the answers that a member marked, and the checks by their last result. A check made of a marked answer counts in
 * its place once it ran: it tells how that question is answered now.
 */
export async function verifiedAnswers(ctx: Ctx): Promise<VerifiedAnswers> {
  const checks = await checksRun(ctx)
  const asked = checks.flatMap(({ message_id: id }) => id ?? [])
  const marks = await verdictsSince(ctx, new Date(ctx.now().getTime() - verdictsMs), asked)
  const passed = checks.filter(check => check.passed).length
  return { right: marks.right + passed, wrong: marks.wrong + checks.length - passed }
}

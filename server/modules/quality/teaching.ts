import type { Static } from 'typebox'
import { longestMessage } from '#contract/limits.ts'
import type { Teaching } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid } from '#server/http/problem.ts'
import { type Ingested, ingestText } from '#server/modules/knowledge/knowledge.ts'
import { closeGap, groupOf } from './gaps/gaps.ts'
import { forgetReport } from './reports.ts'
import { tellWaiting } from './telling/telling.ts'

/**
 * Stores a pair or a text. With `resolves` it answers that gap: the gap's questions are marked as done, and its wording
 * is the question when none is sent. With `notify_waiting` those who wait for the answer are sent it. 404 for an unknown
 * gap, 422 when there is no answer to send or it is too long for a message, and the errors of ingestText.
 */
export async function teach(
  ctx: Ctx,
  given: Static<typeof Teaching>,
): Promise<Ingested & { notified: number }> {
  const group = given.resolves ? await groupOf(ctx, given.resolves) : null
  const told = given.notify_waiting ? answerToSend(given) : null
  const question = given.question?.trim() ? given.question : given.answer && group?.questions[0].question
  const taught = await ingestText(ctx, { ...given, question, linkId: given.link_id || null })
  if (!group) return { ...taught, notified: 0 }
  const notified = await ctx.tx(async () => {
    const sent = told === null ? 0 : await tellWaiting(ctx, { group, text: told })
    await closeGap(ctx, group)
    await forgetReport(ctx, 'quality')
    return sent
  })
  return { ...taught, notified }
}

/** 422 when nothing can be sent as a message. */
function answerToSend({ resolves, answer }: Static<typeof Teaching>): string {
  const text = answer?.trim()
  if (!resolves || !text)
    throw invalid(['body', 'notify_waiting'], 'Send it with an answer, and the gap that this resolves.')
  if ([...text].length > longestMessage) {
    const reason = `Only an answer of at most ${longestMessage} characters can be sent.`
    throw invalid(['body', 'answer'], reason, 'string_too_long')
  }
  return text
}

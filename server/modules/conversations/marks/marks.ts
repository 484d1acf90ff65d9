import type { MessageMark, NewMark } from '#contract/conversations/marks.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { maySee } from '#server/http/request/access.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as rows from './queries.ts'

/** A message of a conversation. */
export interface MessageIds {
  conversationId: string
  messageId: string
}

const textOf = (given: string | null | undefined): string | null => given?.trim() || null

/**
 * Marks what the assistant said as right or wrong, in place of an earlier mark. 404; 400 when somebody else said it; 422
 * when a right answer is corrected.
 */
export const setMark = (ctx: Ctx, ids: MessageIds, given: NewMark): Promise<MessageMark> =>
  ctx.tx(async db => {
    const { verdict } = given
    const right_answer = textOf(given.right_answer)
    if (verdict === 'right' && right_answer !== null) {
      throw invalid(['body', 'right_answer'], 'Only a wrong answer has another that would have been right')
    }
    refuseOthers(await rows.lockRole(db, ids))
    const mark = {
      message_id: ids.messageId,
      verdict,
      note: textOf(given.note),
      right_answer,
      marked_by: await actorName(ctx),
      marked_at: ctx.now(),
    }
    await rows.upsertMark(db, mark)
    return showMark(mark)
  })

/** Takes a mark back; 404, also when there is none. */
export const removeMark = (ctx: Ctx, ids: MessageIds): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.lockRole(db, ids))) throw notFound('Message')
    if (!(await rows.deleteMark(db, ids.messageId))) throw notFound('Mark')
  })

/** The marks of these messages, for those who may mark: people of the business. Everybody else sees none. */
export async function marksOf(ctx: Ctx, messageIds: string[]): Promise<Map<string, MessageMark>> {
  if (!messageIds.length || !maySee('agent', ctx.actor)) return new Map()
  const found = await ctx.tx(db => rows.selectMarks(db, messageIds))
  return new Map(found.map(mark => [mark.message_id, showMark(mark)]))
}

/** How many answers were marked as right and as wrong since then; those of the messages `except` do not count. */
export const verdictsSince = (
  ctx: Ctx,
  since: Date,
  except: string[],
): Promise<{ right: number; wrong: number }> => ctx.tx(db => rows.countVerdicts(db, since, except))

/** What the assistant was asked when it said something, and what people think of its answer. */
export interface JudgedAnswer {
  text: string
  /** Null when it spoke unasked. */
  question: string | null
  linkId: string | null
  mark: MessageMark | null
}

/** One answer of the assistant; 404, or 400 when somebody else said it. */
export const judgedAnswer = (ctx: Ctx, ids: MessageIds): Promise<JudgedAnswer> =>
  ctx.tx(async db => {
    const found = await rows.selectAnswer(db, ids)
    refuseOthers(found)
    const mark = (await marksOf(ctx, [ids.messageId])).get(ids.messageId) ?? null
    return { text: found.text, question: found.question?.trim() || null, linkId: found.link_id, mark }
  })

function refuseOthers<Said extends { role: string }>(message: Said | undefined): asserts message is Said {
  if (!message) throw notFound('Message')
  if (message.role !== 'assistant') {
    throw new Problem(400, 'Only what the assistant said can be right or wrong.')
  }
}

const showMark = ({ message_id: _, marked_at, ...mark }: rows.MarkRow): MessageMark => ({
  ...mark,
  marked_at: marked_at.toISOString(),
})

import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { answerLate, lockConversation } from '#server/modules/conversations/late-answers/late-answers.ts'
import type { Group } from '../gaps/grouping.ts'
import { waitingAmong } from '../gaps/waiting.ts'
import * as rows from './queries.ts'

/**
 * Notes that an answer just taught goes to those who wait for it, one message for each conversation, in the caller's
 * transaction; a job sends it. Returns in how many conversations.
 */
export const tellWaiting = (ctx: Ctx, { group, text }: { group: Group; text: string }): Promise<number> =>
  ctx.tx(async db => {
    const pending = group.questions.filter(question => question.pending)
    const waiting = await waitingAmong(
      ctx,
      pending.map(({ id }) => id),
    )
    // Who asked twice is told once, in answer to what they asked last.
    const asked = new Map(
      pending.flatMap(question => {
        const way = waiting.get(question.id)
        return way ? [[way.conversationId, question] as const] : []
      }),
    )
    const teaching = ctx.id()
    await rows.insertTellings(
      db,
      [...asked].map(([conversation_id, { id, question }]) => ({
        teaching_id: teaching,
        conversation_id,
        item_id: id,
        question,
        text,
        actor_id: 'id' in ctx.actor ? ctx.actor.id : null,
        created_at: ctx.now(),
      })),
    )
    if (asked.size) await ctx.enqueue(tellAnswer, { teaching })
    return asked.size
  })

/**
 * Sends a taught answer to everybody who waited for it. Each message is stored in the transaction that marks it as told, so
 * that a run after a crash goes on where the last one ended.
 */
export const tellAnswer = job<{ teaching: string }>({
  name: 'quality.tell_answer',
  concurrency: 2,
  async run(ctx, { teaching }, signal) {
    for (const conversation of await ctx.tx(db => rows.selectUntold(db, teaching))) {
      signal.throwIfAborted()
      await ctx.tx(async db => {
        // The conversation first: see the order of locks.
        await lockConversation(ctx, conversation)
        const telling = await rows.lockUntold(db, teaching, conversation)
        if (!telling) return
        const { item_id: item, question, text, actor_id: by } = telling
        await rows.updateTold(db, telling, await answerLate(ctx, { item, question, text, by }))
      })
    }
  },
})

import { type Eager, eager } from '#server/core/eager.ts'
import { type AnswerStreamEvent, answer } from '#server/modules/assistant/assistant.ts'
import type { ModelUsage } from '#server/modules/assistant/turn/turn.ts'
import type { ChatAccess } from '../access/access.ts'
import { mostRemembered, threadOf } from '../chat/incoming-message.ts'
import { skillsOf } from '../chat/skills.ts'
import { addUsage } from '../messages/append-queries.ts'
import { selectRecent } from '../messages/queries.ts'
import { selectOpen } from '../queries.ts'
import { hasTurns } from './queries.ts'

/** An answer that was begun before its message is surely whole. Nothing is stored and nothing acts until it is taken. */
export interface AnswerDraft {
  events: Eager<AnswerStreamEvent>
  /** The message is whole, and a turn takes the answer. It is told what models used if it does not reach its end. */
  take(onStopped: (usage: ModelUsage) => void): void
  /** Nobody wants it any more. */
  stop(): void
}

/**
 * Begins the answer to a message that is not stored yet; null where a person of the business would answer, or another message
 * waits for its answer. When `signal` fires before it was taken, nothing of it is left but what models used.
 */
export async function draftAnswer(
  access: ChatAccess,
  conversationId: string,
  message: string,
  signal: AbortSignal,
): Promise<AnswerDraft | null> {
  const { ctx, scope, call } = access
  const thread = await ctx.tx(async db => {
    const open = await selectOpen(db, conversationId)
    if (!open || open.held || (await hasTurns(db, conversationId))) return null
    return { ...threadOf(open, await selectRecent(db, conversationId, mostRemembered)), timezone: null }
  })
  if (!thread) return null
  const surely = Promise.withResolvers<void>()
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const unwanted = () => surely.reject(either.reason)
  // An event does not come a second time.
  if (either.aborted) unwanted()
  else either.addEventListener('abort', unwanted)
  surely.promise.catch(() => {})
  let onStopped = (usage: ModelUsage): void => {
    ctx
      .tx(db => addUsage(db, conversationId, usage))
      .catch(error =>
        ctx.log.warn({ err: error, conversation: conversationId }, 'usage could not be counted'),
      )
  }
  const events = eager(
    answer(ctx, {
      scope,
      thread,
      message,
      skills: skillsOf(access),
      spoken: call?.spoken,
      signal: either,
      surely: surely.promise,
      onStopped: usage => onStopped(usage),
    }),
  )
  return {
    events,
    take(told) {
      onStopped = told
      surely.resolve()
    },
    stop: () => stop.abort(),
  }
}

import type { Ctx } from '#server/core/context.ts'

/** What has happened in a conversation, for whoever follows it in any process. */
export type ConversationSignal =
  | 'visitor'
  | 'assistant'
  | 'person'
  | 'delivery'
  | 'taken'
  | 'handed_back'
  | 'closed'
  | Typing

/** Who is writing; nothing of it is stored. */
type Typing = 'typing:visitor' | `typing:person:${string}`

/** Says so to every process, once the transaction open here has committed. */
export const notify = (ctx: Ctx, conversationId: string, note: ConversationSignal): void =>
  ctx.signals.send(conversationId, note)

/** Fires when a person takes the conversation over, until `end` is called. */
export function onTakeover(ctx: Ctx, conversationId: string): { taken: AbortSignal; end(): void } {
  const hold = new AbortController()
  const end = ctx.signals.hear(conversationId, note => {
    if (note === 'taken') hold.abort(new Error('a person took the conversation over'))
  })
  return { taken: hold.signal, end }
}

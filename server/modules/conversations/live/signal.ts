import type { Ctx } from '#server/core/context.ts'

/** What happened in a conversation, for followers in any process. */
export type ConversationSignal =
  | 'visitor'
  | 'assistant'
  | 'person'
  | 'delivery'
  | 'taken'
  | 'handed_back'
  | 'closed'
  | Typing

/** Who is writing. It is not stored. */
type Typing = 'typing:visitor' | `typing:person:${string}`

/** Signals to every process when the open transaction commits. */
export const notify = (ctx: Ctx, conversationId: string, note: ConversationSignal): void =>
  ctx.signals.send(conversationId, note)

/** Fires `taken` when a person takes the conversation over, until `end` is called. */
export function onTakeover(ctx: Ctx, conversationId: string): { taken: AbortSignal; end(): void } {
  const hold = new AbortController()
  const end = ctx.signals.hear(conversationId, note => {
    if (note === 'taken') hold.abort(new Error('a person took the conversation over'))
  })
  return { taken: hold.signal, end }
}

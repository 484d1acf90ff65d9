import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { noteChange } from '#server/jobs/changes.ts'

/** What happened in a conversation, for followers in any process. */
export type ConversationSignal = Stored | Typing

type Stored = 'visitor' | 'assistant' | 'person' | 'delivery' | 'taken' | 'handed_back' | 'closed'

/** Who is writing. It is not stored. */
type Typing = 'typing:visitor' | `typing:person:${string}`

/** What each is called in the list of changes. */
const kinds: Record<Stored, string> = {
  visitor: 'message',
  assistant: 'message',
  person: 'message',
  delivery: 'delivery',
  taken: 'taken_over',
  handed_back: 'handed_back',
  closed: 'closed',
}

/** Notes a change of the conversation, and signals to every process when the open transaction commits. */
export async function notify(ctx: Ctx, tx: Tx, conversationId: string, note: Stored): Promise<void> {
  await noteChange(ctx, tx, { topic: 'conversation', id: conversationId, kind: kinds[note] })
  ctx.signals.send(conversationId, note)
}

/** Signals to every process that somebody is writing. */
export const notifyTyping = (ctx: Ctx, conversationId: string, note: Typing): void =>
  ctx.signals.send(conversationId, note)

/** Fires `taken` when a person takes the conversation over, until `end` is called. */
export function onTakeover(ctx: Ctx, conversationId: string): { taken: AbortSignal; end(): void } {
  const hold = new AbortController()
  const end = ctx.signals.hear(conversationId, note => {
    if (note === 'taken') hold.abort(new Error('a person took the conversation over'))
  })
  return { taken: hold.signal, end }
}

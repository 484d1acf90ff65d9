import type { Ctx } from '#server/core/context.ts'
import { type AnswerResult, answer } from '#server/modules/assistant/assistant.ts'
import type { AssistantScope } from '#server/modules/assistant/turn/turn.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import type { CheckRow } from './queries.ts'

/** Asks the assistant as a new visitor would; without the model when `withModel` is false. */
export async function ask(
  ctx: Ctx,
  check: Pick<CheckRow, 'link_id' | 'question'>,
  { withModel, signal }: { withModel: boolean; signal: AbortSignal },
): Promise<AnswerResult> {
  const answering = withModel ? ctx : { ...ctx, language: null }
  const scope = await scopeOf(ctx, check.link_id)
  const contact = { name: null, email: null, phone: null }
  const thread = { conversationId: null, language: null, contact, messages: [] }
  for await (const event of answer(answering, { scope, thread, message: check.question, signal })) {
    if (event.type === 'end') return event
  }
  throw new Error('the assistant ended without an answer')
}

async function scopeOf(ctx: Ctx, linkId: string | null): Promise<AssistantScope> {
  if (!linkId) return { linkId: null, main: true, agentName: null, language: null }
  const link = await getLink(ctx, linkId)
  return { linkId, main: link.inherit_main_kb, agentName: link.agent_name, language: link.language }
}

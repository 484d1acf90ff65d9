import type { Suggestion } from '#contract/conversations/suggestions.ts'
import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { answer } from '#server/modules/assistant/assistant.ts'
import { sentenceBehind } from '#server/modules/assistant/carrying/carrying.ts'
import { type AssistantScope, shownSource } from '#server/modules/assistant/turn/turn.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import { mostRemembered, threadOf } from '../chat/incoming-message.ts'
import { withoutCourtesies } from '../mail/answering/courtesies.ts'
import { withoutFiles } from '../mail/record/attachments.ts'
import { selectRecent } from '../messages/queries.ts'
import { selectConversation } from '../queries.ts'
import { selectOpenQuestion } from './queries.ts'

const nothing: Suggestion = { text: null, sources: [], sentence: null }

/**
 * What the assistant would say now: to the question that nobody has answered, else to what the visitor wrote last. It acts
 * on nothing and stores nothing. 404.
 */
export async function suggest(ctx: Ctx, conversationId: string, signal: AbortSignal): Promise<Suggestion> {
  const { conversation, messages, open } = await ctx.tx(async db => ({
    conversation: await selectConversation(db, conversationId),
    messages: await selectRecent(db, conversationId, 2 * mostRemembered),
    open: await selectOpenQuestion(db, conversationId),
  }))
  if (!conversation) throw notFound('Conversation')
  const asked = messages.findLastIndex(
    ({ role, text }) => role === 'visitor' && (open === null || text.includes(open)),
  )
  const words = open ?? messages[asked]?.text
  if (words === undefined) return nothing
  const message = conversation.channel === 'email' ? withoutCourtesies(withoutFiles(words)) : words
  const before = (asked < 0 ? messages : messages.slice(0, asked)).slice(-mostRemembered)
  const found: SearchResult[] = []
  for await (const event of answer(ctx, {
    scope: await scopeOf(ctx, conversation.link_id),
    thread: threadOf(conversation, before),
    message: message.slice(0, longestMessage),
    onFound: result => found.push(result),
    signal,
  })) {
    if (event.type !== 'end') continue
    const { answered, reply, sources } = event.outcome
    if (!answered || !reply.trim()) return nothing
    const used = new Set(sources.flatMap(({ chunks }) => chunks ?? []))
    return { text: reply, sources: sources.map(shownSource), sentence: sentenceBehind(reply, found, used) }
  }
  throw new Error('an answer ended without an end')
}

async function scopeOf(ctx: Ctx, linkId: string | null): Promise<AssistantScope> {
  if (linkId === null) return { linkId, main: true, agentName: null, language: null }
  const { inherit_main_kb: main, agent_name: agentName, language } = await getLink(ctx, linkId)
  return { linkId, main, agentName, language }
}

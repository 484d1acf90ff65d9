import { ConversationParams, Message } from '#contract/conversations/conversations.ts'
import { Reply } from '#contract/conversations/replies.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { reply } from './replies.ts'

export const replyEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/messages',
    summary: 'Answer the visitor oneself, by the channel that they wrote on',
    access: 'standard',
    params: ConversationParams,
    body: Reply,
    answers: { 201: Message },
    errors: [409],
    handle: (ctx, { params, body }) => reply(ctx, params.id, body),
  }),
]

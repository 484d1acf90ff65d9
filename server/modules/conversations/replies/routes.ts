import { Type } from 'typebox'
import { ConversationParams, longestMessage, Message } from '#contract/conversations/conversations.ts'
import { speaker } from '#contract/conversations/takeovers.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { reply } from './replies.ts'

const ReplyBody = Type.Object({
  text: Type.String({
    maxLength: 5 * longestMessage,
    description: `1 to ${longestMessage} characters (a text message: 1,600); white space around them is taken away`,
  }),
  ...speaker,
})

export const replyEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/messages',
    summary: 'Answer the visitor oneself, by the channel that they wrote on',
    access: 'standard',
    params: ConversationParams,
    body: ReplyBody,
    answers: { 201: Message },
    errors: [409],
    handle: (ctx, { params, body }) => reply(ctx, params.id, body),
  }),
]

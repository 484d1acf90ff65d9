import { PassageList, PassageQuery } from '#contract/conversations/chat.ts'
import { MailParams } from '#contract/conversations/mail.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { authorizeVisitor } from '../access/access.ts'
import { citedPassages, passagesOf } from './passages.ts'

export const passageEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/chat/passages',
    summary: 'The passages that an answer is made of, for the visitor who got it',
    access: 'optional',
    query: PassageQuery,
    answers: { 200: PassageList },
    errors: [404],
    handle: async (ctx, { query, request, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const access = await authorizeVisitor(ctx, query, request)
      allowReading(reply, access.allowedOrigin)
      return { passages: await citedPassages(access, query.conversation_id, query.message_id) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/conversations/:id/messages/:message_id/passages',
    summary: 'The passages that an answer of the assistant is made of',
    access: 'standard',
    params: MailParams,
    answers: { 200: PassageList },
    handle: async (ctx, { params }) => ({ passages: await passagesOf(ctx, params.id, params.message_id) }),
  }),
]

import { Type } from 'typebox'
import { Check, NewAnswerCheck } from '#contract/checks.ts'
import { MarkParams } from '#contract/conversations/marks.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { checkAnswer } from './answers.ts'

export const answerCheckEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/messages/:message_id/check',
    summary:
      'Make a check of what the assistant said, and perhaps teach it what is right; again it is the same check (200)',
    access: 'owner',
    limit: 'ingest',
    params: MarkParams,
    body: Type.Optional(NewAnswerCheck),
    answers: { 201: Check, 200: Check },
    errors: [400, 503],
    handle: async (ctx, { params, body, reply }) => {
      const ids = { conversationId: params.id, messageId: params.message_id }
      const { check, created } = await checkAnswer(ctx, ids, body ?? {})
      reply.code(created ? 201 : 200)
      return check
    },
  }),
]

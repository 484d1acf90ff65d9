import { MarkParams, MessageMark, NewMark } from '#contract/conversations/marks.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { removeMark, setMark } from './marks.ts'

export const markEndpoints: Endpoint[] = [
  endpoint({
    method: 'PUT',
    path: '/conversations/:id/messages/:message_id/mark',
    summary: 'Mark what the assistant said as right or wrong; the quality score counts it',
    access: 'agent',
    params: MarkParams,
    body: NewMark,
    answers: { 200: MessageMark },
    errors: [400],
    handle: (ctx, { params, body }) =>
      setMark(ctx, { conversationId: params.id, messageId: params.message_id }, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/conversations/:id/messages/:message_id/mark',
    summary: 'Take a mark back',
    access: 'agent',
    params: MarkParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeMark(ctx, { conversationId: params.id, messageId: params.message_id }),
  }),
]

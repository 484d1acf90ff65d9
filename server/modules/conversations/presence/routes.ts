import { Presence } from '#contract/changes/events.ts'
import { ConversationParams } from '#contract/conversations/conversations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { setPresence } from './presence.ts'

export const presenceEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/presence',
    summary:
      'Show colleagues that one looks at a conversation or writes in it; says it again within 30 seconds',
    access: 'session',
    audited: false,
    params: ConversationParams,
    body: Presence,
    answers: { 204: null },
    handle: (ctx, { params, body }) => setPresence(ctx, params.id, body),
  }),
]

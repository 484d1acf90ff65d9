import { ConversationParams } from '#contract/conversations/conversations.ts'
import { Suggestion } from '#contract/conversations/suggestions.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { suggest } from './suggestions.ts'

export const suggestionEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/suggestion',
    summary: 'What the assistant would answer now, as a draft; nothing is stored or sent',
    access: 'agent',
    limit: 'chat',
    audited: false,
    params: ConversationParams,
    answers: { 200: Suggestion },
    handle: (ctx, { params, reply }) => suggest(ctx, params.id, hungUp(reply)),
  }),
]

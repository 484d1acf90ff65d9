import { ActivityList } from '#contract/conversations/activity.ts'
import { ConversationParams } from '#contract/conversations/conversations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { activityOf } from './activity.ts'

export const activityEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/conversations/:id/activity',
    summary: 'What happened in a conversation besides what was said, and what the team noted, oldest first',
    access: 'agent',
    params: ConversationParams,
    answers: { 200: ActivityList },
    handle: async (ctx, { params }) => ({ activity: await activityOf(ctx, params.id) }),
  }),
]

import { NewSourcePriority, SourcePriority } from '#contract/knowledge/priority.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { setSourcePriority, sourcePriority } from './priority.ts'

export const priorityEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/knowledge/source-priority',
    summary: 'Which kind of source wins between passages of equal score',
    access: 'agent',
    answers: { 200: SourcePriority },
    handle: async ctx => ({ order: await sourcePriority(ctx) }),
  }),
  endpoint({
    method: 'PUT',
    path: '/knowledge/source-priority',
    summary: 'Choose which kind of source wins between passages of equal score',
    access: 'owner',
    body: NewSourcePriority,
    answers: { 200: SourcePriority },
    errors: [400],
    handle: async (ctx, { body }) => ({ order: await setSourcePriority(ctx, body.order) }),
  }),
]

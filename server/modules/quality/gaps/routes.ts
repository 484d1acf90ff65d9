import * as shape from '#contract/knowledge/gaps.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { setDismissed } from './dismissing.ts'
import { conversationsOfGap, listGaps } from './gaps.ts'

export const gapEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/knowledge/gaps',
    summary: 'What visitors asked in vain, questions of the same meaning together',
    access: 'agent',
    query: shape.GapFilter,
    answers: { 200: shape.GapList },
    handle: async (ctx, { query }) => {
      const { rows: gaps, ...end } = await listGaps(ctx, query)
      return { gaps, ...end }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/gaps/:id/conversations',
    summary: 'Where a gap came up, and who still waits for its answer',
    access: 'agent',
    params: shape.GapParams,
    answers: { 200: shape.GapConversations },
    handle: (ctx, { params }) => conversationsOfGap(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/knowledge/gaps/:id/dismiss',
    summary: 'Put a gap aside, also when it is asked again',
    access: 'agent',
    params: shape.GapParams,
    answers: { 200: shape.OpenGap },
    handle: (ctx, { params }) => setDismissed(ctx, params.id, true),
  }),
  endpoint({
    method: 'POST',
    path: '/knowledge/gaps/:id/restore',
    summary: 'Take up a gap again that was put aside',
    access: 'agent',
    params: shape.GapParams,
    answers: { 200: shape.OpenGap },
    handle: (ctx, { params }) => setDismissed(ctx, params.id, false),
  }),
]

import * as shape from '#contract/conversations/canned-replies.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { addCannedReply, changeCannedReply, listCannedReplies, removeCannedReply } from './canned-replies.ts'

export const cannedReplyEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/canned-replies',
    summary: 'The answers that the team writes often, by title',
    access: 'agent',
    answers: { 200: shape.CannedReplyList },
    handle: async ctx => ({ canned_replies: await listCannedReplies(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/canned-replies',
    summary: 'Keep an answer that the team writes often; at most 500',
    access: 'agent',
    body: shape.NewCannedReply,
    answers: { 201: shape.CannedReply },
    errors: [400, 409],
    handle: (ctx, { body }) => addCannedReply(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/canned-replies/:id',
    summary: 'Change the fields that are sent',
    access: 'agent',
    params: shape.CannedReplyParams,
    body: shape.CannedReplyChanges,
    answers: { 200: shape.CannedReply },
    errors: [409],
    handle: (ctx, { params, body }) => changeCannedReply(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/canned-replies/:id',
    summary: 'Forget a canned reply',
    access: 'agent',
    params: shape.CannedReplyParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeCannedReply(ctx, params.id),
  }),
]

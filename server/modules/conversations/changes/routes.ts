import {
  Conversation,
  ConversationChanges,
  ConversationParams,
  ReadPosition,
} from '#contract/conversations/conversations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { reopen } from '../conversations.ts'
import { readUpTo } from '../reads/reads.ts'
import { changeConversation } from './changes.ts'

export const changeEndpoints: Endpoint[] = [
  endpoint({
    method: 'PATCH',
    path: '/conversations/:id',
    summary: 'Change the fields that are sent: tags, who looks after it, the visitor’s name',
    access: 'standard',
    params: ConversationParams,
    body: ConversationChanges,
    answers: { 200: Conversation },
    handle: (ctx, { params, body }) => changeConversation(ctx, params.id, body),
  }),
  endpoint({
    method: 'POST',
    path: '/conversations/:id/reopen',
    summary: 'Open a closed conversation again',
    access: 'standard',
    params: ConversationParams,
    answers: { 200: Conversation },
    handle: (ctx, { params }) => reopen(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/conversations/:id/read',
    summary: 'Note how far one has read; each member for themselves',
    access: 'session',
    audited: false,
    params: ConversationParams,
    body: ReadPosition,
    answers: { 204: null },
    handle: (ctx, { params, body }) => readUpTo(ctx, params.id, body.position),
  }),
]

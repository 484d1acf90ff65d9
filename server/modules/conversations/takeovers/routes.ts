import { Type } from 'typebox'
import { Conversation, ConversationParams } from '#contract/conversations/conversations.ts'
import { Speaker, TakeOver } from '#contract/conversations/takeovers.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { handBack, signalTyping, takeOver } from './takeovers.ts'

export const takeoverEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/take-over',
    summary: 'Talk with the visitor oneself; the assistant is silent until the conversation is handed back',
    access: 'standard',
    params: ConversationParams,
    body: Type.Optional(TakeOver),
    answers: { 200: Conversation },
    errors: [409],
    handle: (ctx, { params, body }) => takeOver(ctx, params.id, body ?? {}),
  }),
  endpoint({
    method: 'POST',
    path: '/conversations/:id/hand-back',
    summary: 'Let the assistant go on',
    access: 'standard',
    params: ConversationParams,
    body: Type.Optional(TakeOver),
    answers: { 200: Conversation },
    errors: [409],
    handle: (ctx, { params, body }) => handBack(ctx, params.id, body ?? {}),
  }),
  endpoint({
    method: 'POST',
    path: '/conversations/:id/typing',
    summary: 'Show the visitor that somebody is writing',
    access: 'standard',
    audited: false,
    params: ConversationParams,
    body: Type.Optional(Speaker),
    answers: { 204: null },
    handle: (ctx, { params, body }) => signalTyping(ctx, params.id, body?.name ?? null),
  }),
]

import type { FastifyReply, FastifyRequest } from 'fastify'
import * as chat from '#contract/conversations/chat.ts'
import * as shape from '#contract/conversations/conversations.ts'
import * as listing from '#contract/conversations/listing.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { Problem, problemOf, sentenceOf } from '#server/http/problem.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { preflight } from '#server/http/request/preflight.ts'
import { eventStream, restarting } from '#server/http/streams/event-stream.ts'
import { authorizeMessage } from './access/access.ts'
import { noteOutcomes } from './activity/listener.ts'
import { activityEndpoints } from './activity/routes.ts'
import { deleteOrphanedFiles, dropFiles } from './attachments/blobs.ts'
import { attachmentEndpoints, filePages } from './attachments/routes.ts'
import { reversibleConversations } from './bulk/bulk.ts'
import { bulkEndpoints } from './bulk/routes.ts'
import { cannedReplyEndpoints } from './canned-replies/routes.ts'
import { changeEndpoints } from './changes/routes.ts'
import { receiveMessage } from './chat/chat.ts'
import { close, listMessages } from './conversations.ts'
import { endIdleSessions, remindHolders, wakeSnoozed } from './cron.ts'
import { reversibleItems } from './inbox-items/bulk/bulk.ts'
import { inboxItemEndpoints } from './inbox-items/routes.ts'
import { submitLeadForm } from './lead-capture/lead-capture.ts'
import { listConversations, readConversation } from './listing/listing.ts'
import { liveEndpoints } from './live/routes.ts'
import { answerMail } from './mail/answering/answering.ts'
import { mailEndpoints } from './mail/routes.ts'
import { markEndpoints } from './marks/routes.ts'
import { noteEndpoints } from './notes/routes.ts'
import { passageEndpoints } from './passages/routes.ts'
import { conversationPersonalData } from './people/personal-data.ts'
import { forgetPresence } from './presence/presence.ts'
import { presenceEndpoints } from './presence/routes.ts'
import { replyEndpoints } from './replies/routes.ts'
import { suggestionEndpoints } from './suggestions/routes.ts'
import { takeoverEndpoints } from './takeovers/routes.ts'

const refusals = [404, 409]

export const conversations: Module = {
  name: 'conversations',
  about: 'Chat and mail: ask the assistant, read and answer conversations, take them over.',
  jobs: [answerMail, dropFiles as Job<never>],
  cron: [endIdleSessions, remindHolders, wakeSnoozed, deleteOrphanedFiles, forgetPresence],
  listeners: [noteOutcomes],
  personalData: conversationPersonalData,
  reversible: [reversibleConversations, reversibleItems],
  pages: filePages,
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/chat/message',
      summary: 'Say something to the assistant and wait for its answer',
      access: 'optional',
      audited: false, // the conversation itself is kept
      body: chat.ChatRequest,
      answers: { 200: chat.ChatAnswer },
      errors: refusals,
      handle: async (ctx, { body, request, reply }) => {
        const run = await receiveMessage(await enter(ctx, body, request, reply), body)
        // A client that lost its connection gets the whole answer when it asks again with the same idempotency key.
        const { forced: hurry } = ctx.shutdown
        for await (const { event, data } of run(hurry)) if (event === 'done') return data
        if (hurry.aborted) throw new Problem(503, restarting, { 'Retry-After': '5' })
        throw new Error('a turn ended without an answer')
      },
    }),
    endpoint({
      method: 'POST',
      path: '/chat/stream',
      summary: 'Say something to the assistant and read its answer as it is written',
      access: 'optional',
      audited: false,
      body: chat.ChatRequest,
      answers: { 200: 'text/event-stream' },
      events: chat.ChatEvent,
      errors: refusals,
      handle: async (ctx, { body, request, reply }) => {
        const run = await receiveMessage(await enter(ctx, body, request, reply), body)
        reply.type('text/event-stream; charset=utf-8')
        reply.header('X-Accel-Buffering', 'no')
        return eventStream(run, error => sentence(ctx, error), { hurry: ctx.shutdown.forced })
      },
    }),
    endpoint({
      method: 'POST',
      path: '/chat/lead',
      summary: 'Leave one’s details for the business, from a form on a chat page or in the widget',
      access: 'optional',
      audited: false,
      body: chat.LeadForm,
      answers: { 204: null },
      errors: [404],
      handle: async (ctx, { body, request, reply }) => {
        await submitLeadForm(await enter(ctx, body, request, reply), body)
      },
    }),
    ...['/chat/message', '/chat/stream', '/chat/lead', '/chat/typing'].map(path => preflight(path)),
    endpoint({
      method: 'GET',
      path: '/conversations',
      summary: 'Conversations, the one with the newest message first',
      access: 'standard',
      query: listing.ConversationFilter,
      answers: { 200: listing.ConversationList },
      handle: (ctx, { query }) => listConversations(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: '/conversations/:id',
      summary: 'One conversation',
      access: 'standard',
      params: shape.ConversationParams,
      query: listing.ConversationQuery,
      answers: { 200: listing.ListedConversation },
      handle: (ctx, { params, query }) => readConversation(ctx, params.id, query),
    }),
    endpoint({
      method: 'GET',
      path: '/conversations/:id/messages',
      summary: 'What was said, oldest first',
      access: 'standard',
      params: shape.ConversationParams,
      query: shape.MessagePage,
      answers: { 200: shape.MessageList },
      handle: (ctx, { params, query }) => listMessages(ctx, params.id, query),
    }),
    endpoint({
      method: 'POST',
      path: '/conversations/:id/close',
      summary: 'End a conversation',
      access: 'standard',
      params: shape.ConversationParams,
      answers: { 200: shape.Conversation },
      handle: (ctx, { params }) => close(ctx, params.id),
    }),
    ...changeEndpoints,
    ...bulkEndpoints,
    ...takeoverEndpoints,
    ...replyEndpoints,
    ...mailEndpoints,
    ...markEndpoints,
    ...liveEndpoints,
    ...presenceEndpoints,
    ...passageEndpoints,
    ...inboxItemEndpoints,
    ...activityEndpoints,
    ...noteEndpoints,
    ...cannedReplyEndpoints,
    ...attachmentEndpoints,
    ...suggestionEndpoints,
  ],
}

async function enter(
  ctx: OpenCtx & { caller: Ctx | null },
  body: Parameters<typeof authorizeMessage>[1],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('Cache-Control', 'no-store')
  const access = await authorizeMessage(ctx, body, request)
  allowReading(reply, access.allowedOrigin)
  return access
}

/** The sentence that a visitor reads when a stream fails after the status was sent. */
function sentence(ctx: OpenCtx, error: unknown): string {
  if (!problemOf(error)) ctx.log.error({ err: error }, 'a chat turn failed')
  return sentenceOf(error)
}

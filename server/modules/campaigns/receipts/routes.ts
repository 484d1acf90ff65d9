import { Type } from 'typebox'
import { Done } from '#contract/accounts/sign-in.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { Problem } from '#server/http/problem.ts'
import { isVerifyToken } from '#server/modules/messaging/connections/callbacks.ts'
import { callbackOf } from '#server/modules/messaging/connections/twilio-callbacks.ts'
import { takeInbound, takeStatus } from './twilio.ts'
import { takeWhatsApp } from './whatsapp.ts'

const form = 'application/x-www-form-urlencoded'
/** TwiML that says nothing: no answer is sent to whoever wrote. */
const noAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

const Text = Type.Optional(Type.String({ maxLength: 500 }))

/**
 * What providers report. Each proves by a signature who it is; a callback without a good one is 403 and changes nothing.
 * All may come twice, late and in any order.
 */
export const receiptEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/providers/twilio/status',
    summary: 'What became of a text message (signed by Twilio)',
    access: 'public',
    counted: false,
    query: Type.Object({ message: Text, tenant: Text }),
    raw: form,
    answers: { 204: null },
    errors: [403],
    handle: (ctx, { raw, query, request }) => takeStatus(ctx, callbackOf(ctx, raw, request), query),
  }),
  endpoint({
    method: 'POST',
    path: '/providers/twilio/inbound',
    summary: 'A text message that somebody sent to us (signed by Twilio)',
    access: 'public',
    counted: false,
    raw: form,
    answers: { 200: 'text/xml' },
    errors: [403],
    handle: async (ctx, { raw, request, reply }) => {
      await takeInbound(ctx, callbackOf(ctx, raw, request))
      reply.type('text/xml; charset=utf-8')
      return noAnswer
    },
  }),
  endpoint({
    method: 'GET',
    path: '/providers/whatsapp',
    summary: 'Meta asks whether this address is ours',
    access: 'public',
    query: Type.Object({ 'hub.mode': Text, 'hub.verify_token': Text, 'hub.challenge': Text }),
    answers: { 200: 'text/plain' },
    errors: [403],
    handle: async (ctx, { query, reply }) => {
      const token = query['hub.verify_token']
      if (query['hub.mode'] !== 'subscribe' || !token || !isVerifyToken(ctx, token))
        throw new Problem(403, 'The verify token is not the one that is set here.')
      reply.type('text/plain; charset=utf-8')
      return query['hub.challenge'] ?? ''
    },
  }),
  endpoint({
    method: 'POST',
    path: '/providers/whatsapp',
    summary: 'Statuses, answers and template reviews (signed by Meta)',
    access: 'public',
    counted: false,
    raw: 'application/json',
    // Meta sends deliveries of up to 3 MB.
    bodyLimit: 3 * 1024 * 1024,
    answers: { 200: Done },
    errors: [403],
    handle: async (ctx, { raw, request }) => {
      await takeWhatsApp(ctx, { raw, signature: String(request.headers['x-hub-signature-256'] ?? '') })
      return { ok: true }
    },
  }),
]

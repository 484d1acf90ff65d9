import * as shape from '#contract/calls/browser.ts'
import { VoiceOffer } from '#contract/voice-socket.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { preflight } from '#server/http/request/preflight.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import { callVisitOf, joinCall, offerCall } from './sessions.ts'

export const browserEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/voice/sessions',
    summary: 'Begin to speak with the assistant in a page: which ways there are, and a ticket for the socket',
    access: 'optional',
    audited: false, // the call itself is kept
    body: shape.VoiceSessionRequest,
    answers: { 201: VoiceOffer },
    errors: [404],
    handle: async (ctx, { body, request, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const visit = await callVisitOf(ctx, body, request)
      allowReading(reply, visit.allowedOrigin)
      return offerCall(visit, body)
    },
  }),
  preflight('/voice/sessions'),
]

export const browserSockets: SocketRoute[] = [{ path: '/voice/browser/:token', open: joinCall }]

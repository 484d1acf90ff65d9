import * as shape from '#contract/questionnaires/sessions.ts'
import { ServerVoice } from '#contract/voice-socket.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { endSession } from './ending.ts'
import { addPageFlags, resumeSession, sessionByToken, startSession } from './sessions.ts'

/** The page of a session calls these. The token in the path is the credential. */
export const sessionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/questionnaires/speech',
    summary:
      'Whether the server hears and speaks in sessions; where not, browsers do, or people type and read',
    access: 'agent',
    answers: { 200: ServerVoice },
    handle: async ({ speech }) => ({ hears: speech.hears !== null, speaks: speech.speaks !== null }),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/start',
    summary: 'Start the conversation: this alone spends the link',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    body: shape.SessionStart,
    answers: { 200: shape.SessionState },
    errors: [404, 409, 410],
    handle: async (ctx, { params, body }) =>
      startSession(await sessionByToken(ctx, params.token), body.language),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/resume',
    summary: 'Go on with a conversation that was started',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 200: shape.SessionState },
    errors: [404, 409, 410],
    handle: async (ctx, { params }) => resumeSession(await sessionByToken(ctx, params.token)),
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/end',
    summary: 'End the conversation',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 204: null },
    errors: [404],
    handle: async (ctx, { params }) => {
      const found = await sessionByToken(ctx, params.token)
      await endSession(found.ctx, found.link.id, 'person')
    },
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/flags',
    summary: 'Tell what the browser noticed',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    body: shape.SessionFlags,
    answers: { 204: null },
    errors: [404],
    handle: async (ctx, { params, body }) => {
      const found = await sessionByToken(ctx, params.token)
      await addPageFlags(
        found,
        body.flags.map(({ kind, at_ms, seconds }) => ({ kind, seconds, atMs: at_ms })),
      )
    },
  }),
]

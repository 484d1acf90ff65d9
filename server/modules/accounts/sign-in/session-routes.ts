import { Type } from 'typebox'
import { SignInSessionList } from '#contract/accounts/sign-in.ts'
import { Page } from '#contract/paging.ts'
import { Id } from '#contract/schema.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { notFound } from '#server/http/problem.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { memberOf } from '../actors/actors.ts'
import { cookieFlags } from './cookies.ts'
import type { OpenSession } from './queries.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './sessions.ts'

const toSession = (row: OpenSession, current: string) => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  address: row.address,
  user_agent: row.user_agent,
  business: row.business,
  current: row.id === current,
})

/** Where a person is signed in, for that person alone. */
export const sessionEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where one is signed in, at every business, newest first',
    access: 'session',
    query: Type.Object(Page),
    answers: { 200: SignInSessionList },
    handle: async (ctx, { query }) => {
      const { rows, total } = await ownSessions(ctx, query)
      return { sessions: rows.map(row => toSession(row, memberOf(ctx).session)), total }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'End one of one’s sessions',
    access: 'session',
    params: Type.Object({ id: Id('Session') }),
    answers: { 204: null },
    handle: async (ctx, { params, reply }) => {
      if (!(await endOwnSession(ctx, params.id))) throw notFound('Session')
      if (params.id === memberOf(ctx).session) reply.clearCookie(sessionCookie, cookieFlags(ctx))
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End every session but this one',
    access: 'session',
    answers: { 204: null },
    handle: endOtherSessions,
  }),
]

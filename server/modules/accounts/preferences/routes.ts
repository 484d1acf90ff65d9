import type { FastifyReply } from 'fastify'
import { KeptPreferences } from '#contract/accounts/preferences.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { Problem } from '#server/http/problem.ts'
import { changePreferences, ownPreferences } from './preferences.ts'
import type { PreferenceRow } from './queries.ts'

/** The version goes along as the ETag; with another Cache-Control it would be a hash of the answer. */
function show(reply: FastifyReply, { preferences, version }: PreferenceRow) {
  reply.headers({ ETag: `"${version}"`, 'Cache-Control': 'no-store' })
  return { preferences }
}

/** The version of an `If-Match`; null where any will do. Throws 400 for what is no ETag of ours. */
function versionOf(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = /^"(\d{1,9})"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new Problem(400, 'If-Match must be the ETag of GET /me/preferences.')
  return Number(version)
}

/** How a member likes their desk, for that member alone. */
export const preferenceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/me/preferences',
    summary: 'How one likes one’s desk',
    access: 'session',
    answers: { 200: KeptPreferences },
    handle: async (ctx, { reply }) => show(reply, await ownPreferences(ctx)),
  }),
  endpoint({
    method: 'PUT',
    path: '/me/preferences',
    summary: 'Change that, key by key: null removes one, and those that are not sent stay',
    access: 'session',
    body: KeptPreferences,
    answers: { 200: KeptPreferences },
    errors: [400, 412],
    audited: false,
    handle: async (ctx, { body, request, reply }) => {
      const basedOn = versionOf(request.headers['if-match'])
      return show(reply, await changePreferences(ctx, body.preferences, basedOn))
    },
  }),
]

import type { FastifyRequest } from 'fastify'
import { mostSliceBytes } from '#contract/limits.ts'
import * as shape from '#contract/questionnaires/recordings.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { serveRanges } from '#server/http/files/serve-ranges.ts'
import { invalid } from '#server/http/problem.ts'
import { getLink, sessionOf } from '../links/links.ts'
import { deleteRecording, readRecording, recordingDelivered } from './recordings.ts'
import { keepSlice } from './slices.ts'
import { keepStill, mostStillBytes } from './stills.ts'

export const recordingEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/:token/recording',
    summary: 'The recording of a session, whole or in ranges',
    access: 'agent',
    params: shape.TokenParams,
    answers: { 200: 'video/webm' },
    errors: [404, 416, 503],
    handle: async (ctx, { params, request, reply }) => {
      const { link } = await getLink(ctx, params.token)
      return serveRanges(await readRecording(ctx, link), request, reply)
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/questionnaires/links/:token/recording',
    summary: 'Delete the recording and the stills now; the written record stays',
    access: 'owner',
    params: shape.TokenParams,
    answers: { 204: null },
    errors: [404],
    handle: async (ctx, { params }) => deleteRecording(ctx, await getLink(ctx, params.token)),
  }),
]

/** The page of a session uploads here. The token in the path is the credential. */
export const uploadEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/recording/:part',
    summary: 'Bring a slice of what the page records; `Upload-Offset` says where in its part it begins',
    access: 'public',
    // A page sends one a second for 90 minutes, and a whole class may sit behind one address. The token is their proof.
    counted: false,
    params: shape.PartParams,
    query: shape.SliceQuery,
    raw: 'video/webm',
    bodyLimit: mostSliceBytes,
    answers: { 200: shape.SliceReceived },
    errors: [404, 409, 413, 503],
    handle: async (ctx, { params, query, raw, request, reply }) => {
      const found = await sessionOf(ctx, params.token)
      const part = params.part.toLowerCase()
      const slice = { part, startedMs: query.started_ms, offset: offsetOf(request), bytes: raw }
      const bytes = await keepSlice(found.ctx, found, slice)
      reply.header('Upload-Offset', String(bytes))
      return { bytes }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/recording',
    summary: 'Say that the page has brought all that it recorded',
    access: 'public',
    limit: 'widget',
    params: shape.TokenParams,
    answers: { 204: null },
    errors: [404, 409],
    handle: async (ctx, { params }) => {
      const found = await sessionOf(ctx, params.token)
      await recordingDelivered(found.ctx, found.link)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/stills',
    summary: 'Bring a still of the camera',
    access: 'public',
    counted: false,
    params: shape.TokenParams,
    query: shape.StillQuery,
    raw: 'image/jpeg',
    bodyLimit: mostStillBytes,
    answers: { 200: shape.NextStill },
    errors: [400, 404, 409, 413, 503],
    handle: async (ctx, { params, query, raw }) => {
      const found = await sessionOf(ctx, params.token)
      const { nextMs } = await keepStill(found.ctx, found, { atMs: query.at_ms, picture: raw })
      return { next_ms: nextMs }
    },
  }),
]

const wrongOffset = invalid(
  ['header', 'upload-offset'],
  'Upload-Offset must be the number of bytes before the slice',
  'int_parsing',
)

const offsetOf = (request: FastifyRequest): number => {
  const offset = String(request.headers['upload-offset'] ?? '')
  if (!/^\d{1,12}$/.test(offset)) throw wrongOffset
  return Number(offset)
}

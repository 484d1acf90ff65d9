import { LinkParams } from '#contract/questionnaires/links.ts'
import * as shape from '#contract/questionnaires/playback.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { getLink } from '../links/links.ts'
import { pictureOf, playbackOf } from './playback.ts'

export const playbackEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/:token/playback',
    summary: 'What was said and seen in a session, by the clock of its recording',
    access: 'agent',
    params: LinkParams,
    answers: { 200: shape.SessionPlayback },
    handle: async (ctx, { params }) => playbackOf(await getLink(ctx, params.token)),
  }),
  endpoint({
    method: 'GET',
    path: '/questionnaires/links/:token/pictures/:picture',
    summary: 'A picture of a session',
    access: 'agent',
    params: shape.PictureParams,
    answers: { 200: 'image/jpeg' },
    errors: [503],
    handle: async (ctx, { params, reply }) => {
      const jpeg = await pictureOf(await getLink(ctx, params.token), params.picture)
      reply.header('cache-control', 'private, no-store').type('image/jpeg')
      return jpeg
    },
  }),
]

import { Type } from 'typebox'
import { Account, logosPath } from '#contract/accounts/account.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pictureHeaders } from '#server/http/files/inert.ts'
import { Problem } from '#server/http/problem.ts'
import { largestLogo, logoByKey, removeLogo, setLogo } from './logo.ts'

export const logoEndpoints: Endpoint[] = [
  endpoint({
    method: 'PUT',
    path: '/account/logo',
    summary: 'Show this picture as the logo of the business: PNG, JPEG or WebP, at most 1 MB',
    access: 'owner',
    limit: 'ingest',
    body: Type.Object({}),
    files: { field: 'file', min: 1, max: 1, bytes: () => largestLogo },
    answers: { 200: Account },
    errors: [400],
    handle: (ctx, { files }) => setLogo(ctx, files[0]!),
  }),
  endpoint({
    method: 'DELETE',
    path: '/account/logo',
    summary: 'Show no logo any more',
    access: 'owner',
    answers: { 204: null },
    handle: ctx => removeLogo(ctx),
  }),
]

export const logoPage: Endpoint = endpoint({
  method: 'GET',
  at: 'root',
  path: `${logosPath}/:key`,
  summary: 'The logo of a business',
  access: 'public',
  params: Type.Object({ key: Type.String({ maxLength: 64 }) }),
  answers: { 200: 'image/webp' },
  handle: async (ctx, { params, reply }) => {
    const picture = await logoByKey(ctx, params.key)
    if (!picture) throw new Problem(404, 'Logo not found', { 'Cache-Control': 'no-store' })
    reply.headers(pictureHeaders('image/webp'))
    return picture
  },
})

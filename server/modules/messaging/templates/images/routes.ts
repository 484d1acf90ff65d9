import { Type } from 'typebox'
import * as shape from '#contract/messaging/images.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pictureHeaders } from '#server/http/files/inert.ts'
import { Problem } from '#server/http/problem.ts'
import { addImage, imageByToken, largestImage, mailImagesPath } from './images.ts'

export const mailImageEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/communication/mail-images',
    summary: 'Take an image for mails: PNG, JPEG or WebP, at most 5 MB',
    access: 'owner',
    limit: 'ingest',
    body: Type.Object({}),
    files: { field: 'file', min: 1, max: 1, bytes: () => largestImage },
    answers: { 201: shape.MailImage },
    errors: [400],
    handle: (ctx, { files }) => addImage(ctx, files[0]!),
  }),
]

export const mailImagePage: Endpoint = endpoint({
  method: 'GET',
  at: 'root',
  path: `${mailImagesPath}/:token`,
  summary: 'An image of a mail',
  access: 'public',
  params: shape.MailImageParams,
  answers: { 200: 'image/jpeg' },
  handle: async (ctx, { params, reply }) => {
    const image = await imageByToken(ctx, params.token)
    if (!image) throw new Problem(404, 'Image not found', { 'Cache-Control': 'no-store' })
    reply.headers({ ...pictureHeaders(image.type), 'x-robots-tag': 'noindex' })
    return image.bytes
  },
})

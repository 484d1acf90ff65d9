import { create } from 'content-disposition'
import { Type } from 'typebox'
import { Attachment, mostAttachmentBytes } from '#contract/conversations/attachments.ts'
import { ConversationParams } from '#contract/conversations/conversations.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { serveRanges } from '#server/http/files/serve-ranges.ts'
import { Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { addAttachment, fileOfToken, filesPath } from './attachments.ts'
import { blobKey } from './blobs.ts'
import { isShown } from './file-type.ts'

export const attachmentEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/attachments',
    summary: 'Add a file to send with a reply; kept for a day until then',
    access: 'standard',
    params: ConversationParams,
    files: { field: 'file', min: 1, max: 1, bytes: () => mostAttachmentBytes },
    answers: { 201: Attachment },
    errors: [400, 409, 503],
    handle: (ctx, { params, files }) => addAttachment(ctx, params.id, files[0]!),
  }),
]

/** The files themselves, open to whoever has their address. */
export const filePages = (): Endpoint[] => [
  endpoint({
    method: 'GET',
    at: 'root',
    path: `${filesPath}/:token`,
    summary: 'A file of a conversation',
    access: 'public',
    params: Type.Object({ token: Type.String() }),
    answers: { 200: 'application/octet-stream' },
    handle: (ctx, { params, request, reply }) => serveFile(ctx, params.token, request, reply),
  }),
]

type Served = Parameters<typeof serveRanges>

async function serveFile(ctx: OpenCtx, token: string, request: Served[1], reply: Served[2]) {
  const found = await fileOfToken(ctx, token)
  if (!found) throw gone()
  const { tenant_id, id, name, type, bytes } = found
  reply.headers({
    // What a browser might run is saved, and opened by a program of the reader's choice.
    'content-disposition': create(name, { type: isShown(type) ? 'inline' : 'attachment' }),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const read = async (range: { start: number; end: number }) => {
    const stream = await ctx.blobs.get(blobKey(tenant_id, id), range).catch(error => {
      if (!(error instanceof BlobsUnavailable)) throw error
      ctx.log.error({ err: error }, 'the store did not give a file')
      throw new Problem(503, 'Files cannot be fetched right now. Try again in a few minutes.')
    })
    if (!stream) throw gone()
    return stream
  }
  return serveRanges({ mediaType: type, bytes, version: id, read }, request, reply)
}

const gone = (): Problem => new Problem(404, 'File not found', { 'Cache-Control': 'no-store' })

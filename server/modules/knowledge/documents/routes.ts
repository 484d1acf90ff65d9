import { Type } from 'typebox'
import { BulkDone } from '#contract/bulk.ts'
import { SourceBulk } from '#contract/knowledge/bulk.ts'
import * as shape from '#contract/knowledge/knowledge.ts'
import { Page } from '#contract/paging.ts'
import { hungUp } from '#server/http/connections/hung-up.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { deleteSource, sourceText } from '../knowledge.ts'
import { sizeLimitOf } from '../reading/reading.ts'
import { deleteInBulk } from './bulk/bulk.ts'
import { listSources, passagesIn, sourceById } from './documents.ts'
import { changeSource, replaceFile } from './editing.ts'

export const documentEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/knowledge',
    summary: 'Every source on the account, or a page of them, grouped by kind',
    access: 'agent',
    query: shape.SourceFilter,
    answers: { 200: shape.SourceList },
    errors: [404],
    handle: (ctx, { query }) => listSources(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/documents/:parent_doc_id',
    summary: 'One source, without its text',
    access: 'agent',
    params: shape.SourceParams,
    answers: { 200: shape.Source },
    handle: (ctx, { params }) => sourceById(ctx, params.parent_doc_id),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/documents/:parent_doc_id/passages',
    summary: 'The passages that one source was cut into, as they are searched',
    access: 'agent',
    params: shape.SourceParams,
    query: Type.Object(Page),
    answers: { 200: shape.SourcePassages },
    handle: (ctx, { params, query }) => passagesIn(ctx, params.parent_doc_id, query),
  }),
  endpoint({
    method: 'GET',
    path: '/knowledge/documents/:parent_doc_id/text',
    summary: 'The text that was read from one source',
    access: 'agent',
    params: shape.SourceParams,
    answers: { 200: shape.SourceText },
    handle: (ctx, { params }) => sourceText(ctx, params.parent_doc_id),
  }),
  endpoint({
    method: 'POST',
    path: '/knowledge/documents/bulk',
    summary: 'Forget many sources: at once for answers, for good when the minute to take it back is over',
    access: 'owner',
    body: SourceBulk,
    answers: { 200: BulkDone },
    errors: [404],
    handle: (ctx, { body }) => deleteInBulk(ctx, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/knowledge/documents/:parent_doc_id',
    summary: 'Forget one source at once',
    access: 'owner',
    params: shape.SourceParams,
    answers: { 204: null },
    handle: (ctx, { params }) => deleteSource(ctx, params.parent_doc_id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/knowledge/documents/:parent_doc_id',
    summary: 'Change a source in place: its name, or the words of what was typed',
    access: 'owner',
    limit: 'ingest',
    params: shape.SourceParams,
    body: shape.SourceChanges,
    bodyLimit: 8 * 1024 * 1024,
    answers: { 200: shape.Source },
    errors: [400, 409, 503],
    handle: (ctx, { params, body }) => changeSource(ctx, params.parent_doc_id, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/knowledge/documents/:parent_doc_id/file',
    summary: 'Put a newer file in the place of a document',
    access: 'owner',
    limit: 'ingest',
    params: shape.SourceParams,
    body: shape.CaptionedFile,
    files: { field: 'file', min: 1, max: 1, bytes: sizeLimitOf },
    answers: { 200: shape.FileReplaced },
    errors: [400, 409, 503],
    handle: (ctx, { params, body, files, reply }) => {
      const upload = { file: files[0]!, caption: body.caption, signal: hungUp(reply) }
      return replaceFile(ctx, params.parent_doc_id, upload)
    },
  }),
]

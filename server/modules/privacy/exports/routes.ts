import * as shape from '#contract/privacy/exports.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { serveRanges } from '#server/http/files/serve-ranges.ts'
import { getExport, listExports, removeExport, startExport, takeExport } from './exports.ts'

export const exportEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/account/exports',
    summary: 'Put all data of the business into one ZIP file, in the background',
    access: 'owner',
    body: shape.NewBusinessExport,
    answers: { 201: shape.BusinessExport },
    errors: [409],
    handle: (ctx, { body, reply }) => {
      reply.code(201)
      return startExport(ctx, body)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/account/exports',
    summary: 'The files of the last day, and how far they are',
    access: 'owner',
    answers: { 200: shape.BusinessExportList },
    handle: ctx => listExports(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/account/exports/:id',
    summary: 'One file, and how far it is',
    access: 'owner',
    params: shape.ExportParams,
    answers: { 200: shape.BusinessExport },
    handle: (ctx, { params }) => getExport(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/account/exports/:id/file',
    summary:
      'The ZIP file itself, for a day: lines of JSON by noun, and the files of conversations and knowledge',
    access: 'owner',
    params: shape.ExportParams,
    answers: { 200: 'application/zip' },
    handle: async (ctx, { params, request, reply }) => {
      const file = await takeExport(ctx, params.id)
      reply.header('Content-Disposition', 'attachment; filename="business.zip"')
      return serveRanges(file, request, reply)
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/account/exports/:id',
    summary: 'Delete a file, also one that is being made',
    access: 'owner',
    params: shape.ExportParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeExport(ctx, params.id),
  }),
]

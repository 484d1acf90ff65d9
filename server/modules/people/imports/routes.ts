import * as shape from '#contract/people/imports.ts'
import { csvFile } from '#server/http/csv.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import {
  changeImport,
  dropImport,
  getImport,
  listImports,
  listRows,
  openImport,
  rejectedTable,
  repairRow,
  startImport,
  undoImport,
} from './imports.ts'

const csv = { field: 'file', min: 1, max: 1, bytes: () => 10 * 1024 * 1024 }

export const importEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/people/imports',
    summary: 'Read a CSV file of people as a draft, which adds nobody yet',
    access: 'owner',
    files: csv,
    answers: { 201: shape.PeopleImport },
    errors: [400],
    handle: (ctx, { files, reply }) => {
      reply.code(201)
      return openImport(ctx, files[0]!)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/people/imports',
    summary: 'The newest 20 imports of people',
    access: 'owner',
    answers: { 200: shape.PeopleImportList },
    handle: ctx => listImports(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/people/imports/:id',
    summary: 'One import, and how far it is',
    access: 'owner',
    params: shape.ImportParams,
    answers: { 200: shape.PeopleImport },
    handle: (ctx, { params }) => getImport(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/people/imports/:id',
    summary: 'Say what the columns of a draft are: every row is judged anew',
    access: 'owner',
    params: shape.ImportParams,
    body: shape.ImportChanges,
    answers: { 200: shape.PeopleImport },
    errors: [409],
    handle: (ctx, { params, body }) => changeImport(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/people/imports/:id',
    summary: 'Forget a draft',
    access: 'owner',
    params: shape.ImportParams,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => dropImport(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/people/imports/:id/rows',
    summary: 'The rows of an import, perhaps only those with a problem',
    access: 'owner',
    params: shape.ImportParams,
    query: shape.ImportRowQuery,
    answers: { 200: shape.ImportRowList },
    handle: (ctx, { params, query }) => listRows(ctx, params.id, query),
  }),
  endpoint({
    method: 'GET',
    path: '/people/imports/:id/rejected.csv',
    summary: 'The rows with a problem as a table, each with its reason',
    access: 'owner',
    params: shape.ImportParams,
    answers: { 200: 'text/csv' },
    handle: async (ctx, { params, reply }) => {
      const { head, batches } = await rejectedTable(ctx, params.id)
      return csvFile(reply, 'rejected.csv', head, batches)
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/people/imports/:id/rows/:row',
    summary: 'Repair a row of a draft',
    access: 'owner',
    params: shape.ImportRowParams,
    body: shape.ImportRowRepair,
    answers: { 200: shape.ImportRowRepaired },
    errors: [409],
    handle: (ctx, { params, body }) => repairRow(ctx, params.id, params.row, body),
  }),
  endpoint({
    method: 'POST',
    path: '/people/imports/:id/start',
    summary: 'Import the rows without a problem, in the background',
    access: 'owner',
    params: shape.ImportParams,
    answers: { 200: shape.PeopleImport },
    errors: [400, 409],
    handle: (ctx, { params }) => startImport(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/people/imports/:id/undo',
    summary: 'Take an import back, for a day',
    access: 'owner',
    params: shape.ImportParams,
    answers: { 200: shape.PeopleImport },
    errors: [409, 410],
    handle: (ctx, { params }) => undoImport(ctx, params.id),
  }),
]

import type { Static } from 'typebox'
import { AudienceParams } from '#contract/contacts/audiences.ts'
import * as shape from '#contract/contacts/contacts.ts'
import type { Module } from '#server/core/module.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { onlyWhenEnabled } from './activation/activation.ts'
import { audienceEndpoints } from './audiences/routes.ts'
import { changeContact, listContacts, removeContact } from './contacts.ts'
import { addRows, importFile, importRows, parseFile } from './imports/imports.ts'
import { readPasted } from './imports/paste.ts'
import { contactPersonalData } from './people/people.ts'
import type { ListedRow } from './queries.ts'
import { segmentEndpoints } from './segments/routes.ts'
import { suppressionEndpoints } from './suppressions/routes.ts'

/** A CSV file may have 10 MB. As JSON its rows are larger, because each repeats the names of the columns. */
const csv = { field: 'file', max: 1, bytes: () => 10 * 1024 * 1024 }
const jsonBytes = 16 * 1024 * 1024

const contactEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/communication/audiences/parse',
    summary: 'Read a CSV file and suggest which column is what; stores nothing',
    access: 'owner',
    files: { ...csv, min: 1 },
    answers: { 200: shape.ParsedContacts },
    errors: [400],
    handle: async (_ctx, { files, reply }) => {
      const rows = await parseFile(files[0]!)
      reply.type('application/json; charset=utf-8')
      return rows
    },
  }),
  endpoint({
    method: 'POST',
    path: '/communication/audiences/parse-text',
    summary: 'Find people in pasted text; stores nothing',
    access: 'owner',
    body: shape.PastedText,
    bodyLimit: 4 * 1024 * 1024,
    answers: { 200: shape.PastedContacts },
    handle: (ctx, { body }) => readPasted(ctx, body.text),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/audiences/:id/import',
    summary: 'Add the rows of a CSV file, as a file or as parsed, under the chosen mapping',
    access: 'owner',
    params: AudienceParams,
    body: shape.ContactImport,
    bodyLimit: jsonBytes,
    files: { ...csv, min: 1, orJson: true },
    answers: { 200: shape.ContactsAdded },
    errors: [400],
    handle: (ctx, { params, body, files }) => {
      const { rows, dry_run: dryRun, ...given } = body
      const choice = { ...given, dryRun }
      const [file] = files
      return file
        ? importFile(ctx, params.id, { ...choice, file })
        : importRows(ctx, params.id, { ...choice, rows })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/communication/audiences/:id/contacts',
    summary: 'Add contacts, or tell those that are there what is new',
    access: 'owner',
    params: AudienceParams,
    body: shape.NewContacts,
    bodyLimit: jsonBytes,
    answers: { 200: shape.ContactsAdded },
    errors: [413],
    handle: (ctx, { params, body: { dry_run: dryRun, ...body } }) =>
      addRows(ctx, params.id, { ...body, dryRun }),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/audiences/:id/contacts',
    summary: 'The contacts of an audience, newest first',
    access: 'owner',
    params: AudienceParams,
    query: shape.ContactQuery,
    answers: { 200: shape.ContactList },
    handle: async (ctx, { params, query }) => {
      const { contacts, ...end } = await listContacts(ctx, params.id, query)
      return { contacts: contacts.map(showContact), ...end }
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/communication/audiences/:id/contacts/:cid',
    summary: 'Change what is sent of a contact',
    access: 'owner',
    params: shape.ContactParams,
    body: shape.ContactChanges,
    answers: { 200: shape.Contact },
    errors: [400, 409],
    handle: async (ctx, { params, body }) =>
      showContact(await changeContact(ctx, params.id, params.cid, body)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/audiences/:id/contacts/:cid',
    summary: 'Remove a contact',
    access: 'owner',
    params: shape.ContactParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeContact(ctx, params.id, params.cid),
  }),
]

/** The people whom a business contacts: audiences, consent and the stop list. */
export const contacts: Module = {
  name: 'contacts',
  about: 'Audiences and their contacts, imports, and the stop list.',
  personalData: contactPersonalData,
  endpoints: [...audienceEndpoints, ...contactEndpoints, ...segmentEndpoints, ...suppressionEndpoints].map(
    onlyWhenEnabled,
  ),
}

const showContact = (row: ListedRow): Static<typeof shape.Contact> => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

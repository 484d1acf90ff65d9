import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** What a column may be besides `field:<id>`, one of the business's own. `skip` leaves it out. */
export const importColumns = [
  'skip',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'intent',
  'status',
  'tags',
  'notes',
  'consent_email',
  'consent_sms',
  'consent_whatsapp',
  'consent_voice',
  'consent_source',
  'consent_date',
] as const
export type ImportColumn = (typeof importColumns)[number] | `field:${string}`

const Mapping = Type.Array(
  Type.String({ maxLength: 64, pattern: `^(${importColumns.join('|')}|field:.+)$` }),
  {
    maxItems: 100,
    description: `What each column is, by the order of the headers: ${importColumns.join(', ')} or field:<id>`,
  },
)

export type PeopleImport = Static<typeof PeopleImport>
export const PeopleImport = Named(
  'PeopleImport',
  Type.Object({
    id: RecordId,
    name: Type.String({ description: 'Of the file' }),
    status: OneOf('draft', 'running', 'done', 'undoing', 'undone'),
    headers: Type.Array(Type.String()),
    mapping: Mapping,
    tag: Nullable(Type.String()),
    audience_id: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The audience of those who agreed to messages, once it is started',
      }),
    ),
    total: Type.Integer({ description: 'Rows' }),
    added: Type.Integer({ description: 'Of a draft: that would be added' }),
    updated: Type.Integer({
      description: 'About somebody who is there already, or stands twice in the file',
    }),
    rejected: Type.Integer({ description: 'Rows with a problem, which are left out' }),
    done: Type.Integer({ description: 'Rows that were taken so far, or taken back' }),
    created_at: Timestamp,
    finished_at: Nullable(Timestamp),
    undo_until: Nullable(Type.String({ format: 'date-time', description: 'Null where it can’t be undone' })),
  }),
)

export const ImportParams = Type.Object({ id: Id('Import') })

export type ImportChanges = Static<typeof ImportChanges>
export const ImportChanges = Named(
  'PeopleImportChanges',
  Type.Object({
    mapping: Type.Optional(Mapping),
    tag: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  }),
)

export const importProblems = [
  'nobody',
  'email',
  'phone',
  'status',
  'number',
  'date',
  'choice',
  'text',
  'consent',
  'consent_address',
  'consent_source',
  'consent_date',
  'too_long',
  'too_many_cells',
] as const

export type ImportRow = Static<typeof ImportRow>
export const ImportRow = Named(
  'PeopleImportRow',
  Type.Object({
    row: Type.Integer({ description: 'Counted from 1, the line of the headers not counted' }),
    cells: Type.Array(Type.String(), { description: 'By the order of the headers' }),
    problem: Nullable(
      Type.Object({
        column: Nullable(
          Type.Integer({ description: 'Which cell is wrong, from 0; null for the whole row' }),
        ),
        reason: OneOf(...importProblems),
      }),
    ),
  }),
)

export const ImportRowQuery = Type.Object({
  rejected: Type.Boolean({ default: false, description: 'Only rows with a problem' }),
  after: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
    description: 'The last row that was read',
  }),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
})
export const ImportRowList = Named(
  'PeopleImportRowList',
  Type.Object({
    rows: Type.Array(ImportRow),
    next: Nullable(Type.Integer({ description: '`after` of the next page; null on the last one' })),
  }),
)

export const ImportRowParams = Type.Object({
  id: Id('Import'),
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
})
export type ImportRowRepair = Static<typeof ImportRowRepair>
export const ImportRowRepair = Named(
  'PeopleImportRowRepair',
  Type.Object({ cells: Type.Array(Type.String({ maxLength: 10_000 }), { maxItems: 100 }) }),
)
export const ImportRowRepaired = Named(
  'PeopleImportRowRepaired',
  Type.Object({ row: ImportRow, import: PeopleImport }),
)

export const PeopleImportList = Named('PeopleImportList', Type.Object({ imports: Type.Array(PeopleImport) }))

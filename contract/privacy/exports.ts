import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export type BusinessExport = Static<typeof BusinessExport>
export const BusinessExport = Named(
  'BusinessExport',
  Type.Object({
    id: RecordId,
    status: OneOf('queued', 'running', 'done', 'failed'),
    recordings: Type.Boolean({ description: 'Whether those of calls and questionnaires are in it' }),
    total: Nullable(Type.Integer({ description: 'Records and files; null until they are counted' })),
    done: Type.Integer({ description: 'Those that are in the file already' }),
    bytes: Nullable(Type.Integer({ description: 'Of the file' })),
    reason: Nullable(OneOf('too_large', 'storage', 'erased', 'internal')),
    started_by: Nullable(Type.String()),
    created_at: Timestamp,
    finished_at: Nullable(Timestamp),
    expires_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'Until when the file can be fetched; null without one',
      }),
    ),
  }),
)

export const NewBusinessExport = Named(
  'NewBusinessExport',
  Type.Object({ recordings: Type.Optional(Type.Boolean()) }),
)
export const BusinessExportList = Named(
  'BusinessExportList',
  Type.Object({ exports: Type.Array(BusinessExport) }),
)
export const ExportParams = Type.Object({ id: Id('Export') })

import { Type } from 'typebox'
import { Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { kinds, SourceActor } from './knowledge.ts'

export const SourceDeletion = Named(
  'SourceDeletion',
  Type.Object({
    id: RecordId,
    parent_doc_id: RecordId,
    kind: OneOf(...kinds),
    name: Type.String(),
    origin: Nullable(Type.String()),
    link_id: Nullable(RecordId),
    chunks: Type.Integer({ description: 'Passages that were removed' }),
    digest: Type.String({ description: 'SHA-256 of the text that was removed, in hex' }),
    deleted_at: Timestamp,
    deleted_by: SourceActor,
  }),
)

export const SourceDeletionList = Named(
  'SourceDeletionList',
  Type.Object({ deletions: Type.Array(SourceDeletion), total: Type.Integer() }),
)

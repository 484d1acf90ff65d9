import { type Static, Type } from 'typebox'
import { SourceActor } from '#contract/knowledge/knowledge.ts'
import { Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'

/** What was deleted of one link. It does not say of whom. */
export type QuestionnaireDeletion = Static<typeof QuestionnaireDeletion>
export const QuestionnaireDeletion = Named(
  'QuestionnaireDeletion',
  Type.Object({
    id: RecordId,
    title: Nullable(
      Type.String({
        description: 'Of the list that was sent; null: it was made for one person, and may name them',
      }),
    ),
    started: Type.Boolean({ description: 'Whether a session was held' }),
    turns: Type.Integer({ description: 'Turns of the conversation that were deleted' }),
    pictures: Type.Integer(),
    recording_bytes: Nullable(Type.Integer({ description: 'Null: there was none, or none any more' })),
    files_left: Type.Integer({
      description: 'Files that the store has not removed yet; usually 0 moments later',
    }),
    deleted_at: Timestamp,
    deleted_by: SourceActor,
  }),
)

export const QuestionnaireDeletionList = Named(
  'QuestionnaireDeletionList',
  Type.Object({ deletions: Type.Array(QuestionnaireDeletion), total: Type.Integer() }),
)

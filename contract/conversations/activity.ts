import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { Assignee } from './conversations.ts'

/** Characters of a note. */
export const longestNote = 5_000

export const activityKinds = [
  'note',
  'taken_over',
  'handed_back',
  'closed',
  'reopened',
  'assigned',
  'tagged',
  'needs_you',
  'done',
  'booked',
  'lead',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export type Activity = Static<typeof Activity>
export const Activity = Named(
  'Activity',
  Type.Object(
    {
      id: RecordId,
      kind: OneOf(...activityKinds),
      at: Timestamp,
      by: Nullable(
        Type.Object(
          { id: Nullable(RecordId), name: Type.String() },
          { description: 'The member or the API key; null: the visitor, the assistant or the program' },
        ),
      ),
      text: Nullable(
        Type.String({
          description: 'The words of a note; the title of what needs you, as long as it is kept',
        }),
      ),
      data: Nullable(
        Type.Object(
          {
            item_id: Type.Optional(RecordId),
            kind: Type.Optional(Type.String({ description: 'Of the item' })),
            booking_id: Type.Optional(RecordId),
            service_name: Type.Optional(Type.String()),
            starts_at: Type.Optional(Timestamp),
            lead_id: Type.Optional(RecordId),
            assignee: Type.Optional(Nullable(Assignee)),
            added: Type.Optional(Type.Array(Type.String(), { description: 'Tags' })),
            removed: Type.Optional(Type.Array(Type.String(), { description: 'Tags' })),
            edited_at: Type.Optional(Timestamp),
          },
          { description: 'What it was about, by kind' },
        ),
      ),
    },
    { description: 'What happened in a conversation besides what was said' },
  ),
)

export const ActivityList = Named('ActivityList', Type.Object({ activity: Type.Array(Activity) }))

export const NewNote = Named(
  'NewNote',
  Type.Object({
    text: Type.String({
      maxLength: 5 * longestNote,
      description: `1 to ${longestNote} characters, for colleagues; visitors and models never see it`,
    }),
  }),
)

export const NoteParams = Type.Object({ id: Id('Conversation'), note_id: Id('Note') })

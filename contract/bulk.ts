import { type Static, type TObject, Type } from 'typebox'
import { Named, Nullable, OneOf, RecordId, Timestamp } from './schema.ts'

/** Records that one request names, and those that a filter may choose; at most. */
export const mostNamed = 500
export const mostChosen = 10_000

/** For so long a deed can be taken back. */
export const undoSeconds = 60

/**
 * The body of what is done to many records at once: to those with these ids, or to all that a filter of the list chooses. One
 * of the two.
 */
export const bulkBody = <F extends TObject, const A extends string[]>(filter: F, actions: A) =>
  Type.Object({
    ids: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: mostNamed })),
    filter: Type.Optional(filter),
    action: OneOf(...actions),
    value: Type.Optional(
      Nullable(
        Type.String({ maxLength: 200, description: 'What the action needs: a tag, a member, a moment' }),
      ),
    ),
  })

/** Why a record was left as it is. */
const SkipReason = Named('SkipReason', OneOf('not_found', 'unchanged', 'changed', 'too_many_tags'))

export type Skipped = Static<typeof Skipped>
export const Skipped = Named(
  'SkippedRecord',
  Type.Object({
    id: Type.String(),
    reason: Type.Unsafe<Static<typeof SkipReason>>({
      ...SkipReason,
      description: '`unchanged`: it was so already. `changed`: of an undo, somebody has changed it since',
    }),
  }),
)

export type BulkDone = Static<typeof BulkDone>
export const BulkDone = Named(
  'BulkDone',
  Type.Object({
    done: Type.Integer(),
    skipped: Type.Array(Skipped, { description: 'At most 500 of them' }),
    undo: Nullable(
      Type.Unsafe<string>({
        ...RecordId,
        description:
          'Takes it back with POST /undo/{token}, once, for whoever did it; null when nothing was done',
      }),
    ),
    undo_until: Nullable(Timestamp),
  }),
)

export const UndoParams = Type.Object({
  token: Type.String({ format: 'uuid', 'x-not-found': 'Undo not found' }),
})

export type Undone = Static<typeof Undone>
export const Undone = Named('Undone', Type.Object({ undone: Type.Integer(), skipped: Type.Array(Skipped) }))

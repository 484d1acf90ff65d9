import { type Static, Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { Named, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const NoticeKind = Named('NoticeKind', OneOf('over', 'contradiction'))

/** A passage, or a part of one, with its source. */
export const QuotedPassage = Named(
  'QuotedPassage',
  Type.Object({
    parent_doc_id: RecordId,
    name: Type.String(),
    kind: Type.String(),
    text: Type.String(),
  }),
)

export type KnowledgeNotice = Static<typeof KnowledgeNotice>
export const KnowledgeNotice = Named(
  'KnowledgeNotice',
  Type.Object({
    kind: NoticeKind,
    subject: Type.String({
      description: 'What it is about: the record, the question or the words that are over',
    }),
    reason: Type.String(),
    since: Type.Unsafe<string>({
      ...Timestamp,
      description: 'When its last day ended; else when the newest of its sources was last stored',
    }),
    passages: Type.Array(QuotedPassage),
  }),
)

export const NoticeList = Named(
  'NoticeList',
  Type.Object({
    notices: Type.Array(KnowledgeNotice),
    total: Type.Integer({ description: 'At most 500 are kept' }),
    generated_at: Timestamp,
  }),
)
export const NoticeFilter = Type.Object({ kind: Type.Optional(NoticeKind), ...Page })

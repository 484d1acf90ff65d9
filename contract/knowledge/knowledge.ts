import { Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const kinds = ['document', 'page', 'qa', 'photo', 'question_set', 'text'] as const
export type Kind = (typeof kinds)[number]
/** What a tie between passages is broken by, in the order that holds until a business chooses one; text ranks with document. */
export const rankedKinds = ['qa', 'document', 'page', 'photo', 'question_set'] as const satisfies Kind[]
export type RankedKind = (typeof rankedKinds)[number]
export const SourceKind = Named('SourceKind', OneOf(...kinds))

export const Source = Named(
  'Source',
  Type.Object({
    parent_doc_id: RecordId,
    kind: SourceKind,
    name: Type.String(),
    origin: Nullable(Type.String()),
    chunks: Type.Integer(),
    bytes: Type.Integer(),
    link_id: Nullable(RecordId),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export const SourceList = Named(
  'SourceList',
  Type.Object({
    groups: Type.Array(
      Type.Object({ kind: SourceKind, sources: Type.Array(Source), chunks: Type.Integer() }),
    ),
    sources: Type.Integer(),
    chunks: Type.Integer(),
    documents_used: Type.Integer(),
    documents_limit: Type.Integer({ description: '-1 means unlimited' }),
  }),
)

export const SourceText = Named(
  'SourceText',
  Type.Object({
    parent_doc_id: RecordId,
    name: Type.String(),
    kind: SourceKind,
    text: Type.String(),
  }),
)

/** A link that a write lands in, or whose knowledge is asked about. */
export const LinkId = Type.Optional(Nullable(Type.String({ maxLength: 64 })))

export const NewKnowledge = Type.Object({
  question: Type.Optional(Nullable(Type.String({ maxLength: 2_000 }))),
  answer: Type.Optional(Nullable(Type.String({ maxLength: 50_000 }))),
  content: Type.Optional(Nullable(Type.String({ maxLength: 2_000_000 }))),
  link_id: LinkId,
})

export const UploadFields = Type.Object({
  link_id: LinkId,
  caption: Type.Optional(Type.String({ maxLength: 2_000 })),
})

export const KnowledgeAdded = Named(
  'KnowledgeAdded',
  Type.Object({ success: Type.Boolean(), doc_id: RecordId, chunks: Type.Integer() }),
)

export const DocumentAdded = Named(
  'DocumentAdded',
  Type.Object({
    ...KnowledgeAdded.properties,
    caption_source: Type.Optional(OneOf('model', 'given', 'file_name')),
    notices: Type.Optional(
      Type.Array(Type.String(), { description: 'What of the document was not learnt, and why' }),
    ),
  }),
)

export const KnowledgeSearch = Named(
  'KnowledgeSearch',
  Type.Object({
    query: Type.String({ minLength: 1, maxLength: 2_000 }),
    link_id: LinkId,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5 })),
  }),
)

export const Passages = Named(
  'Passages',
  Type.Object({
    passages: Type.Array(
      Type.Object({
        parent_doc_id: RecordId,
        name: Type.String(),
        kind: SourceKind,
        origin: Nullable(Type.String()),
        text: Type.String(),
        score: Type.Number(),
        scope: OneOf('link', 'main'),
      }),
    ),
  }),
)

export const SourceParams = Type.Object({ parent_doc_id: Id('Source') })

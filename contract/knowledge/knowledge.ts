import { Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const kinds = ['document', 'page', 'qa', 'photo', 'question_set', 'text'] as const
export type Kind = (typeof kinds)[number]
/** What a tie between passages is broken by, in the order that holds until a business chooses one; text ranks with document. */
export const rankedKinds = ['qa', 'document', 'page', 'photo', 'question_set'] as const satisfies Kind[]
export type RankedKind = (typeof rankedKinds)[number]
export const SourceKind = Named('SourceKind', OneOf(...kinds))

/** Who taught or removed a source. */
export const SourceActor = Named(
  'SourceActor',
  Type.Object({
    kind: OneOf('member', 'key', 'visitor', 'system'),
    id: Nullable(RecordId),
    name: Nullable(Type.String({ description: 'As the member or key was called then' })),
  }),
)

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
    status: OneOf('ready', 'reading', 'failed'),
    reason: Nullable(Type.String({ description: 'Of a page: why its last reading failed' })),
    taught_by: Nullable(SourceActor),
    question: Nullable(Type.String({ description: 'Of a question with its answer, like `answer`' })),
    answer: Nullable(Type.String()),
    url: Nullable(Type.String({ description: 'Of a page' })),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

/** Without `cursor` and `limit` every source is given. */
export const SourceFilter = Type.Object({
  link_id: Type.Optional(Type.String({ maxLength: 64 })),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(SourceKind),
  sort: Type.Optional(OneOf('newest', 'name', 'largest')),
  cursor: KeysetPage.cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
})

export const SourceChanges = Named(
  'SourceChanges',
  Type.Object({
    name: Type.Optional(Type.String({ maxLength: 200, pattern: '\\S' })),
    question: Type.Optional(Type.String({ maxLength: 2_000, pattern: '\\S' })),
    answer: Type.Optional(Type.String({ maxLength: 50_000, pattern: '\\S' })),
    content: Type.Optional(Type.String({ maxLength: 2_000_000, pattern: '\\S' })),
  }),
)

export const SourceList = Named(
  'SourceList',
  Type.Object({
    groups: Type.Array(
      Type.Object({ kind: SourceKind, sources: Type.Array(Source), chunks: Type.Integer() }),
    ),
    sources: Type.Integer({ description: 'In this answer' }),
    chunks: Type.Integer({ description: 'Of the sources in this answer' }),
    documents_used: Type.Integer(),
    documents_limit: Type.Integer({ description: '-1 means unlimited' }),
    ...KeysetEnd,
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

export const SourcePassages = Named(
  'SourcePassages',
  Type.Object({
    passages: Type.Array(
      Type.Object({
        title: Type.String({ description: 'The headings above it, or the question it answers' }),
        text: Type.String(),
      }),
      { description: 'In reading order, as they are searched' },
    ),
    total: Type.Integer(),
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

/** What comes with one file; of a photo, `caption` says what it shows. */
export const CaptionedFile = Named(
  'CaptionedFile',
  Type.Object({ caption: Type.Optional(Type.String({ maxLength: 2_000 })) }),
)

export const FileReplaced = Named(
  'FileReplaced',
  Type.Object({
    ...Source.properties,
    notices: Type.Array(Type.String({ description: 'What of the document was not learnt, and why' })),
  }),
)

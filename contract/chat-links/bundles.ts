import { Type } from 'typebox'
import { Named, Nullable, OneOf, RecordId } from '#contract/schema.ts'
import { ChatLink, ChatLinkFields } from './chat-links.ts'

export const maxFiles = 5

const BundleKnowledge = Named(
  'BundleKnowledge',
  Type.Object({
    content: Type.Optional(Nullable(Type.String({ maxLength: 2_000_000 }))),
    question: Type.Optional(Nullable(Type.String({ maxLength: 2_000 }))),
    answer: Type.Optional(Nullable(Type.String({ maxLength: 50_000 }))),
  }),
)

export const NewBundle = Type.Object({
  link: ChatLinkFields,
  knowledge: Type.Optional(
    Nullable(
      Type.Array(BundleKnowledge, {
        maxItems: 1000,
        description: 'Each either content, or question and answer',
      }),
    ),
  ),
})

const BundleStatus = Named('BundleStatus', OneOf('running', 'completed', 'completed_with_errors', 'failed'))
const queued = Type.Integer({ description: 'Everything there was to ingest; does not go down' })

export const BundleMade = Named(
  'BundleMade',
  Type.Object({
    link: ChatLink,
    knowledge: Type.Object({ job_id: RecordId, status: BundleStatus, queued }),
  }),
)

export const BundleProgress = Named(
  'BundleProgress',
  Type.Object({
    status: BundleStatus,
    queued,
    ingested: Type.Integer(),
    failed: Type.Integer(),
    errors: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
  }),
)

import { Type } from 'typebox'
import { Nullable, OneOf, RecordId } from '#contract/schema.ts'
import { Link, LinkFields } from './chat-links.ts'

export const maxFiles = 5

const Entry = Type.Object({
  content: Type.Optional(Nullable(Type.String({ maxLength: 2_000_000 }))),
  question: Type.Optional(Nullable(Type.String({ maxLength: 2_000 }))),
  answer: Type.Optional(Nullable(Type.String({ maxLength: 50_000 }))),
})

export const BundleFields = Type.Object({
  link: LinkFields,
  knowledge: Type.Optional(
    Nullable(
      Type.Array(Entry, { maxItems: 1000, description: 'Each either content, or question and answer' }),
    ),
  ),
})

const status = OneOf('running', 'completed', 'completed_with_errors', 'failed')
const queued = Type.Integer({ description: 'Everything there was to ingest; does not go down' })

export const BundleMade = Type.Object({
  link: Link,
  knowledge: Type.Object({ job_id: RecordId, status, queued }),
})

export const BundleProgress = Type.Object({
  status,
  queued,
  ingested: Type.Integer(),
  failed: Type.Integer(),
  errors: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
})

import { type Static, Type } from 'typebox'
import { IngestBody } from '#contract/knowledge/knowledge.ts'
import { Nullable, RecordId, Timestamp } from './schema.ts'

export const AgentSummary = Type.Object({
  summary: Type.String(),
  generated_at: Timestamp,
  sources: Type.Integer({ description: 'How many it is made of' }),
})

const Place = {
  parent_doc_id: RecordId,
  name: Type.String(),
  kind: Type.String(),
}

const Topic = Type.Object({
  topic: Type.String(),
  covered: Type.Boolean(),
  passages: Type.Integer({ description: 'Passages found on it' }),
})

export type Gap = Static<typeof Gap>
export const Gap = Type.Object({
  id: RecordId,
  question: Type.String(),
  asked: Type.Integer({ description: 'In how many conversations, in whatever words' }),
  last_asked_at: Timestamp,
  best_score: Nullable(Type.Number({ description: 'Confidence of the best passages there were, 0 to 1' })),
})

export type Stale = Static<typeof Stale>
export const Stale = Type.Object({ ...Place, text: Type.String(), reason: Type.String() })

export type Duplicate = Static<typeof Duplicate>
export const Duplicate = Type.Object({ text: Type.String(), sources: Type.Array(Type.Object(Place)) })

export type Contradiction = Static<typeof Contradiction>
export const Contradiction = Type.Object({
  title: Type.String(),
  passages: Type.Array(Type.Object({ ...Place, text: Type.String() })),
})

export const QualityScore = Type.Object({
  score: Type.Integer({ description: '0 to 100' }),
  topics: Type.Array(Topic),
  gaps: Type.Array(Gap),
  stale: Type.Array(Stale),
  duplicates: Type.Array(Duplicate),
  contradictions: Type.Array(Contradiction),
  generated_at: Timestamp,
})

/** What is taught, and the gap (of the quality score) that it answers. */
export const Teaching = Type.Object({
  ...IngestBody.properties,
  resolves: Type.Optional(
    Nullable(
      Type.String({ maxLength: 64, description: 'A gap’s id; its question is asked where none is sent' }),
    ),
  ),
})

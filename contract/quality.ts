import { type Static, Type } from 'typebox'
import { KnowledgeAdded, NewKnowledge } from '#contract/knowledge/knowledge.ts'
import { QuotedPassage } from '#contract/knowledge/notices.ts'
import { Named, Nullable, RecordId, Timestamp } from './schema.ts'

export const AgentSummary = Named(
  'AgentSummary',
  Type.Object({
    summary: Type.String(),
    generated_at: Timestamp,
    sources: Type.Integer({ description: 'How many it is made of' }),
  }),
)

const Place = {
  parent_doc_id: RecordId,
  name: Type.String(),
  kind: Type.String(),
}

const Topic = Named(
  'Topic',
  Type.Object({
    topic: Type.String(),
    covered: Type.Boolean(),
    passages: Type.Integer({ description: 'Passages found on it' }),
  }),
)

export type Gap = Static<typeof Gap>
export const Gap = Named(
  'Gap',
  Type.Object({
    id: RecordId,
    question: Type.String(),
    asked: Type.Integer({ description: 'In how many conversations, in whatever words' }),
    last_asked_at: Timestamp,
    best_score: Nullable(Type.Number({ description: 'Confidence of the best passages there were, 0 to 1' })),
  }),
)

export type StalePassage = Static<typeof StalePassage>
export const StalePassage = Named(
  'StalePassage',
  Type.Object({ ...Place, text: Type.String(), reason: Type.String() }),
)

export type DuplicatePassage = Static<typeof DuplicatePassage>
export const DuplicatePassage = Named(
  'DuplicatePassage',
  Type.Object({ text: Type.String(), sources: Type.Array(Type.Object(Place)) }),
)

export type Contradiction = Static<typeof Contradiction>
export const Contradiction = Named(
  'Contradiction',
  Type.Object({
    title: Type.String(),
    passages: Type.Array(QuotedPassage),
  }),
)

export const QualityScore = Named(
  'QualityScore',
  Type.Object({
    score: Type.Integer({
      description:
        '0 to 100: 60 × right / max(verified, 10) + 25 × share of topics covered + 15 × share of sources without a finding. What nobody verified counts as not right.',
    }),
    verified: Type.Integer({
      description:
        'Answers of the last 90 days that people marked, and checks by their last result; a check made of a marked answer counts in its place',
    }),
    right: Type.Integer({ description: 'Of these: marked as right, or confirmed by a passing check' }),
    wrong: Type.Integer(),
    accuracy: Nullable(Type.Number({ description: 'right / verified; null below ten verified answers' })),
    note: Nullable(
      Type.String({ description: 'What to know about the score, such as that too little is verified' }),
    ),
    topics: Type.Array(Topic),
    gaps: Type.Array(Gap),
    stale: Type.Array(StalePassage),
    duplicates: Type.Array(DuplicatePassage),
    contradictions: Type.Array(Contradiction),
    generated_at: Timestamp,
  }),
)

/** What is taught, and the gap (of the quality score) that it answers. */
export const Teaching = Named(
  'Teaching',
  Type.Object({
    ...NewKnowledge.properties,
    resolves: Type.Optional(
      Nullable(
        Type.String({ maxLength: 64, description: 'A gap’s id; its question is asked where none is sent' }),
      ),
    ),
    notify_waiting: Type.Optional(
      Nullable(
        Type.Boolean({
          description:
            'With `resolves` and `answer`: sends the answer to those who still wait for it, each where they asked',
        }),
      ),
    ),
  }),
)

export const Taught = Named(
  'Taught',
  Type.Object({
    ...KnowledgeAdded.properties,
    notified: Type.Integer({ description: 'How many visitors who waited for it are sent the answer' }),
  }),
)

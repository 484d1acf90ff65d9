import { type Static, Type } from 'typebox'
import { CitedSource } from '#contract/conversations/chat.ts'
import { LinkId, SourceKind } from '#contract/knowledge/knowledge.ts'
import { longestMessage } from './limits.ts'
import { Named, Nullable, RecordId } from './schema.ts'

const UntaughtPair = Type.Object({
  question: Type.String({ maxLength: 2_000, pattern: '\\S' }),
  answer: Type.String({ maxLength: 20_000, pattern: '\\S' }),
})

export const TrialQuestion = Named(
  'TrialQuestion',
  Type.Object({
    question: Type.String({ maxLength: longestMessage, pattern: '\\S' }),
    link_id: LinkId,
    language: Type.Optional(
      Nullable(
        Type.String({ maxLength: 35, description: 'The visitor’s, where their words do not show it' }),
      ),
    ),
    with: Type.Optional(
      Nullable(
        Type.Array(UntaughtPair, { maxItems: 5, description: 'Answers to try as if they had been taught' }),
      ),
    ),
  }),
)

export type TrialPassage = Static<typeof TrialPassage>
const TrialPassage = Named(
  'TrialPassage',
  Type.Object({
    parent_doc_id: Nullable(
      Type.Unsafe<string>({ ...RecordId, description: 'Null for an answer that was only tried' }),
    ),
    name: Type.String(),
    kind: SourceKind,
    origin: Nullable(Type.String()),
    text: Type.String(),
    score: Type.Number(),
    used: Type.Boolean({ description: 'Whether the reply rests on it' }),
  }),
)

export type TrialAnswer = Static<typeof TrialAnswer>
export const TrialAnswer = Named(
  'TrialAnswer',
  Type.Object({
    reply: Type.String(),
    answered: Type.Boolean(),
    confidence: Nullable(Type.Number()),
    answered_by: Type.String({ description: 'The model, or `built-in`' }),
    sources: Type.Array(CitedSource),
    sentence: Nullable(
      Type.String({ description: 'Of a passage: the one that carries the reply. Null where settings do' }),
    ),
    passages: Type.Array(TrialPassage, { description: 'What was found, best first' }),
  }),
)

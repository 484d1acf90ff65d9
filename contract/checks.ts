import { type Static, Type } from 'typebox'
import { CitedSource } from './conversations/chat.ts'
import { longestMarkText } from './conversations/marks.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from './schema.ts'

const expected =
  'The right answer in your own words. The reply may say it in others, but must hold its numbers and most of its words.'
const mustAbstain = 'The assistant must say that it does not know; otherwise it must answer'

export type NewCheck = Static<typeof NewCheck>
export const NewCheck = Named(
  'NewCheck',
  Type.Object({
    question: Type.String({ maxLength: 4_000, pattern: '\\S' }),
    link_id: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    must_include: Type.Optional(
      Type.Array(Type.String({ maxLength: 500, pattern: '\\S' }), {
        maxItems: 20,
        description: 'Wordings that the reply must hold; case, accents and white space do not matter',
      }),
    ),
    must_cite: Type.Optional(
      Type.Array(Type.String({ maxLength: 64 }), {
        maxItems: 20,
        description: 'Sources (parent_doc_id) that the reply must be made of',
      }),
    ),
    must_abstain: Type.Optional(Type.Boolean({ description: mustAbstain })),
    expected: Type.Optional(Nullable(Type.String({ maxLength: longestMarkText, description: expected }))),
  }),
)

/** A check made of what the assistant said in a conversation. */
export type NewAnswerCheck = Static<typeof NewAnswerCheck>
export const NewAnswerCheck = Named(
  'NewAnswerCheck',
  Type.Object({
    question: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 4_000,
          description: 'Default: what the visitor asked, completed from the conversation',
        }),
      ),
    ),
    expected: Type.Optional(
      Nullable(
        Type.String({
          maxLength: longestMarkText,
          description: `${expected} Default: the right answer, else the answer itself when it is marked as right.`,
        }),
      ),
    ),
    right_answer: Type.Optional(
      Nullable(
        Type.String({ maxLength: longestMarkText, description: 'Default: the right answer of its mark' }),
      ),
    ),
    must_abstain: Type.Optional(Type.Boolean({ description: mustAbstain })),
    teach: Type.Optional(
      Type.Boolean({
        description: 'Teach the question with its right answer too, once, in place of what it taught before',
      }),
    ),
  }),
)

export const Check = Named(
  'Check',
  Type.Object({
    id: RecordId,
    question: Type.String(),
    link_id: Nullable(RecordId),
    must_include: Type.Array(Type.String()),
    must_cite: Type.Array(RecordId),
    must_abstain: Type.Boolean(),
    expected: Nullable(Type.String()),
    message_id: Nullable(
      Type.Unsafe<string>({ ...RecordId, description: 'The answer of a conversation that it was made of' }),
    ),
    taught_doc_id: Nullable(
      Type.Unsafe<string>({ ...RecordId, description: 'The source that teaches its right answer' }),
    ),
    passed: Nullable(Type.Boolean({ description: 'At its last run; null before the first' })),
    reasons: Type.Array(Type.String()),
    ran_at: Nullable(Timestamp),
    created_at: Timestamp,
  }),
)

export const CheckList = Named('CheckList', Type.Object({ checks: Type.Array(Check) }))
export const CheckParams = Type.Object({ id: Id('Check') })

export type CheckResult = Static<typeof CheckResult>
const CheckResult = Named(
  'CheckResult',
  Type.Object({
    id: RecordId,
    question: Type.String(),
    passed: Type.Boolean(),
    reasons: Type.Array(Type.String()),
    reply: Nullable(
      Type.String({ description: 'Null once knowledge was deleted that the reply might quote' }),
    ),
    sources: Type.Array(CitedSource),
    confidence: Nullable(Type.Number({ description: 'Of the evidence found, 0 to 1' })),
    answered_by: Type.String({ description: 'The model’s name, or `built-in`' }),
    ran_at: Timestamp,
  }),
)

export const NewCheckRun = Named(
  'NewCheckRun',
  Type.Object({
    with_model: Type.Optional(
      Nullable(
        Type.Boolean({
          description:
            'Whether the language model answers, or the assistant without it. Default: as visitors are answered now. A run of the other kind leaves the checks’ own results and the inbox as they are.',
        }),
      ),
    ),
  }),
)

const state = {
  id: RecordId,
  with_model: Type.Boolean(),
  cause: OneOf('asked', 'change'),
  status: OneOf('queued', 'running', 'completed', 'failed'),
  total: Type.Integer({ description: 'Checks there were at its beginning' }),
  done: Type.Integer({ description: 'Checks asked so far' }),
  passed: Type.Integer(),
  failed: Type.Integer(),
  created_at: Timestamp,
  finished_at: Nullable(Timestamp),
}

export type CheckRunState = Static<typeof CheckRunState>
export const CheckRunState = Named('CheckRunState', Type.Object(state))

export const CheckRun = Named('CheckRun', Type.Object({ ...state, results: Type.Array(CheckResult) }))

export const CheckRunList = Named('CheckRunList', Type.Object({ runs: Type.Array(CheckRunState) }))
export const CheckRunParams = Type.Object({ id: Id('Check run') })
export const CheckRunAgainst = Type.Object({ against: Type.Optional(Id('Check run')) })

export type CheckComparison = Static<typeof CheckComparison>
export const CheckComparison = Named(
  'CheckComparison',
  Type.Object({
    run: CheckRunState,
    against: CheckRunState,
    changes: Type.Array(
      Type.Object({
        id: RecordId,
        question: Type.String(),
        change: OneOf('now_right', 'now_wrong', 'other_reply', 'added', 'not_asked'),
        before: Nullable(CheckResult),
        after: Nullable(CheckResult),
      }),
    ),
    unchanged: Type.Integer(),
  }),
)

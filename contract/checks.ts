import { type Static, Type } from 'typebox'
import { CitedSource } from './conversations/chat.ts'
import { Id, Named, Nullable, RecordId, Timestamp } from './schema.ts'

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
    must_abstain: Type.Optional(
      Type.Boolean({ description: 'The assistant must say that it does not know; otherwise it must answer' }),
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
    reply: Type.String(),
    sources: Type.Array(CitedSource),
  }),
)

export const CheckRun = Named(
  'CheckRun',
  Type.Object({
    passed: Type.Integer(),
    failed: Type.Integer(),
    results: Type.Array(CheckResult),
  }),
)

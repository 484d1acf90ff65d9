import { type Static, Type } from 'typebox'
import { Named } from './schema.ts'

/** What every error but a 422 answers: a sentence that may be shown to people. */
export type Problem = Static<typeof Problem>
export const Problem = Named('Problem', Type.Object({ detail: Type.String() }))

/** The last event of a stream that breaks off. */
export const ErrorEvent = Named('ErrorEvent', Type.Object({ event: Type.Literal('error'), data: Problem }))

/** One rule that a request broke. */
export type FieldProblem = Static<typeof FieldProblem>
export const FieldProblem = Named(
  'FieldProblem',
  Type.Object({
    loc: Type.Array(Type.String(), {
      description: 'Where: `body`, `query`, `path` or `header`, then the way to the field',
    }),
    msg: Type.String(),
    type: Type.String({ description: 'The kind of the rule, for programs: `missing`, `string_too_long`' }),
  }),
)

/** What a 422 answers: everything that is wrong with the request. */
export type ValidationProblem = Static<typeof ValidationProblem>
export const ValidationProblem = Named('ValidationProblem', Type.Object({ detail: Type.Array(FieldProblem) }))

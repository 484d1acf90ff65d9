import { Type } from 'typebox'
import { Named } from '#contract/schema.ts'
import { rankedKinds } from './knowledge.ts'

const names = rankedKinds.join(', ')

/** The schema takes any text as a name: the rule answers an unknown one with 400, not 422. */
export const NewSourcePriority = Named(
  'NewSourcePriority',
  Type.Object({
    order: Type.Array(Type.String({ maxLength: 64 }), {
      maxItems: 100,
      description: `Each of ${names} once, the first wins`,
    }),
  }),
)

export const SourcePriority = Named(
  'SourcePriority',
  Type.Object({ order: Type.Array(Type.String(), { description: `Of ${names}` }) }),
)

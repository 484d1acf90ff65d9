import { Type } from 'typebox'
import { Named } from '#contract/schema.ts'
import { rankedKinds } from './knowledge.ts'

const names = rankedKinds.join(', ')

/** Names are read as any text: one that is unknown is a 400, not a 422 (specification, section 7.3). */
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

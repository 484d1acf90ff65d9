import { Type } from 'typebox'
import { rankedKinds } from '../schema.ts'

const names = rankedKinds.join(', ')

/** Names are read as any text, so that an unknown one is a 400, not a 422. */
export const PriorityBody = Type.Object({
  order: Type.Array(Type.String({ maxLength: 64 }), {
    maxItems: 100,
    description: `Each of ${names} once, the first wins`,
  }),
})

export const Priority = Type.Object({ order: Type.Array(Type.String(), { description: `Of ${names}` }) })

import { type Static, Type } from 'typebox'
import { Id, Named } from '#contract/schema.ts'

export const TokenParams = Type.Object({ token: Type.String() })

export const PartParams = Type.Object({
  token: Type.String(),
  part: Id('Recording'),
})

/** A day: longer than any session, and shorter than what a column holds. */
const Moment = Type.Number({ minimum: 0, maximum: 86_400_000, description: 'Milliseconds since Start' })

export const SliceQuery = Type.Object({ started_ms: Moment })

export const StillQuery = Type.Object({ at_ms: Moment })

export type SliceReceived = Static<typeof SliceReceived>
export const SliceReceived = Named(
  'SliceReceived',
  Type.Object({
    bytes: Type.Integer({ description: 'Of this part, received without a gap' }),
  }),
)

export type NextStill = Static<typeof NextStill>
export const NextStill = Named(
  'NextStill',
  Type.Object({ next_ms: Type.Integer({ description: 'When the next one is due' }) }),
)

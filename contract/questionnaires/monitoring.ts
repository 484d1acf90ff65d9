import { type Static, Type } from 'typebox'
import { Named } from '#contract/schema.ts'

export const FrameParams = Type.Object({ token: Type.String() })

export type FramesReceived = Static<typeof FramesReceived>
export const FramesReceived = Named(
  'FramesReceived',
  Type.Object({
    frames: Type.Integer({ description: 'Received so far: a page says so to whoever is watched' }),
  }),
)

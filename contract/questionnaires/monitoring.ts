import { Type } from 'typebox'

export const FrameParams = Type.Object({ token: Type.String() })

export const FramesReceived = Type.Object({
  frames: Type.Integer({ description: 'Received so far: a page says so to whoever is watched' }),
})

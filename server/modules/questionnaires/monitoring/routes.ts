import * as shape from '#contract/questionnaires/monitoring.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { sessionOf } from '../links/links.ts'
import { mostFrameBytes, receiveFrame } from './monitoring.ts'

/** The page of a watched session sends its frames here. The token in the path is the credential. */
export const monitoringEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/questionnaires/sessions/:token/frames',
    summary:
      'Bring a frame of the camera, about one a second; it is looked at, and kept only where it shows a finding',
    access: 'public',
    // One a second for 90 minutes, and a whole class may sit behind one address.
    counted: false,
    params: shape.FrameParams,
    raw: 'image/jpeg',
    bodyLimit: mostFrameBytes,
    answers: { 200: shape.FramesReceived },
    errors: [400, 404, 409, 413],
    handle: async (ctx, { params, raw }) => receiveFrame(await sessionOf(ctx, params.token), raw),
  }),
]

import * as shape from '#contract/calls/calls.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { serveRanges } from '#server/http/files/serve-ranges.ts'
import { momentOf } from '#server/http/moment.ts'
import { browserEndpoints, browserSockets } from './browser/routes.ts'
import { getCall } from './calls.ts'
import { endingJobs } from './ending/ending.ts'
import { listCalls } from './list.ts'
import { callPersonalData } from './people/people.ts'
import { callCron } from './phone/cron.ts'
import { dialCall } from './phone/dial.ts'
import { initiateCall } from './phone/initiate.ts'
import { lineJobs } from './phone/lines.ts'
import { progressJobs } from './phone/progress.ts'
import { phoneEndpoints } from './phone/routes.ts'
import { phoneStream } from './phone/stream.ts'
import { purgeRecordings } from './recordings/cron.ts'
import { messageJobs, readCallMessage } from './recordings/messages.ts'
import { readCallRecording, recordingJobs } from './recordings/recordings.ts'
import { requestEndpoints } from './requests/routes.ts'
import { setupEndpoints } from './setup/routes.ts'
import { simulationEndpoints } from './simulations/routes.ts'
import { simulateCall } from './simulations/simulations.ts'
import { sipLoop } from './sip/sip.ts'

export const calls: Module = {
  name: 'calls',
  about: 'Calls by telephone and in the browser: placed, listed, recorded.',
  personalData: callPersonalData,
  jobs: [
    dialCall as Job<never>,
    ...endingJobs,
    ...lineJobs,
    ...progressJobs,
    ...recordingJobs,
    ...messageJobs,
    simulateCall as Job<never>,
  ],
  cron: [callCron, purgeRecordings],
  loops: [sipLoop],
  sockets: [phoneStream, ...browserSockets],
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/calls/initiate',
      summary: 'Have the assistant call somebody; the call is placed behind the answer',
      access: 'standard',
      limit: 'calls',
      body: shape.CallOrder,
      answers: { 201: shape.Call },
      errors: [400, 404, 409],
      handle: (ctx, { body }) => initiateCall(ctx, body),
    }),
    endpoint({
      method: 'GET',
      path: '/calls',
      summary: 'Calls, the newest first',
      access: 'standard',
      query: shape.CallFilter,
      answers: { 200: shape.CallList },
      handle: (ctx, { query: { from, to, ...query } }) =>
        listCalls(ctx, { ...query, from: momentOf(from), to: momentOf(to) }),
    }),
    endpoint({
      method: 'GET',
      path: '/calls/:id',
      summary: 'One call: what was said, how quickly it was answered, and what it left',
      access: 'standard',
      params: shape.CallParams,
      answers: { 200: shape.Call },
      handle: (ctx, { params }) => getCall(ctx, params.id),
    }),
    endpoint({
      method: 'GET',
      path: '/calls/:id/recording',
      summary: 'The recording of a call, whole or in ranges',
      access: 'standard',
      params: shape.CallParams,
      answers: { 200: 'audio/mpeg' },
      errors: [416, 503],
      handle: async (ctx, { params, request, reply }) =>
        serveRanges(await readCallRecording(ctx, params.id), request, reply),
    }),
    endpoint({
      method: 'GET',
      path: '/calls/:id/message',
      summary: 'What the caller said to the carrier’s own voice, whole or in ranges',
      access: 'standard',
      params: shape.CallParams,
      answers: { 200: 'audio/wav' },
      errors: [416, 503],
      handle: async (ctx, { params, request, reply }) =>
        serveRanges(await readCallMessage(ctx, params.id), request, reply),
    }),
    ...setupEndpoints,
    ...phoneEndpoints,
    ...requestEndpoints,
    ...simulationEndpoints,
    ...browserEndpoints,
  ],
}

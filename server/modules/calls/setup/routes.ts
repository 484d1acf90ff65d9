import * as shape from '#contract/calls/setup.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { callSetup, testHearing, testSpeech } from './setup.ts'

export const setupEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/calls/setup',
    summary: 'What calls are held with, and what they lack',
    access: 'agent',
    answers: { 200: shape.CallSetup },
    handle: callSetup,
  }),
  endpoint({
    method: 'POST',
    path: '/calls/setup/speech-test',
    summary: 'Have the installation’s voice say a sentence, and its recogniser hear it',
    access: 'owner',
    limit: 'calls',
    audited: false,
    body: shape.SpeechTestOrder,
    answers: { 200: shape.SpeechTest },
    errors: [409],
    handle: (ctx, { body }) => testSpeech(ctx, body.text),
  }),
  endpoint({
    method: 'POST',
    path: '/calls/setup/hearing-test',
    summary: 'Have the installation’s recogniser hear a recording, and its voice say what it heard',
    access: 'owner',
    limit: 'calls',
    audited: false,
    body: shape.HearingTestOrder,
    answers: { 200: shape.SpeechTest },
    errors: [409],
    handle: (ctx, { body }) => testHearing(ctx, body.wav),
  }),
]

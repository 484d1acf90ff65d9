import { Readiness } from '#contract/messaging/readiness.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { readiness } from './readiness.ts'

export const readinessEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/readiness',
    summary: 'Whether the business may send, and with what',
    access: 'agent',
    answers: { 200: Readiness },
    handle: readiness,
  }),
]

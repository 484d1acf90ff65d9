import { SipTrunkAnswer } from '#contract/messaging/sip-trunk.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { trunkOf } from './sip-lines.ts'

export const sipTrunkEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/sip-trunk',
    summary: 'How the installation’s SIP trunk stands, and the numbers that the business may choose',
    access: 'owner',
    answers: { 200: SipTrunkAnswer },
    handle: trunkOf,
  }),
]

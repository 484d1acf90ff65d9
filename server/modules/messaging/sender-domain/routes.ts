import * as shape from '#contract/messaging/sender-domain.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { senderDomain } from './sender-domain.ts'

export const senderDomainEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/sender-domain',
    summary: 'What the DNS says of the domain that mails come from: SPF, DKIM and DMARC',
    access: 'owner',
    limit: 'analytics',
    query: shape.SenderDomainQuery,
    answers: { 200: shape.SenderDomain },
    handle: (ctx, { query }) => senderDomain(ctx, query),
  }),
]

import type { Module } from '#server/core/module.ts'
import { onlyWhenEnabled } from '#server/modules/contacts/activation/activation.ts'
import { connectionEndpoints } from './connections/routes.ts'
import { readinessEndpoints } from './readiness/routes.ts'
import { senderDomainEndpoints } from './sender-domain/routes.ts'
import { sipTrunkEndpoints } from './sip-lines/routes.ts'
import { templateEndpoints } from './templates/routes.ts'

/** What messages are sent with: accounts at providers, and templates. */
export const messaging: Module = {
  name: 'messaging',
  about: 'Message templates, and the accounts at providers that send them.',
  // Readiness says whether the business may send, so it answers in any case.
  endpoints: [
    ...[...templateEndpoints, ...connectionEndpoints, ...senderDomainEndpoints, ...sipTrunkEndpoints].map(
      onlyWhenEnabled,
    ),
    ...readinessEndpoints,
  ],
}

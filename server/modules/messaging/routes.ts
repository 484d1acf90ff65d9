import type { Module } from '#server/core/module.ts'
import { onlyWhenEnabled } from '#server/modules/contacts/activation/activation.ts'
import { connectionEndpoints } from './connections/routes.ts'
import { readinessEndpoints } from './readiness/routes.ts'
import { senderDomainEndpoints } from './sender-domain/routes.ts'
import { signingKeyEndpoints } from './signing-key/routes.ts'
import { sipTrunkEndpoints } from './sip-lines/routes.ts'
import { forgetUnusedImages } from './templates/images/images.ts'
import { mailImageEndpoints, mailImagePage } from './templates/images/routes.ts'
import { templateEndpoints } from './templates/routes.ts'

/** What messages are sent with: accounts at providers, and templates. */
export const messaging: Module = {
  name: 'messaging',
  about: 'Message templates, and the accounts at providers that send them.',
  // Readiness says whether the business may send, so it answers in any case.
  endpoints: [
    ...[
      ...templateEndpoints,
      ...mailImageEndpoints,
      ...connectionEndpoints,
      ...senderDomainEndpoints,
      ...signingKeyEndpoints,
      ...sipTrunkEndpoints,
    ].map(onlyWhenEnabled),
    ...readinessEndpoints,
  ],
  pages: () => [mailImagePage],
  cron: [forgetUnusedImages],
}

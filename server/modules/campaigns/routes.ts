import type { Module } from '#server/core/module.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { switched } from '#server/modules/contacts/activation/activation.ts'
import { audienceEndpoints } from '#server/modules/contacts/audiences/routes.ts'
import { contactEndpoints } from '#server/modules/contacts/routes.ts'
import { segmentEndpoints } from '#server/modules/contacts/segments/routes.ts'
import { suppressionEndpoints } from '#server/modules/contacts/suppressions/routes.ts'
import { connectionEndpoints } from '#server/modules/messaging/connections/routes.ts'
import { readinessEndpoints } from '#server/modules/messaging/readiness/routes.ts'
import { templateEndpoints } from '#server/modules/messaging/templates/routes.ts'
import { answerJobs, answerListeners } from './answers/answers.ts'
import { broadcastEndpoints } from './broadcasts/routes.ts'
import { dispatchCron, dispatchJobs, dispatchListeners } from './dispatch/dispatch.ts'
import { readMailboxes } from './mailboxes/mailboxes.ts'
import { messageEndpoints } from './messages/routes.ts'
import { overviewEndpoints } from './overview/routes.ts'
import { campaignPersonalData } from './people/people.ts'
import { callReceipts } from './receipts/calls.ts'
import { receiptEndpoints } from './receipts/routes.ts'
import { unsubscribePages } from './unsubscribe/routes.ts'

/** What a business may use once it may send. */
const endpoints: Endpoint[] = [
  ...audienceEndpoints,
  ...contactEndpoints,
  ...segmentEndpoints,
  ...suppressionEndpoints,
  ...templateEndpoints,
  ...broadcastEndpoints,
  ...messageEndpoints,
  ...overviewEndpoints,
  ...connectionEndpoints,
]

/** What answers in any case: people who opt out, providers that report, and whether sending is possible at all. */
const open: Endpoint[] = [...readinessEndpoints, ...receiptEndpoints]

export const communication: Module = {
  name: 'communication',
  personalData: campaignPersonalData,
  endpoints: [...endpoints.map(switched), ...open],
  pages: () => unsubscribePages,
  loops: [readMailboxes],
  jobs: [...dispatchJobs, ...answerJobs],
  listeners: [...answerListeners, ...dispatchListeners, callReceipts],
  cron: [dispatchCron],
}

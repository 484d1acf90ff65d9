import type { Module } from '#server/core/module.ts'
import { onlyWhenEnabled } from '#server/modules/contacts/activation/activation.ts'
import { answerJobs, answerListeners } from './answers/answers.ts'
import { broadcastEndpoints } from './broadcasts/routes.ts'
import { dispatchCron, dispatchJobs, dispatchListeners } from './dispatch/dispatch.ts'
import { readMailboxes } from './mailboxes/mailboxes.ts'
import { messageEndpoints } from './messages/routes.ts'
import { overviewEndpoints } from './overview/routes.ts'
import { messagePersonalData } from './people/people.ts'
import { callReceipts } from './receipts/calls.ts'
import { receiptEndpoints } from './receipts/routes.ts'
import { unsubscribePages } from './unsubscribe/routes.ts'

/** Messages to many people or to one: what leaves, what became of it, and what people answer. */
export const campaigns: Module = {
  name: 'campaigns',
  about: 'Broadcasts and single messages by email, SMS, WhatsApp and telephone, and what became of each.',
  personalData: messagePersonalData,
  // Providers report on messages, and people unsubscribe, whether or not the business may still send.
  endpoints: [
    ...[...broadcastEndpoints, ...messageEndpoints, ...overviewEndpoints].map(onlyWhenEnabled),
    ...receiptEndpoints,
  ],
  pages: () => unsubscribePages,
  loops: [readMailboxes],
  jobs: [...dispatchJobs, ...answerJobs],
  listeners: [...answerListeners, ...dispatchListeners, callReceipts],
  cron: [dispatchCron],
}

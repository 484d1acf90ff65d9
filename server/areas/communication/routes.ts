import type { Area } from '../../area.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { answerJobs, answerListeners } from './answers/answers.ts'
import { audienceEndpoints } from './audiences/routes.ts'
import { broadcastEndpoints } from './broadcasts/routes.ts'
import { connectionEndpoints } from './connections/routes.ts'
import { contactEndpoints } from './contacts/routes.ts'
import { dispatchClock, dispatchJobs, dispatchListeners } from './dispatch/dispatch.ts'
import { readMailboxes } from './inbox/inbox.ts'
import { messageEndpoints } from './messages/routes.ts'
import { overviewEndpoints } from './overview/routes.ts'
import { communicationKeeper } from './people/people.ts'
import { readinessEndpoints } from './readiness/routes.ts'
import { callReceipts } from './receipts/calls.ts'
import { receiptEndpoints } from './receipts/routes.ts'
import { segmentEndpoints } from './segments/routes.ts'
import { suppressionEndpoints } from './suppressions/routes.ts'
import { switched } from './switch.ts'
import { templateEndpoints } from './templates/routes.ts'
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

export const communication: Area = {
  name: 'communication',
  keeper: communicationKeeper,
  endpoints: [...endpoints.map(switched), ...open],
  pages: () => unsubscribePages,
  loops: [readMailboxes],
  jobs: [...dispatchJobs, ...answerJobs],
  listeners: [...answerListeners, ...dispatchListeners, callReceipts],
  chores: [dispatchClock],
}

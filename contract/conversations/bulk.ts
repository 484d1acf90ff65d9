import type { Static } from 'typebox'
import { bulkBody } from '#contract/bulk.ts'
import { Named } from '#contract/schema.ts'
import { NeedsYouChoice } from './conversations.ts'
import { ConversationChoice } from './listing.ts'

export type ConversationBulk = Static<typeof ConversationBulk>
export const ConversationBulk = Named(
  'ConversationBulk',
  bulkBody(ConversationChoice, [
    'done',
    'reopen',
    'close',
    'read',
    'unread',
    'tag',
    'untag',
    'assign',
    'snooze',
    'unsnooze',
  ]),
)

export type NeedsYouBulk = Static<typeof NeedsYouBulk>
export const NeedsYouBulk = Named('NeedsYouBulk', bulkBody(NeedsYouChoice, ['done', 'open', 'snooze']))

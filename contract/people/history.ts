import { type Static, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { LeadEntry, LeadParams } from '#contract/leads/leads.ts'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

/** What a history is filtered by. */
export const happeningGroups = [
  'conversations',
  'calls',
  'bookings',
  'messages',
  'questionnaires',
  'notes',
  'consent',
  'changes',
] as const
export type HappeningGroup = (typeof happeningGroups)[number]

export type Happening = Static<typeof Happening>
export const Happening = Named(
  'Happening',
  Type.Object({
    id: Type.String(),
    kind: OneOf(
      'captured',
      'changed',
      'conversation',
      'call',
      'booking',
      'merged',
      'separated',
      'message',
      'questionnaire',
      'note',
      'granted',
      'withdrawn',
    ),
    record_id: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The conversation, call, booking, questionnaire or message',
      }),
    ),
    text: Nullable(
      Type.String({
        description: 'What was said, sent or noted; of consent, its words or where it came from',
      }),
    ),
    state: Nullable(Type.String({ description: 'How far it is: of a message, a booking, a questionnaire' })),
    channel: Nullable(Type.String({ description: 'Of a message and of consent' })),
    changes: LeadEntry.properties.changes,
    by: Nullable(Type.String({ description: 'The member or the API key that did it' })),
    at: Timestamp,
  }),
)

export const HistoryParams = LeadParams
export const HistoryQuery = Type.Object({
  group: Type.Optional(OneOf(...happeningGroups)),
  ...KeysetPage,
})
export const History = Named('History', Type.Object({ happenings: Type.Array(Happening), ...KeysetEnd }))

/** What somebody agreed to on one channel. */
export type ChannelConsent = Static<typeof ChannelConsent>
export const ChannelConsent = Named(
  'ChannelConsent',
  Type.Object({
    channel: Channel,
    granted: Type.Boolean({ description: 'On any list of the business' }),
    stopped: Type.Boolean({ description: 'Closed by the stop list, whatever they agreed to' }),
    source: Nullable(
      Type.String({ description: 'The words or the way in which the last change came about' }),
    ),
    at: Nullable(Type.String({ format: 'date-time' })),
  }),
)
export type PersonConsent = Static<typeof PersonConsent>
export const PersonConsent = Named(
  'PersonConsent',
  Type.Object({
    channels: Type.Array(ChannelConsent),
    lists: Type.Array(Type.String(), { description: 'The names of the audiences that they are on' }),
  }),
)

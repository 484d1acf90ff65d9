import { type Static, type TSchema, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { ErrorEvent } from '#contract/errors.ts'
import { Readiness } from '#contract/messaging/readiness.ts'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { BroadcastMessage } from './messages.ts'

export const BroadcastStatus = Named(
  'BroadcastStatus',
  OneOf('draft', 'queued', 'sending', 'completed', 'cancelled'),
)

const Hour = Nullable(Type.Number({ minimum: 0, maximum: 24 }))

/** How many messages were left out for one reason, and the reason in words. */
export const ReasonCount = Named('ReasonCount', Type.Object({ count: Type.Integer(), label: Type.String() }))

const perChannel = <T extends TSchema>(what: T) =>
  Type.Partial(Type.Object({ email: what, sms: what, whatsapp: what, voice: what }))

/** What the sender fills in: placeholder → text. */
const Values = Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 2_000 }), {
  maxProperties: 100,
  description: 'Placeholders that the sender, or the program that sends, fills in for this send',
})

/** The words of one channel. Those of a draft may be empty. */
export type OwnWords = Static<typeof OwnWords>
const OwnWords = Named(
  'OwnWords',
  Type.Object({
    /** A line of a mail has at most 998 characters (RFC 5322, section 2.1.1). */
    subject: Type.Optional(Nullable(Type.String({ maxLength: 900, description: 'Of a mail' }))),
    body: Type.String({ maxLength: 100_000 }),
  }),
)

/** Own words by channel. WhatsApp carries only templates that were reviewed. */
export type BroadcastWords = Static<typeof BroadcastWords>
export const BroadcastWords = Named(
  'BroadcastWords',
  Type.Partial(Type.Object({ email: OwnWords, sms: OwnWords, voice: OwnWords })),
)

/** Channel → the id of its template, as a request gives it. */
const ChosenTemplates = Named('ChosenTemplates', perChannel(Type.String({ maxLength: 64 })))

const given = {
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  audience_id: Type.String({ maxLength: 64 }),
  channel_order: Type.Array(Channel, { minItems: 1, maxItems: 4, uniqueItems: true }),
  template_ids: Type.Optional(ChosenTemplates),
  words: Type.Optional(BroadcastWords),
  allow_replies: Type.Optional(Type.Boolean({ default: true })),
  values: Type.Optional(Values),
  send_window_start: Type.Optional(Hour),
  send_window_end: Type.Optional(Hour),
}

export type NewBroadcast = Static<typeof NewBroadcast>
export const NewBroadcast = Named('NewBroadcast', Type.Object(given))

/** What changes of a draft; the rest stays. */
export type BroadcastChanges = Static<typeof BroadcastChanges>
export const BroadcastChanges = Named(
  'BroadcastChanges',
  Type.Partial(Type.Object({ ...given, allow_replies: Type.Optional(Type.Boolean()) })),
)

export const BroadcastCopy = Named(
  'BroadcastCopy',
  Type.Object({ name: Type.Optional(Type.String({ maxLength: 200, pattern: '\\S' })) }),
)

/** When a broadcast begins, if not at once: one of both. */
export type BroadcastStart = Static<typeof BroadcastStart>
export const BroadcastStart = Named(
  'BroadcastStart',
  Type.Object({
    send_at: Type.Optional(Nullable({ ...Moment, description: 'Not before this moment' })),
    hold_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 3_600,
        description: 'For so long nothing leaves, and it can be taken back (`recall`)',
      }),
    ),
  }),
)

export type BroadcastCounts = Static<typeof BroadcastCounts>
export const BroadcastCounts = Named(
  'BroadcastCounts',
  Type.Object({
    total: Type.Integer(),
    queued: Type.Integer({ description: 'May leave at once' }),
    held: Type.Integer({ description: 'Wait for their hour, or for another attempt' }),
    sending: Type.Integer(),
    sent: Type.Integer(),
    delivered: Type.Integer(),
    read: Type.Integer(),
    replied: Type.Integer(),
    failed: Type.Integer(),
    blocked: Type.Integer(),
    cancelled: Type.Integer(),
  }),
)

/** Channel → its template. */
const TemplateIds = Named('TemplateIds', perChannel(RecordId))

const fields = {
  id: RecordId,
  name: Type.String(),
  audience_id: Type.String({
    description:
      'To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names',
  }),
  contact_id: Nullable(RecordId),
  channel_order: Type.Array(Channel),
  template_ids: TemplateIds,
  words: BroadcastWords,
  values: Type.Record(Type.String(), Type.String()),
  allow_replies: Type.Boolean(),
  send_window_start: Nullable(Type.Number()),
  send_window_end: Nullable(Type.Number()),
  status: BroadcastStatus,
  waiting_for: Nullable(OneOf('review', 'window', 'time')),
  previewed_at: Nullable(Timestamp),
  sent_at: Nullable(Type.String({ format: 'date-time', description: 'When it was told to go' })),
  starts_at: Nullable(
    Type.String({ format: 'date-time', description: 'Before this nothing leaves; null: it began at once' }),
  ),
  planned_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Since when each contact has its message; before, `counts.total` grows',
    }),
  ),
  completed_at: Nullable(Timestamp),
  created_at: Timestamp,
}

export type Broadcast = Static<typeof Broadcast>
export const Broadcast = Named('Broadcast', Type.Object(fields))

/** With live counters: each message counts where it is now. */
export type CountedBroadcast = Static<typeof CountedBroadcast>
export const CountedBroadcast = Named('CountedBroadcast', Type.Object({ ...fields, counts: BroadcastCounts }))

/** The events of GET /communication/broadcasts/{id}/events; `done` or `error` is the last. */
export type BroadcastEvent = Static<typeof BroadcastEvent>
export const BroadcastEvent = Named(
  'BroadcastEvent',
  Type.Union([Type.Object({ event: OneOf('counts', 'done'), data: CountedBroadcast }), ErrorEvent]),
)

export const BroadcastParams = Type.Object({ id: Id('Broadcast') })
export type BroadcastFilter = Static<typeof BroadcastFilter>
export const BroadcastFilter = Type.Object({
  status: Type.Optional(BroadcastStatus),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name' })),
  direct: Type.Optional(
    Type.Boolean({ description: 'Only messages to one person; false: only those to audiences' }),
  ),
  ...KeysetPage,
})
export const BroadcastList = Named(
  'BroadcastList',
  Type.Object({ broadcasts: Type.Array(CountedBroadcast), ...KeysetEnd }),
)

export const BroadcastReplies = Named('BroadcastReplies', Type.Object({ allow_replies: Type.Boolean() }))

export type BroadcastPreview = Static<typeof BroadcastPreview>
export const BroadcastPreview = Named(
  'BroadcastPreview',
  Type.Object({
    counts: Type.Object({
      total: Type.Integer(),
      sending: Type.Integer(),
      held: Type.Integer(),
      blocked: Type.Integer(),
    }),
    by_channel: Type.Record(Type.String(), Type.Integer()),
    by_reason: Type.Record(Type.String(), ReasonCount),
    samples: Type.Array(
      Type.Object({
        name: Nullable(Type.String()),
        channel: Channel,
        subject: Nullable(Type.String()),
        body: Type.String(),
      }),
    ),
    readiness: Readiness,
    sms_segments: Type.Integer({ description: 'Parts of all text messages; the carrier charges for each' }),
    lasts_seconds: Nullable(
      Type.Integer({ description: 'At the pace of the accounts; null: as fast as they take it' }),
    ),
  }),
)

export type SendOne = Static<typeof SendOne>
export const SendOne = Named(
  'SendOne',
  Type.Object({
    template_id: Type.String({ maxLength: 64 }),
    name: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    email: Type.Optional(Nullable(Type.String({ maxLength: 320 }))),
    phone: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    attributes: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 100 })),
    values: Type.Optional(Values),
    send_now: Type.Optional(Type.Boolean({ default: true })),
    consent_source: Type.Optional(Type.String({ maxLength: 200 })),
  }),
)

export const SentOne = Named(
  'SentOne',
  Type.Object({
    broadcast_id: RecordId,
    status: BroadcastStatus,
    message: Type.Object({
      ...Type.Pick(BroadcastMessage, [
        'channel',
        'state',
        'reason',
        'reason_label',
        'to_address',
        'rendered_subject',
      ]).properties,
      id: Nullable(RecordId),
      rendered_body: Nullable(Type.String()),
    }),
  }),
)

import { type Static, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { ErrorEvent } from '#contract/errors.ts'
import { Readiness } from '#contract/messaging/readiness.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { BroadcastMessage } from './messages.ts'

export const BroadcastStatus = Named(
  'BroadcastStatus',
  OneOf('draft', 'queued', 'sending', 'completed', 'cancelled'),
)

const Hour = Nullable(Type.Number({ minimum: 0, maximum: 24 }))

/** How many messages were left out for one reason, and the reason in words. */
export const ReasonCount = Named('ReasonCount', Type.Object({ count: Type.Integer(), label: Type.String() }))

const perChannel = (what: ReturnType<typeof Type.String>) =>
  Type.Partial(Type.Object({ email: what, sms: what, whatsapp: what, voice: what }))

/** What the sender fills in: placeholder → text. */
const Values = Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 2_000 }), {
  maxProperties: 100,
  description: 'Placeholders that the sender, or the program that sends, fills in for this send',
})

export type NewBroadcast = Static<typeof NewBroadcast>
export const NewBroadcast = Named(
  'NewBroadcast',
  Type.Object({
    name: Type.String({ maxLength: 200, pattern: '\\S' }),
    audience_id: Type.String({ maxLength: 64 }),
    channel_order: Type.Array(Channel, { minItems: 1, maxItems: 4, uniqueItems: true }),
    template_ids: perChannel(Type.String({ maxLength: 64 })),
    allow_replies: Type.Optional(Type.Boolean({ default: true })),
    values: Type.Optional(Values),
    send_window_start: Type.Optional(Hour),
    send_window_end: Type.Optional(Hour),
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
  values: Type.Record(Type.String(), Type.String()),
  allow_replies: Type.Boolean(),
  send_window_start: Nullable(Type.Number()),
  send_window_end: Nullable(Type.Number()),
  status: BroadcastStatus,
  waiting_for: Nullable(OneOf('review', 'window')),
  previewed_at: Nullable(Timestamp),
  sent_at: Nullable(Timestamp),
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
export const BroadcastFilter = Type.Object({
  status: Type.Optional(BroadcastStatus),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
})
export const BroadcastList = Named('BroadcastList', Type.Object({ broadcasts: Type.Array(Broadcast) }))

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

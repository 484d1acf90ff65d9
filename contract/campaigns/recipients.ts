import { type Static, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { ContactDetails } from '#contract/contacts/contacts.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

// Who would get a broadcast if it were sent now, and in which words.

const Verdict = Named(
  'RecipientVerdict',
  Type.Unsafe<'sending' | 'held' | 'blocked'>({
    ...OneOf('sending', 'held', 'blocked'),
    description: '`held`: it waits for the hour of the recipient',
  }),
)

const outcome = {
  verdict: Verdict,
  reason: Nullable(Type.String({ description: 'Why it would not be sent, as a code' })),
  reason_label: Nullable(Type.String({ description: 'The same in words' })),
  held_until: Nullable(Timestamp),
}

/** `channel`: on which it leaves, or to which the reason applies. */
export type Recipient = Static<typeof Recipient>
export const Recipient = Named(
  'BroadcastRecipient',
  Type.Object({
    contact_id: RecordId,
    audience_id: RecordId,
    ...ContactDetails.properties,
    channel: Nullable(Channel),
    ...outcome,
  }),
)

export type RecipientFilter = Static<typeof RecipientFilter>
export const RecipientFilter = Type.Object({
  verdict: Type.Optional(Verdict),
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  channel: Type.Optional(Channel),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
  cursor: Type.Optional(
    Type.String({
      maxLength: 1_000,
      description:
        'Empty or left out for the first page, then `next` of the page before, with the same filter',
    }),
  ),
})

export const RecipientList = Named(
  'BroadcastRecipientList',
  Type.Object({
    recipients: Type.Array(Recipient),
    next: Nullable(
      Type.String({
        description: 'A page may be short, even empty, while there are more: null on the last one',
      }),
    ),
  }),
)

export const RenderRequest = Named('BroadcastRenderRequest', Type.Object({ contact_id: Id('Contact') }))

/** The mail of one contact, for a frame. */
export const MailQuery = Type.Object({ contact_id: Id('Contact') })

export type RenderedChannel = Static<typeof RenderedChannel>
const RenderedChannel = Named(
  'BroadcastOnChannel',
  Type.Object({
    channel: Channel,
    to: Nullable(Type.String({ description: 'The address or number; null: the person has none' })),
    ...outcome,
    subject: Nullable(Type.String()),
    body: Nullable(Type.String({ description: 'What the person reads, or the brief of a call' })),
    missing: Type.Array(Type.String(), { description: 'Placeholders without a value' }),
    sms_characters: Nullable(Type.Integer()),
    sms_segments: Nullable(Type.Integer()),
  }),
)

/** What one person would get, on each channel in their order. `channel`: the one on which it leaves; null: on none. */
export type Rendering = Static<typeof Rendering>
export const Rendering = Named(
  'BroadcastRendering',
  Type.Object({
    contact_id: RecordId,
    audience_id: RecordId,
    person: ContactDetails,
    channel: Nullable(Channel),
    channels: Type.Array(RenderedChannel),
  }),
)

/** `contact_id`: whose values fill it; a sample’s without one. */
export type NewProof = Static<typeof NewProof>
export const NewProof = Named(
  'NewBroadcastProof',
  Type.Object({
    channel: OneOf('email', 'sms', 'whatsapp'),
    contact_id: Type.Optional(Nullable(Id('Contact'))),
    phone: Type.Optional(
      Nullable(
        Type.String({ maxLength: 64, description: 'Where a text goes; a mail goes to the member who asks' }),
      ),
    ),
  }),
)

export const Proof = Named('BroadcastProof', Type.Object({ channel: Channel, to: Type.String() }))

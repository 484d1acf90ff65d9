import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

const Count = Type.Integer({ minimum: 0 })
const Cost = (description: string) => Nullable(Type.Number({ description }))

const Allowed = Named(
  'Allowed',
  Type.Object({ used: Count, limit: Type.Integer({ description: '-1 means unlimited' }) }),
)

const ModelUse = Named(
  'ModelUse',
  Type.Object({
    model: Type.String({ description: 'Its name, or `built-in`' }),
    asked: Nullable(OneOf('first', 'second')),
    price: Nullable(
      Type.Object(
        { input: Type.Number(), output: Type.Number() },
        { description: 'Of a million tokens; null where the installation names none' },
      ),
    ),
    answers: Count,
    input_tokens: Count,
    output_tokens: Count,
    estimated: Type.Boolean({ description: 'Whether some of the tokens are counted by their characters' }),
    cost: Cost('At the prices of each moment; null without any'),
  }),
)

/** Of a month in the time zone of the business. */
export type Usage = Static<typeof Usage>
export const Usage = Named(
  'Usage',
  Type.Object({
    from: Timestamp,
    to: Timestamp,
    documents: Allowed,
    chat_links: Allowed,
    webhooks: Allowed,
    members: Count,
    an_hour: Type.Object(
      { chat: Count, ingest: Count },
      { description: 'Messages of visitors, and uploads, that an hour may bring' },
    ),
    calls_at_once: Count,
    conversations: Count,
    models: Type.Array(ModelUse, {
      description:
        'Those of the installation in the order in which they are asked, then others that answered this month. Of answers in conversations that are still kept; drafts, trials and checks are not counted',
    }),
    calls: Type.Object({
      count: Count,
      minutes: Type.Number(),
      cost: Cost('Of what has a price; null without any'),
      complete: Type.Boolean({ description: 'Whether all that they used has a price' }),
    }),
    sent: Type.Object(
      { email: Count, sms: Count, whatsapp: Count, voice: Count },
      { description: 'Messages of broadcasts that providers took, by channel' },
    ),
    currency: Nullable(Type.String({ description: 'Of all prices, ISO 4217' })),
  }),
)

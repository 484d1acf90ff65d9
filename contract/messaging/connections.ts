import { type Static, Type } from 'typebox'
import { Email, Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

/** A secret, never shown again. When it is omitted, the stored one stays. */
const secret = (maxLength: number) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description: 'Never shown again; absent: kept' }))

const host = Type.String({ maxLength: 253, pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$' })
const port = Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 }))
const name = Type.Optional(Nullable(Type.String({ maxLength: 200 })))
const per_minute = Type.Optional(
  Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Messages a minute; null: the channel’s usual',
    }),
  ),
)

export type EmailConnection = Static<typeof EmailConnection>
export const EmailConnection = Named(
  'EmailConnection',
  Type.Object({
    host,
    port,
    security: Type.Optional(OneOf('tls', 'starttls', 'none')),
    username: name,
    password: secret(1_000),
    from_email: Email,
    from_name: name,
    reply_to: Type.Optional(Nullable(Email)),
    dkim: Type.Optional(
      Nullable(
        Type.Object({
          domain: host,
          selector: Type.String({ maxLength: 63, pattern: '^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$' }),
          private_key: secret(10_000),
        }),
      ),
    ),
    imap: Type.Optional(
      Nullable(
        Type.Object({
          host,
          port,
          security: Type.Optional(OneOf('tls', 'starttls')),
          username: Type.String({ minLength: 1, maxLength: 200 }),
          password: secret(1_000),
          folder: Type.Optional(Type.String({ minLength: 1, maxLength: 200, default: 'INBOX' })),
        }),
      ),
    ),
    per_minute,
  }),
)

export type TwilioConnection = Static<typeof TwilioConnection>
export const TwilioConnection = Named(
  'TwilioConnection',
  Type.Object({
    account_sid: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
    auth_token: secret(200),
    from: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 16,
          pattern: '^(\\+[1-9][0-9]{6,14}|[0-9]{3,8}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$',
          description: 'A number in E.164, a short code, or (text messages only) a name',
        }),
      ),
    ),
    messaging_service_sid: Type.Optional(
      Nullable(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })),
    ),
    api_url: Type.Optional(
      Nullable(Type.String({ maxLength: 500, description: 'A carrier with the same API; null: Twilio' })),
    ),
    per_minute,
  }),
)

export type SipConnection = Static<typeof SipConnection>
export const SipConnection = Named(
  'SipConnection',
  Type.Object({
    from: Type.String({
      maxLength: 16,
      pattern: '^\\+[1-9][0-9]{6,14}$',
      description: 'A number of the installation’s SIP trunk (SIP_NUMBERS) that no other business has',
    }),
    per_minute,
  }),
)

export type WhatsAppConnection = Static<typeof WhatsAppConnection>
export const WhatsAppConnection = Named(
  'WhatsAppConnection',
  Type.Object({
    phone_number_id: Type.String({ maxLength: 30, pattern: '^[0-9]+$' }),
    business_account_id: Type.String({ maxLength: 30, pattern: '^[0-9]+$' }),
    access_token: secret(1_000),
    app_secret: secret(200),
    per_minute,
  }),
)

export const ConnectionParams = Type.Object({
  channel: Type.Unsafe<'email' | 'sms' | 'whatsapp' | 'voice'>({
    type: 'string',
    enum: ['email', 'sms', 'whatsapp', 'voice'],
    'x-not-found': 'Channel not found',
  }),
})

export type Connection = Static<typeof Connection>
export const Connection = Named(
  'Connection',
  Type.Object({
    channel: OneOf('email', 'sms', 'whatsapp', 'voice'),
    own: Type.Boolean({ description: 'Whether the business has connected an account of its own' }),
    ready: Type.Boolean(),
    reason: Type.String(),
    sender: Type.String({ description: 'What recipients see' }),
    settings: Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true }),
    secrets: Type.Array(Type.String(), { description: 'Which secrets are stored' }),
    per_minute: Nullable(Type.Integer()),
    webhook_url: Nullable(Type.String({ description: 'To be entered at the provider, for what comes in' })),
    verify_token: Nullable(Type.String({ description: 'To be entered at Meta together with the address' })),
    checked_at: Nullable(Timestamp),
    failure: Nullable(Type.String({ description: 'What the last test said; null when it passed' })),
    created_at: Nullable(Timestamp),
    updated_at: Nullable(Timestamp),
  }),
)

export const ConnectionList = Named('ConnectionList', Type.Object({ connections: Type.Array(Connection) }))

export const ConnectionTest = Named(
  'ConnectionTest',
  Type.Object({ ok: Type.Boolean(), detail: Type.String() }),
)

export type TestMail = Static<typeof TestMail>
export const TestMail = Named(
  'TestMail',
  Type.Object({
    ok: Type.Boolean({ description: 'Whether the mail server took it' }),
    to: Type.String({ description: 'The address of the member who asked' }),
    detail: Nullable(Type.String({ description: 'What went wrong' })),
    to_file: Type.Boolean({ description: 'No mail server is connected: it lies in the outbox folder' }),
  }),
)

import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf } from '#contract/schema.ts'
import { type NotificationKind, notificationKinds } from './kinds.ts'

export type NotificationWay = Static<typeof NotificationWay>
const NotificationWay = Named('NotificationWay', OneOf('off', 'at_once', 'digest'))

const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 })

const kinds = Object.fromEntries(notificationKinds.map(kind => [kind, NotificationWay])) as Record<
  NotificationKind,
  typeof NotificationWay
>

const Digest = Named(
  'NotificationDigest',
  Type.Object({
    every: OneOf('hour', 'day'),
    at: Type.Unsafe<string>({ ...clock, description: 'Of a daily one, on the member’s clock' }),
  }),
)

const QuietHours = Named(
  'QuietHours',
  Type.Object(
    { from: clock, to: clock },
    { description: 'On the member’s clock, over midnight too: what comes then waits until they end' },
  ),
)

export type NotificationPreferences = Static<typeof NotificationPreferences>
export const NotificationPreferences = Named(
  'NotificationPreferences',
  Type.Object({
    email: Type.String({ description: 'Where the mails go: the member’s address' }),
    kinds: Type.Object(kinds),
    digest: Digest,
    quiet_hours: Nullable(QuietHours),
    timezone: Nullable(Type.String({ description: 'An IANA name; null: the business’s' })),
    language: Nullable(Type.String({ description: 'BCP 47; null: the business’s' })),
  }),
)

/** What PUT takes: all of it is replaced, and what isn't named has its default. */
export type NotificationWishes = Static<typeof NotificationWishes>
export const NotificationWishes = Named(
  'NotificationWishes',
  Type.Partial(
    Type.Object({
      kinds: Type.Partial(Type.Object(kinds)),
      digest: Type.Partial(Type.Object(Digest.properties)),
      quiet_hours: Nullable(QuietHours),
      timezone: Nullable(Type.String({ maxLength: 64 })),
      language: Nullable(Type.String({ maxLength: 35 })),
    }),
  ),
)

export const MemberParams = Type.Object({ id: Id('Member') })

import { type Static, type TSchema, Type } from 'typebox'
import { longestReminder, longestSuggested, longestVoicemail, mostSuggested } from '#contract/limits.ts'
import { longestTextReminder } from '#contract/reminders/reminders.ts'
import { Color, Emptied, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const text = (maxLength: number) => Type.String({ maxLength })
const day = '^\\d{4}-\\d{2}-\\d{2}$'
const time = '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$'

/** Days as `hours` names them, in the order of ISO weekdays 1 to 7. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The business's name in addresses: lower-case ASCII words with single hyphens. */
export const slugForm = '^[a-z0-9]+(-[a-z0-9]+)*$'
export const minSlug = 2
export const maxSlug = 60

export const BusinessName = Type.String({ maxLength: 120, pattern: '\\S' })
export const Slug = Type.String({ minLength: minSlug, maxLength: maxSlug, pattern: slugForm })
/** Read by rules, which know the world's zones and countries. */
export const Timezone = text(64)
export const Country = text(2)

const Range = Type.Array(Type.String({ pattern: time, maxLength: 5 }), { minItems: 2, maxItems: 2 })
const Ranges = Type.Array(Range, { maxItems: 12 })
const eachDay = <D extends TSchema>(day: D) =>
  Type.Object(Object.fromEntries(days.map(name => [name, day])) as Record<(typeof days)[number], D>)
export const OpeningHours = Named('OpeningHours', eachDay(Type.Optional(Ranges)))
const OpeningHoursChanges = Named('OpeningHoursChanges', eachDay(Type.Optional(Emptied(Ranges, []))))

const Closure = Named(
  'Closure',
  Type.Object({
    from: Type.String({ pattern: day, maxLength: 10 }),
    to: Type.String({ pattern: day, maxLength: 10 }),
    reason: Nullable(text(200)),
  }),
)

const AccountChannels = Named(
  'AccountChannels',
  Type.Object({ chat: Type.Boolean(), call: Type.Boolean(), book: Type.Boolean() }),
)

const BookingRules = Named(
  'BookingRules',
  Type.Object({
    min_notice_minutes: Type.Integer({ minimum: 0, maximum: 43_200 }),
    horizon_days: Type.Integer({ minimum: 1, maximum: 730 }),
    slot_step_minutes: Type.Integer({ minimum: 5, maximum: 1_440 }),
    paused: Type.Boolean(),
    /** How long before it begins a visitor is reminded of a booking by mail; null: never. */
    reminder_minutes: Nullable(Type.Integer({ minimum: 15, maximum: 20_160 })),
    /** What the reminder says in place of our words; `{name}`, `{service}`, `{when}` and `{business}` are filled in. */
    reminder_words: Nullable(text(longestReminder)),
    /** Whether those who left a number are reminded by text message as well. */
    reminder_texts: Type.Boolean(),
    /** What an SMS says in place of our words; `{link}` is where the booking is moved or cancelled. */
    reminder_text_words: Nullable(text(longestTextReminder)),
    /** A template that WhatsApp has approved, which goes in place of the SMS; null: none. */
    reminder_template_id: Nullable(Type.String({ format: 'uuid', maxLength: 36 })),
  }),
)

/** Hours of the day, 0 to 24, with fractions. An end before the start is on the next day. */
const CallingHours = Named(
  'CallingHours',
  Type.Object({
    start: Type.Number({ minimum: 0, maximum: 24 }),
    end: Type.Number({ minimum: 0, maximum: 24 }),
  }),
)

const CallRules = Named(
  'CallRules',
  Type.Object({
    /** Whether calls are recorded; the assistant says so at the beginning of each. */
    record: Type.Boolean(),
    /** The number that callers are put through to who ask for a person, while the business is open. */
    transfer_to: Nullable(text(40)),
    /** The number that callers are put through to while the assistant can't speak or hear; null: they leave a message. */
    outage_transfer_to: Nullable(text(40)),
    /** How many calls the assistant holds at once; null: as many as the installation lets it. */
    at_once: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /**
     * What calls are held with: `cascade`, a recogniser, a language model and a voice; or `realtime`, one model that hears,
     * answers and speaks, where the installation has one. 422 where it has none.
     */
    engine: OneOf('cascade', 'realtime'),
    /** What is done when an answering machine picks up a call that was placed. */
    on_machine: OneOf('hang_up', 'leave_message'),
    /** What a machine hears behind who calls; null: that we wanted to reach them, and to call back. */
    voicemail: Nullable(text(longestVoicemail)),
    /** When calls may be placed, in the local time of the person called; null: at any hour. */
    hours: Nullable(CallingHours),
  }),
)

/** Country codes, or `*` for everywhere. */
const Countries = Type.Array(Type.String({ maxLength: 2 }), { maxItems: 250 })
const CallerCountries = Named(
  'CallerCountries',
  Type.Object({
    email: Countries,
    sms: Countries,
    whatsapp: Countries,
    voice: Countries,
  }),
)

const keepDays = (minimum: number) => Type.Integer({ minimum, maximum: 3_650 })
const Retention = Named(
  'Retention',
  Type.Object({
    /** Days for which the written record of a questionnaire session is kept after it ends. */
    record_days: keepDays(1),
    /** Days after its last message for which a conversation is kept; null: for ever, as below. */
    conversation_days: Nullable(keepDays(1)),
    /** After the last change of a lead, the end of a booking, a message of a broadcast. */
    lead_days: Nullable(keepDays(1)),
    booking_days: Nullable(keepDays(1)),
    message_days: Nullable(keepDays(1)),
    /** What members and keys did. */
    audit_days: keepDays(30),
  }),
)

/** The path of a logo's address; its key follows. */
export const logosPath = '/logos'

/** The address of a logo, from the root of the server. */
export const logoUrlOf = (key: string | null): string | null => key && `${logosPath}/${key}`

/** A business as its owner reads it. Everything that was never set shows the default that applies. */
export type Account = Static<typeof Account>
export const Account = Named(
  'Account',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    slug: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    website: Nullable(Type.String()),
    address: Nullable(Type.String()),
    timezone: Type.String(),
    country: Nullable(Type.String()),
    /** BCP 47; null: it speaks the visitor's, first that of their browser, then that of their words. */
    language: Nullable(Type.String()),
    agent_name: Type.String(),
    greeting: Nullable(Type.String()),
    tone: Nullable(Type.String()),
    primary_color: Nullable(Type.String()),
    logo_url: Nullable(Type.String({ description: 'From the root of the server; see PUT /account/logo' })),
    suggested_questions: Type.Array(Type.String(), {
      description:
        'What visitors are offered to ask first; none: the taught questions that most answers came from',
    }),
    channels: AccountChannels,
    hours: OpeningHours,
    closures: Type.Array(Closure),
    booking: BookingRules,
    calls: CallRules,
    allowed_domains: Type.Array(Type.String()),
    communication_enabled: Type.Boolean(),
    email_replies: OneOf('off', 'draft', 'auto'),
    caller_countries: CallerCountries,
    retention: Retention,
    limits: Type.Object({ chat_links: Type.Integer(), documents: Type.Integer() }),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

/**
 * What PATCH takes. Keys not sent stay; of `channels`, `hours`, `booking`, `calls`, `caller_countries` and `retention`
 * also the inner ones; `closures` are replaced whole. A day of `hours` that is `[]` is closed, and `{}` forgets all
 * hours. null goes back to what applies when nothing was ever set, where that is nothing; a name can't be empty, so
 * null leaves it.
 */
export type AccountChanges = Static<typeof AccountChanges>
export const AccountChanges = Named(
  'AccountChanges',
  Type.Partial(
    Type.Object({
      name: BusinessName,
      slug: Slug,
      email: Nullable(Type.String({ format: 'typed-email', maxLength: 320 })),
      phone: Nullable(text(40)),
      website: Nullable(text(2_000)),
      address: Nullable(text(500)),
      timezone: Timezone,
      country: Nullable(Country),
      language: Nullable(text(35)),
      agent_name: Type.String({ maxLength: 120, pattern: '\\S' }),
      greeting: Nullable(text(2_000)),
      tone: Nullable(text(500)),
      primary_color: Nullable(Color),
      suggested_questions: Emptied(
        Type.Array(Type.String({ maxLength: longestSuggested, pattern: '\\S' }), { maxItems: mostSuggested }),
        [],
      ),
      channels: Type.Partial(AccountChannels),
      hours: Emptied(OpeningHoursChanges, {}),
      closures: Emptied(
        Type.Array(
          Type.Object({
            from: Closure.properties.from,
            to: Closure.properties.to,
            reason: Type.Optional(Closure.properties.reason),
          }),
          { maxItems: 366 },
        ),
        [],
      ),
      booking: Type.Partial(BookingRules),
      calls: Type.Partial(CallRules),
      allowed_domains: Emptied(Type.Array(text(300), { maxItems: 100 }), []),
      communication_enabled: Type.Boolean(),
      email_replies: OneOf('off', 'draft', 'auto'),
      caller_countries: Emptied(
        Type.Partial(
          Type.Object({
            email: Nullable(Countries),
            sms: Nullable(Countries),
            whatsapp: Nullable(Countries),
            voice: Nullable(Countries),
          }),
        ),
        { email: null, sms: null, whatsapp: null, voice: null },
      ),
      retention: Type.Partial(Retention),
    }),
  ),
)

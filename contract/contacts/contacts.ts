import { Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'
import { Channel, channels } from './channels.ts'

export const Contact = Named(
  'Contact',
  Type.Object({
    id: RecordId,
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String({ description: 'E.164' })),
    country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2' })),
    timezone: Nullable(Type.String({ description: 'IANA' })),
    external_id: Nullable(Type.String()),
    consent_email: Type.Boolean(),
    consent_sms: Type.Boolean(),
    consent_whatsapp: Type.Boolean(),
    consent_voice: Type.Boolean(),
    consent_log: Type.Array(
      Type.Object({ channel: Channel, granted: Type.Boolean(), source: Type.String(), at: Timestamp }),
    ),
    attributes: Type.Record(Type.String(), Type.String(), { description: 'Its own fields' }),
    suppressed: Type.Array(Channel, { description: 'Closed by the stop list, whatever it agreed to' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

/** A person by what they told of themselves. */
export const ContactDetails = Named(
  'ContactDetails',
  Type.Object({
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
  }),
)

export const ContactList = Named('ContactList', Type.Object({ contacts: Type.Array(Contact), ...KeysetEnd }))

const anything = Type.Record(Type.String(), Type.Unknown())

/** Any other key becomes a custom field. */
export const ContactChanges = Named(
  'ContactChanges',
  Type.Object(
    {
      name: Type.Optional(Nullable(Type.String())),
      email: Type.Optional(Nullable(Type.String())),
      phone: Type.Optional(Nullable(Type.String())),
      country: Type.Optional(Nullable(Type.String())),
      timezone: Type.Optional(Nullable(Type.String())),
      external_id: Type.Optional(Nullable(Type.String())),
      consent_email: Type.Optional(Type.Boolean()),
      consent_sms: Type.Optional(Type.Boolean()),
      consent_whatsapp: Type.Optional(Type.Boolean()),
      consent_voice: Type.Optional(Type.Boolean()),
      attributes: Type.Optional(anything),
    },
    { additionalProperties: true },
  ),
)

/** What the people of an import agreed to. */
const Consent = Named(
  'Consent',
  Type.Object({
    channels: Type.Array(Channel, { minItems: 1, maxItems: channels.length }),
    source: Type.String({
      maxLength: 200,
      pattern: '\\S',
      description: 'How they agreed, for the record: "Newsletter form, May 2026"',
    }),
  }),
)
const consent = Type.Optional(Consent)
const dry_run = Type.Optional(Type.Boolean({ description: 'Stores nothing, and answers what it would do' }))

export const NewContacts = Named('NewContacts', Type.Object({ rows: Type.Array(anything), consent, dry_run }))

/** As JSON with `rows`, or as a form with `file`. */
export const ContactImport = Named(
  'ContactImport',
  Type.Object({
    mapping: Type.Optional(
      Type.Record(Type.String(), Nullable(Type.String({ maxLength: 100 })), {
        description: 'Column → field; "" leaves it out, null makes it an own field. Without it, as suggested',
      }),
    ),
    rows: Type.Optional(Type.Array(anything)),
    consent,
    dry_run,
  }),
)

const Renamed = Type.Record(Type.String(), Type.String(), {
  description:
    'Columns of a file whose header stands there twice ("Phone (2)") or not at all ("Column 4"): their name here → what stands there',
})

export const ContactsAdded = Named(
  'ContactsAdded',
  Type.Object({
    created: Type.Integer(),
    updated: Type.Integer({ description: 'Those that were there already' }),
    rejected: Type.Integer(),
    rejected_rows: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Counted from 1, the line of the headers not counted' }),
        reason: Type.String(),
        data: Type.Unsafe<Record<string, unknown> | null>({
          type: ['object', 'null'],
          additionalProperties: true,
          description: 'As it came; null where the answer has no room left',
        }),
      }),
    ),
    total_in_audience: Type.Integer(),
    renamed_headers: Type.Optional(Renamed),
  }),
)

export const ParsedContacts = Named(
  'ParsedContacts',
  Type.Object({
    headers: Type.Array(Type.String()),
    renamed_headers: Renamed,
    mapping: Type.Record(Type.String(), Nullable(Type.String())),
    variables: Type.Record(Type.String(), Type.String()),
    count: Type.Integer(),
    rows: Type.Array(Type.Record(Type.String(), Type.String())),
    problems: Type.Array(
      Type.Object({
        row: Type.Integer({ description: 'Counted from 1, the line of the headers not counted' }),
        reason: Type.String(),
        data: Type.Record(Type.String(), Type.String()),
      }),
      { description: 'Rows with more cells than there are columns, which an import of the file rejects' },
    ),
  }),
)

export const PastedText = Named('PastedText', Type.Object({ text: Type.String({ maxLength: 1_000_000 }) }))

export const PastedContacts = Named(
  'PastedContacts',
  Type.Object({
    contacts: Type.Array(ContactDetails),
    skipped: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), reason: Type.String() })),
    count: Type.Integer(),
  }),
)

export const ContactQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })), ...KeysetPage })

export const ContactParams = Type.Object({ id: Id('Audience'), cid: Id('Contact') })

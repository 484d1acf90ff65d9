import { type Static, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { longestVoicemail } from '#contract/limits.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const categories = ['utility', 'marketing', 'authentication'] as const
const TemplateCategory = Named('TemplateCategory', OneOf(...categories))

/** Who fills a placeholder. */
const origins = [
  'recipient.name',
  'recipient.phone',
  'recipient.email',
  'page',
  'typed',
  'fixed',
  'booking',
] as const

export type VariableSource = Static<typeof VariableSource>
const VariableSource = Named(
  'VariableSource',
  Type.Object({
    from: OneOf(...origins),
    value: Type.Optional(Type.String({ maxLength: 2_000, description: 'For `fixed`' })),
  }),
)

/** Not `Type.Record`, whose pattern for names lets a name with a line break pass with anything behind it. */
export type VariableSources = Record<string, VariableSource>
const VariableSources = Named(
  'VariableSources',
  Type.Unsafe<VariableSources>({
    type: 'object',
    additionalProperties: VariableSource,
    propertyNames: { maxLength: 100 },
    maxProperties: 100,
    description: 'Placeholder → who fills it; without one, its name decides',
  }),
)

/** What a mail can be put together of, and a column of it. */
export const columnKinds = ['heading', 'text', 'button', 'image', 'divider'] as const
export const blockKinds = [...columnKinds, 'logo', 'columns'] as const

const block = {
  text: Type.Optional(
    Nullable(Type.String({ maxLength: 10_000, description: 'Of a heading, a text or a button' })),
  ),
  url: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 2_000,
        description:
          'Where a button leads (https, mailto, tel or a placeholder); where an image lies (https, or sent for mails)',
      }),
    ),
  ),
  alt: Type.Optional(
    Nullable(Type.String({ maxLength: 300, description: 'What an image shows, for who does not see it' })),
  ),
  link: Type.Optional(Nullable(Type.String({ maxLength: 2_000, description: 'Where an image leads' }))),
  width: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 1, maximum: 2_000, description: 'Of an image in pixels, where there is room' }),
    ),
  ),
  align: Type.Optional(Nullable(OneOf('start', 'center'))),
}

export type ColumnBlock = Static<typeof ColumnBlock>
const ColumnBlock = Named('ColumnBlock', Type.Object({ kind: OneOf(...columnKinds), ...block }))

const mostInColumn = 10

/** A part of a mail. Its words may hold placeholders, `**bold**`, `*italic*` and `[words](https://…)`. */
export type MailBlock = Static<typeof MailBlock>
export const MailBlock = Named(
  'MailBlock',
  Type.Object({
    kind: OneOf(...blockKinds),
    ...block,
    columns: Type.Optional(
      Nullable(
        Type.Array(Type.Array(ColumnBlock, { maxItems: mostInColumn }), {
          minItems: 2,
          maxItems: 2,
          description: 'What stands side by side, and one below the other on a phone',
        }),
      ),
    ),
  }),
)

/** A mail is 600 pixels wide at most. */
export const mostBlocks = 60

const name = Type.String({ maxLength: 200, pattern: '\\S' })
/** A line of a mail has at most 998 characters (RFC 5322, section 2.1.1). */
const subject = Type.Optional(Nullable(Type.String({ maxLength: 900 })))
const body = Type.String({ maxLength: 100_000, pattern: '\\S' })
const category = Type.Optional(Nullable(TemplateCategory))
const language = Type.Optional(
  Nullable(Type.String({ maxLength: 20, pattern: '^[a-zA-Z]{2,3}([_-][a-zA-Z0-9]{2,8})*$' })),
)
const variable_sources = Type.Optional(Nullable(VariableSources))
/** As the account has it for its calls (`calls.on_machine`). */
const OnMachine = OneOf('hang_up', 'leave_message')
const on_machine = Type.Optional(
  Nullable({
    ...OnMachine,
    description:
      'Voice: what is done when a machine picks up; null: what the account says (`calls.on_machine`)',
  }),
)
const voicemail = Type.Optional(
  Nullable(
    Type.String({
      maxLength: longestVoicemail,
      description:
        'Voice: the words for a machine that picks up, behind who calls, with placeholders; null: those of the account (`calls.voicemail`)',
    }),
  ),
)
const blocks = Type.Optional(
  Nullable(
    Type.Array(MailBlock, {
      minItems: 1,
      maxItems: mostBlocks,
      description: 'Email: the mail as blocks, which make its body; null: the body stands alone',
    }),
  ),
)
const preheader = Type.Optional(
  Nullable(
    Type.String({ maxLength: 200, description: 'Email of blocks: what inboxes show behind the subject' }),
  ),
)
const dlt_template_id = Type.Optional(Nullable(Type.String({ maxLength: 64 })))

export type NewTemplate = Static<typeof NewTemplate>
export const NewTemplate = Named(
  'NewTemplate',
  Type.Object({
    name,
    channel: Channel,
    subject,
    body: Type.Optional(
      Type.String({
        maxLength: 100_000,
        pattern: '\\S',
        description: 'Required where there are no blocks',
      }),
    ),
    blocks,
    preheader,
    category,
    language,
    variable_sources,
    dlt_template_id,
    on_machine,
    voicemail,
  }),
)

export type TemplateChanges = Static<typeof TemplateChanges>
export const TemplateChanges = Named(
  'TemplateChanges',
  Type.Object({
    name: Type.Optional(name),
    channel: Type.Optional(Channel),
    subject,
    body: Type.Optional(body),
    blocks,
    preheader,
    category,
    language,
    variable_sources,
    dlt_template_id,
    on_machine,
    voicemail,
    is_active: Type.Optional(
      Type.Boolean({ description: 'true brings a deactivated one back; false is DELETE' }),
    ),
  }),
)

export const Template = Named(
  'Template',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    channel: Channel,
    subject: Nullable(Type.String()),
    body: Type.String(),
    blocks: Nullable(Type.Array(MailBlock)),
    preheader: Nullable(Type.String()),
    category: Nullable(TemplateCategory),
    language: Type.String(),
    variables: Type.Array(Type.String(), { description: 'Found in the text, in the order of their places' }),
    variable_sources: VariableSources,
    context_keys: Type.Array(Type.String(), { description: 'Filled by the program that sends' }),
    typed_keys: Type.Array(Type.String(), { description: 'Filled by whoever sends' }),
    provider_status: Nullable(OneOf('draft', 'pending', 'approved', 'rejected')),
    provider_error: Nullable(Type.String()),
    is_active: Type.Boolean(),
    sms_characters: Nullable(Type.Integer({ description: 'With the line on how to opt out' })),
    sms_segments: Nullable(Type.Integer()),
    sms_unicode: Nullable(Type.Boolean()),
    dlt_template_id: Nullable(Type.String()),
    on_machine: Nullable(OnMachine),
    voicemail: Nullable(Type.String()),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export const TemplateList = Named('TemplateList', Type.Object({ templates: Type.Array(Template) }))

export const TemplateQuery = Type.Object({
  channel: Type.Optional(Channel),
  include_inactive: Type.Boolean({ default: false }),
})

export const TemplateParams = Type.Object({ id: Id('Template') })

export const TemplatePreview = Named(
  'TemplatePreview',
  Type.Object({
    subject: Nullable(Type.String()),
    body: Type.String(),
    html: Nullable(
      Type.String({ description: 'Email: as it is sent, without the line on how to unsubscribe' }),
    ),
    text: Nullable(Type.String({ description: 'Email: the same for programs that show no HTML' })),
    voicemail: Nullable(Type.String({ description: 'Voice: what a machine that picks up hears' })),
    params: Type.Array(Type.String(), { description: 'WhatsApp: the values of {{1}}, {{2}}, …' }),
    missing: Type.Array(Type.String(), { description: 'Placeholders that nothing fills' }),
    sms: Type.Unsafe<{ characters: number; segments: number; unicode: boolean } | null>({
      type: ['object', 'null'],
      properties: {
        characters: { type: 'integer' },
        segments: { type: 'integer' },
        unicode: { type: 'boolean' },
      },
      required: ['characters', 'segments', 'unicode'],
      description: 'What it costs as it stands; null on other channels',
    }),
  }),
)

/** A template that is being written, and whom it is shown for. */
export type TemplateDraft = Static<typeof TemplateDraft>
export const TemplateDraft = Named(
  'TemplateDraft',
  Type.Object({
    channel: Channel,
    subject,
    body: Type.Optional(Type.String({ maxLength: 100_000 })),
    blocks,
    preheader,
    language,
    variable_sources,
    voicemail,
    contact_id: Type.Optional(
      Nullable(
        Type.String({ format: 'uuid', 'x-not-found': 'Contact not found', description: 'Else a sample' }),
      ),
    ),
  }),
)

const Placeholder = Named(
  'Placeholder',
  Type.Object({
    name: Type.String({ description: 'As it stands between the braces' }),
    of: OneOf('contact', 'attributes', 'business'),
    example: Nullable(Type.String({ description: 'Its value for one of the contacts, or for the business' })),
  }),
)

export const PlaceholderList = Named(
  'PlaceholderList',
  Type.Object({ placeholders: Type.Array(Placeholder) }),
)

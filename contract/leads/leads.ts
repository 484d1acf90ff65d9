import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage, Page } from '#contract/paging.ts'
import { Emptied, Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const longest = { name: 200, phone: 40, intent: 2_000, notes: 10_000, tag: 60, field: 500 } as const
/** Tags of one lead, at most. */
export const mostTags = 50
/** Fields that a business defines for people, at most. */
export const mostFields = 40

export const LeadStatus = Named('LeadStatus', OneOf('new', 'contacted', 'qualified', 'won', 'lost'))
export type LeadSource = Static<typeof LeadSource>
export const LeadSource = Named(
  'LeadSource',
  OneOf('chat', 'call', 'widget', 'email', 'form', 'booking', 'api', 'import'),
)

export type Lead = Static<typeof Lead>
export const Lead = Named(
  'Lead',
  Type.Object({
    id: RecordId,
    name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    intent: Nullable(Type.String({ description: 'What they want, in their own words' })),
    status: LeadStatus,
    source: LeadSource,
    tags: Type.Array(Type.String()),
    notes: Nullable(Type.String()),
    fields: Type.Record(Type.String(), Type.String(), {
      description: 'What the business wants to know besides: the id of a field → its value',
    }),
    conversation_id: Nullable(RecordId),
    call_id: Nullable(RecordId),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))
const Tags = Type.Optional(
  Emptied(Type.Array(Type.String({ maxLength: longest.tag, pattern: '\\S' }), { maxItems: mostTags }), []),
)

/** Details of a person. A field that is null or blank counts as unknown. */
const told = {
  name: text(longest.name),
  email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
  phone: Type.Optional(
    Nullable(Type.String({ maxLength: longest.phone, pattern: '^\\s*$|^\\D*(\\d\\D*){5,20}$' })),
  ),
  intent: text(longest.intent),
  notes: text(longest.notes),
  tags: Tags,
  fields: Type.Optional(
    Type.Record(Type.String({ maxLength: 64 }), Nullable(Type.String({ maxLength: longest.field })), {
      maxProperties: mostFields,
      description: 'The id of a field → its value; null or blank empties it, and others stay as they are',
    }),
  ),
}

export type NewLead = Static<typeof NewLead>
export const NewLead = Named(
  'NewLead',
  Type.Object({
    ...told,
    source: Type.Optional(OneOf('form', 'api')),
    status: Type.Optional(LeadStatus),
  }),
)

/** Omitted fields stay; null empties a field. `tags` replace all tags. */
export type LeadChanges = Static<typeof LeadChanges>
export const LeadChanges = Named('LeadChanges', Type.Object({ ...told, status: Type.Optional(LeadStatus) }))

export const LeadParams = Type.Object({ id: Id('Lead') })

export type LeadFilter = Static<typeof LeadFilter>
export const LeadFilter = Type.Object({
  status: Type.Optional(LeadStatus),
  source: Type.Optional(LeadSource),
  tag: Type.Optional(Type.String({ maxLength: longest.tag })),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  field: Type.Optional(Id('Field')),
  value: Type.Optional(
    Type.String({
      maxLength: longest.field,
      description: 'With `field`: what it holds, in any case; without it, anything',
    }),
  ),
  value_from: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'With `field`, a number or a date such as 2026-01-31: it holds this or more',
    }),
  ),
  value_to: Type.Optional(Type.String({ maxLength: 40, description: 'The same: it holds this or less' })),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'In name, email, phone, intent or notes; with `cursor`, beginnings of words, all of which must be there',
    }),
  ),
})

/** The tags that people have, to choose from. */
export const LeadTagList = Named('LeadTagList', Type.Object({ tags: Type.Array(Type.String()) }))

export type LeadSort = (typeof leadSorts)[number]
const leadSorts = ['newest', 'oldest', 'name'] as const
export const LeadPage = Type.Object({
  ...LeadFilter.properties,
  sort: Type.Optional(OneOf(...leadSorts)),
  ...KeysetPage,
})
export const LeadList = Named('LeadList', Type.Object({ leads: Type.Array(Lead), ...KeysetEnd }))

export type LeadEntry = Static<typeof LeadEntry>
export const LeadEntry = Named(
  'LeadEntry',
  Type.Object({
    id: RecordId,
    kind: OneOf('captured', 'changed', 'conversation', 'call', 'booking', 'merged', 'separated'),
    record_id: Nullable(RecordId),
    changes: Nullable(
      Type.Unsafe<Record<string, [unknown, unknown]>>({
        type: 'object',
        additionalProperties: { type: 'array' },
        description: 'Field → [before, after]',
      }),
    ),
    by: Nullable(Type.String({ description: 'The member or the API key that did it' })),
    at: Timestamp,
  }),
)
export const LeadTimeline = Named(
  'LeadTimeline',
  Type.Object({ entries: Type.Array(LeadEntry), total: Type.Integer() }),
)
export const TimelinePage = Type.Object({ ...Page })

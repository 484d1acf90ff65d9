import { type Static, Type } from 'typebox'
import { ErrorEvent } from '#contract/errors.ts'
import { longestEntry, longestMessage } from '#contract/limits.ts'
import { Id, Named, Nullable, RecordId } from '#contract/schema.ts'

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export type ChatRequest = Static<typeof ChatRequest>
export const ChatRequest = Named(
  'ChatRequest',
  Type.Object({
    message: Type.String({
      maxLength: 5 * longestMessage,
      description: `1 to ${longestMessage} characters; white space around them is taken away and not counted`,
    }),
    tenant_id: text(64),
    link_token: text(64),
    conversation_id: text(64),
    client_name: text(longestEntry.name),
    email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
    phone: text(longestEntry.phone),
    timezone: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 64,
          description:
            'The visitor’s, an IANA name: on whose clock times are read and told; else the business’s',
        }),
      ),
    ),
  }),
)

/** What a form on a page or in the widget sends of somebody who wants to hear from the business. */
export type LeadForm = Static<typeof LeadForm>
export const LeadForm = Named(
  'LeadForm',
  Type.Object({
    tenant_id: text(64),
    link_token: text(64),
    conversation_id: Type.Optional(Nullable(Id('Conversation'))),
    name: text(longestEntry.name),
    email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
    phone: Type.Optional(
      Nullable(Type.String({ maxLength: longestEntry.phone, pattern: '^\\s*$|^\\D*(\\d\\D*){5,20}$' })),
    ),
    intent: text(longestEntry.notes),
  }),
)

/** A source that an answer is made of. */
export type CitedSource = Static<typeof CitedSource>
export const CitedSource = Named(
  'CitedSource',
  Type.Object({
    parent_doc_id: RecordId,
    name: Type.String(),
    kind: Type.String(),
    origin: Nullable(Type.String()),
    place: Type.Optional(
      Nullable(Type.String({ description: 'Where in it: the headings above the passage; null without any' })),
    ),
  }),
)

export const PassageQuery = Type.Object({
  conversation_id: Id('Conversation'),
  message_id: Id('Message'),
  link_token: Type.Optional(Type.String({ maxLength: 64 })),
  tenant_id: Type.Optional(Type.String({ maxLength: 64 })),
})

/** A passage that an answer is made of, as it stands in its source today. */
export type CitedPassage = Static<typeof CitedPassage>
export const CitedPassage = Named(
  'CitedPassage',
  Type.Object({
    parent_doc_id: RecordId,
    name: Type.String(),
    origin: Nullable(Type.String()),
    place: Nullable(Type.String()),
    text: Type.String(),
  }),
)
export const PassageList = Named('PassageList', Type.Object({ passages: Type.Array(CitedPassage) }))

/** Bounds of what a reply offers to say next; characters. */
export const mostChoices = 12
export const longestChoiceLabel = 60
export const longestChoice = 200

/** Something that the visitor may say next with one press. */
export type Choice = Static<typeof Choice>
export const Choice = Named(
  'Choice',
  Type.Object({
    label: Type.String({ maxLength: longestChoiceLabel, description: 'What is written on the button' }),
    message: Type.String({
      maxLength: longestChoice,
      description: 'The visitor’s message when it is pressed, and what they then read as theirs',
    }),
  }),
)
export const Choices = Type.Array(Choice, {
  maxItems: mostChoices,
  description: 'What the visitor may say next with one press, until something else is said; often none',
})

export type ChatAnswer = Static<typeof ChatAnswer>
export const ChatAnswer = Named(
  'ChatAnswer',
  Type.Object({
    conversation_id: RecordId,
    message_id: RecordId,
    reply: Type.String(),
    sources: Type.Array(CitedSource),
    choices: Choices,
    actions: Type.Array(Type.String()),
    answered: Type.Boolean(),
    handed_over: Type.Boolean(),
  }),
)

/** The events of POST /chat/stream; `done` or `error` is the last. */
export type ChatEvent = Static<typeof ChatEvent>
export const ChatEvent = Named(
  'ChatEvent',
  Type.Union([
    Type.Object({
      event: Type.Literal('start'),
      data: Type.Object({ conversation_id: RecordId, message_id: RecordId }),
    }),
    Type.Object({ event: Type.Literal('token'), data: Type.Object({ text: Type.String() }) }),
    Type.Object({
      event: Type.Literal('sources'),
      data: Type.Object({ sources: Type.Array(CitedSource) }),
    }),
    Type.Object({ event: Type.Literal('action'), data: Type.Object({ action: Type.String() }) }),
    Type.Object({ event: Type.Literal('done'), data: ChatAnswer }),
    ErrorEvent,
  ]),
)

import { type Static, Type } from 'typebox'
import { OpeningHours } from '#contract/accounts/account.ts'
import { Named, Nullable, OneOf, RecordId } from './schema.ts'

/** In the order in which they help most. */
export const stepKeys = ['knowledge', 'answer', 'hours', 'link', 'colleague', 'channel'] as const
export type StepKey = (typeof stepKeys)[number]

export type Onboarding = Static<typeof Onboarding>
export const Onboarding = Named(
  'Onboarding',
  Type.Object({
    steps: Type.Array(
      Type.Object({
        key: OneOf(...stepKeys),
        done: Type.Boolean(),
        count: Nullable(Type.Integer({ description: 'Of what the step counts, where it counts something' })),
      }),
    ),
    done: Type.Boolean(),
    chat_url: Type.String({ description: 'Of the business’s main chat page' }),
  }),
)

export const FirstQuestionsFilter = Type.Object({ link_id: Type.Optional(Type.String({ maxLength: 64 })) })

export type FirstQuestion = Static<typeof FirstQuestion>
const FirstQuestion = Named(
  'FirstQuestion',
  Type.Object({
    question: Type.String(),
    answer: Type.String({ description: 'As a visitor would get it' }),
    parent_doc_id: RecordId,
    name: Type.String({ description: 'Of the source' }),
    sentence: Nullable(Type.String({ description: 'Of the source: the one that carries the answer' })),
  }),
)

export const FirstQuestions = Named(
  'FirstQuestions',
  Type.Object({ questions: Type.Array(FirstQuestion, { maxItems: 3 }) }),
)

export type HoursGuess = Static<typeof HoursGuess>
export const HoursGuess = Named(
  'HoursGuess',
  Type.Object({
    hours: Nullable(OpeningHours),
    quote: Nullable(Type.String({ description: 'The words that they were read from' })),
    source: Nullable(
      Type.Object({ parent_doc_id: RecordId, name: Type.String(), origin: Nullable(Type.String()) }),
    ),
  }),
)

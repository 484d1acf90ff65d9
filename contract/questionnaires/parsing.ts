import { Type } from 'typebox'
import { Named } from '#contract/schema.ts'
import { Question } from './questionnaires.ts'

/** Characters of a text: some sixty pages. */
export const longestText = 500_000

export const TextToParse = Named(
  'TextToParse',
  Type.Object({ text: Type.String({ maxLength: longestText }) }),
)

export const ProposedQuestions = Named(
  'ProposedQuestions',
  Type.Object({
    questions: Type.Array(Question),
    note: Type.String({ description: 'What was left out, and why; "" when nothing was' }),
    expected: Type.Integer({ description: 'How many of them expect points' }),
    open: Type.Integer(),
  }),
)

/** The answer to a text without questions: the text as it was read, for a person to look through. */
export const Unparsed = Named('Unparsed', Type.Object({ detail: Type.String(), text: Type.String() }))

import { Type } from 'typebox'
import { Question } from '../schema.ts'

/** Characters of a text: some sixty pages. */
export const longestText = 500_000

export const ParseBody = Type.Object({ text: Type.String({ maxLength: longestText }) })

export const Proposed = Type.Object({
  questions: Type.Array(Question),
  note: Type.String({ description: 'What was left out, and why; "" when nothing was' }),
  expected: Type.Integer({ description: 'How many of them expect points' }),
  open: Type.Integer(),
})

/** A text without questions, as it was read, so that a person can look it over. */
export const Unparsed = Type.Object({ detail: Type.String(), text: Type.String() })

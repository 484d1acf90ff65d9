import type { Question } from './businesses.ts'

/** What an assistant said to a question, whoever the assistant is. */
export interface Reply {
  text: string
  /** Whether the reply claims to be the answer. */
  claims: boolean
  /** Whether it puts the visitor through to a person, which claims nothing. */
  handsOver: boolean
}

/**
 * `right` and `wrong` replies claim to answer. `silent` ones withhold what was taught; `rightly silent` ones say
 * nothing where nothing was taught, or where silence does as well.
 */
export const judgements = ['right', 'wrong', 'silent', 'rightly silent'] as const
export type Judgement = (typeof judgements)[number]

export function judge({ expect, mayAbstain }: Question, { text, claims, handsOver }: Reply): Judgement {
  const matches = expect?.test(oneSpace(text)) ?? false
  if (!claims || (handsOver && !matches)) return mayAbstain ? 'rightly silent' : 'silent'
  return matches ? 'right' : 'wrong'
}

/** Amounts and times are often written with spaces that do not break (U+00A0, U+202F). */
const oneSpace = (text: string): string => text.replace(/[\u00A0\u2009\u202F]/g, ' ')

export interface Judged {
  business: string
  question: Question
  judgement: Judgement
  /** How sure the assistant was; null when it did not look anything up. */
  confidence: number | null
}

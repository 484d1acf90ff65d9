/** What speaks for a reply and against it. Shares from 0 to 1 unless said otherwise. */
export interface Evidence {
  /** The search's own confidence, 0 to about 1.5. */
  match: number
  /** The share of the question that the sentence holds with its heading. */
  covered: number
  /** How far it holds the most telling word of the question. */
  rarest: number
  /** The share of the question that neither it nor its passage holds. */
  missing: number
  /** How telling the most telling word is that neither it nor its passage holds. */
  strange: number
  /** The same where it holds no definite thing that was asked for either: then that word was the question. */
  open: number
  /** How well it holds the kind of thing that is asked for; 0 too where nothing definite is asked. */
  fit: number
  /** 1 when a definite thing is asked for (a price, a time) and it holds none. */
  unfit: number
  /** The share of the question that the heading right above it contains. */
  section: number
  /** How far somebody wrote this very question above it. */
  asked: number
  /** How far the best sentence leads the next one of another passage, in score. */
  lead: number
  /** Its similarity in meaning to the question; 0 without vectors. */
  likeness: number
  /** 1 divided by the number of telling words in the question: one word alone says little. */
  short: number
  /** 1 when it is taken back or its last day has passed. */
  over: number
}

/**
 * The logarithm of the odds that a reply is right, as a sum over its evidence. Fitted by `bench/truth/fit.ts` on the
 * businesses of the development half and on articles as knowledge bases of their own; that script tells how, and
 * prints these numbers.
 */
export const weights = {
  match: -0.33,
  covered: 2.03,
  rarest: 0.56,
  missing: -1.61,
  strange: -0.44,
  open: 0.35,
  fit: 0.64,
  section: 0.98,
  lead: 2.83,
  likeness: 3.8,
  short: -1.57,
  over: -0.87,
} satisfies Partial<Evidence>
const bias = -2.5

/** How likely the reply is right, 0 to 1. */
export function confidenceOf(evidence: Evidence): number {
  let odds = bias
  for (const [name, weight] of Object.entries(weights)) odds += weight * evidence[name as keyof Evidence]
  return 1 / (1 + Math.exp(-odds))
}

/** From this likelihood on a reply is given. */
export const answerFrom = 0.55
/** From this likelihood on the visitor is asked whether that was meant. */
export const unsureFrom = 0.3

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
const weights: Record<keyof Evidence | 'bias', number> = {
  bias: -3.51,
  match: -0.72,
  covered: 2.47,
  rarest: 0.6,
  missing: -0.79,
  strange: -0.01,
  open: -0.02,
  fit: 0.53,
  unfit: -0.27,
  section: 2.06,
  asked: -3.78,
  lead: 3.15,
  likeness: 4.52,
  short: -1.35,
  over: -0.88,
}

/** How likely the reply is right, 0 to 1. */
export function confidenceOf(evidence: Evidence): number {
  let odds = weights.bias
  for (const [name, value] of Object.entries(evidence)) {
    if (name !== tooRare) odds += weights[name as keyof Evidence] * value
  }
  return 1 / (1 + Math.exp(-odds))
}

/**
 * Fewer than one example in ten has it, so its weight is chance: it made a pair that was taught in these very words the
 * least likely reply of all.
 */
const tooRare: keyof Evidence = 'asked'

/** From this likelihood on a reply is given. */
export const answerFrom = 0.5
/** From this likelihood on the visitor is asked whether that was meant. */
export const unsureFrom = 0.3

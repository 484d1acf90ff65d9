import { contactIn } from '#server/language/contact-details.ts'
import { corrected, digitsOnly } from '#server/language/dictation/corrections.ts'
import { asWritten } from './written-form.ts'

/** A correction comes in the answer to the reading back, or in the one after it. */
const mostTurns = 2
/** A number may break off and go on in the next breath; fewer digits are an answer of their own. */
const [fewestBegun, fewestWhole, mostDigits] = [3, 7, 15]

/** What was said in its written form, and what is to be remembered of it. */
export interface Dictated {
  /** A correction is the whole value, corrected. */
  text: string
  /** The value as it was before the correction. */
  corrects: string | null
  /** Addresses and numbers in it. */
  values: string[]
  /** The digits of a number that broke off. */
  begun: string
}

/**
 * What a caller has dictated lately, so that their next words can correct it or go on with it. Reading changes nothing: an
 * answer may be drafted to words that go on.
 */
export class DictatedValues {
  /** The language of our texts may change within a call. */
  readonly #context: { locale: string }
  #values: { text: string; turns: number }[] = []
  #begun = ''

  constructor(context: { locale: string }) {
    this.#context = context
  }

  read(said: string): Dictated {
    const digits = digitsOnly(this.#context.locale, said)
    const whole = digits !== null && this.#begun ? this.#begun + digits : null
    const begun = begunBy(whole ?? digits)
    if (whole && whole.length >= fewestWhole && whole.length <= mostDigits)
      return { text: whole, corrects: null, values: [whole], begun }
    for (const { text } of this.#values) {
      const right = corrected(this.#context.locale, text, said)
      if (right) return { text: right, corrects: text, values: [right], begun }
    }
    const text = asWritten(this.#context.locale, said)
    return { text, corrects: null, values: Object.values(contactIn(text)), begun }
  }

  /** Remembers what was read. An address takes the place of the address before, a number that of the number. */
  keep({ values, begun }: Dictated): void {
    this.#begun = begun
    const kinds = new Set(values.map(isAddress))
    this.#values = [
      ...this.#values
        .map(({ text, turns }) => ({ text, turns: turns + 1 }))
        .filter(({ text, turns }) => turns <= mostTurns && !kinds.has(isAddress(text))),
      ...values.map(text => ({ text, turns: 0 })),
    ]
  }
}

const isAddress = (value: string): boolean => value.includes('@')

const begunBy = (digits: string | null): string =>
  digits && digits.length >= fewestBegun && digits.length < fewestWhole ? digits : ''

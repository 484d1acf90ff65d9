import { contactIn } from '#server/language/contact-details.ts'
import { corrected, digitsOnly } from '#server/language/dictation/corrections.ts'
import { asWritten } from './written-form.ts'

/** A correction comes in the answer to the reading back, or in the one after it. */
const mostTurns = 2
/** A number may break off and go on in the next breath; fewer digits are an answer of their own. */
const [fewestBegun, fewestWhole, mostDigits] = [3, 7, 15]

/** What a caller has dictated lately, so that their next words can correct it or go on with it. */
export class DictatedValues {
  readonly #locale: string
  #values: { text: string; turns: number }[] = []
  /** The digits of a number that broke off. */
  #begun = ''

  constructor(locale: string) {
    this.#locale = locale
  }

  /**
   * What was said in its written form. A correction becomes the whole value, corrected; `corrects` is the value as it was
   * before.
   */
  hear(said: string): { text: string; corrects: string | null } {
    const digits = digitsOnly(this.#locale, said)
    const whole = digits !== null && this.#begun ? this.#begun + digits : null
    this.#begun = this.#begunBy(whole ?? digits)
    this.#values = this.#values
      .map(({ text, turns }) => ({ text, turns: turns + 1 }))
      .filter(({ turns }) => turns <= mostTurns)
    if (whole && whole.length >= fewestWhole && whole.length <= mostDigits)
      return { text: this.#keep(whole), corrects: null }
    for (const { text } of this.#values) {
      const right = corrected(this.#locale, text, said)
      if (right) return { text: this.#keep(right), corrects: text }
    }
    const text = asWritten(this.#locale, said)
    for (const value of Object.values(contactIn(text))) this.#keep(value)
    return { text, corrects: null }
  }

  #begunBy(digits: string | null): string {
    return digits && digits.length >= fewestBegun && digits.length < fewestWhole ? digits : ''
  }

  /** An address takes the place of the address before, a number that of the number. */
  #keep(text: string): string {
    const isAddress = (value: string) => value.includes('@')
    this.#values = [
      ...this.#values.filter(value => isAddress(value.text) !== isAddress(text)),
      { text, turns: 0 },
    ]
    return text
  }
}

import { languageFor, languages, textsOf } from '#locales/load.ts'
import { inRegion } from '#locales/resolve.ts'
import type { Locale } from '#locales/types.ts'
import { askedLanguage } from '#server/language/asked-language.ts'
import { languageShown, nextLanguage } from '#server/language/detect.ts'
import type { MustSaying, SpokenInput } from '#server/modules/voice/voice.ts'
import { type CallContext, filled } from './call-context.ts'
import type { SpokenWords } from './opening.ts'

/** What a caller's words mean for the language of their call. */
export interface LanguageWish {
  /** The language that they speak or want, ISO 639-1. */
  language: string
  /** They asked for it; else they only speak it. `rest`: what else they said. */
  asked: { rest: string } | null
}

/** Fewer words say nothing of a language, whatever a recogniser takes them for: they may be a name. */
const fewest = 3

/**
 * The language that a caller wants: one that they ask for, else another than `before` that they speak in whole sentences. Null
 * where all stays as it is: names, addresses and single words of another language change nothing.
 */
export function languageWish(
  { text, language: heardIn }: Pick<SpokenInput, 'text' | 'language'>,
  before: string,
): LanguageWish | null {
  const asked = askedLanguage(text)
  if (asked) return { language: asked.language, asked: { rest: asked.rest } }
  const wordCount = text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0
  // Scripts of one language show it in fewer words, or have none.
  if (wordCount < fewest && /\p{Script=Latin}/u.test(text)) return null
  const next = nextLanguage(text, before)
  if (next !== before) return languages.includes(next) ? { language: next, asked: null } : null
  if (!heardIn || heardIn === before || !languages.includes(heardIn)) return null
  return languageShown(text, before) === heardIn ? { language: heardIn, asked: null } : null
}

/** The language of one call: what it is, whether it changes, and in which ones its caller was told what they must know. */
export class CallLanguage {
  /** It has changed, and nothing was said in the new one. */
  changed = false
  readonly #context: CallContext
  /** That the call is recorded, in this language; nothing where it is not. */
  readonly #notice: (words: Locale['phoneCall']) => MustSaying[]
  readonly #toldIn = new Set<string>()
  /** What they asked for with their last words, and whether they get it. */
  #asked: { rest: string; granted: boolean } | null = null
  #turns = 0

  constructor(context: CallContext, notice: (words: Locale['phoneCall']) => MustSaying[]) {
    this.#context = context
    this.#notice = notice
  }

  get words(): Locale['phoneCall'] {
    return textsOf(this.#context.locale).phoneCall
  }

  /** Changes the language to what their words ask for or are in, if `canUse` says so of it. */
  follow(heard: SpokenInput, canUse: (language: string) => boolean): void {
    this.#turns += 1
    this.#asked = null
    const { locale, business } = this.#context
    const wish = languageWish(heard, locale)
    if (!wish) return
    const granted = languages.includes(wish.language) && canUse(wish.language)
    if (wish.asked) this.#asked = { ...wish.asked, granted }
    if (!granted || wish.language === locale) return
    this.#context.language = inRegion(wish.language, business.language)
    this.#context.locale = languageFor(this.#context.language)
    this.changed = true
  }

  /** What they asked for with their last words; told once. */
  takeAsked(): { rest: string; granted: boolean } | null {
    const asked = this.#asked
    this.#asked = null
    return asked
  }

  /** The answer to somebody who asked for a language and said nothing else. */
  agreed(granted: boolean): string {
    const { in_language, not_in_language, inbound_question, go_on } = this.words
    if (!granted) return not_in_language
    return `${in_language} ${this.#turns > 1 ? go_on : inbound_question}`
  }

  /** Words of which some must be heard. Once these were, they need not be said in this language again. */
  telling(words: SpokenWords[]): SpokenWords[] {
    const { locale } = this.#context
    const awaited = new Set(words.filter(({ must }) => must))
    if (!awaited.size) this.#toldIn.add(locale)
    return words.map(saying => {
      if (!saying.must) return saying
      const heard = () => {
        saying.heard?.()
        awaited.delete(saying)
        if (!awaited.size) this.#toldIn.add(locale)
      }
      return { ...saying, heard }
    })
  }

  /** Who speaks, and that the call is recorded, for somebody who was told in a language that they may not understand. */
  toldAgain(): SpokenWords[] {
    if (this.#toldIn.has(this.#context.locale)) return []
    const who: SpokenWords = { text: filled(this.words.disclosed, this.#context), must: true }
    return this.telling([who, ...this.#notice(this.words)])
  }
}

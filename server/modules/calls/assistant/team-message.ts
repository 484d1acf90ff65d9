import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { say } from '#server/language/phrases.ts'
import { keepHeard } from '#server/modules/conversations/spoken/spoken.ts'
import type { Saying } from '#server/modules/voice/voice.ts'
import type { Call } from '../calls.ts'
import { type CallContext, filled } from './call-context.ts'
import { takeMessage, wantsCallback } from './message-taking.ts'
import type { SpokenLog } from './spoken-log.ts'

type Sayings = AsyncGenerator<Saying, void, void>

/** What is said around a message for the people of the business: asked for, offered, taken, read back. */
export class TeamMessage {
  /** Their next words are a message, how to reach them, or a yes to what was read back of that. */
  #taking: 'message' | 'contact' | 'confirmation' | null = null
  /** They were offered to be called back about these words of theirs, which could not be answered. */
  #offered: string | null = null
  readonly #ctx: Ctx
  readonly #call: Call
  readonly #context: CallContext
  readonly #log: SpokenLog
  readonly #words: () => Locale['phoneCall']

  /** `words`: in the language that is spoken now. */
  constructor(
    ctx: Ctx,
    given: { call: Call; context: CallContext; log: SpokenLog; words: () => Locale['phoneCall'] },
  ) {
    this.#ctx = ctx
    this.#call = given.call
    this.#context = given.context
    this.#log = given.log
    this.#words = given.words
  }

  /** Whether their next words are for the team, whatever they are. */
  get isTaking(): boolean {
    return this.#taking !== null
  }

  /** Their next words are a message. */
  take(): void {
    this.#taking = 'message'
  }

  /** Says that something went wrong, and takes their next words as a message. */
  ask(sorry: string): Saying {
    this.#taking = 'message'
    return this.#log.say(`${sorry} ${filled(this.#words().ask_message, this.#context)}`)
  }

  /** Offers to have them called back about what they said. */
  offerCallback(about: string): Saying {
    const { failed, offer_callback } = this.#words()
    this.#offered = about
    return this.#log.say(`${failed} ${filled(offer_callback, this.#context)}`)
  }

  /** They went on with something else. */
  forgetOffer(): void {
    this.#offered = null
  }

  /** Whether these words accept the offer to be called back. */
  isAccepted(text: string): boolean {
    return this.#offered !== null && wantsCallback(this.#context.locale, text)
  }

  /** They want to be called back about what could not be answered. */
  async *callBack(text: string): Sayings {
    const about = this.#offered!
    this.#offered = null
    const { outcome } = await takeMessage(this.#ctx, this.#context, { text, about })
    if (outcome === 'unreachable') {
      this.#taking = 'contact'
      return yield this.#log.say(this.#howToReachYou())
    }
    yield this.#log.say(filled(this.#words().callback_noted, this.#context))
  }

  /** Takes their words, and reads back how they can be reached. */
  async *hear(text: string): Sayings {
    const { locale } = this.#context
    const { read_back, noted } = this.#words()
    if (this.#taking === 'confirmation' && isYes(locale, text)) {
      await keepHeard(this.#context.visit, this.#context.conversation.id, text)
      return yield* this.#goodbye(filled(noted, this.#context))
    }
    const { contact, outcome } = await takeMessage(this.#ctx, this.#context, { text, about: text })
    if (contact) {
      this.#taking = 'confirmation'
      return yield this.#log.say(read_back.replace('{value}', contact))
    }
    // What was read back is wrong, or nobody knows yet how to reach them. They are asked once.
    const isOpen = outcome === 'declined' ? this.#taking === 'confirmation' : outcome === 'unreachable'
    if (isOpen && this.#taking !== 'contact') {
      this.#taking = 'contact'
      return yield this.#log.say(this.#howToReachYou())
    }
    yield* this.#goodbye(outcome === 'declined' ? say(locale, 'goodbye') : filled(noted, this.#context))
  }

  async *#goodbye(words: string): Sayings {
    yield this.#log.say(words)
    yield { end: true }
  }

  #howToReachYou(): string {
    const { how_to_reach_you } = textsOf(this.#context.locale).aloud
    return this.#call.medium === 'phone' ? `${how_to_reach_you} ${this.#words().or_keys}` : how_to_reach_you
  }
}

const isYes = (locale: string, text: string): boolean =>
  wantsCallback(locale, text) && !Object.keys(contactIn(text)).length

import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { wordsOfHolder } from '#server/modules/conversations/spoken/spoken.ts'
import type { Saying } from '#server/modules/voice/voice.ts'
import type { Call } from '../calls.ts'
import { type CallContext, filled } from './call-context.ts'
import type { SpokenLog } from './spoken-log.ts'

type Sayings = AsyncGenerator<Saying, void, void>

/** While a person of the business writes, the caller is not asked so soon whether they are still there. */
const patienceMs = 60_000

/** A person of the business comes into the call: the telephone is put through, a page's caller hears what they write. */
export class PersonOfBusiness {
  readonly #ctx: Ctx
  readonly #call: Call
  readonly #context: CallContext
  readonly #log: SpokenLog
  /** The position of the last message of theirs that was read out. */
  #readUpTo: number

  constructor(ctx: Ctx, { call, context, log }: { call: Call; context: CallContext; log: SpokenLog }) {
    this.#ctx = ctx
    this.#call = call
    this.#context = context
    this.#log = log
    this.#readUpTo = context.conversation.length
  }

  /** They have taken over. */
  async *takesOver(words: Locale['phoneCall'], signal: AbortSignal): Sayings {
    if (this.#call.medium === 'browser') return yield* this.#readOut(signal)
    const { transferTo } = this.#context
    if (transferTo) return yield* this.putThrough(transferTo)
    yield this.#log.say(filled(words.taken_over, this.#context))
    yield { end: true }
  }

  async *putThrough(transferTo: string): Sayings {
    yield this.#log.say(textsOf(this.#context.locale).aloud.putting_through)
    yield { transferTo }
  }

  async *#readOut(signal: AbortSignal): Sayings {
    const { conversation } = this.#context
    const written = wordsOfHolder(this.#ctx, conversation.id, this.#readUpTo, signal)
    for await (const { position, text } of written) {
      this.#readUpTo = position
      yield { text }
      // A wait makes the words before it a sentence that is said at once, and gives them time to write on.
      yield { waitMs: patienceMs }
    }
  }
}

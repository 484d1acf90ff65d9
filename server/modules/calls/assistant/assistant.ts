import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { hearsAny, say } from '#server/language/phrases.ts'
import { stopNumber } from '#server/modules/campaigns/replies/replies.ts'
import {
  cutShort,
  hearSpoken,
  keepHeard,
  wordsOfHolder,
} from '#server/modules/conversations/spoken/spoken.ts'
import {
  NotTransferred,
  type Saying,
  type SpokenAgent,
  type SpokenInput,
  type SpokenTurn,
} from '#server/modules/voice/voice.ts'
import { SpeechUnavailable } from '#server/providers/speech/port.ts'
import { type Call, keepTurn, noteAction } from '../calls.ts'
import { type CallContext, type CallGuest, filled, openCallContext } from './call-context.ts'
import { eager } from './eager.ts'
import { inTime } from './in-time.ts'
import { takeMessage, wantsCallback } from './message-taking.ts'
import { opening } from './opening.ts'
import { SpokenLog } from './spoken-log.ts'
import { asWritten } from './written-form.ts'

/** An answer of which nothing comes for so long has failed. A model that uses tools takes a few seconds. */
const answerWithinMs = 9_000

/** While a person of the business writes, the caller is not asked so soon whether they are still there. */
const patienceMs = 60_000

type Sayings = AsyncGenerator<Saying, void, void>

/** The assistant on this call. It begins the call's conversation, or goes on with the one that the call came from. */
export async function spokenAssistant(
  ctx: Ctx,
  call: Call,
  guest: CallGuest | null = null,
): Promise<CallAssistant> {
  return new CallAssistant(ctx, call, await openCallContext(ctx, call, guest))
}

/**
 * The assistant of the chat, speaking: the same knowledge, skills and conversation, and on the telephone the words that
 * only a call needs. A person who does not want to be called again is believed at once, whatever else would answer.
 */
export class CallAssistant implements SpokenAgent {
  readonly conversationId: string
  readonly language: string
  /** The language of our own texts, ISO 639-1. */
  readonly locale: string
  /** Called when the person has heard to its end that the call is recorded; never where it is not. */
  noticeHeard: () => void = () => {}
  readonly #ctx: Ctx
  readonly #call: Call
  readonly #context: CallContext
  readonly #words: Locale['phoneCall']
  readonly #log: SpokenLog
  /** Their next words are a message for the team, or how to reach them. */
  #taking: 'message' | 'contact' | null = null
  /** They were offered to be called back about these words of theirs, which could not be answered. */
  #offered: string | null = null
  /** The words that are being answered. */
  #inHand: string | null = null
  /** The position of the last message by a person of the business that was read out. */
  #readUpTo: number
  /** Resolves once the answer in hand is kept. */
  #answering: Promise<void> = Promise.resolve()

  constructor(ctx: Ctx, call: Call, context: CallContext) {
    this.conversationId = context.conversation.id
    this.language = context.language
    this.locale = context.locale
    this.#ctx = ctx
    this.#call = call
    this.#context = context
    this.#words = textsOf(context.locale).phoneCall
    this.#log = new SpokenLog(ctx, context.conversation.id)
    this.#readUpTo = context.conversation.length
  }

  async *open(): Sayings {
    const first = opening(this.#call, this.#context, this.#words, () => this.noticeHeard())
    this.#log.keep(first.map(({ text }) => text).join(' '))
    yield* first
  }

  async *answer(input: SpokenInput, signal: AbortSignal): Sayings {
    await this.#log.settled()
    const text = asWritten(this.locale, input.text)
    const { stops } = textsOf(this.locale).understanding.call
    if (this.#call.phone_number && hearsAny(this.locale, stops, text)) yield* this.#stop(text)
    else if (this.#taking) yield* this.#take(text)
    else if (this.#offered !== null && wantsCallback(this.locale, text)) yield* this.#callBack(text)
    else yield* this.#talk(text, signal)
  }

  async interrupted(said: string, by: 'person' | 'end'): Promise<void> {
    // A page shows what is said, in letters, before it is heard to the end.
    if (by === 'end' && this.#call.medium === 'browser') return
    // What was being answered is kept, as far as it came, before any of it is taken back.
    await this.settled()
    const { lastMessage } = this.#log
    if (lastMessage) await cutShort(this.#ctx, this.conversationId, lastMessage, said)
  }

  silence(times: number): Saying[] {
    const { still_there, silent } = this.#words
    return times < 2 ? [this.#log.say(still_there)] : [this.#log.say(silent), { end: true }]
  }

  key(key: string): Sayings | null {
    const { transferTo } = this.#context
    return key === '0' && transferTo ? this.#transfer(transferTo) : null
  }

  failed(error: unknown, times: number): Saying[] {
    this.#ctx.log.warn({ err: error, call: this.#call.id, times }, 'a spoken answer failed')
    const words = this.#words
    if (times > 2) return [this.#log.say(words.give_up), { end: true }]
    // Their words were not understood, or ours could not be spoken. Both mostly pass.
    if (error instanceof SpeechUnavailable) return [this.#log.say(words.say_again)]
    const isFirst = times < 2 && !(error instanceof NotTransferred)
    this.#offered = isFirst ? this.#inHand : null
    if (this.#offered !== null)
      return [this.#log.say(`${words.failed} ${filled(words.offer_callback, this.#context)}`)]
    this.#taking = 'message'
    const sorry = error instanceof NotTransferred ? words.not_through : words.failed
    return [this.#log.say(`${sorry} ${filled(words.ask_message, this.#context)}`)]
  }

  said(turn: SpokenTurn): Promise<void> {
    return keepTurn(this.#ctx, this.#call.id, turn)
  }

  /** Resolves once all that it said is kept. */
  async settled(): Promise<void> {
    await Promise.all([this.#answering, this.#log.settled()])
  }

  async *#talk(text: string, signal: AbortSignal): Sayings {
    const done = new Set<string>()
    const { transferTo } = this.#context
    let handedOver = false
    this.#log.lastMessage = null
    this.#offered = null
    this.#inHand = text
    const late = new AbortController()
    const turn = eager(this.#turnOf(text, AbortSignal.any([signal, late.signal]), done))
    this.#answering = turn.over
    const given = inTime(turn, answerWithinMs, () => {
      late.abort()
      return new AnswerLate()
    })
    for await (const { event, data } of given) {
      if (event === 'token') yield { text: data.text }
      if (event === 'done') handedOver = data.handed_over
    }
    if (done.has('held_by_person')) return yield* this.#whileHeld(signal)
    if (done.has('hung_up') || done.has('calls_stopped')) yield { end: true }
    else if (handedOver && transferTo) yield { transferTo }
    else if (handedOver && !this.#ctx.language) this.#taking = 'message'
  }

  /** One turn of the conversation, with what must follow at once from what was done in it. */
  async *#turnOf(text: string, signal: AbortSignal, done: Set<string>) {
    for await (const told of await hearSpoken(this.#context.visit, this.conversationId, text, signal)) {
      if (told.event === 'start') this.#log.lastMessage = told.data.message_id
      if (told.event === 'action') {
        done.add(told.data.action)
        // At once, whether or not its goodbye is heard to the end.
        if (told.data.action === 'calls_stopped') await this.#neverAgain(text)
      }
      yield told
    }
  }

  /** A person of the business has taken over: the telephone is put through, a page's caller hears what they write. */
  async *#whileHeld(signal: AbortSignal): Sayings {
    if (this.#call.medium === 'browser') return yield* this.#readOutHolder(signal)
    const { transferTo } = this.#context
    if (transferTo) return yield* this.#transfer(transferTo)
    yield this.#log.say(filled(this.#words.taken_over, this.#context))
    yield { end: true }
  }

  async *#readOutHolder(signal: AbortSignal): Sayings {
    const written = wordsOfHolder(this.#ctx, this.conversationId, this.#readUpTo, signal)
    for await (const { position, text } of written) {
      this.#readUpTo = position
      yield { text }
      // A wait makes the words before it a sentence that is said at once, and gives them time to write on.
      yield { waitMs: patienceMs }
    }
  }

  async *#transfer(transferTo: string): Sayings {
    yield this.#log.say(textsOf(this.locale).aloud.putting_through)
    yield { transferTo }
  }

  async *#stop(text: string): Sayings {
    await keepHeard(this.#context.visit, this.conversationId, text)
    await this.#ctx.tx(async () => {
      await noteAction(this.#ctx, this.#call.id, 'calls_stopped')
      await this.#neverAgain(text)
    })
    yield this.#log.say(this.#words.removed)
    yield { end: true }
  }

  #neverAgain(text: string) {
    return stopNumber(this.#ctx, {
      phone: this.#call.phone_number,
      channel: 'voice',
      reason: text.slice(0, 200),
      source: 'call',
    })
  }

  /** They want to be called back about what could not be answered. */
  async *#callBack(text: string): Sayings {
    const about = this.#offered!
    this.#offered = null
    const outcome = await takeMessage(this.#ctx, this.#context, { text, about })
    if (outcome === 'unreachable') {
      this.#taking = 'contact'
      return yield this.#log.say(textsOf(this.locale).aloud.how_to_reach_you)
    }
    yield this.#log.say(filled(this.#words.callback_noted, this.#context))
  }

  async *#take(text: string): Sayings {
    const outcome = await takeMessage(this.#ctx, this.#context, { text, about: text })
    if (outcome === 'unreachable' && this.#taking === 'message') {
      this.#taking = 'contact'
      return yield this.#log.say(textsOf(this.locale).aloud.how_to_reach_you)
    }
    const goodbye =
      outcome === 'declined' ? say(this.locale, 'goodbye') : filled(this.#words.noted, this.#context)
    yield this.#log.say(goodbye)
    yield { end: true }
  }
}

/** The assistant had no words for too long. */
class AnswerLate extends Error {
  constructor() {
    super(`No word of an answer came for ${answerWithinMs} ms.`)
  }
}

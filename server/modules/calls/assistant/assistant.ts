import { textsOf } from '#locales/load.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { hears, hearsAny, say } from '#server/language/phrases.ts'
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
import { type Call, keepTurn, noteAction } from '../calls.ts'
import { type CallContext, type CallGuest, openCallContext } from './call-context.ts'
import { correctLead } from './corrected-lead.ts'
import { DictatedValues } from './dictated-values.ts'
import { eager } from './eager.ts'
import { Keypad } from './keypad.ts'
import { takeMessage } from './message-taking.ts'
import { SpokenLog } from './spoken-log.ts'

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
  readonly #ctx: Ctx
  readonly #call: Call
  readonly #context: CallContext
  readonly #words: Locale['phoneCall']
  readonly #log: SpokenLog
  readonly #dictated: DictatedValues
  readonly #keypad = new Keypad()
  /** Their next words are a message for the team, how to reach them, or a yes to what was read back of that. */
  #taking: 'message' | 'contact' | 'confirmation' | null = null
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
    this.#dictated = new DictatedValues(context.locale)
    this.#log = new SpokenLog(ctx, context.conversation.id)
    this.#readUpTo = context.conversation.length
  }

  async *open(): Sayings {
    const recorded = this.#call.recorded ? this.#words.recorded : ''
    yield this.#log.say([opening(this.#call, this.#context, this.#words), recorded].filter(Boolean).join(' '))
  }

  async *answer(input: SpokenInput, signal: AbortSignal): Sayings {
    await this.#log.settled()
    yield* this.#answerTo(input.text, signal)
  }

  async *#answerTo(said: string, signal: AbortSignal): Sayings {
    const { text, corrects } = this.#dictated.hear(said)
    if (corrects)
      await correctLead(this.#ctx, this.#call.id, this.conversationId, { wrong: corrects, right: text })
    const { stops } = textsOf(this.locale).understanding.call
    if (this.#call.phone_number && hearsAny(this.locale, stops, text)) yield* this.#stop(text)
    else if (this.#taking) yield* this.#take(text)
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

  /** Keys are numbers that somebody would rather not say; a zero alone asks for a person. */
  key(key: string, signal: AbortSignal): Sayings {
    return this.#afterKeys(this.#keypad.press(key, signal), signal)
  }

  /** Keys are numbers that somebody would rather not say; a zero alone asks for a person. */
  async *#afterKeys(keys: Promise<string | null>, signal: AbortSignal): Sayings {
    const pressed = await keys
    const { transferTo } = this.#context
    if (pressed === '0' && transferTo) yield* this.#transfer(transferTo)
    else if (pressed) yield* this.#answerTo(pressed, signal)
  }

  failed(error: unknown, times: number): Saying[] {
    this.#ctx.log.warn({ err: error, call: this.#call.id, times }, 'a spoken answer failed')
    const { give_up, not_through, failed, ask_message } = this.#words
    if (times > 1) return [this.#log.say(give_up), { end: true }]
    const sorry = error instanceof NotTransferred ? not_through : failed
    this.#taking = 'message'
    return [this.#log.say(`${sorry} ${filled(ask_message, this.#context)}`)]
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
    const turn = eager(this.#turnOf(text, signal, done))
    this.#answering = turn.over
    for await (const { event, data } of turn) {
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

  async *#take(text: string): Sayings {
    const { read_back, noted } = this.#words
    if (this.#taking === 'confirmation' && isYes(this.locale, text)) {
      await keepHeard(this.#context.visit, this.conversationId, text)
      return yield* this.#goodbye(filled(noted, this.#context))
    }
    const { contact, outcome } = await takeMessage(this.#ctx, this.#context, text)
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
    yield* this.#goodbye(outcome === 'declined' ? say(this.locale, 'goodbye') : filled(noted, this.#context))
  }

  async *#goodbye(words: string): Sayings {
    yield this.#log.say(words)
    yield { end: true }
  }

  #howToReachYou(): string {
    const { how_to_reach_you } = textsOf(this.locale).aloud
    return this.#call.medium === 'phone' ? `${how_to_reach_you} ${this.#words.or_keys}` : how_to_reach_you
  }
}

const isYes = (locale: string, text: string): boolean =>
  hears(locale, 'yes', text) && !hears(locale, 'no', text) && !Object.keys(contactIn(text)).length

/** What is said first. A person whom we call hears before anything else that it is an AI, in words that nobody can change. */
function opening({ direction }: Call, context: CallContext, words: Locale['phoneCall']): string {
  if (direction === 'outbound') return filled(words.outbound, context)
  const { greeting } = context
  if (!greeting) return filled(words.inbound, context)
  const disclosed = filled(words.disclosed, context)
  return /[?？؟]$/u.test(greeting) ? `${disclosed} ${greeting}` : `${greeting} ${disclosed}`
}

const filled = (sentence: string, { agent, business }: CallContext): string =>
  sentence.replace(/\{(agent|business)\}/g, (_, name) => (name === 'agent' ? agent : business.name))

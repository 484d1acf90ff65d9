import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import {
  type AnswerDraft,
  cutShort,
  draftSpoken,
  keepHeard,
  speakIn,
} from '#server/modules/conversations/spoken/spoken.ts'
import {
  type DraftedAnswer,
  NotTransferred,
  type Saying,
  type SpokenAgent,
  type SpokenInput,
  type SpokenTurn,
} from '#server/modules/voice/voice.ts'
import { SpeechUnavailable } from '#server/providers/speech/port.ts'
import { type Call, happened, keepTurn } from '../calls.ts'
import { Discretion } from '../recordings/discretion.ts'
import type { CallContext } from './call-context.ts'
import { CallLanguage, languageWish } from './call-language.ts'
import { type BegunTurn, beginTurn } from './call-turn.ts'
import { sayAgain } from './coming-back.ts'
import { correctLead } from './corrected-lead.ts'
import { DictatedValues } from './dictated-values.ts'
import { inTime } from './in-time.ts'
import { Keypad } from './keypad.ts'
import type { LineInHand } from './line-in-hand.ts'
import { keepAndStop, stopCalls, wantsNoCalls } from './no-more-calls.ts'
import { afterLineMs, whileOnLine } from './on-line.ts'
import { notice, opening, type SpokenWords } from './opening.ts'
import { PersonOfBusiness } from './person-of-business.ts'
import { namesSecret, withoutSecrets } from './secrets.ts'
import { SpokenLog } from './spoken-log.ts'
import { TeamMessage } from './team-message.ts'

type Sayings = AsyncGenerator<Saying, void, void>

/**
 * The assistant of the chat, speaking: the same knowledge, skills and conversation, and on the telephone the words that
 * only a call needs. A person who does not want to be called again is believed at once, whatever else would answer.
 */
export class CallAssistant implements SpokenAgent {
  readonly conversationId: string
  readonly country: string | null
  readonly keyterms: readonly string[]
  readonly #ctx: Ctx
  readonly #call: Call
  readonly #context: CallContext
  readonly #line: LineInHand
  readonly #speaks: CallLanguage
  readonly #log: SpokenLog
  readonly #discretion: Discretion
  readonly #dictated: DictatedValues
  readonly #keypad = new Keypad()
  readonly #message: TeamMessage
  readonly #person: PersonOfBusiness
  /** The words that are being answered. */
  #inHand: string | null = null
  /** Resolves once the answer in hand is kept. */
  #answering: Promise<void> = Promise.resolve()

  constructor(ctx: Ctx, call: Call, context: CallContext, line: LineInHand) {
    this.conversationId = context.conversation.id
    this.country = context.business.country
    this.keyterms = context.keyterms
    this.#ctx = ctx
    this.#call = call
    this.#context = context
    this.#line = line
    this.#speaks = new CallLanguage(context, words =>
      call.recorded ? notice(words, line.noticeHeard ?? (() => {})) : [],
    )
    this.#dictated = new DictatedValues(context)
    this.#log = new SpokenLog(ctx, context.conversation.id)
    this.#discretion = new Discretion(ctx, call.id, line.pauseRecording ?? (async () => {}))
    const shared = { call, context, log: this.#log }
    this.#message = new TeamMessage(ctx, { ...shared, words: () => this.#words })
    this.#person = new PersonOfBusiness(ctx, shared)
  }

  get language(): string {
    return this.#context.language
  }

  /** The language of our own texts, ISO 639-1. */
  get locale(): string {
    return this.#context.locale
  }

  get #words(): Locale['phoneCall'] {
    return this.#speaks.words
  }

  async *open(): Sayings {
    const { back } = this.#line
    if (back === 'not_through') return yield this.#message.ask(this.#words.not_through)
    const first = this.#firstWords()
    this.#log.keep(first.map(({ text }) => text).join(' '))
    yield* first
  }

  #firstWords(): SpokenWords[] {
    const { back, before, noticeHeard = () => {} } = this.#line
    const recorded = this.#call.recorded && !happened(this.#call, 'recording_begun')
    const told = recorded ? notice(this.#words, noticeHeard) : []
    const again = back && sayAgain(before, this.#words)
    if (again) return this.#speaks.telling([...told, { text: again }])
    const words = opening(this.#call.direction, this.#context, { words: this.#words, told })
    const first = this.#speaks.telling(words)
    return back ? [{ text: this.#words.lost_you }, ...first] : first
  }

  async *answer(input: SpokenInput, signal: AbortSignal): Sayings {
    await this.#log.settled()
    if (this.#speaks.changed) yield* this.#inNewLanguage()
    const asked = this.#speaks.takeAsked()
    if (asked && !(asked.granted && asked.rest)) yield* this.#agree(input.text, asked.granted)
    else yield* this.#answerTo(asked?.rest ?? input.text, signal)
  }

  async *#answerTo(said: string, signal: AbortSignal): Sayings {
    const text = await this.#hear(said)
    if (this.#wantsNoCalls(text)) yield* this.#stop(text)
    else if (this.#message.isTaking) yield* this.#message.hear(text)
    else if (this.#message.isAccepted(text)) yield* this.#message.callBack(text)
    else {
      const late = new AbortController()
      const turn = this.#begin(text, AbortSignal.any([whileOnLine(signal), late.signal]))
      for await (const { event, data } of inTime(turn.events, late))
        if (event === 'token') yield { text: data.text }
      yield* this.#after(turn, signal)
    }
  }

  follow(heard: SpokenInput, canUse: (language: string) => boolean): void {
    this.#speaks.follow(heard, canUse)
  }

  async *#inNewLanguage(): Sayings {
    this.#speaks.changed = false
    await speakIn(this.#ctx, this.conversationId, this.language)
    yield* this.#speaks.toldAgain()
  }

  /** They asked whether we speak a language, and for nothing that we could answer in it. */
  async *#agree(text: string, granted: boolean): Sayings {
    await keepHeard(this.#context.visit, this.conversationId, text)
    yield this.#log.say(this.#speaks.agreed(granted))
  }

  draft(input: SpokenInput, signal: AbortSignal): DraftedAnswer | null {
    if (languageWish(input, this.locale)) return null
    const { text: written, corrects } = this.#dictated.read(input.text)
    if (corrects) return null
    const text = this.#unsecret(written)
    if (this.#message.isTaking || this.#wantsNoCalls(text) || this.#message.isAccepted(text)) return null
    const taken = Promise.withResolvers<SpokenInput>()
    signal.addEventListener('abort', () => taken.reject(signal.reason))
    taken.promise.catch(() => {})
    return { sayings: this.#drafted(text, taken.promise, signal), take: taken.resolve }
  }

  async left(input: SpokenInput): Promise<void> {
    for await (const _ of this.answer(input, AbortSignal.timeout(afterLineMs)));
    await this.settled()
    const { lastMessage } = this.#log
    if (lastMessage) await cutShort(this.#ctx, this.conversationId, lastMessage, '')
  }

  /** Their words as people write, remembered for what corrects them, and without what must not be written down. */
  async #hear(said: string): Promise<string> {
    const heard = this.#dictated.read(said)
    this.#dictated.keep(heard)
    const { text: right, corrects: wrong } = heard
    if (wrong) await correctLead(this.#ctx, this.#call.id, this.conversationId, { wrong, right })
    return this.#unsecret(right)
  }

  #unsecret(written: string): string {
    return withoutSecrets(this.locale, written, this.#discretion.expected || namesSecret(written))
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

  key(key: string, signal: AbortSignal): Sayings {
    return this.#afterKeys(this.#keypad.press(key, signal), signal)
  }

  /** Keys are numbers that somebody would rather not say; a zero alone asks for a person. */
  async *#afterKeys(keys: Promise<string | null>, signal: AbortSignal): Sayings {
    const pressed = await keys
    const { transferTo } = this.#context
    if (pressed === '0' && transferTo) yield* this.#person.putThrough(transferTo)
    else if (pressed) yield* this.#answerTo(pressed, signal)
  }

  failed(error: unknown, times: number): Saying[] {
    this.#ctx.log.warn({ err: error, call: this.#call.id, times }, 'a spoken answer failed')
    const words = this.#words
    if (times > 2) return [this.#log.say(words.give_up), { end: true }]
    if (error instanceof NotTransferred) return [this.#message.ask(words.not_through)]
    // Their words were not understood, or ours could not be spoken. Both mostly pass.
    if (error instanceof SpeechUnavailable) return [this.#log.say(words.say_again)]
    const about = times < 2 ? this.#inHand : null
    return [about === null ? this.#message.ask(words.failed) : this.#message.offerCallback(about)]
  }

  async said(turn: SpokenTurn): Promise<void> {
    const { expected } = this.#discretion
    this.#discretion.heard(turn)
    const text =
      turn.speaker === 'person'
        ? withoutSecrets(this.locale, turn.text, expected || this.#discretion.expected)
        : turn.text
    await keepTurn(this.#ctx, this.#call.id, { ...turn, text }, this.#line.openedAt)
  }

  /** Resolves once all that it said is kept. */
  async settled(): Promise<void> {
    await Promise.all([this.#answering, this.#log.settled(), this.#discretion.settled()])
  }

  /** The words of an answer before the turn is surely over, and all that follows from it once it is. */
  async *#drafted(text: string, taken: Promise<SpokenInput>, signal: AbortSignal): Sayings {
    await this.settled()
    this.#inHand = text
    const late = new AbortController()
    const wanted = AbortSignal.any([whileOnLine(signal), late.signal])
    const draft = await draftSpoken(this.#context.visit, this.conversationId, text, wanted)
    // A person of the business answers, or will.
    if (!draft) return yield* this.answer(await taken, signal)
    const turn = taken.then(async input =>
      this.#begin(await this.#hear(input.text), whileOnLine(signal), draft),
    )
    turn.catch(() => {})
    for await (const event of inTime(draft.events, late))
      if (event.type === 'token') yield { text: event.text }
    const begun = await turn
    await begun.events.over
    yield* this.#after(begun, signal)
  }

  /** Begins a turn of the conversation, whose events are read to the end by themselves. */
  #begin(text: string, signal: AbortSignal, draft?: AnswerDraft): BegunTurn {
    this.#log.lastMessage = null
    this.#message.forgetOffer()
    this.#inHand = text
    const turn = beginTurn(this.#context, {
      text,
      signal,
      draft,
      started: messageId => {
        this.#log.lastMessage = messageId
      },
      callsStopped: () => stopCalls(this.#ctx, this.#call, text),
    })
    this.#answering = turn.events.over
    return turn
  }

  /** What follows from a turn, behind its words. */
  async *#after({ events, done }: BegunTurn, signal: AbortSignal): Sayings {
    const { transferTo } = this.#context
    let handedOver = false
    for await (const { event, data } of events) if (event === 'done') handedOver = data.handed_over
    if (done.has('held_by_person')) return yield* this.#person.takesOver(this.#words, signal)
    if (done.has('hung_up') || done.has('calls_stopped')) yield { end: true }
    else if (handedOver && transferTo) yield { transferTo }
    else if (handedOver && !this.#ctx.language) this.#message.take()
  }

  #wantsNoCalls(text: string): boolean {
    return wantsNoCalls(this.#call, this.locale, text)
  }

  async *#stop(text: string): Sayings {
    await keepAndStop(this.#ctx, this.#call, this.#context, text)
    yield this.#log.say(this.#words.removed)
    yield { end: true }
  }
}

import type { AppDependencies } from '#server/core/context.ts'
import { createTranscriber, type Transcriber } from '../hearing/hearing.ts'
import { within } from '../speaking/changes.ts'
import { timely } from '../speaking/timely.ts'
import { phrasesOf } from '../turns/phrases.ts'
import {
  type ConversationLimits,
  type EndReason,
  initialTurnState,
  type ReplyCause,
  type TurnEffect,
} from '../turns/state.ts'
import {
  canConverse,
  type Line,
  type LineEvent,
  NotTransferred,
  type Saying,
  type SpokenAgent,
  type SpokenInput,
} from '../voice.ts'
import { Diary } from './diary.ts'
import { Faults } from './faults.ts'
import { languageAfter } from './following.ts'
import { PersonSide } from './person.ts'
import { Replies } from './replies.ts'
import { TurnLoop } from './turn-loop.ts'

export type { ConversationLimits, EndReason } from '../turns/state.ts'

export interface ConversationOptions {
  line: Line
  agent: SpokenAgent
  /** The installation's, if left out. */
  speech?: AppDependencies['speech']
  limits?: Partial<ConversationLimits>
  /** Ends it from outside: a member hangs up, the process stops. */
  signal?: AbortSignal
}

interface ConversationResult {
  reason: EndReason
  /** From the opening of the line to the end of the conversation. */
  durationMs: number
  /** Of every answer to spoken words: from the end of their speech to the first sound of the answer, fillers aside. */
  latenciesMs: number[]
}

/** How long the line may take to put somebody through. */
const transferWithin = 40_000
/** How long the agent may take at the end to write down what is still to be written. */
const recordWithin = 10_000

const endings = {
  hung_up: 'left',
  lost: 'lost',
  failed: 'failed',
  ended: 'done',
  transferred: 'transferred',
} as const satisfies Record<string, EndReason>

type Dependencies = Pick<AppDependencies, 'speech' | 'metrics' | 'log'>

/**
 * Holds one spoken conversation on a line, from the opening to its end. Throws only what `canConverse` throws, before
 * it begins. When something fails later, the agent says a way out, and at last the line is hung up. Once this resolves,
 * the line is closed, the agent has been told of every turn, and no timer is left.
 */
export async function converse(
  deps: Dependencies,
  { speech = deps.speech, ...options }: ConversationOptions,
): Promise<ConversationResult> {
  canConverse({ speech }, options.line)
  deps.metrics.voiceConversations(1)
  try {
    return await new Conversation({ ...deps, speech }, options).hold()
  } finally {
    deps.metrics.voiceConversations(-1)
  }
}

/** Lets what happens on the line move the turns on, and carries out what follows. */
class Conversation {
  readonly #deps: Dependencies
  readonly #line: Line
  readonly #agent: SpokenAgent
  readonly #signal: AbortSignal | undefined
  readonly #loop: TurnLoop
  readonly #person: PersonSide
  readonly #replies: Replies
  readonly #diary: Diary
  readonly #over = Promise.withResolvers<EndReason>()
  /** Stops what still listens once the conversation is over. */
  readonly #leave = new AbortController()
  readonly #faults: Faults
  /** null where the page hears. */
  readonly #transcriber: Transcriber | null
  /** What the agent says to the last key that was pressed. */
  #keyed: ((signal: AbortSignal) => AsyncIterable<Saying>) | null = null
  /** When the line closed. */
  #closedAt: number | null = null

  constructor(deps: Dependencies, { line, agent, limits, signal }: Omit<ConversationOptions, 'speech'>) {
    const { speech, metrics, log } = deps
    this.#deps = deps
    this.#line = line
    this.#agent = agent
    this.#signal = signal
    this.#faults = new Faults(deps, this.#leave.signal)
    this.#transcriber =
      line.hears === 'sound' && speech.hears
        ? createTranscriber(speech.hears, {
            line,
            language: agent.language,
            keyterms: agent.keyterms ?? [],
            signal: this.#leave.signal,
            heard: news => {
              this.#loop.take(news)
              this.#person.caption()
            },
            failed: error => this.#faults.providerFailed('speech_recognition', error),
          })
        : null
    // What the agent can't keep ends the conversation.
    this.#diary = new Diary(error => {
      log.error({ err: error }, 'a turn of a spoken conversation could not be kept')
      this.#loop.take({ type: 'end', reason: 'failed' })
    })
    const { language, country } = agent
    const first = initialTurnState({ language, country, hears: line.hears, limits })
    this.#loop = new TurnLoop(first, {
      now: () => line.now(),
      carryOut: effect => this.#carryOut(effect),
      failed: error => {
        log.error({ err: error }, 'unexpected error in a spoken conversation')
        this.#over.resolve('failed')
      },
    })
    const shared = { line, agent, diary: this.#diary, take: this.#loop.take.bind(this.#loop) }
    this.#replies = new Replies({
      ...shared,
      metrics,
      speaks: line.speaks === 'sound' && speech.speaks ? timely(speech.speaks, () => line.now()) : null,
      sayingsTo: (cause, dropped) => this.#sayingsTo(cause, dropped),
      fillerAfterMs: first.limits.filler,
      recognitionMs: () => this.#person.recognitionMs,
      voiceFailed: error => this.#faults.providerFailed('speech_synthesis', error),
      failed: error => this.#faults.failed(error),
    })
    this.#person = new PersonSide({
      ...shared,
      transcriber: this.#transcriber,
      state: () => this.#loop.state,
      heardOfReply: () => this.#replies.heard(),
      failed: error => {
        this.#faults.providerFailed('speech_recognition', error)
        this.#faults.failed(error)
      },
    })
  }

  async hold(): Promise<ConversationResult> {
    const stop = () => this.#loop.take({ type: 'end', reason: 'stopped' })
    // What somebody typed while their line was being opened comes behind the opening, which it may cut short.
    let early: LineEvent[] | null = []
    this.#line.listen(event => (early ? void early.push(event) : this.#onLine(event)))
    this.#signal?.addEventListener('abort', stop)
    this.#loop.take({ type: 'opened' })
    const waiting = early
    early = null
    for (const event of waiting) this.#onLine(event)
    if (this.#signal?.aborted) stop()
    const reason = await this.#over.promise
    const durationMs = this.#closedAt ?? this.#line.now()
    this.#loop.stop()
    this.#signal?.removeEventListener('abort', stop)
    this.#leave.abort()
    this.#transcriber?.close()
    await within(recordWithin, this.#diary.written())
    return { reason, durationMs, latenciesMs: this.#replies.latenciesMs }
  }

  #onLine(event: LineEvent): void {
    switch (event.type) {
      case 'voice_began':
        return void this.#loop.take(event)
      case 'sound':
        return void this.#person.sound(event)
      case 'voice_paused':
        return void this.#person.paused(event)
      case 'words':
        this.#loop.take({ ...event, asked: this.#replies.heard() })
        return void this.#person.caption()
      case 'key':
        return void this.#key(event.key)
      case 'played':
      case 'sounded':
        return void this.#replies.report(event)
      case 'closed':
        this.#person.cutOff(event.at)
        this.#closedAt = event.at
        return void this.#loop.take({ type: 'closed', reason: endings[event.reason] })
    }
  }

  #carryOut(effect: TurnEffect): void {
    switch (effect.type) {
      case 'transcribe':
        return void this.#person.transcribe()
      case 'heard':
        this.#person.ended(effect.heard)
        return void this.#follow(effect.heard)
      case 'left':
        return void this.#person.left(effect.heard)
      case 'draft':
        return void this.#replies.draft(effect.heard)
      case 'forget':
        return void this.#replies.forget()
      case 'reply':
        return void this.#replies.begin(effect)
      case 'hold':
        return void this.#replies.hold()
      case 'resume':
        return void this.#replies.resume()
      case 'drop':
        return void this.#replies.drop(effect.by)
      case 'transfer':
        return void this.#transfer(effect.phone)
      case 'close':
        return void this.#hangUp(effect.politely)
      case 'over':
        if (this.#closedAt === null) this.#line.close(false)
        this.#over.resolve(effect.reason)
    }
  }

  async *#sayingsTo(cause: ReplyCause, dropped: AbortSignal): AsyncGenerator<Saying> {
    // The agent knows what was said before it is asked what to say next.
    await this.#diary.written()
    // What must be heard, and was spoken over or could not be spoken, comes before anything else.
    if (cause.kind !== 'time_up') yield* this.#replies.owed()
    if (cause.kind === 'opening') yield* this.#agent.open(dropped)
    else if (cause.kind === 'heard') yield* this.#agent.answer(cause.heard, dropped)
    else if (cause.kind === 'failure') yield* this.#agent.failed(this.#faults.last, cause.times)
    // Of several keys in a row only the last is still answered.
    else if (cause.kind === 'key' && !dropped.aborted) yield* this.#keyed!(dropped)
    else if (cause.kind === 'time_up') yield { text: phrasesOf(this.#agent.language).timeUp }
  }

  /** The person may have gone over to another language: what is made from now on is in that. */
  #follow(heard: SpokenInput): void {
    const { speech } = this.#deps
    const language = languageAfter(heard, { agent: this.#agent, line: this.#line, speech })
    if (!language) return
    this.#transcriber?.listenIn(language)
    this.#replies.turnLanguage()
    this.#loop.take({ type: 'language', language })
  }

  /** A key of the telephone was pressed. The agent is asked at once whether it means anything. */
  #key(pressed: string): void {
    const stop = new AbortController()
    const sayings = this.#agent.key?.(pressed, stop.signal)
    if (!sayings) return
    this.#keyed = dropped => {
      dropped.addEventListener('abort', () => stop.abort())
      return sayings
    }
    this.#loop.take({ type: 'key', key: pressed })
  }

  async #transfer(phone: string): Promise<void> {
    let isThrough = false
    await within(
      transferWithin,
      this.#line.transfer(phone).then(
        through => {
          isThrough = through
        },
        error => this.#deps.log.warn({ err: error }, 'a caller could not be transferred'),
      ),
    )
    if (!isThrough) this.#faults.last = new NotTransferred(phone)
    this.#loop.take({ type: isThrough ? 'transferred' : 'not_transferred' })
  }

  #hangUp(politely: boolean): void {
    if (this.#closedAt !== null) return
    const why = this.#loop.state.ending?.reason
    if (why === 'silence' || why === 'too_long' || why === 'failed') this.#line.endsAs?.(why)
    this.#line.close(politely)
  }
}

import type { Metrics } from '#server/http/operations/metrics.ts'
import { Musts } from '../speaking/musts.ts'
import { type HeardReply, type SpokenReply, speakReply } from '../speaking/reply.ts'
import type { TimelyVoice } from '../speaking/timely.ts'
import { phrasesOf } from '../turns/phrases.ts'
import type { ReplyCause, TurnEffect } from '../turns/state.ts'
import {
  type DraftedAnswer,
  type LatencyStages,
  type Line,
  type LineEvent,
  lineEnded,
  type MustSaying,
  type Saying,
  type SpokenAgent,
  type SpokenInput,
} from '../voice.ts'
import type { Diary } from './diary.ts'
import type { UndatedEvent } from './turn-loop.ts'

interface RepliesOptions {
  line: Line
  agent: SpokenAgent
  /** null where the page has a voice of its own. */
  speaks: TimelyVoice | null
  metrics: Metrics
  diary: Diary
  take(event: UndatedEvent): void
  /** What the agent says to this. `dropped` fires when it is not wanted any more. */
  sayingsTo(cause: ReplyCause, dropped: AbortSignal): AsyncIterable<Saying>
  /** When the agent has had no words for so long, the wait is bridged. Milliseconds. */
  fillerAfterMs: number
  /** How long the recogniser took for the last words of the person's turn, in milliseconds. */
  recognitionMs(): number
  /** Our voice failed at a sentence. */
  voiceFailed(error: unknown): void
  /** A reply broke off. */
  failed(error: unknown): void
}

interface LiveReply {
  id: number
  /** Of its utterances and captions. */
  number: number
  to: ReplyCause
  reply: SpokenReply
  /** When the person's turn was over, and how much of that time the recogniser took. */
  askedAt: number
  recognitionMs: number
}

/** Our side of a conversation: the one reply that is alive, and what the agent is told of those that are over. */
export class Replies {
  /** Of every answer to spoken words: from the end of their speech to the first sound of the answer. */
  readonly latenciesMs: number[] = []
  readonly #options: RepliesOptions
  #live: LiveReply | null = null
  #made = 0
  /** An answer that may not be wanted. */
  #draft: { live: LiveReply; answer: DraftedAnswer } | null = null
  /** Dropped replies on which the line still reports. */
  readonly #leaving = new Set<SpokenReply>()
  readonly #musts = new Musts()

  constructor(options: RepliesOptions) {
    this.#options = options
  }

  /** What the person has heard of the reply that is alive; '' where there is none. */
  heard(): string {
    return this.#live?.reply.heard().text ?? ''
  }

  hold(): void {
    this.#live?.reply.hold()
  }

  resume(): void {
    this.#live?.reply.resume()
  }

  /** What must be heard and was not yet, in order. */
  owed(): MustSaying[] {
    return this.#musts.owed()
  }

  /**
   * The conversation goes on in another language. An answer that was begun in the one before is not wanted, and what must be
   * heard is the agent's to say in the new one.
   */
  turnLanguage(): void {
    this.forget()
    this.#musts.forget()
  }

  /** The line played something. */
  report(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void {
    this.#live?.reply.report(event)
    for (const reply of this.#leaving) reply.report(event)
  }

  /** Begins a reply. Where the agent has nothing to say to a silence, the conversation ends. */
  begin({ reply: id, to, speak, drafted }: Extract<TurnEffect, { type: 'reply' }>): void {
    const { agent, take } = this.#options
    const silence = to.kind === 'silence' ? agent.silence(to.times) : undefined
    if (silence === null)
      // Not within the step that is being carried out.
      return void queueMicrotask(() => take({ type: 'end', reason: 'silence' }))
    this.#live =
      (drafted && this.#taken(id, to)) ||
      this.#speak(id, to, dropped => (silence ? this.#inTurn(silence) : this.#options.sayingsTo(to, dropped)))
    if (speak) this.#live.reply.resume()
  }

  /** Begins an answer to what was probably a whole turn, and its sound; nothing of it leaves. */
  draft(heard: SpokenInput): void {
    const { agent } = this.#options
    const stop = new AbortController()
    const answer = agent.draft?.(heard, stop.signal)
    if (!answer) return
    const live = this.#speak(0, { kind: 'heard', heard }, dropped => {
      dropped.addEventListener('abort', () => stop.abort(dropped.reason))
      return this.#inTurn(answer.sayings)
    })
    this.#draft = { live, answer }
  }

  /** The agent knows what was said before, before it is asked what to say next. */
  async *#inTurn(sayings: AsyncIterable<Saying> | Iterable<Saying>): AsyncGenerator<Saying> {
    await this.#options.diary.written()
    yield* this.owed()
    yield* sayings
  }

  /** The draft is not wanted: it was never there. */
  forget(): void {
    void this.#draft?.live.reply.drop()
    this.#draft = null
  }

  /** The draft, as the reply to this; null where there is none. */
  #taken(id: number, to: ReplyCause): LiveReply | null {
    const draft = this.#draft
    this.#draft = null
    if (!draft || to.kind !== 'heard') return null
    const { live, answer } = draft
    live.id = id
    live.to = to
    live.askedAt = this.#options.line.now()
    live.recognitionMs = this.#options.recognitionMs()
    // The agent knows what was said before.
    void this.#options.diary.written().then(() => answer.take(to.heard))
    return live
  }

  /** `id`: of the turns; a draft gets it once it is taken. */
  #speak(
    id: number,
    cause: ReplyCause,
    sayings: (dropped: AbortSignal) => AsyncIterable<Saying> | Iterable<Saying>,
  ): LiveReply {
    const { agent, take, failed, line, speaks, fillerAfterMs } = this.#options
    const number = ++this.#made
    const reply = speakReply({
      id: number,
      line,
      speaks,
      language: agent.language,
      sayings,
      stubborn: cause.kind === 'failure' || cause.kind === 'time_up',
      musts: this.#musts,
      filler:
        cause.kind === 'heard'
          ? { text: phrasesOf(agent.language).fillers[0]!, afterMs: fillerAfterMs }
          : null,
      sounded: () => take({ type: 'sounded', reply: live.id }),
      answered: () => this.#answered(live),
      voiceFailed: this.#options.voiceFailed,
      spoken: ({ waitMs, next }) => {
        if (this.#endsAsDraft(live)) return
        this.#ended(live)
        take({ type: 'spoken', reply: live.id, said: reply.heard().text, waitMs, next })
      },
      broken: error => {
        if (this.#endsAsDraft(live)) return
        failed(error)
        this.#ended(live)
        take({ type: 'broken', reply: live.id })
      },
    })
    const recognitionMs = this.#options.recognitionMs()
    const live: LiveReply = { id, number, to: cause, reply, askedAt: line.now(), recognitionMs }
    return live
  }

  /** Whether a reply came to its end before it was wanted. It is begun again once it is. */
  #endsAsDraft(reply: LiveReply): boolean {
    if (this.#draft?.live !== reply) return false
    this.#draft = null
    return true
  }

  /** Silences the reply that is alive, for good. */
  drop(by: 'person' | 'us'): void {
    const left = this.#live
    if (!left) return
    const { agent, diary } = this.#options
    this.#live = null
    this.#leaving.add(left.reply)
    const dropped = left.reply.drop(by === 'us' ? lineEnded : undefined)
    diary.tell(async () => {
      await dropped
      this.#leaving.delete(left.reply)
      await agent.interrupted?.(left.reply.heard().newText, by === 'us' ? 'end' : by)
      await this.#record(left, by === 'person')
    })
  }

  #answered(live: LiveReply): void {
    const { metrics } = this.#options
    const latency = latencyOf(live, live.reply.heard())
    if (!latency) return
    this.latenciesMs.push(latency.latencyMs)
    metrics.voiceTurn({ seconds: latency.latencyMs / 1000 })
    const { endpointMs, recognitionMs, modelMs, voiceMs } = latency.stages
    const stages = { endpoint: endpointMs, recognition: recognitionMs, model: modelMs, voice: voiceMs }
    for (const [stage, ms] of Object.entries(stages)) metrics.voiceStage({ stage, seconds: ms / 1000 })
  }

  #ended(reply: LiveReply): void {
    if (this.#live !== reply) return
    this.#live = null
    this.#options.diary.tell(() => this.#record(reply, false))
  }

  /** Tells the agent of a turn of ours as it was heard; of none where nothing was. */
  async #record(live: LiveReply, cutShort: boolean): Promise<void> {
    const { line, agent } = this.#options
    const heard = live.reply.heard()
    const { text, beganAt, endedAt } = heard
    if (!text || beganAt === null) return
    line.caption({ id: `a${live.number}`, speaker: 'agent', text, final: true })
    const latency = latencyOf(live, heard) ?? { latencyMs: null }
    const cut = cutShort ? { cutShort, unheard: heard.unheard } : { cutShort }
    await agent.said({ speaker: 'agent', text, beganAt, endedAt: endedAt ?? beganAt, ...cut, ...latency })
  }
}

interface Latency {
  latencyMs: number
  firstSoundMs: number
  stages: LatencyStages
}

/** How long the person waited for this answer, and what for; null where they did not speak, or heard none of it. */
function latencyOf({ to, askedAt, recognitionMs }: LiveReply, heard: HeardReply): Latency | null {
  const { answeredAt, soundedAt, readyAt } = heard
  if (to.kind !== 'heard' || to.heard.typed || answeredAt === null) return null
  const { endedAt } = to.heard
  const waited = Math.max(0, askedAt - endedAt)
  const recognition = Math.min(recognitionMs, waited)
  // An answer may have been begun before it was clear that they had finished.
  const ready = Math.min(answeredAt, Math.max(askedAt, readyAt ?? askedAt))
  return {
    latencyMs: answeredAt - endedAt,
    firstSoundMs: (soundedAt ?? answeredAt) - endedAt,
    stages: {
      endpointMs: waited - recognition,
      recognitionMs: recognition,
      modelMs: ready - askedAt,
      voiceMs: answeredAt - ready,
    },
  }
}

import type { Metrics } from '#server/http/operations/metrics.ts'
import type { TextToSpeech } from '#server/providers/speech/port.ts'
import { type SpokenReply, speakReply } from '../speaking/reply.ts'
import { phrasesOf } from '../turns/phrases.ts'
import type { ReplyCause, TurnEffect } from '../turns/state.ts'
import type { Line, LineEvent, Saying, SpokenAgent } from '../voice.ts'
import type { Diary } from './diary.ts'
import type { UndatedEvent } from './turn-loop.ts'

interface RepliesOptions {
  line: Line
  agent: SpokenAgent
  /** null where the page has a voice of its own. */
  speaks: TextToSpeech | null
  metrics: Metrics
  diary: Diary
  take(event: UndatedEvent): void
  /** What the agent says to this. `dropped` fires when it is not wanted any more. */
  sayingsTo(cause: ReplyCause, dropped: AbortSignal): AsyncIterable<Saying>
  /** Our voice failed. */
  failed(error: unknown): void
}

interface LiveReply {
  id: number
  to: ReplyCause
  reply: SpokenReply
}

/** Our side of a conversation: the one reply that is alive, and what the agent is told of those that are over. */
export class Replies {
  /** Of every answer to spoken words: from the end of their speech to the first sound of the answer. */
  readonly latenciesMs: number[] = []
  readonly #options: RepliesOptions
  #live: LiveReply | null = null
  /** Dropped replies on which the line still reports. */
  readonly #leaving = new Set<SpokenReply>()

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

  /** Says something to bridge the wait; `times`: how often we did so for this reply before. */
  filler(times: number): void {
    this.#live?.reply.filler(phrasesOf(this.#options.agent.language).fillers[times]!)
  }

  /** The line played something. */
  report(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void {
    this.#live?.reply.report(event)
    for (const reply of this.#leaving) reply.report(event)
  }

  /** Begins a reply. Where the agent has nothing to say to a silence, the conversation ends. */
  begin({ reply: id, to, speak }: Extract<TurnEffect, { type: 'reply' }>): void {
    const { agent, take, failed, line, speaks } = this.#options
    const silence = to.kind === 'silence' ? agent.silence(to.times) : undefined
    if (silence === null)
      // Not within the step that is being carried out.
      return void queueMicrotask(() => take({ type: 'end', reason: 'silence' }))
    const reply = speakReply({
      id,
      line,
      speaks,
      language: agent.language,
      sayings: dropped => silence ?? this.#options.sayingsTo(to, dropped),
      stubborn: to.kind === 'failure' || to.kind === 'time_up',
      sounded: at => this.#sounded(id, to, at),
      spoken: ({ waitMs, next }) => {
        this.#ended(live)
        take({ type: 'spoken', reply: id, waitMs, next })
      },
      broken: error => {
        failed(error)
        this.#ended(live)
        take({ type: 'broken', reply: id })
      },
    })
    const live: LiveReply = { id, to, reply }
    this.#live = live
    if (speak) reply.resume()
  }

  /** Silences the reply that is alive, for good. */
  drop(by: 'person' | 'us'): void {
    const left = this.#live
    if (!left) return
    const { agent, diary } = this.#options
    this.#live = null
    this.#leaving.add(left.reply)
    const dropped = left.reply.drop()
    diary.tell(async () => {
      await dropped
      this.#leaving.delete(left.reply)
      await agent.interrupted?.(left.reply.heard().text, by === 'us' ? 'end' : by)
      await this.#record(left, by === 'person')
    })
  }

  #sounded(id: number, to: ReplyCause, at: number): void {
    const { metrics, take } = this.#options
    if (to.kind === 'heard' && !to.heard.typed) {
      const latencyMs = at - to.heard.endedAt
      this.latenciesMs.push(latencyMs)
      metrics.voiceTurn({ seconds: latencyMs / 1000 })
    }
    take({ type: 'sounded', reply: id })
  }

  #ended(reply: LiveReply): void {
    if (this.#live !== reply) return
    this.#live = null
    this.#options.diary.tell(() => this.#record(reply, false))
  }

  /** Tells the agent of a turn of ours as it was heard; of none where nothing was. */
  async #record({ id, to, reply }: LiveReply, cutShort: boolean): Promise<void> {
    const { line, agent } = this.#options
    const { text, beganAt, endedAt } = reply.heard()
    if (!text || beganAt === null) return
    line.caption({ id: `a${id}`, speaker: 'agent', text, final: true })
    const latencyMs = to.kind === 'heard' && !to.heard.typed ? beganAt - to.heard.endedAt : null
    await agent.said({ speaker: 'agent', text, beganAt, endedAt: endedAt ?? beganAt, cutShort, latencyMs })
  }
}

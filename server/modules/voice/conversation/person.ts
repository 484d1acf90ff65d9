import type { Transcriber } from '../hearing/hearing.ts'
import { textOf } from '../turns/listening.ts'
import type { TurnState } from '../turns/state.ts'
import type { Line, LineEvent, SpokenAgent, SpokenInput } from '../voice.ts'
import type { Diary } from './diary.ts'
import type { UndatedEvent } from './turn-loop.ts'

interface PersonOptions {
  line: Line
  agent: SpokenAgent
  /** null where the page has a recogniser of its own, or the person types. */
  transcriber: Transcriber | null
  diary: Diary
  take(event: UndatedEvent): void
  /** The turns as they stand. */
  state(): TurnState
  /** What they have heard of the reply that they may be speaking over. */
  heardOfReply(): string
  failed(error: unknown): void
}

const nothing = new Int16Array(0)

/** The person's side of a conversation: what they say becomes words, captions, and turns that the agent is told of. */
export class PersonSide {
  readonly #options: PersonOptions
  /** The speech that has just paused, for as long as its words may be asked for. */
  #stretch: { id: number; pcm: Int16Array } = { id: 0, pcm: nothing }
  #turns = 0
  /** How long the recogniser took for the words that came last. Milliseconds. */
  recognitionMs = 0

  constructor(options: PersonOptions) {
    this.#options = options
  }

  /** A piece of what they are saying, while the transcriber listens along. */
  sound(event: Extract<LineEvent, { type: 'sound' }>): void {
    this.#options.transcriber?.sound(event)
  }

  paused({ at, pcm }: Extract<LineEvent, { type: 'voice_paused' }>): void {
    this.#stretch = { id: this.#stretch.id + 1, pcm }
    this.#options.take({ type: 'voice_paused', at, stretch: this.#stretch.id })
    // A noise, of which nobody wants the words.
    if (this.#stretch.pcm.length) this.#options.transcriber?.skip()
  }

  /** The line closed while they spoke: what they had said by then are words as well. */
  cutOff(at: number): void {
    const { state, transcriber } = this.#options
    const pcm = transcriber?.soundSoFar()
    if (pcm?.length && state().person?.voice) this.paused({ type: 'voice_paused', at, pcm })
  }

  /** Asks for the words of the stretch that has just paused. */
  async transcribe(): Promise<void> {
    const { id, pcm } = this.#stretch
    const { transcriber, take, heardOfReply, failed, line } = this.#options
    const askedAt = line.now()
    this.#stretch = { id, pcm: nothing }
    try {
      const text = await transcriber!.wordsOf(id, pcm)
      this.recognitionMs = line.now() - askedAt
      take({ type: 'transcribed', stretch: id, text, asked: heardOfReply() })
      this.caption()
    } catch (error) {
      failed(error)
      take({ type: 'unheard', stretch: id })
    }
  }

  /** Shows what they have said of their turn so far. */
  caption(): void {
    const { person } = this.#options.state()
    const text = person && [textOf(person), person.guess].filter(Boolean).join(' ')
    if (text) this.#show(text, false)
  }

  /** They said this and left. */
  left(heard: SpokenInput): void {
    const { diary, agent } = this.#options
    diary.tell(async () => agent.left?.(heard))
  }

  /** Their turn is over. */
  ended({ text, beganAt, endedAt }: SpokenInput): void {
    const { diary, agent } = this.#options
    this.#show(text, true)
    this.#turns += 1
    const turn = { speaker: 'person', text, beganAt, endedAt, cutShort: false, latencyMs: null } as const
    diary.tell(() => agent.said(turn))
  }

  #show(text: string, final: boolean): void {
    this.#options.line.caption({ id: `p${this.#turns}`, speaker: 'person', text, final })
  }
}

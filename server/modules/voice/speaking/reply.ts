import type { AfterReply } from '../turns/state.ts'
import type { Line, LineEvent, Saying } from '../voice.ts'
import { createChangeSignal } from './changes.ts'
import { ReplyDelivery } from './delivery.ts'
import type { Musts } from './musts.ts'
import { Script } from './script.ts'
import { synthesize } from './synthesis.ts'
import type { TimelyVoice } from './timely.ts'

interface SpokenReplyOptions {
  id: number
  line: Line
  /** null where the page has a voice of its own. */
  speaks: TimelyVoice | null
  /** BCP 47 */
  language: string
  /** What is said; `signal` fires when it is not wanted any more. */
  sayings(signal: AbortSignal): AsyncIterable<Saying> | Iterable<Saying>
  /** It is an apology already: words that can't be spoken are left out, and what follows upon them is done. */
  stubborn: boolean
  musts: Musts
  /** Said when the agent has had no words for `afterMs`; null: nothing is. */
  filler: { text: string; afterMs: number } | null
  /** Its first words were heard, and the first that were not only said again, at `at`. */
  sounded(at: number): void
  answered(at: number): void
  /** Our voice failed at a sentence, which may be spoken yet. */
  voiceFailed(error: unknown): void
  /** All of it was heard. */
  spoken(end: { waitMs: number; next: AfterReply | null }): void
  /** It broke off, and what was ready before has been heard. */
  broken(error: unknown): void
}

/** One reply on its way to the person. */
export interface SpokenReply {
  /** Speaks, or goes on where it was held. */
  resume(): void
  hold(): void
  /** Stops everything, for this reason; resolves once it is known what was heard. */
  drop(reason?: Error): Promise<void>
  /** The line played something; what is about other utterances is passed over. */
  report(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void
  heard(): HeardReply
}

/** What was heard of a reply, and when: milliseconds since the line opened, null before. */
export interface HeardReply {
  text: string
  /** The same without what was only said again. */
  newText: string
  /** The words behind it that were written and not heard. */
  unheard: string
  beganAt: number | null
  endedAt: number | null
  /** The first sound, which may be a filler's; the agent's first new words, and when they were there to be spoken. */
  soundedAt: number | null
  answeredAt: number | null
  readyAt: number | null
}

/**
 * Says what an agent says, sentence by sentence: the next one is made while one is heard. Nothing leaves before
 * `resume`. The sound of a sentence is kept until it was heard, so that a reply held for a cough goes on where it was.
 */
export function speakReply(options: SpokenReplyOptions): SpokenReply {
  const { id, line, speaks, language, stubborn, musts } = options
  const stop = new AbortController()
  const { signal } = stop
  const change = createChangeSignal()
  const script = new Script({ language, change, musts, now: () => line.now() })
  const delivery = new ReplyDelivery(script, {
    id,
    line,
    speaks,
    language,
    signal,
    change,
    musts,
    filler: options.filler,
    sounded: options.sounded,
    answered: options.answered,
  })
  const sending = () => delivery.sending

  async function run(): Promise<void> {
    await Promise.all([
      script.read(() => options.sayings(signal), { signal, sending }),
      speaks &&
        synthesize(script, {
          ...{ voice: speaks, language, signal, change, stubborn, sending },
          failed: options.voiceFailed,
        }),
      delivery.run(),
    ])
    delivery.stop()
    if (signal.aborted) return
    const { failure, next, waitMs } = script
    const isWayOut = stubborn && (delivery.beganAt !== null || next !== null)
    if (failure && !isWayOut) options.broken(failure.error)
    else options.spoken({ waitMs, next })
  }
  run().catch(error => options.broken(error))

  return {
    resume: () => delivery.resume(),
    hold: () => delivery.silence(),
    async drop(reason) {
      stop.abort(reason)
      await delivery.drop()
    },
    report: event => delivery.report(event),
    heard: () => ({
      text: delivery.heard(),
      newText: delivery.heard('new'),
      unheard: delivery.unheard(),
      beganAt: delivery.beganAt,
      endedAt: delivery.endedAt,
      soundedAt: delivery.soundedAt,
      answeredAt: delivery.answeredAt,
      readyAt: script.begunAt,
    }),
  }
}

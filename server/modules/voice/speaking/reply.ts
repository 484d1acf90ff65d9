import type { TextToSpeech } from '#server/providers/speech/port.ts'
import type { AfterReply } from '../turns/state.ts'
import type { Line, LineEvent, Saying } from '../voice.ts'
import { createChangeSignal } from './changes.ts'
import { ReplyDelivery } from './delivery.ts'
import { Script } from './script.ts'
import { synthesize } from './synthesis.ts'

interface SpokenReplyOptions {
  id: number
  line: Line
  /** null where the page has a voice of its own. */
  speaks: TextToSpeech | null
  /** BCP 47 */
  language: string
  /** What is said; `signal` fires when it is not wanted any more. */
  sayings(signal: AbortSignal): AsyncIterable<Saying> | Iterable<Saying>
  /** It is an apology already: words that can't be spoken are left out, and what follows upon them is done. */
  stubborn: boolean
  /** Its first sound was heard, at `at`. */
  sounded(at: number): void
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
  /** Says something to bridge the wait, unless the reply begins before. */
  filler(text: string): void
  /** The line played something; what is about other utterances is passed over. */
  report(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void
  /** The words that were heard, and when: milliseconds since the line opened, null before the first sound. */
  heard(): { text: string; beganAt: number | null; endedAt: number | null }
}

/**
 * Says what an agent says, sentence by sentence: the next one is made while one is heard. Nothing leaves before
 * `resume`. The sound of a sentence is kept until it was heard, so that a reply held for a cough goes on where it was.
 */
export function speakReply(options: SpokenReplyOptions): SpokenReply {
  const { id, line, speaks, language, stubborn } = options
  const stop = new AbortController()
  const { signal } = stop
  const change = createChangeSignal()
  const script = new Script(language, change)
  const delivery = new ReplyDelivery(script, {
    id,
    line,
    speaks,
    language,
    signal,
    change,
    sounded: options.sounded,
  })
  const sending = () => delivery.sending

  async function run(): Promise<void> {
    await Promise.all([
      script.read(() => options.sayings(signal), { signal, sending }),
      speaks && synthesize(script, { voice: speaks, language, signal, change, stubborn, sending }),
      delivery.run(),
    ])
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
    filler: text => delivery.filler(text),
    report: event => delivery.report(event),
    heard: () => ({ text: delivery.heard(), beganAt: delivery.beganAt, endedAt: delivery.endedAt }),
  }
}

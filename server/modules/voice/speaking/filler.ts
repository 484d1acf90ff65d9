import type { Line } from '../voice.ts'
import type { TimelyVoice } from './timely.ts'

/** The sound of fillers, which are few and the same in every call; the one that was wanted last stands last. */
const made = new Map<string, Int16Array[]>()
/** So many are kept: a few of each voice and language. Each lasts a second or two. */
const mostMade = 200

function keep(key: string, sound: Int16Array[]): void {
  made.delete(key)
  made.set(key, sound)
  if (made.size > mostMade) made.delete(made.keys().next().value!)
}

/** Words that bridge the wait for a late reply. They are heard whole, or not at all. */
export class Filler {
  /** When its first sound was heard; null before. */
  soundedAt: number | null = null
  readonly utterance: string
  readonly #line: Line
  readonly #voice: TimelyVoice | null
  readonly #leave = new AbortController()
  #hasBegun = false
  #over: Promise<void> = Promise.resolve()

  /** `voice`: null where the page has one of its own. */
  constructor(utterance: string, { line, voice }: { line: Line; voice: TimelyVoice | null }) {
    this.utterance = utterance
    this.#line = line
    this.#voice = voice
  }

  say(text: string, given: { language: string; signal: AbortSignal }): void {
    this.#over = this.#say(text, given)
  }

  /** The reply is there. A filler that has not begun is left out; resolves once one that has is handed over. */
  async giveWay(): Promise<void> {
    if (!this.#hasBegun) this.#leave.abort()
    await this.#over
  }

  /** Stops it in the middle; the line was flushed. */
  cut(): void {
    this.#leave.abort()
  }

  async #say(text: string, given: { language: string; signal: AbortSignal }): Promise<void> {
    const { signal: left } = this.#leave
    const signal = AbortSignal.any([given.signal, left])
    const line = this.#line
    try {
      if (!this.#voice) line.say(this.utterance, text)
      else {
        for await (const pcm of this.#sound(this.#voice, text, { ...given, signal })) {
          if (signal.aborted) return
          this.#hasBegun = true
          await line.play(this.utterance, pcm)
        }
      }
    } catch {
      // The reply itself tells of a voice that fails; a filler is not worth a word.
    } finally {
      // Whatever became of it, an utterance without an end would hold up all behind it.
      if (this.#hasBegun || !this.#voice) line.finish(this.utterance)
    }
  }

  async *#sound(
    voice: TimelyVoice,
    text: string,
    given: { language: string; signal: AbortSignal },
  ): AsyncGenerator<Int16Array, void, void> {
    const { signature } = voice
    const key = JSON.stringify([signature, given.language, text])
    const ready = made.get(key)
    if (signature && ready) {
      keep(key, ready)
      // A line takes the sound that it is given.
      for (const pcm of ready) yield pcm.slice()
      return
    }
    const pieces: Int16Array[] = []
    for await (const pcm of voice.speak(text, given)) {
      pieces.push(pcm.slice())
      yield pcm
    }
    // Another voice may have had to take over.
    if (signature && signature === voice.signature) keep(key, pieces)
  }
}

import type { AfterReply } from '../turns/state.ts'
import type { Saying } from '../voice.ts'
import type { ChangeSignal } from './changes.ts'
import { type Sentence, sentenceOf } from './sentence.ts'
import { sentences } from './sentences.ts'

/** Sentences that are read from the agent before they can be spoken. */
const readAhead = 4

type Sayings = AsyncIterable<Saying> | Iterable<Saying>

/** What the agent says in one reply, as sentences in their order. */
export class Script {
  readonly sentences: Sentence[] = []
  /** Nothing more comes: all was read, or it broke off. */
  isRead = false
  /** Why it broke off: the agent threw, or our voice did. The first reason counts. */
  failure: { error: unknown } | null = null
  /** What follows upon its last word. */
  next: AfterReply | null = null
  /** How long the person is left in peace behind it, in milliseconds. */
  waitMs = 0
  readonly #language: string
  readonly #change: ChangeSignal

  constructor(language: string, change: ChangeSignal) {
    this.#language = language
    this.#change = change
  }

  /** Reads it all, a little ahead of `sending`: the sentence that is being spoken. Never rejects. */
  async read(sayings: () => Sayings, given: { signal: AbortSignal; sending(): number }): Promise<void> {
    const cut = sentences()
    try {
      for await (const saying of sayings()) {
        this.#take(saying, cut)
        while (this.sentences.length - given.sending() > readAhead && !given.signal.aborted)
          await this.#change.next()
        if (this.next || this.failure || given.signal.aborted) break
      }
      // Words without an end are dropped when it broke off.
      if (!this.failure) this.#add(cut.end())
    } catch (error) {
      this.fail(error)
    }
    this.isRead = true
    this.#change.happened()
  }

  fail(error: unknown): void {
    this.failure ??= { error }
  }

  /** Forgets the sentences from this one on. */
  cutFrom(index: number): void {
    this.sentences.length = index
  }

  #take(saying: Saying, cut: ReturnType<typeof sentences>): void {
    if ('text' in saying) this.#add(cut.push(saying.text))
    else if ('waitMs' in saying) {
      // What comes behind a wait is a new sentence.
      this.#add(cut.end())
      this.waitMs = Math.max(this.waitMs, saying.waitMs)
    } else this.next = saying
  }

  #add(texts: string[]): void {
    for (const text of texts) {
      const sentence = sentenceOf(text, this.#language)
      if (sentence) this.sentences.push(sentence)
    }
    this.#change.happened()
  }
}

import type { AfterReply } from '../turns/state.ts'
import type { MustSaying, Saying } from '../voice.ts'
import type { ChangeSignal } from './changes.ts'
import type { Musts } from './musts.ts'
import { type Duty, type Sentence, sentenceOf } from './sentence.ts'
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
  /** When its first sentence was there, aside from what is said again; null before. */
  begunAt: number | null = null
  readonly #language: string
  readonly #change: ChangeSignal
  readonly #musts: Musts
  readonly #now: () => number
  /** The words before are a sentence, whether or not they end like one. */
  #isNew = false

  constructor(given: { language: string; change: ChangeSignal; musts: Musts; now(): number }) {
    this.#language = given.language
    this.#change = given.change
    this.#musts = given.musts
    this.#now = given.now
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
    if ('text' in saying) {
      if (saying.must) this.#takeMust(saying, cut)
      else this.#add(cut.push(this.#spaced(saying.text)))
    } else if ('waitMs' in saying) {
      // What comes behind a wait is a new sentence.
      this.#add(cut.end())
      this.waitMs = Math.max(this.waitMs, saying.waitMs)
    } else this.next = saying
  }

  #takeMust(must: MustSaying, cut: ReturnType<typeof sentences>): void {
    this.#add(cut.end())
    const again = this.#musts.begin(must)
    const own = sentences()
    const text = this.sentences.length ? this.#spaced(must.text, true) : must.text
    this.#add([...own.push(text), ...own.end()], { must, again })
    this.#isNew = true
  }

  /** With a space before it where it follows upon a sentence that was closed by us. */
  #spaced(text: string, isNew = this.#isNew): string {
    if (!text) return text
    this.#isNew = false
    const before = this.sentences.at(-1)?.text ?? ''
    return isNew && !/^\s/u.test(text) && !/[。！？\s]$/u.test(before) ? ` ${text}` : text
  }

  #add(texts: string[], duty?: Duty): void {
    for (const text of texts) {
      const sentence = sentenceOf(text, this.#language, duty)
      if (!sentence) continue
      this.sentences.push(sentence)
      if (!sentence.again) this.begunAt ??= this.#now()
    }
    this.#change.happened()
  }
}

import { sampleRate } from '#server/providers/speech/port.ts'
import type { Line, LineEvent } from '../voice.ts'
import { type ChangeSignal, within } from './changes.ts'
import { Filler } from './filler.ts'
import type { Musts } from './musts.ts'
import type { Script } from './script.ts'
import { goesOnAt, heardOf, type Sentence } from './sentence.ts'
import type { TimelyVoice } from './timely.ts'

/** How long a line may take, once it was silenced, to report how much had been heard. */
const reportWithin = 300

interface DeliveryOptions {
  /** Of the reply; it begins the name of each utterance. */
  id: number
  line: Line
  /** null where the page has a voice of its own. */
  speaks: TimelyVoice | null
  language: string
  signal: AbortSignal
  change: ChangeSignal
  musts: Musts
  /** Bridges the wait when the agent has said nothing for `afterMs` while it could be heard; null: nothing does. */
  filler: { text: string; afterMs: number } | null
  /** The first words were heard, and the first that were not only said again, at `at`. */
  sounded(at: number): void
  answered(at: number): void
}

/** Hands the sentences of a script to the line, and learns from its reports what the person heard. */
export class ReplyDelivery {
  /** The sentence that is being handed over, from 0. */
  sending = 0
  /** When its first words were heard, when the first of the agent's new words, and when the last sound so far. */
  beganAt: number | null = null
  answeredAt: number | null = null
  endedAt: number | null = null
  readonly #script: Script
  readonly #options: DeliveryOptions
  readonly #by: 'sound' | 'words'
  /** Utterances of the line: which sentence, and from where on. */
  readonly #utterances = new Map<string, { sentence: Sentence; from: number }>()
  /** Handed over, and not yet reported on to their end. */
  readonly #unreported = new Set<string>()
  #open = false
  /** Counts the times that it was silenced: what was handed over before is void. */
  #time = 0
  /** The one that bridges the wait for this reply. */
  #filler: Filler | null = null
  #patience: NodeJS.Timeout | undefined

  constructor(script: Script, options: DeliveryOptions) {
    this.#script = script
    this.#options = options
    this.#by = options.speaks ? 'sound' : 'words'
  }

  /** Hands over what may be heard, until all of it was. */
  async run(): Promise<void> {
    const { signal, change, speaks } = this.#options
    while (!signal.aborted) {
      const sentence = this.#script.sentences[this.sending]
      if (this.#open && sentence && (!speaks || sentence.samples || sentence.complete)) {
        const time = this.#time
        await this.#filler?.giveWay()
        if (await this.#send(sentence, time)) this.sending += 1
        change.happened()
      } else if (this.#script.isRead && this.#script.sentences.every(({ done }) => done)) return
      else await change.next()
    }
  }

  /** Goes on at the first sentence that was not heard to its end. */
  resume(): void {
    const { sentences } = this.#script
    const first = sentences.findIndex(({ done }) => !done)
    this.sending = first < 0 ? sentences.length : first
    this.#unreported.clear()
    this.#open = true
    this.#wait()
    this.#options.change.happened()
  }

  /** Silent at once. */
  silence(): void {
    this.#open = false
    this.#time += 1
    clearTimeout(this.#patience)
    this.#filler?.cut()
    this.#options.line.flush()
    this.#options.change.happened()
  }

  /** Silent at once; resolves once it is known what was heard. */
  async drop(): Promise<void> {
    const sounding = this.#open
    this.silence()
    if (sounding) await within(reportWithin, this.#reported())
  }

  /** Nothing more is handed over. */
  stop(): void {
    clearTimeout(this.#patience)
  }

  /** When the first sound was heard, which may be that of a filler. */
  get soundedAt(): number | null {
    return this.#filler?.soundedAt ?? this.beganAt
  }

  /** The line played some of an utterance. Those that are not ours are passed over. */
  report(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void {
    if (event.utterance === this.#filler?.utterance && event.type === 'sounded')
      this.#filler.soundedAt ??= event.at
    const known = this.#utterances.get(event.utterance)
    if (!known) return
    const { sentence, from } = known
    if (event.type === 'sounded') {
      this.#caption(sentence)
      const isFirst = this.beganAt === null
      const isAnswer = this.answeredAt === null && !sentence.again
      if (isFirst) this.beganAt = event.at
      if (isAnswer) this.answeredAt = event.at
      if (isFirst) this.#options.sounded(event.at)
      if (isAnswer) this.#options.answered(event.at)
      return
    }
    sentence.heard = Math.max(sentence.heard, from + event.amount)
    sentence.done ||= event.done
    this.endedAt = event.at
    if (event.done) {
      this.#unreported.delete(event.utterance)
      sentence.pcm = new Int16Array(0)
      this.#fulfil(sentence)
    }
    // Once silenced, one report says it all: what waited behind was not heard.
    if (!this.#open) this.#unreported.clear()
    this.#options.change.happened()
  }

  /** The words that were heard; only `new` ones, or with those that were said again. */
  heard(which: 'all' | 'new' = 'all'): string {
    return this.#script.sentences
      .filter(({ again }) => which === 'all' || !again)
      .map(each => heardOf(each, this.#by))
      .join('')
      .trim()
  }

  /** What was still to be heard of the words that are written. */
  unheard(): string {
    return this.#script.sentences
      .map(each => each.text.slice(heardOf(each, this.#by).length))
      .join('')
      .trim()
  }

  /** Whether all of it was handed over before the reply was silenced. */
  async #send(sentence: Sentence, time: number): Promise<boolean> {
    const current = () => this.#open && this.#time === time && !this.#options.signal.aborted
    if (!current()) return false
    if (sentence.lost) {
      sentence.done = true
      this.#caption(sentence)
    }
    if (sentence.done) return true
    const { id, line, speaks } = this.#options
    const utterance = `${id}.${this.#script.sentences.indexOf(sentence)}.${time}`
    const from = goesOnAt(sentence, this.#by)
    this.#utterances.set(utterance, { sentence, from })
    this.#unreported.add(utterance)
    if (speaks) await this.#play(utterance, sentence, { from, current })
    else line.say(utterance, sentence.spoken.slice(from))
    if (!current()) return false
    line.finish(utterance)
    return true
  }

  /** Plays a sentence's sound as it comes, from this millisecond on, for as long as it is `current`. */
  async #play(
    utterance: string,
    sentence: Sentence,
    { from, current }: { from: number; current: () => boolean },
  ): Promise<void> {
    for (let at = Math.round((from * sampleRate) / 1000); current(); ) {
      if (at < sentence.samples) {
        const pcm = sentence.pcm.slice(at, sentence.samples)
        at += pcm.length
        await this.#options.line.play(utterance, pcm)
      } else if (sentence.complete) break
      else await this.#options.change.next()
    }
  }

  /** Shows what is said up to and with this sentence. */
  #caption(sentence: Sentence): void {
    const { sentences } = this.#script
    const shown = sentences.slice(0, sentences.indexOf(sentence) + 1).map(({ text }) => text)
    const { id, line } = this.#options
    line.caption({ id: `a${id}`, speaker: 'agent', text: shown.join('').trim(), final: false })
  }

  /** Bridges the wait, once, when the agent is late. Where its words are there and only sound is late, no filler is sooner. */
  #wait(): void {
    const { filler, id, line, speaks, language, signal } = this.#options
    if (!filler || this.#filler || this.#script.sentences.length || this.#script.isRead) return
    this.#patience = setTimeout(() => {
      if (this.#script.sentences.length || this.#script.isRead) return
      this.#filler = new Filler(`${id}.filler`, { line, voice: speaks })
      this.#filler.say(filler.text, { language, signal })
    }, filler.afterMs)
  }

  /** What this sentence is a part of was heard to its end, if all its sentences were. */
  #fulfil({ must }: Sentence): void {
    if (!must) return
    const parts = this.#script.sentences.filter(each => each.must === must)
    if (parts.every(({ done, lost }) => done && !lost)) this.#options.musts.heard(must)
  }

  async #reported(): Promise<void> {
    while (this.#unreported.size) await this.#options.change.next()
  }
}

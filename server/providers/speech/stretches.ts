import { type HeardEvent, SpeechUnavailable, sampleRate } from './port.ts'

/** Words that a server recognised: seconds since the first sound of its stream. `words` are the same one by one, if known. */
export interface TimedText {
  start: number
  end: number
  text: string
  words?: readonly { start: number; end: number; text: string }[]
  /** Of most of it, ISO 639-1, where the server tells. */
  language?: string | undefined
}

/** For so long we wait for the words of a stretch: the latest that are of use, and a little more. Milliseconds. */
const lateWithin = 6000
/** Servers report the end of a stretch in whole frames, a little before or behind what was sent. Seconds. */
const frame = 0.05
/**
 * A server that says nothing at all about so much speech does not work; in less there may be nothing to tell, once. Seconds,
 * half of one of which is the silence around it.
 */
const surelySpeech = 1.3
/** Characters of one stretch: half an hour of speech. */
const mostSaid = 32_000

interface Stretch {
  number: number
  from: number
  /** Seconds; infinite for the one that is being spoken. */
  until: number
  finals: string[]
  interim: string
  asked: PromiseWithResolvers<string> | null
  timer?: NodeJS.Timeout
}

/**
 * The words of a stream by its stretches. Servers answer when they can: the words of one stretch may come while the next is
 * spoken, and in one message with its words. The time in the sound decides to which they belong.
 */
export class Stretches {
  readonly #model: string
  readonly #heard: ((event: HeardEvent) => void) | undefined
  /** Seconds of sound that were sent, and of which the words are final. */
  #sent = 0
  #covered = 0
  /** Those that wait for words, and at last the one that is being spoken. */
  #open: Stretch[] = [stretchOf(0, 0)]
  /** Up to here we gave up; what still comes of it belongs to nobody. */
  #forgotten = 0
  /** Whether we gave up waiting for the last stretch, and the server has said nothing since. */
  #silent = false

  constructor(model: string, heard: ((event: HeardEvent) => void) | undefined) {
    this.#model = model
    this.#heard = heard
  }

  sent(pcm: Int16Array): void {
    this.#sent += pcm.length / sampleRate
  }

  /** The person paused: resolves with the words of the stretch that ends here. */
  finish(): Promise<string> {
    const stretch = this.#open.at(-1)!
    const asked = Promise.withResolvers<string>()
    stretch.until = this.#sent
    stretch.asked = asked
    stretch.timer = setTimeout(() => this.#giveUp(stretch), lateWithin)
    this.#open.push(stretchOf(stretch.number + 1, this.#sent))
    this.#settleCovered()
    return asked.promise
  }

  /**
   * Words that will not change. `confirms`: the server has answered a request to finish, so the stretches that it reaches into
   * are complete. False when it says more than anybody can.
   */
  final(said: TimedText, confirms = false): boolean {
    this.#silent = false
    for (const each of this.#open) each.interim = ''
    for (const [stretch, text] of this.#shared(said)) {
      stretch.finals.push(text)
      if (said.language) this.#heard?.({ type: 'language', stretch: stretch.number, language: said.language })
    }
    if (this.#open.some(({ finals }) => finals.reduce((sum, { length }) => sum + length, 0) > mostSaid))
      return false
    this.#covered = Math.max(this.#covered, said.end)
    for (const each of this.#open) if (confirms && each.from + 2 * frame < said.end) this.#settle(each)
    this.#settleCovered()
    return true
  }

  /** Words that may change: all since the last final ones. */
  interim(said: TimedText): void {
    this.#silent = false
    for (const each of this.#open) each.interim = ''
    for (const [stretch, text] of this.#shared(said)) stretch.interim = text
    for (const each of this.#open)
      if (each.interim) this.#heard?.({ type: 'interim', stretch: each.number, text: wordsOf(each) })
  }

  /** The server thinks that the person had finished at this second of the sound. */
  likelyEnd(at: number): void {
    const stretch = this.#at(at - frame)
    const text = stretch && wordsOf(stretch)
    if (text) this.#heard?.({ type: 'likely_end', stretch: stretch.number, text })
  }

  /** Nothing more comes. Where the caller left, those who wait get the words that are there, else the error. */
  fail(error: SpeechUnavailable): void {
    for (const each of this.#open.splice(0)) {
      clearTimeout(each.timer)
      const said = error.reason === 'aborted' ? wordsOf(each) : ''
      if (said) each.asked?.resolve(said)
      else each.asked?.reject(error)
    }
  }

  /** The parts of this text, each with the stretch in which it was spoken. */
  #shared({ start, end, text, words }: TimedText): [Stretch, string][] {
    const first = this.#at(start + frame)
    const last = this.#at(end - frame)
    if (!text || (first === last && !first)) return []
    // A message in the form in which people write it; it is only cut up where it must be.
    if (first === last || !words?.length) return [[this.#at((start + end) / 2) ?? last ?? first!, text]]
    const parts = new Map<Stretch, string[]>()
    for (const word of words) {
      const stretch = this.#at((word.start + word.end) / 2)
      if (stretch) parts.set(stretch, [...(parts.get(stretch) ?? []), word.text])
    }
    return [...parts].map(([stretch, said]) => [stretch, said.join(' ')])
  }

  /** The stretch at this second; null where nobody waits for it any more. */
  #at(second: number): Stretch | null {
    if (second < this.#forgotten) return null
    return this.#open.find(({ until }) => second < until) ?? null
  }

  #settleCovered(): void {
    for (const each of this.#open) if (this.#covered >= each.until - frame) this.#settle(each)
  }

  #settle(stretch: Stretch): void {
    if (!stretch.asked) return
    this.#leave(stretch)
    stretch.asked.resolve(wordsOf(stretch))
  }

  #giveUp(stretch: Stretch): void {
    this.#leave(stretch)
    this.#forgotten = Math.max(this.#forgotten, stretch.until)
    const said = wordsOf(stretch)
    const unknown = stretch.until - Math.max(stretch.from, this.#covered)
    const isOutage = !said && (this.#silent || unknown >= surelySpeech)
    this.#silent = true
    if (!isOutage) stretch.asked!.resolve(said)
    else
      stretch.asked!.reject(
        new SpeechUnavailable('timeout', `${this.#model} said nothing of some speech for ${lateWithin} ms`),
      )
  }

  #leave(stretch: Stretch): void {
    clearTimeout(stretch.timer)
    this.#open = this.#open.filter(each => each !== stretch)
  }
}

const stretchOf = (number: number, from: number): Stretch => ({
  number,
  from,
  until: Number.POSITIVE_INFINITY,
  finals: [],
  interim: '',
  asked: null,
})

const wordsOf = ({ finals, interim }: Stretch): string => [...finals, interim].filter(Boolean).join(' ')

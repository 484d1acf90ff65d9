import { sampleRate, type TextToSpeech } from '#server/providers/speech/port.ts'
import type { AfterReply } from '../turns/state.ts'
import type { Line, LineEvent, Saying } from '../voice.ts'
import { createChangeSignal, within } from './changes.ts'
import { addSound, goesOnAt, heardOf, type Sentence, sentenceOf } from './sentence.ts'
import { sentences } from './sentences.ts'

/** Sentences that are made ready while one is heard. More would be paid for, and often dropped. */
const prefetched = 1
/** Sentences that are read from the agent before they can be spoken. */
const readAhead = 4

/** How long a hushed line may take to say how much had been heard. */
const reportWithin = 300

export interface SpokenReplyOptions {
  id: number
  line: Line
  /** null where the page has a voice of its own. */
  speaks: TextToSpeech | null
  language: string
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
  /** Stops everything; resolves once it is known what was heard. */
  drop(): Promise<void>
  /** Says something to bridge the wait, unless the reply begins before. */
  filler(text: string): void
  /** Everything that the line reports; what is about other utterances is passed over. */
  happened(event: Extract<LineEvent, { type: 'played' | 'sounded' }>): void
  heard(): { text: string; beganAt: number | null; endedAt: number | null }
}

/**
 * Says what an agent says, sentence by sentence: the next one is made while one is heard. Nothing leaves before
 * `resume`. The sound of a sentence is kept until it was heard, so that a reply held for a cough goes on where it was.
 */
export function speakReply(given: SpokenReplyOptions): SpokenReply {
  const { id, line, speaks, language } = given
  const by = speaks ? 'sound' : 'words'
  const stop = new AbortController()
  const fillerStop = new AbortController()
  const change = createChangeSignal()
  const list: Sentence[] = []
  /** Utterances of the line: which sentence, and from where on. */
  const utterances = new Map<string, { sentence: Sentence; from: number }>()
  const unreported = new Set<string>()
  let open = false
  /** Counts the times that it went on: what was sent before is void. */
  let time = 0
  let sending = 0
  let read = false
  let failure: { error: unknown } | null = null
  let next: AfterReply | null = null
  let waitMs = 0
  let bridged: Promise<void> = Promise.resolve()
  let beganAt: number | null = null
  let endedAt: number | null = null

  function add(texts: string[]): void {
    for (const text of texts) {
      const sentence = sentenceOf(text, language)
      if (sentence) list.push(sentence)
    }
    change.happened()
  }

  /** From the agent. Words without an end are dropped when it breaks off. */
  async function readSayings(): Promise<void> {
    const cut = sentences()
    try {
      for await (const saying of given.sayings(stop.signal)) {
        if ('text' in saying) add(cut.push(saying.text))
        else if ('waitMs' in saying) {
          // Whatever comes after a wait begins anew.
          add(cut.end())
          waitMs = Math.max(waitMs, saying.waitMs)
        } else next = saying
        while (list.length - sending > readAhead && !stop.signal.aborted) await change.next()
        if (next || failure || stop.signal.aborted) break
      }
      if (!failure) add(cut.end())
    } catch (error) {
      failure ??= { error }
    }
    read = true
    change.happened()
  }

  async function makeSound(voice: TextToSpeech): Promise<void> {
    for (let made = 0; !stop.signal.aborted; ) {
      const sentence = list[made]
      if (!sentence && read) return
      if (!sentence || made > sending + prefetched) {
        await change.next()
        continue
      }
      try {
        for await (const pcm of voice.speak(sentence.spoken, { language, signal: stop.signal })) {
          addSound(sentence, pcm)
          change.happened()
        }
      } catch (error) {
        failure ??= { error }
      }
      sentence.complete = true
      sentence.lost = sentence.samples === 0
      made += 1
      // What follows would make no sense without it, and fail as well.
      if (failure && sentence.lost && !given.stubborn) list.length = made
      change.happened()
    }
  }

  /** To the line. */
  async function send(): Promise<void> {
    while (!stop.signal.aborted) {
      const sentence = list[sending]
      if (open && sentence && (!speaks || sentence.samples || sentence.complete)) {
        fillerStop.abort()
        await bridged
        if (open && (await sendSentence(sentence, time))) sending += 1
        change.happened()
      } else if (read && list.every(({ done }) => done)) return
      else await change.next()
    }
  }

  /** Whether all of it was handed over before the reply was held. */
  async function sendSentence(sentence: Sentence, now: number): Promise<boolean> {
    if (sentence.lost) {
      sentence.done = true
      caption(sentence)
    }
    if (sentence.done) return true
    const current = () => open && time === now && !stop.signal.aborted
    const utterance = `${id}.${list.indexOf(sentence)}.${now}`
    const from = goesOnAt(sentence, by)
    utterances.set(utterance, { sentence, from })
    unreported.add(utterance)
    if (!speaks) line.say(utterance, sentence.spoken.slice(from))
    for (let at = Math.round((from * sampleRate) / 1000); speaks && current(); ) {
      if (at < sentence.samples) {
        const pcm = sentence.pcm.slice(at, sentence.samples)
        at += pcm.length
        await line.play(utterance, pcm)
      } else if (sentence.complete) break
      else await change.next()
    }
    if (!current()) return false
    line.finish(utterance)
    return true
  }

  /** What is said up to and with this sentence, for eyes. */
  function caption(sentence: Sentence): void {
    const shown = list.slice(0, list.indexOf(sentence) + 1).map(({ text }) => text)
    line.caption({ id: `a${id}`, speaker: 'agent', text: shown.join('').trim(), final: false })
  }

  async function run(): Promise<void> {
    await Promise.all([readSayings(), speaks && makeSound(speaks), send()])
    if (stop.signal.aborted) return
    const isWayOut = given.stubborn && (beganAt !== null || next !== null)
    if (failure && !isWayOut) given.broken(failure.error)
    else given.spoken({ waitMs, next })
  }

  async function bridge(text: string): Promise<void> {
    const utterance = `${id}.filler.${time}`
    const now = time
    try {
      if (speaks) {
        const signal = AbortSignal.any([stop.signal, fillerStop.signal])
        for await (const pcm of speaks.speak(text, { language, signal })) {
          if (!open || time !== now) return
          await line.play(utterance, pcm)
        }
      } else line.say(utterance, text)
      line.finish(utterance)
    } catch {
      // The reply itself tells of a voice that fails; a filler is not worth a word.
    }
  }

  function quiet(): void {
    open = false
    time += 1
    line.flush()
    change.happened()
  }

  run().catch(error => given.broken(error))

  return {
    resume() {
      const first = list.findIndex(({ done }) => !done)
      sending = first < 0 ? list.length : first
      unreported.clear()
      open = true
      change.happened()
    },
    hold: quiet,
    async drop() {
      const sounding = open
      stop.abort()
      quiet()
      const reported = async () => {
        while (unreported.size) await change.next()
      }
      if (sounding) await within(reportWithin, reported())
    },
    filler(text) {
      if (open && !fillerStop.signal.aborted) bridged = bridge(text)
    },
    happened(event) {
      const known = utterances.get(event.utterance)
      if (!known) return
      const { sentence, from } = known
      if (event.type === 'sounded') {
        caption(sentence)
        if (beganAt === null) given.sounded(event.at)
        beganAt ??= event.at
        return
      }
      sentence.heard = Math.max(sentence.heard, from + event.amount)
      sentence.done ||= event.done
      endedAt = event.at
      if (event.done) {
        unreported.delete(event.utterance)
        sentence.pcm = new Int16Array(0)
      }
      // One report after a hush says it all: what waited behind was not heard.
      if (!open) unreported.clear()
      change.happened()
    },
    heard: () => ({
      text: list
        .map(each => heardOf(each, by))
        .join('')
        .trim(),
      beganAt,
      endedAt,
    }),
  }
}

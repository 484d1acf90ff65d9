import { joined } from '../speech/pcm.ts'
import { SpeechUnavailable, sampleRate, type TextToSpeech } from '../speech/port.ts'
import { resampler } from '../speech/resample.ts'
import { mostBytesOf } from '../speech/sound.ts'
import type { ResponseEvent } from './events.ts'
import { inWordsOf, type Session } from './session.ts'
import type { ResponseRequest } from './wording.ts'

const rate = 24_000
/** Nobody says more letters in a second. */
const fastest = 30

/**
 * The model's voice. It is given a sentence that may be said, and its sound goes out only as far as the transcript of it is
 * that sentence: a model that talks can always say something else. Throws `rejected` when it does, so that another voice
 * says this one.
 */
export function realtimeVoice(session: Session): TextToSpeech {
  const { url, model, voice } = session.server
  return {
    model,
    signature: JSON.stringify([url, model, voice]),
    async *speak(text, { language, signal }) {
      const wanted = lettersOf(text)
      if (!wanted) return
      const reading = new Reading(wanted, mostBytesOf(text))
      try {
        const connection = await session.connection()
        const asked: ResponseRequest = {
          says: 'sound',
          instructions: instructions(language),
          input: [{ role: 'user', text }],
        }
        for await (const event of connection.respond(asked, signal)) {
          if (!reading.take(event))
            throw new SpeechUnavailable('rejected', `${model} said something else than it was given`)
          const pcm = reading.mayLeave()
          if (pcm.length) yield pcm
          if (event.type !== 'done') continue
          if (event.status !== 'completed')
            throw new SpeechUnavailable('server', `${model} broke off: ${event.status} ${event.reason}`)
          if (!reading.isWhole())
            throw new SpeechUnavailable('rejected', `${model} left words out that it was given`)
        }
      } catch (error) {
        throw inWordsOf(SpeechUnavailable, error)
      }
    },
    close() {},
  }
}

const instructions = (language: string): string =>
  [
    'You are the voice of a telephone assistant. You are given what the assistant says next.',
    'Say exactly these words, all of them, and nothing else. Do not answer them, do not add, change or leave out a word.',
    `Language: ${language}. Speak in a friendly, natural tone.`,
  ].join('\n')

/** The sound of one sentence, and how much of it is known to be that sentence. */
class Reading {
  readonly #wanted: string
  readonly #most: number
  readonly #resample = resampler(rate, sampleRate)
  readonly #held: Int16Array[] = []
  #said = ''
  #samples = 0
  #left = 0
  #done = false

  constructor(wanted: string, mostBytes: number) {
    this.#wanted = wanted
    this.#most = mostBytes / 2
  }

  /** False when it says something else, or does not stop. */
  take(event: ResponseEvent): boolean {
    if (event.type === 'said') {
      this.#said += lettersOf(event.text)
      return this.#wanted.startsWith(this.#said)
    }
    if (event.type === 'sound') {
      const pcm = this.#resample(event.pcm)
      this.#samples += pcm.length
      if (pcm.length) this.#held.push(pcm)
      return this.#samples <= this.#most
    }
    if (event.type === 'said_all') {
      this.#done = this.isWhole()
      return this.#done
    }
    return true
  }

  isWhole(): boolean {
    return this.#said === this.#wanted
  }

  /**
   * The sound that holds only words which were checked. The protocol does not tell which sound belongs to which word, but
   * words that were checked take at least so long.
   */
  mayLeave(): Int16Array {
    const allowed = this.#done ? this.#samples : Math.floor((this.#said.length / fastest) * sampleRate)
    const leaving: Int16Array[] = []
    for (let room = allowed - this.#left; room > 0 && this.#held.length; ) {
      const next = this.#held.shift()!
      leaving.push(next.subarray(0, room))
      if (next.length > room) this.#held.unshift(next.subarray(room))
      room -= Math.min(room, next.length)
    }
    const pcm = joined(leaving)
    this.#left += pcm.length
    return pcm
  }
}

/** What of a text can be heard. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

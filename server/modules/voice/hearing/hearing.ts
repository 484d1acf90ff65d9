import { joined } from '#server/providers/speech/pcm.ts'
import {
  type HeardEvent,
  type SpeechStream,
  type SpeechToText,
  SpeechUnavailable,
} from '#server/providers/speech/port.ts'
import type { Line, LineEvent } from '../voice.ts'

/** Pieces of sound that wait while a stream is being opened: 20 seconds, for a connection takes no longer. */
const mostWaiting = 1000

/** Turns the speech of one conversation into words. */
export interface Transcriber {
  /** Takes a piece of sound while the person speaks. */
  sound(event: Extract<LineEvent, { type: 'sound' }>): void
  /** All sound since their last pause. */
  soundSoFar(): Int16Array
  /** They paused, and the words of this stretch are not wanted. */
  skip(): void
  /** The words of a stretch of speech that has just ended. `id` names it in what `heard` tells. Throws SpeechUnavailable. */
  wordsOf(id: number, pcm: Int16Array): Promise<string>
  /** From now on they are expected to speak this language, BCP 47. */
  listenIn(language: string): void
  close(): void
}

/** What a recogniser that listens along tells. `stretch`: null while it is being spoken. */
export type HeardNews =
  | { type: 'interim'; stretch: number | null; text: string }
  | { type: 'likely_end' | 'went_on' }
  /** In which of several languages the last words were heard, ISO 639-1. Before the words. */
  | { type: 'heard_in'; language: string }

/**
 * Listens along where the speech server can, so that the words are there soon after the pause. Where it can't, or fails, it
 * gets the whole stretch at the pause.
 */
export function createTranscriber(
  hears: SpeechToText,
  given: {
    line: Line
    language: string
    keyterms: readonly string[]
    signal: AbortSignal
    heard(news: HeardNews): void
    failed(error: unknown): void
  },
): Transcriber {
  const { line, signal } = given
  const options = { language: given.language, keyterms: given.keyterms, signal }
  let stream: Listening | null = null
  /** The sound of the current stretch, and whether the stream lacks some of it. */
  let sounds: Int16Array[] = []
  let incomplete = false

  /** Opened when somebody begins to speak, and again after it broke. */
  function open(): Listening | null {
    if (!hears.stream) return null
    stream ??= listening(heard => hears.stream!({ ...options, heard }), {
      heard: given.heard,
      failed: error => {
        given.failed(error)
        stream = null
        // The person may be in the middle of a stretch, which a new stream would lack.
        incomplete = sounds.length > 0
      },
    })
    return stream
  }

  line.listenAlong(true)
  open()
  return {
    sound({ pcm }) {
      sounds.push(pcm)
      if (!incomplete) open()?.write(pcm)
    },
    soundSoFar: () => joined(sounds),
    skip() {
      sounds = []
    },
    async wordsOf(id, pcm) {
      const whole = sounds.length > 0 && !incomplete ? stream : null
      sounds = []
      incomplete = false
      const text = await whole?.finish(id)
      if (text !== undefined && text !== null) return text
      if (signal.aborted)
        throw new SpeechUnavailable('aborted', `${hears.model} was not asked: the line is closed`)
      return hears.transcribe(pcm, options)
    },
    listenIn(language) {
      options.language = language
      const before = stream
      stream = null
      // They may be speaking again already, which a new stream would lack the beginning of.
      incomplete = sounds.length > 0
      before?.close()
      open()
    },
    close() {
      stream?.close()
    },
  }
}

/** One stream, from before it is open until it broke. */
interface Listening {
  write(pcm: Int16Array): void
  /** The words of the stretch that ends here; null where the stream broke. */
  finish(id: number): Promise<string | null>
  close(): void
}

function listening(
  open: (heard: (event: HeardEvent) => void) => Promise<SpeechStream>,
  on: { heard(news: HeardNews): void; failed(error: unknown): void },
): Listening {
  /** The stretches that were finished, by what they are called here. */
  const finished: number[] = []
  let opened: SpeechStream | null = null
  let isOver = false
  /** What is done once it is open. */
  const waiting: ((made: SpeechStream) => void)[] = []

  function heard(event: HeardEvent): void {
    if (isOver) return
    if (event.type === 'went_on') {
      on.heard(event)
      return
    }
    if (event.type === 'language') {
      on.heard({ type: 'heard_in', language: event.language })
      return
    }
    on.heard({ type: 'interim', stretch: finished[event.stretch] ?? null, text: event.text })
    // Of an earlier stretch it tells nothing of now.
    if (event.type === 'likely_end' && event.stretch >= finished.length - 1) on.heard({ type: 'likely_end' })
  }
  function fail(error: unknown): void {
    if (isOver) return
    isOver = true
    opened?.close()
    on.failed(error)
  }
  const soon = (work: (made: SpeechStream) => void) => {
    if (opened) work(opened)
    else if (waiting.length < mostWaiting) waiting.push(work)
    else fail(new Error('a speech server took too long to open a stream'))
  }
  const ready = open(heard).then(made => {
    opened = made
    if (isOver) return made.close()
    for (const work of waiting.splice(0)) work(made)
  })
  ready.catch(fail)
  return {
    write: pcm => soon(made => made.write(pcm)),
    async finish(id) {
      finished.push(id)
      let words: Promise<string> | undefined
      soon(made => {
        words = made.finish()
        words.catch(() => {})
      })
      try {
        await ready
        return isOver && !words ? null : ((await words) ?? null)
      } catch (error) {
        fail(error)
        return null
      }
    },
    close() {
      isOver = true
      opened?.close()
    },
  }
}

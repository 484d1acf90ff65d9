import { type SpeechStream, type SpeechToText, SpeechUnavailable } from '#server/providers/speech/port.ts'
import type { Line, LineEvent } from '../voice.ts'

/** Pieces of sound that wait while a stream is being opened: 20 seconds, for a connection takes no longer. */
const mostWaiting = 1000

/** Turns the speech of one conversation into words. */
export interface Transcriber {
  /** Takes a piece of sound while the person speaks. */
  sound(event: Extract<LineEvent, { type: 'sound' }>): void
  /** The words of a stretch of speech that has just ended. Throws SpeechUnavailable. */
  wordsOf(pcm: Int16Array): Promise<string>
  close(): void
}

/**
 * Listens along where the speech server can, so that the words are there soon after the pause. Where it can't, or fails, it
 * gets the whole stretch at the pause.
 */
export function createTranscriber(
  hears: SpeechToText,
  given: { line: Line; language: string; signal: AbortSignal; failed(error: unknown): void },
): Transcriber {
  const { line, language, signal } = given
  let stream: Promise<SpeechStream | null> | null = null
  let opened: SpeechStream | null = null
  let waiting: Int16Array[] = []
  /** Whether any sound of the current stretch came along, and whether the stream lacks some of it. */
  let hasSound = false
  let incomplete = false

  /** Opened when somebody begins to speak, and again after it broke. */
  function open(): void {
    if (stream || !hears.stream) return
    stream = hears.stream({ language, signal }).then(
      made => {
        if (signal.aborted) made.close()
        for (const pcm of waiting.splice(0)) made.write(pcm)
        opened = made
        return made
      },
      error => {
        given.failed(error)
        return null
      },
    )
  }

  /** null where the stream broke. The person may be in the middle of the next stretch then, which a new stream would lack. */
  async function streamed(): Promise<string | null> {
    const asked = stream
    const made = await asked
    try {
      if (made) return await made.finish()
    } catch (error) {
      given.failed(error)
      made?.close()
    }
    if (stream === asked) {
      stream = null
      opened = null
      waiting = []
      incomplete = hasSound
    }
    return null
  }

  if (hears.stream) {
    line.listenAlong(true)
    open()
  }
  return {
    sound({ pcm }) {
      hasSound = true
      if (incomplete) return
      open()
      if (opened) opened.write(pcm)
      else if (waiting.length < mostWaiting) waiting.push(pcm)
      else {
        incomplete = true
        waiting = []
      }
    },
    async wordsOf(pcm) {
      const wasWhole = hasSound && !incomplete
      hasSound = false
      incomplete = false
      const text = wasWhole ? await streamed() : null
      if (text !== null) return text
      if (signal.aborted)
        throw new SpeechUnavailable('aborted', `${hears.model} was not asked: the line is closed`)
      return hears.transcribe(pcm, { language, signal })
    },
    close() {
      opened?.close()
    },
  }
}

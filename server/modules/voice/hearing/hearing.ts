import { type SpeechStream, type SpeechToText, SpeechUnavailable } from '#server/providers/speech/port.ts'
import type { Line, LineEvent } from '../voice.ts'

/** Sound that is kept for a stream that is still being opened: 20 seconds of it, for a connection takes no longer. */
const mostWaiting = 1000

/** The ears of one conversation. */
export interface Transcriber {
  /** Sound that came along while they speak. */
  sound(event: Extract<LineEvent, { type: 'sound' }>): void
  /** The words of a stretch of speech that has just ended. Throws SpeechUnavailable. */
  wordsOf(pcm: Int16Array): Promise<string>
  close(): void
}

/**
 * Listens along where the speech server can, so that the words are there soon after the pause; else, and whenever that
 * fails, it is handed the whole stretch at the pause.
 */
export function createTranscriber(
  hears: SpeechToText,
  given: { line: Line; language: string; signal: AbortSignal; failed(error: unknown): void },
): Transcriber {
  const { line, language, signal } = given
  let stream: Promise<SpeechStream | null> | null = null
  let opened: SpeechStream | null = null
  let waiting: Int16Array[] = []
  /** Of the stretch in hand: whether any sound of it came along, and whether the stream lacks some. */
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

  /** null where it broke. By then the person may be in the middle of the next stretch, which a new one would lack. */
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

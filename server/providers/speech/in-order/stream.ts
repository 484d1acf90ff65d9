import { joined } from '../pcm.ts'
import { type HeardEvent, type SpeechStream, SpeechUnavailable } from '../port.ts'

/** Kept of a stretch, for the next server: a minute of speech is longer than anybody's turn. Samples. */
const mostKept = 60 * 16_000

interface StreamInOrderOptions {
  heard: ((event: HeardEvent) => void) | undefined
  /** Opens a stream with the first server that can; null when none can now. Throws SpeechUnavailable. */
  open(heard: (event: HeardEvent) => void): Promise<SpeechStream | null>
  /** The words of a whole stretch, by whoever can hear. */
  transcribe(pcm: Int16Array): Promise<string>
}

/**
 * A stream that outlives its server: it keeps the sound of the stretch in hand, and has another server hear it when the one
 * that listened along breaks. The next stretch goes to a new stream.
 */
export class StreamInOrder implements SpeechStream {
  readonly #options: StreamInOrderOptions
  /** The stream to which the sound goes; null until it is open, or where there is none. */
  #live: SpeechStream | null = null
  #opening: Promise<void> | null = null
  #kept: Int16Array[] = []
  #keptSamples = 0
  /** How often `finish` was called. */
  #finished = 0
  #closed = false

  constructor(options: StreamInOrderOptions) {
    this.#options = options
  }

  /** Resolves once the first stream is open. Throws SpeechUnavailable. */
  async opened(): Promise<void> {
    await this.#open()
    if (!this.#live) throw new SpeechUnavailable('server', 'no recogniser listens along now')
  }

  write(pcm: Int16Array): void {
    if (this.#closed) return
    if (this.#keptSamples < mostKept) {
      this.#kept.push(pcm)
      this.#keptSamples += pcm.length
    }
    if (this.#live) this.#live.write(pcm)
    else this.#open().catch(() => {}) // `finish` has the stretch heard all the same
  }

  async finish(): Promise<string> {
    const stretch = this.#kept
    this.#kept = []
    this.#keptSamples = 0
    this.#finished += 1
    const live = this.#live
    if (live) {
      try {
        return await live.finish()
      } catch (error) {
        if (this.#live === live) this.#live = null
        live.close()
        if (error instanceof SpeechUnavailable && error.reason === 'aborted') throw error
      }
    }
    return this.#options.transcribe(joined(stretch))
  }

  close(): void {
    this.#closed = true
    this.#live?.close()
    this.#live = null
  }

  /** Opens a stream for the stretch in hand, which gets what was said of it so far. */
  #open(): Promise<void> {
    this.#opening ??= this.#openNow().finally(() => {
      this.#opening = null
    })
    return this.#opening
  }

  async #openNow(): Promise<void> {
    // A stream counts its own stretches; this one began with ours of that number.
    let first = this.#finished
    const stream = await this.#options.open(event =>
      this.#options.heard?.('stretch' in event ? { ...event, stretch: event.stretch + first } : event),
    )
    if (!stream) return
    if (this.#closed) return stream.close()
    first = this.#finished
    for (const pcm of this.#kept) stream.write(pcm)
    this.#live = stream
  }
}

import type { OpenCtx } from '#server/core/context.ts'
import { monotonic } from '#server/core/monotonic.ts'
import { type Media, openMedia } from '../../media/media.ts'
import type { FromWorker, RtpRemote, WithoutLine } from '../../media/messages.ts'
import type { Line, LineEvent } from '../../voice.ts'
import { createLineEvents } from '../events.ts'
import { mediaOutput } from '../media-output.ts'
import { countUtterances } from '../utterances.ts'

/** A telephone buffers so much sound before it plays it. A line that ends politely waits for that. */
const jitterBufferMs = 200

/** A file with the sound of both sides. */
export interface RecordedCall {
  path: string
  bytes: number
  ms: number
}

interface TelephoneOptions {
  /** Ends the call at the trunk: the line is closed. Not asked for where the conversation failed: see `endsAs`. */
  hangUp(): void
  /** Puts the caller through to another number; their sound stays open where this resolves with true. */
  transfer?(phone: string): Promise<boolean>
}

/** A telephone at the other end of a SIP trunk, with its sound over RTP. */
export interface Telephone {
  /** Our port for its sound. Rejects when none can be opened. */
  port: Promise<number>
  line: Line
  /** Sound may travel: this is what both sides have agreed on. Again when they change it. */
  connect(remote: RtpRemote): void
  /** A key that the trunk told of beside the sound. */
  press(key: string): void
  /** The trunk says that the call is over. */
  ended(why: 'hung_up' | 'lost'): void
  /** Records both sides to a new file at `path`, until the sound ends. `recorded` resolves then. */
  record(path: string): void
  recorded: Promise<RecordedCall | null>
  /** The recording is silent from now on, or goes on. */
  pauseRecording(paused: boolean): void
  /** Says this where the line is closed and its sound is not. Resolves once it was heard, or nobody is there to hear it. */
  announce(sound: AsyncIterable<Int16Array>): Promise<void>
  /** Lets the two hear one another. Whichever hangs up is told by its own `onRelease`. */
  join(other: Telephone): void
  /** Sends this sound as it is (mu-law), which another telephone said. */
  pass(bytes: Uint8Array): void
  /** Closes the sound of a telephone whose line was transferred. */
  release(): void
}

/** Opens our end for the sound of a telephone. `family`: of the trunk's addresses. */
export function openTelephone(
  ctx: Pick<OpenCtx, 'config' | 'log'>,
  { family }: { family: 4 | 6 },
  options: TelephoneOptions,
): Telephone {
  return new RtpTelephone(ctx, family, options)
}

class RtpTelephone implements Telephone {
  readonly port: Promise<number>
  readonly recorded: Promise<RecordedCall | null>
  readonly line: Line
  readonly #log: OpenCtx['log']
  readonly #options: TelephoneOptions
  readonly #openedAt = monotonic()
  readonly #events = createLineEvents()
  readonly #media: Media
  readonly #output: ReturnType<typeof mediaOutput>
  readonly #speech: ReturnType<typeof countUtterances>
  readonly #bound = Promise.withResolvers<number>()
  readonly #recorded = Promise.withResolvers<RecordedCall | null>()
  /** Who hears them while they are put through. */
  #partner: Telephone | null = null
  #released = false
  #isRecording = false
  #endsAs: Parameters<NonNullable<Line['endsAs']>>[0] | null = null
  #announcements = 0
  /** What is done once the announcement was heard. */
  #announced: (() => void) | null = null

  constructor(ctx: Pick<OpenCtx, 'config' | 'log'>, family: 4 | 6, options: TelephoneOptions) {
    this.#log = ctx.log
    this.#options = options
    this.port = this.#bound.promise
    this.port.catch(() => {})
    this.recorded = this.#recorded.promise
    const { vad, ports } = ctx.config.media
    this.#media = openMedia(
      { openedAt: this.#openedAt, vad, carriage: { kind: 'rtp', family, ports } },
      message => this.#fromWorker(message),
    )
    this.#output = mediaOutput(this.#media, () => this.#events.over)
    this.#speech = countUtterances(this.#output)
    this.line = this.#line()
  }

  connect(remote: RtpRemote): void {
    this.#media.send({ do: 'remote', remote })
  }

  press(key: string): void {
    this.#tell({ type: 'key', at: this.#now(), key })
  }

  ended(why: 'hung_up' | 'lost'): void {
    this.#shut(why)
    this.release()
  }

  record(path: string): void {
    this.#isRecording = true
    this.#media.send({ do: 'record', path })
  }

  pauseRecording(paused: boolean): void {
    this.#media.send({ do: 'pause_recording', paused })
  }

  async announce(sound: AsyncIterable<Int16Array>): Promise<void> {
    const utterance = `announcement.${++this.#announcements}`
    const heard = new Promise<void>(resolve => {
      this.#announced = resolve
    })
    try {
      for await (const pcm of sound) this.#media.send({ do: 'play', utterance, pcm, turn: 0 })
    } finally {
      this.#media.send({ do: 'finish', utterance })
      if (!this.#released) await heard
    }
  }

  join(other: Telephone): void {
    this.#partner = other
    this.#media.send({ do: 'flush' })
    this.#media.send({ do: 'relay', on: true })
  }

  pass(bytes: Uint8Array): void {
    this.#media.send({ do: 'pass', bytes })
  }

  release(): void {
    if (this.#released) return
    this.#released = true
    this.#announced?.()
    this.#bound.reject(new Error('The call is over.'))
    // The worker makes the file whole before it forgets the line.
    if (this.#isRecording) return void this.#media.send({ do: 'record', path: null })
    this.#recorded.resolve(null)
    this.#media.close()
  }

  #line(): Line {
    const speech = this.#speech
    return {
      hears: 'sound',
      speaks: 'sound',
      now: () => this.#now(),
      listen: this.#events.listen,
      listenAlong: on => this.#media.send({ do: 'listen_along', on }),
      play: speech.play,
      say: speech.say,
      finish: utterance => speech.finish(utterance),
      flush: speech.flush,
      caption() {},
      transfer: phone => this.#transfer(phone),
      endsAs: why => {
        this.#endsAs = why
      },
      close: politely => {
        if (!politely) return this.#hangUp()
        speech.whenSilent(() => setTimeout(() => this.#hangUp(), jitterBufferMs))
      },
    }
  }

  #now(): number {
    return monotonic() - this.#openedAt
  }

  #tell(event: LineEvent): void {
    this.#events.tell(event)
    this.#speech.observe(event)
  }

  #fromWorker(message: WithoutLine<FromWorker>): void {
    switch (message.is) {
      case 'bound':
        return void this.#bound.resolve(message.port)
      case 'event':
        if (this.#events.over) return void this.#hearAnnouncement(message.event)
        return void this.#tell(message.event)
      case 'room':
        return void this.#output.freed(message.turn)
      case 'relayed':
        return void this.#partner?.pass(message.bytes)
      case 'recorded':
        return void this.#keep(message)
      case 'lost':
        return void this.#lose('lost')
      case 'failed':
        this.#log.error({ reason: message.error }, 'the sound of a telephone call failed')
        this.#isRecording = false
        return void this.#lose('failed')
    }
  }

  async #transfer(phone: string): Promise<boolean> {
    if (!this.#options.transfer || this.#events.over) return false
    const through = await this.#options.transfer(phone)
    if (through) this.#shut('transferred')
    return through
  }

  /** Nothing comes from them any more: the trunk need not know that yet. */
  #lose(reason: 'lost' | 'failed'): void {
    this.#shut(reason)
    this.#options.hangUp()
    this.release()
  }

  #hangUp(): void {
    if (this.#events.over) return
    this.#shut('ended')
    // Whoever holds the call says what becomes of a caller with whom the conversation failed.
    if (this.#endsAs === 'failed') return
    this.#options.hangUp()
    this.release()
  }

  #hearAnnouncement(event: LineEvent): void {
    if (event.type !== 'played' || !event.done) return
    if (event.utterance === `announcement.${this.#announcements}`) this.#announced?.()
  }

  #shut(reason: Extract<LineEvent, { type: 'closed' }>['reason']): void {
    if (this.#events.over) return
    this.#tell({ type: 'closed', at: this.#now(), reason })
    this.#speech.close()
  }

  #keep({ path, bytes, ms }: RecordedCall): void {
    this.#recorded.resolve({ path, bytes, ms })
    if (this.#released) this.#media.close()
  }
}

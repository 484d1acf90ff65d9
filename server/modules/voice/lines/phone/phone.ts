import { setTimeout as delay } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { OpenCtx } from '#server/core/context.ts'
import { monotonic } from '#server/core/monotonic.ts'
import { type Media, openMedia } from '../../media/media.ts'
import type { FromWorker, WithoutLine } from '../../media/messages.ts'
import type { Line, LineEvent } from '../../voice.ts'
import { createLineEvents } from '../events.ts'
import { mediaOutput } from '../media-output.ts'
import { countUtterances } from '../utterances.ts'
import type { CarrierFrame } from './carrier-frames.ts'
import { carrierStart, type StartedStream } from './carrier-start.ts'
import { createPlaybackTracker } from './playback-tracker.ts'

/** Carriers send sound all the time, silence too. One that sends none for so long has lost the call. */
const silentMs = 5_000
/** Sound may come so far ahead of time, as after a held-up network. What comes faster is no telephone. */
const mostAheadMs = 5_000
const checkEveryMs = 1_000
/** The socket is closed after so long, whatever the carrier says to our wish to hang up. */
const hangUpWithinMs = 5_000

interface PhoneCall {
  /** The carrier's ids of the call, and of this stream of it. */
  callSid: string
  streamSid: string
  /** What the call's own directions gave along (`<Parameter>`). */
  parameters: Record<string, string>
}

/** Puts the call through to another number by the carrier's API. False where it could not. */
export type Transfer = (call: PhoneCall, phone: string) => Promise<boolean>

/** Hangs the call up by the carrier's API; `why` as `Line.endsAs` told it, null for a call that is simply over. */
export type HangUp = (why: 'silence' | 'too_long' | 'failed' | null) => Promise<void>

type Dependencies = Pick<OpenCtx, 'config' | 'log'>

/**
 * The line of a telephone call that a carrier streams over this socket (Twilio Media Streams, both ways). Waits for the
 * stream's `start`; Problem when that does not come, or brings sound that we can't read. The socket's ticket decided
 * before who may open it.
 */
export async function phoneLine(
  ctx: Dependencies,
  socket: WebSocket,
  options: { transfer?: Transfer; hangUp?: HangUp } = {},
): Promise<PhoneCall & { line: Line }> {
  const stream = await carrierStart(socket)
  const { callSid, streamSid, customParameters } = stream.start
  const call: PhoneCall = { callSid, streamSid, parameters: customParameters ?? {} }
  return { ...call, line: new PhoneLine(ctx, { socket, stream, call, ...options }).line() }
}

/** One call's stream: sound goes in and out by way of the media worker, and the carrier's marks tell what was heard. */
class PhoneLine {
  readonly #log: Dependencies['log']
  readonly #socket: WebSocket
  readonly #call: PhoneCall
  readonly #transfer: Transfer | undefined
  readonly #hangUp: HangUp | undefined
  readonly #nonsense: StartedStream['nonsense']
  readonly #openedAt = monotonic()
  readonly #events = createLineEvents()
  readonly #media: Media
  readonly #playback: ReturnType<typeof createPlaybackTracker>
  readonly #output: ReturnType<typeof mediaOutput>
  readonly #speech: ReturnType<typeof countUtterances>
  readonly #timer: NodeJS.Timeout
  /** When sound last came, and how much of it came in all. */
  #soundAt: number
  #soundMs = 0
  #isTransferred = false
  #endsAs: Parameters<HangUp>[0] = null

  constructor(
    ctx: Dependencies,
    given: {
      socket: WebSocket
      stream: StartedStream
      call: PhoneCall
      transfer?: Transfer
      hangUp?: HangUp
    },
  ) {
    this.#log = ctx.log
    this.#socket = given.socket
    this.#call = given.call
    this.#transfer = given.transfer
    this.#hangUp = given.hangUp
    this.#nonsense = given.stream.nonsense
    this.#playback = createPlaybackTracker(
      this.#carrierSocket(),
      () => this.#now(),
      event => this.#tell(event),
    )
    this.#media = openMedia(
      { openedAt: this.#openedAt, vad: ctx.config.media.vad, carriage: { kind: 'mu-law' } },
      message => this.#fromWorker(message),
    )
    this.#output = mediaOutput(this.#media, () => this.#events.over)
    this.#speech = countUtterances(this.#output)
    this.#soundAt = this.#now()
    given.stream.attach({
      take: frame => this.#take(frame),
      // A caller who hangs up is told by `stop`. A socket that closes without it was lost, however politely.
      end: how => this.#shut(how === 'nonsense' ? 'failed' : 'lost'),
    })
    this.#timer = setInterval(() => this.#check(), checkEveryMs)
  }

  line(): Line {
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
      transfer: phone => this.#putThrough(phone),
      endsAs: why => {
        this.#endsAs = why
      },
      close: politely => {
        if (politely) speech.whenSilent(() => this.#shut('ended'))
        else this.#shut('ended')
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

  #send(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #carrierSocket() {
    const { streamSid } = this.#call
    return {
      media: (bytes: Uint8Array) => {
        const payload = Buffer.from(bytes).toString('base64')
        this.#send({ event: 'media', streamSid, media: { payload } })
      },
      mark: (name: string) => this.#send({ event: 'mark', streamSid, mark: { name } }),
      clear: () => this.#send({ event: 'clear', streamSid }),
    }
  }

  #take(frame: CarrierFrame): void {
    switch (frame.event) {
      case 'media':
        // Our own voice, where the carrier was asked for both tracks.
        if (frame.media.track === 'outbound') return
        return void this.#takeSound(Buffer.from(frame.media.payload, 'base64'))
      case 'dtmf':
        return void this.#tell({ type: 'key', at: this.#now(), key: frame.dtmf.digit })
      case 'mark':
        return void this.#playback.marked(frame.mark.name)
      case 'stop':
        return void this.#shut('hung_up')
    }
  }

  #takeSound(bytes: Buffer): void {
    this.#soundAt = this.#now()
    // 8 bytes of mu-law are a millisecond. Nobody can speak faster than time passes.
    const ms = bytes.length / 8
    if (this.#soundMs + ms > this.#soundAt + mostAheadMs) return void this.#nonsense()
    this.#soundMs += ms
    this.#media.send({ do: 'sound', bytes: new Uint8Array(bytes), at: this.#soundAt })
  }

  #fromWorker(message: WithoutLine<FromWorker>): void {
    switch (message.is) {
      case 'event':
        return void this.#tell(message.event)
      case 'room':
        return void this.#output.freed(message.turn)
      case 'frame':
        return void this.#playback.frame(message)
      case 'ended':
        return void this.#playback.ended(message)
      case 'flushed':
        return void this.#playback.flushed(message)
      case 'failed':
        this.#log.error({ callSid: this.#call.callSid, reason: message.error }, 'the sound of a call failed')
        return void this.#shut('failed')
    }
  }

  #check(): void {
    this.#playback.tick()
    if (this.#now() - this.#soundAt > silentMs) this.#shut('lost')
  }

  async #putThrough(phone: string): Promise<boolean> {
    if (!this.#transfer || this.#events.over) return false
    // The carrier may end the stream before it answers: the call is put through then, and not hung up.
    this.#isTransferred = true
    this.#isTransferred = await this.#transfer(this.#call, phone).catch(error => {
      this.#log.warn({ err: error, callSid: this.#call.callSid }, 'a call could not be put through')
      return false
    })
    return this.#isTransferred
  }

  #shut(reason: Extract<LineEvent, { type: 'closed' }>['reason']): void {
    if (this.#events.over) return
    clearInterval(this.#timer)
    this.#playback.close()
    this.#media.close()
    this.#tell({ type: 'closed', at: this.#now(), reason: this.#isTransferred ? 'transferred' : reason })
    this.#speech.close()
    void this.#closeSocket(reason)
  }

  async #closeSocket(reason: Extract<LineEvent, { type: 'closed' }>['reason']): Promise<void> {
    if (this.#hangUp && !this.#isTransferred && (reason === 'ended' || reason === 'failed')) {
      const why = reason === 'failed' ? 'failed' : this.#endsAs
      const done = this.#hangUp(why).catch(error =>
        this.#log.warn({ err: error, callSid: this.#call.callSid }, 'a call could not be hung up'),
      )
      await Promise.race([done, delay(hangUpWithinMs)])
    }
    this.#socket.close(reason === 'failed' ? 1011 : 1000)
  }
}

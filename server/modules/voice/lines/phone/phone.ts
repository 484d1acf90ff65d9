import type { WebSocket } from 'ws'
import type { OpenCtx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { openMedia } from '../../media/media.ts'
import type { FromWorker, WithoutLine } from '../../media/messages.ts'
import { monotonic } from '../../media/monotonic.ts'
import type { Line, LineEvent } from '../../voice.ts'
import { createBackpressure } from '../backpressure.ts'
import { createLineEvents } from '../events.ts'
import { inTime, readFrames } from '../frames.ts'
import { countUtterances } from '../utterances.ts'
import { type CarrierFrame, type CarrierStart, parseCarrierFrame } from './carrier-frames.ts'
import { createPlaybackTracker } from './playback-tracker.ts'

/** Carriers send sound all the time, silence too: one that stops for so long has lost the call. */
const silentMs = 5_000
/** Sound that came faster than time passes, until it is not believed to be a telephone. */
const mostAheadMs = 5_000
const checkEveryMs = 1_000

export interface PhoneCall {
  callSid: string
  streamSid: string
  /** What the call's own directions gave along (`<Parameter>`). */
  parameters: Record<string, string>
}

/** Puts the call through to another number: whoever has the carrier's API can. False where it could not. */
export type Transfer = (call: PhoneCall, phone: string) => Promise<boolean>

type Parts = Pick<OpenCtx, 'config' | 'log'>

/**
 * The line of a telephone call that a carrier streams over this socket (Twilio Media Streams, both ways). Waits for its
 * `start`; Problem when that does not come or brings sound that we can't read. Who may open the socket was decided
 * before, by its ticket.
 */
export async function phoneLine(
  ctx: Parts,
  socket: WebSocket,
  options: { transfer?: Transfer } = {},
): Promise<PhoneCall & { line: Line }> {
  const started = Promise.withResolvers<CarrierStart['start']>()
  // Frames go to the line, once there is one.
  let take: (frame: CarrierFrame) => void = frame => {
    if (frame.event === 'start') started.resolve(frame.start)
  }
  let end: (how: 'closed' | 'broken' | 'nonsense') => void = () =>
    started.reject(new Problem(400, 'The stream ended before it began.'))
  const frames = readFrames(socket, parseCarrierFrame, {
    message: frame => take(frame),
    end: how => end(how),
  })
  const { callSid, streamSid, mediaFormat, customParameters } = await inTime(
    started.promise,
    'The stream did not begin.',
  )
  const { encoding, sampleRate, channels } = mediaFormat
  if (encoding !== 'audio/x-mulaw' || sampleRate !== 8_000 || channels !== 1)
    throw new Problem(400, 'The stream must be mu-law of one channel at 8000 Hz.')

  const call: PhoneCall = { callSid, streamSid, parameters: customParameters ?? {} }
  const openedAt = monotonic()
  const now = () => monotonic() - openedAt
  const events = createLineEvents()
  const room = createBackpressure()
  let transferred = false

  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const tell = (event: LineEvent) => {
    events.tell(event)
    voice.observe(event)
  }
  const carrier = createPlaybackTracker(
    {
      media: bytes =>
        send({ event: 'media', streamSid, media: { payload: Buffer.from(bytes).toString('base64') } }),
      mark: name => send({ event: 'mark', streamSid, mark: { name } }),
      clear: () => send({ event: 'clear', streamSid }),
    },
    now,
    event => tell(event),
  )
  const media = openMedia({ openedAt, vad: ctx.config.media.vad, carriage: { kind: 'mu-law' } }, heard)
  const voice = countUtterances({
    play(utterance, pcm) {
      if (events.over) return Promise.resolve()
      const { turn, free } = room.next()
      media.send({ do: 'play', utterance, pcm, turn })
      return free
    },
    say() {},
    finish: utterance => media.send({ do: 'finish', utterance }),
    flush: () => media.send({ do: 'flush' }),
    close: room.close,
  })

  function shut(reason: Extract<LineEvent, { type: 'closed' }>['reason']): void {
    if (events.over) return
    clearInterval(timer)
    carrier.close()
    media.close()
    tell({ type: 'closed', at: now(), reason: transferred ? 'transferred' : reason })
    voice.close()
    socket.close(reason === 'failed' ? 1011 : 1000)
  }
  function heard(message: WithoutLine<FromWorker>) {
    switch (message.is) {
      case 'event':
        return tell(message.event)
      case 'room':
        return room.freed(message.turn)
      case 'frame':
        return carrier.frame(message)
      case 'ended':
        return carrier.ended(message)
      case 'flushed':
        return carrier.flushed(message)
      case 'failed':
        ctx.log.error({ callSid, reason: message.error }, 'the sound of a call failed')
        return shut('failed')
    }
  }

  let heardAt = now()
  let soundMs = 0
  take = frame => {
    switch (frame.event) {
      case 'media': {
        if (frame.media.track === 'outbound') return // our own voice, where both tracks were asked for
        const bytes = Buffer.from(frame.media.payload, 'base64')
        heardAt = now()
        // Nobody can speak faster than time passes; what a held-up network brings at once is let pass.
        if (soundMs + bytes.length / 8 > heardAt + mostAheadMs) return frames.nonsense()
        soundMs += bytes.length / 8
        return media.send({ do: 'sound', bytes: new Uint8Array(bytes), at: heardAt })
      }
      case 'dtmf':
        return tell({ type: 'key', at: now(), key: frame.dtmf.digit })
      case 'mark':
        return carrier.marked(frame.mark.name)
      case 'stop':
        return shut('hung_up')
    }
  }
  end = how => shut(how === 'closed' ? 'hung_up' : how === 'broken' ? 'lost' : 'failed')
  const timer = setInterval(() => {
    carrier.tick()
    if (now() - heardAt > silentMs) shut('lost')
  }, checkEveryMs)

  const line: Line = {
    hears: 'sound',
    speaks: 'sound',
    now,
    listen: events.listen,
    listenAlong: on => media.send({ do: 'listen_along', on }),
    play: voice.play,
    say: voice.say,
    finish: utterance => voice.finish(utterance),
    flush: voice.flush,
    caption() {},
    async transfer(phone) {
      if (!options.transfer || events.over) return false
      transferred = true
      transferred = await options.transfer(call, phone).catch(error => {
        ctx.log.warn({ err: error, callSid }, 'a call could not be put through')
        return false
      })
      return transferred
    },
    close(politely) {
      if (politely) voice.whenSilent(() => shut('ended'))
      else shut('ended')
    },
  }
  return { ...call, line }
}

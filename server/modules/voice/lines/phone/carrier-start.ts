import type { WebSocket } from 'ws'
import { Problem } from '#server/http/problem.ts'
import { inTime, readFrames } from '../frames.ts'
import { type CarrierFrame, type CarrierStart, parseCarrierFrame } from './carrier-frames.ts'

/** How the socket of a carrier came to its end. */
type SocketEnd = 'closed' | 'broken' | 'nonsense'

/** Where the frames of a stream go, once it has started. */
interface CarrierReceiver {
  take(frame: CarrierFrame): void
  end(how: SocketEnd): void
}

/** A stream that has started. Frames before `attach` are dropped: some milliseconds of sound. */
export interface StartedStream {
  start: CarrierStart['start']
  attach(receiver: CarrierReceiver): void
  /** A frame made no sense after all; too many of them end the stream. */
  nonsense(): void
}

/**
 * Reads a carrier's socket until its `start`. Problem when it does not come in time, when the socket ends before, and for
 * sound in a format that we can't read.
 */
export async function carrierStart(socket: WebSocket): Promise<StartedStream> {
  const started = Promise.withResolvers<CarrierStart['start']>()
  let receiver: CarrierReceiver = {
    take(frame) {
      if (frame.event === 'start') started.resolve(frame.start)
    },
    end: () => started.reject(new Problem(400, 'The stream ended before it began.')),
  }
  const { nonsense } = readFrames(socket, parseCarrierFrame, {
    message: frame => receiver.take(frame),
    end: how => receiver.end(how),
  })
  const start = await inTime(started.promise, 'The stream did not begin.')
  const { encoding, sampleRate, channels } = start.mediaFormat
  if (encoding !== 'audio/x-mulaw' || sampleRate !== 8_000 || channels !== 1)
    throw new Problem(400, 'The stream must be mu-law of one channel at 8000 Hz.')
  return {
    start,
    nonsense,
    attach(next) {
      receiver = next
    },
  }
}

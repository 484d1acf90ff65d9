import { monotonic } from '#server/core/monotonic.ts'
import { resampler } from '#server/providers/speech/resample.ts'
import type { FromWorker, SoundTransport, ToWorker, WithoutLine } from './messages.ts'
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts'
import { createPlaybackPacer, type PacerEvents } from './playback-pacer.ts'
import { openRtp } from './rtp/rtp.ts'
import { createSpeechDetector } from './speech-detector.ts'
import type { Detector } from './vad/detector.ts'
import { openWebRtc } from './web-rtc.ts'

/** `play` resolves once fewer milliseconds wait. */
const enoughWaitingMs = 2_000

/**
 * Frames leave so long ahead, in milliseconds. A carrier that streams has a buffer, so that nobody hears a late timer here;
 * packets of RTP are played as they come.
 */
const leadMs = { 'mu-law': 200, webrtc: 20, rtp: 20 }

/** The sound of one line, in the worker. */
export interface LineStream {
  take(message: WithoutLine<ToWorker>): void
  tick(): void
  close(): void
}

/** The way in which sound comes and goes. */
export interface TransportStream {
  pacerEvents: Partial<PacerEvents> & Pick<PacerEvents, 'frame' | 'ended'>
  flushed(utterances: { utterance: string; amount: number }[]): void
  /** Called every 10 ms, between the frames. */
  tick(now: number): void
  take(message: WithoutLine<ToWorker>): void
  close(): void
}

type TellMainThread = (message: WithoutLine<FromWorker>) => void

export interface TransportStreamOptions {
  /** Milliseconds since the line opened. */
  now(): number
  tell: TellMainThread
  /** Takes in 16 kHz sound that came at `at`. */
  hear(pcm: Int16Array, at: number): void
}

export function openStream(
  given: { openedAt: number; carriage: SoundTransport; detector: Detector },
  tell: TellMainThread,
): LineStream {
  const { carriage, detector, openedAt } = given
  const now = () => monotonic() - openedAt
  const judge = detector.open()
  const speech = createSpeechDetector(detector, event => tell({ is: 'event', event }))
  const hear = (pcm: Int16Array, at: number) => {
    for (const chunk of speech.hear(pcm, at)) judge.judge(chunk.pcm, voice => speech.judged(chunk, voice))
  }
  const parts = { now, tell, hear }
  const carrier = openTransport(carriage, parts)
  const flushed: { utterance: string; amount: number }[] = []
  const pacer = createPlaybackPacer(
    { leadMs: leadMs[carriage.kind] },
    {
      ...carrier.pacerEvents,
      sounded: utterance => tell({ is: 'event', event: { type: 'sounded', at: now(), utterance } }),
      flushed: (utterance, amount) => void flushed.push({ utterance, amount }),
    },
  )
  let turn = 0
  let told = 0
  const sayRoom = () => {
    if (told === turn || pacer.waiting() >= enoughWaitingMs) return
    told = turn
    tell({ is: 'room', turn })
  }
  return {
    take(message) {
      switch (message.do) {
        case 'play':
          turn = message.turn
          pacer.play(message.utterance, message.pcm)
          return sayRoom()
        case 'finish':
          return pacer.finish(message.utterance)
        case 'flush':
          pacer.flush()
          carrier.flushed(flushed.splice(0))
          return sayRoom()
        case 'listen_along':
          return speech.listenAlong(message.on)
        default:
          carrier.take(message)
      }
    },
    tick() {
      // One time for both, or a frame seems late between the two.
      const at = now()
      pacer.tick(at)
      carrier.tick(at)
      sayRoom()
    },
    close() {
      judge.close()
      carrier.close()
    },
  }
}

function openTransport(carriage: SoundTransport, parts: TransportStreamOptions): TransportStream {
  if (carriage.kind === 'webrtc') return openWebRtc(carriage, parts)
  return carriage.kind === 'rtp' ? openRtp(carriage, parts) : muLaw(parts)
}

/** Frames of a telephone go through the main thread, which knows from the carrier's marks what was really heard. */
function muLaw({ tell, hear }: TransportStreamOptions): TransportStream {
  const toSpeech = resampler(8_000, 16_000)
  const toPhone = resampler(16_000, 8_000)
  return {
    pacerEvents: {
      frame: (pcm, utterance, amount) =>
        tell({ is: 'frame', bytes: encodeMuLaw(toPhone(pcm)), utterance, amount }),
      ended: (utterance, amount) => tell({ is: 'ended', utterance, amount }),
    },
    flushed: utterances => tell({ is: 'flushed', utterances }),
    tick() {},
    take(message) {
      if (message.do === 'sound') hear(toSpeech(decodeMuLaw(message.bytes)), message.at)
    },
    close() {},
  }
}

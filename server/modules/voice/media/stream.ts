import { resampler } from '#server/providers/speech/resample.ts'
import type { Carriage, FromWorker, Said, ToWorker } from './messages.ts'
import { monotonic } from './monotonic.ts'
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts'
import { createPlaybackPacer, type MouthEvents } from './playback-pacer.ts'
import { createSpeechDetector } from './speech-detector.ts'
import type { Detector } from './vad/detector.ts'
import { openWebRtc } from './web-rtc.ts'

/** `play` resolves once less than this waits. */
const enoughWaitingMs = 2_000

/** Telephone networks keep a buffer of their own, so that a late timer here is not heard there. */
const phoneLeadMs = 200
const webRtcLeadMs = 20

/** The sound of one line, in the worker. */
export interface Stream {
  take(message: Said<ToWorker>): void
  tick(): void
  close(): void
}

/** How sound comes and goes. */
export interface Carrier {
  mouth: Partial<MouthEvents> & Pick<MouthEvents, 'frame' | 'ended'>
  hushed(utterances: { utterance: string; amount: number }[]): void
  /** Between the frames. */
  tick(now: number): void
  take(message: Said<ToWorker>): void
  close(): void
}

export type Tell = (message: Said<FromWorker>) => void

export interface CarrierParts {
  /** Milliseconds since the line opened. */
  now(): number
  tell: Tell
  /** Takes in 16 kHz sound that came at `at`. */
  hear(pcm: Int16Array, at: number): void
}

export function openStream(
  given: { openedAt: number; carriage: Carriage; detector: Detector },
  tell: Tell,
): Stream {
  const { carriage, detector, openedAt } = given
  const now = () => monotonic() - openedAt
  const judge = detector.open()
  const speech = createSpeechDetector(detector, event => tell({ is: 'event', event }))
  const hear = (pcm: Int16Array, at: number) => {
    for (const chunk of speech.hear(pcm, at)) judge.judge(chunk.pcm, voice => speech.judged(chunk, voice))
  }
  const parts = { now, tell, hear }
  const carrier = carriage.kind === 'webrtc' ? openWebRtc(carriage, parts) : muLaw(parts)
  const flushed: { utterance: string; amount: number }[] = []
  const pacer = createPlaybackPacer(
    { leadMs: carriage.kind === 'webrtc' ? webRtcLeadMs : phoneLeadMs },
    {
      ...carrier.mouth,
      sounded: utterance => tell({ is: 'event', event: { type: 'sounded', at: now(), utterance } }),
      hushed: (utterance, amount) => void flushed.push({ utterance, amount }),
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
        case 'hush':
          pacer.hush()
          carrier.hushed(flushed.splice(0))
          return sayRoom()
        case 'listen_along':
          return speech.listenAlong(message.on)
        default:
          carrier.take(message)
      }
    },
    tick() {
      pacer.tick(now())
      carrier.tick(now())
      sayRoom()
    },
    close() {
      judge.close()
      carrier.close()
    },
  }
}

/** A telephone network's: frames go through the main thread, which knows from its marks what was really heard. */
function muLaw({ tell, hear }: CarrierParts): Carrier {
  const toSpeech = resampler(8_000, 16_000)
  const toPhone = resampler(16_000, 8_000)
  return {
    mouth: {
      frame: (pcm, utterance, amount) =>
        tell({ is: 'frame', bytes: encodeMuLaw(toPhone(pcm)), utterance, amount }),
      ended: (utterance, amount) => tell({ is: 'ended', utterance, amount }),
    },
    hushed: utterances => tell({ is: 'hushed', utterances }),
    tick() {},
    take(message) {
      if (message.do === 'sound') hear(toSpeech(decodeMuLaw(message.bytes)), message.at)
    },
    close() {},
  }
}

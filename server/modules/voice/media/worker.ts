import { parentPort } from 'node:worker_threads'
import type { MediaConfig } from '#server/core/config.ts'
import type { FromWorker, ToWorker, WithoutLine } from './messages.ts'
import { type LineStream, openStream } from './stream.ts'
import type { Detector } from './vad/detector.ts'

// A thread that hears and speaks for several lines, so that nothing else in the process delays them, and they delay
// nothing else.

/** Half a frame: speech is late by no more. */
const tickMs = 10

// Anybody can send packets to WebRTC's ports. An error that one of them causes must not end nine other calls.
process.on('uncaughtException', error => process.emitWarning(error))
process.on('unhandledRejection', error => process.emitWarning(error instanceof Error ? error : String(error)))

const streams = new Map<number, LineStream>()
const detectors = new Map<MediaConfig['vad'], Promise<Detector>>()
let ticking: ReturnType<typeof setInterval> | undefined
/** Messages are taken one after the other: those behind `open` wait until the detector is loaded. */
let before: Promise<void> = Promise.resolve()

parentPort!.on('message', (message: ToWorker) => {
  before = before.then(() => take(message))
})

async function take({ line, ...message }: ToWorker): Promise<void> {
  const tell = (said: WithoutLine<FromWorker>) => parentPort!.postMessage({ line, ...said })
  try {
    if (message.do === 'open') {
      const detector = await detectorOf(message.vad)
      streams.set(line, openStream({ ...message, detector }, tell))
      ticking ??= setInterval(tick, tickMs)
      return
    }
    if (message.do !== 'close') return streams.get(line)?.take(message)
    streams.get(line)?.close()
    streams.delete(line)
    if (streams.size) return
    clearInterval(ticking)
    ticking = undefined
  } catch (error) {
    fail(line, error)
  }
}

function tick(): void {
  for (const [line, stream] of streams) {
    try {
      stream.tick()
    } catch (error) {
      fail(line, error)
    }
  }
}

/** An error on one line ends that line alone. */
function fail(line: number, error: unknown): void {
  streams.get(line)?.close()
  streams.delete(line)
  parentPort!.postMessage({ line, is: 'failed', error: String(error) } satisfies FromWorker)
}

function detectorOf(vad: MediaConfig['vad']): Promise<Detector> {
  let detector = detectors.get(vad)
  if (!detector) {
    detector =
      vad === 'silero'
        ? import('./vad/silero.ts').then(({ silero }) => silero())
        : import('./vad/light.ts').then(({ light }) => light())
    detectors.set(vad, detector)
  }
  return detector
}

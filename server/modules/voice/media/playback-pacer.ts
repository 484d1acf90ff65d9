/** A frame of speech: 20 ms at 16 kHz. */
export const frameSamples = 320
export const frameMs = 20

/** A timer that is late by less sends the missed frames at once; else speech goes on later. */
const mostBehindMs = 200
/** A frame with a lower peak (−42 dBFS) is not audible yet. */
const audible = 256

export interface PacerEvents {
  /** A frame is due: `amount` milliseconds of the utterance have left with it. */
  frame(pcm: Int16Array, utterance: string, amount: number): void
  /** The first frame that can be heard has left. */
  sounded(utterance: string): void
  /** All of it has left. */
  ended(utterance: string, amount: number): void
  /** `amount` milliseconds of it had left when it was flushed. */
  flushed(utterance: string, amount: number): void
  /** The timer was very late: what is played next is heard later by that time. It comes before the next frame. */
  delayed?(): void
}

/** Plays speech at the pace at which it is heard, one utterance behind the other. */
interface PlaybackPacer {
  play(utterance: string, pcm: Int16Array): void
  /** No more of it comes. */
  finish(utterance: string): void
  flush(): void
  /** Milliseconds that wait to be played. */
  waiting(): number
  /** Sends what is due at `now`. */
  tick(now: number): void
}

interface Utterance {
  id: string
  pieces: Int16Array[]
  /** Samples that have left. */
  sent: number
  finished: boolean
  sounded: boolean
}

/** `leadMs`: a frame leaves so long ahead of its time, for a receiver with a buffer of its own. */
export function createPlaybackPacer({ leadMs }: { leadMs: number }, events: PacerEvents): PlaybackPacer {
  const queue: Utterance[] = []
  const silenced = new Set<string>()
  let waitingSamples = 0
  let dueAt = Number.NEGATIVE_INFINITY

  /** The current utterance. Reports those before it that are over. */
  const current = (): Utterance | undefined => {
    for (let first = queue[0]; first?.finished && first.pieces.length === 0; first = queue[0]) {
      queue.shift()
      events.ended(first.id, msOf(first.sent))
    }
    return queue[0]
  }

  return {
    play(id, pcm) {
      if (silenced.has(id) || pcm.length === 0) return
      const utterance = queue.find(each => each.id === id)
      if (utterance) utterance.pieces.push(pcm)
      else queue.push({ id, pieces: [pcm], sent: 0, finished: false, sounded: false })
      waitingSamples += pcm.length
    },
    finish(id) {
      if (silenced.delete(id)) return
      const utterance = queue.find(each => each.id === id)
      if (utterance) utterance.finished = true
      // None of it ever came.
      else queue.push({ id, pieces: [], sent: 0, finished: true, sounded: false })
      current()
    },
    flush() {
      for (const { id, sent, finished } of queue.splice(0)) {
        if (!finished) silenced.add(id)
        events.flushed(id, msOf(sent))
      }
      waitingSamples = 0
    },
    waiting: () => msOf(waitingSamples),
    tick(now) {
      // After silence, or a long delay, playing goes on from now.
      if (dueAt < now - mostBehindMs) {
        dueAt = now
        events.delayed?.()
      }
      while (dueAt <= now + leadMs) {
        const utterance = current()
        const frame = utterance && takeFrame(utterance)
        if (!utterance || !frame) {
          // Nothing to say: the next frame is due as soon as there is one.
          dueAt = Math.max(dueAt, now)
          return
        }
        waitingSamples -= frame.samples
        utterance.sent += frame.samples
        if (!utterance.sounded && frame.pcm.some(sample => Math.abs(sample) >= audible)) {
          utterance.sounded = true
          events.sounded(utterance.id)
        }
        events.frame(frame.pcm, utterance.id, msOf(utterance.sent))
        dueAt += frameMs
        current()
      }
    },
  }
}

/** The next 20 ms of an utterance; at its end less, filled up with silence. Null while too little is there. */
function takeFrame(utterance: Utterance): { pcm: Int16Array; samples: number } | null {
  const { pieces } = utterance
  const there = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (there === 0 || (there < frameSamples && !utterance.finished)) return null
  const pcm = new Int16Array(frameSamples)
  let samples = 0
  while (samples < frameSamples && pieces.length) {
    const piece = pieces[0]!
    const part = piece.subarray(0, frameSamples - samples)
    pcm.set(part, samples)
    samples += part.length
    if (part.length === piece.length) pieces.shift()
    else pieces[0] = piece.subarray(part.length)
  }
  return { pcm, samples }
}

const msOf = (samples: number) => samples / 16

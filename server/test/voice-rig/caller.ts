import { setTimeout as sleep } from 'node:timers/promises'
import { type FakeMediaStream, openMediaStream } from '../fakes/media-stream.ts'
import { type HeardText, textsOf, tonesOf } from '../fakes/tones.ts'

/** What a person says: words, and pauses within them in milliseconds. */
export type Utterance = string | readonly (string | number)[]

/** Times are milliseconds of the line: of the sound that was sent and heard, not of any program. */
export interface Said {
  beganAt: number
  endedAt: number
}

export interface Answer {
  /** From the end of the person's speech to the first frame that isn't silent; null: none came in time. */
  firstMs: number | null
  /** The same to the first sound of each thing that was said: a filler may come before the answer. */
  pieces: (HeardText & { afterMs: number })[]
  /** All words that were heard. */
  text: string
}

/** A caller who behaves: speaks when the other side is silent, and listens to the end. */
export interface RigCaller {
  stream: FakeMediaStream
  /** All that was heard so far, or since this time of the line. */
  heard(since?: number): HeardText[]
  /** Speaks now, over whom it may be. Resolves at its end. */
  speak(words: Utterance): Promise<Said>
  /** Speaks once the other side has been silent for a while. */
  say(words: Utterance): Promise<Said>
  /** What was heard in answer to this, once the other side is silent again; or nothing within the patience. */
  answer(said: Said, options?: { patienceMs?: number; quietMs?: number }): Promise<Answer>
  /** `say` and `answer`. */
  ask(words: Utterance, options?: { patienceMs?: number; quietMs?: number }): Promise<Answer>
  /** Resolves once the other side has been silent for so long, and has said something since `since`. */
  quiet(options?: { quietMs?: number; since?: number; patienceMs?: number }): Promise<void>
  /** Resolves with the time at which something sounds. */
  sounds(since: number, patienceMs?: number): Promise<number | null>
  press(digits: string): void
  hangUp(): void
}

const rate = 8_000
/** A sample that can be heard. */
const audible = 300
const pollMs = 20

/** Opens the call's stream at this address, as the carrier does. */
export async function openCaller(
  url: string,
  options: Parameters<typeof openMediaStream>[1] = {},
): Promise<RigCaller> {
  const stream = await openMediaStream(url, options)
  let open = true
  void stream.closed.then(() => {
    open = false
  })
  /** The place of the first or the last audible sample since then. */
  const soundAt = (which: 'findIndex' | 'findLastIndex', since: number): number | null => {
    const from = Math.floor(since)
    const at = stream.heard(from)[which](sample => Math.abs(sample) > audible)
    return at < 0 ? null : from + at / (rate / 1000)
  }
  const firstSound = (since: number) => soundAt('findIndex', since)
  const lastSound = (since: number) => soundAt('findLastIndex', since)
  const heard = (since = 0) =>
    textsOf(stream.heard(since), rate).map(each => ({
      ...each,
      from: each.from + since,
      to: each.to + since,
    }))

  async function sounds(since: number, patienceMs = 10_000): Promise<number | null> {
    for (let at = firstSound(since); ; at = firstSound(since)) {
      if (at !== null) return at
      if (!open || stream.clock() - since > patienceMs) return null
      await sleep(pollMs)
    }
  }
  async function quiet({ quietMs = 1_200, since = 0, patienceMs = 60_000 } = {}): Promise<void> {
    if ((await sounds(since, patienceMs)) === null) return
    for (let last = lastSound(since)!; open && stream.clock() - last < quietMs; last = lastSound(last)!)
      await sleep(pollMs)
  }
  async function speak(words: Utterance): Promise<Said> {
    const beganAt = stream.clock()
    for (const part of [words].flat()) {
      if (typeof part === 'number') await stream.speak(new Int16Array((part * rate) / 1000))
      else await stream.speak(tonesOf(part as string, rate))
    }
    return { beganAt, endedAt: stream.clock() }
  }
  async function answer({ endedAt }: Said, { patienceMs = 10_000, quietMs = 1_500 } = {}): Promise<Answer> {
    const first = await sounds(endedAt, patienceMs)
    if (first === null) return { firstMs: null, pieces: [], text: '' }
    await quiet({ quietMs, since: endedAt })
    const pieces = heard(endedAt).map(each => ({ ...each, afterMs: each.from - endedAt }))
    return { firstMs: first - endedAt, pieces, text: pieces.map(({ text }) => text).join(' ') }
  }
  async function say(words: Utterance): Promise<Said> {
    const last = lastSound(Math.max(0, stream.clock() - 700))
    if (last !== null) await quiet({ quietMs: 700, since: last })
    return speak(words)
  }
  return {
    stream,
    heard,
    speak,
    say,
    answer,
    ask: async (words, options) => answer(await say(words), options),
    quiet,
    sounds,
    press(digits) {
      for (const digit of digits) stream.press(digit)
    },
    hangUp: stream.hangUp,
  }
}

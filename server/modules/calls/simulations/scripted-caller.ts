import { setTimeout as sleep } from 'node:timers/promises'
import type { CallSimulation } from '#contract/calls/simulations.ts'
import { monotonic } from '#server/core/monotonic.ts'
import type { Line, LineEvent } from '#server/modules/voice/voice.ts'
import { sampleRate } from '#server/providers/speech/port.ts'

type Step = CallSimulation['steps'][number]

/** We are heard so many times faster than we speak: nobody listens, and only the caller's own words need their time. */
const hearsFaster = 8
/** The caller waits so long after our last word, as people do, and after a key that is not answered. */
const beforeTheyGoOnMs = 150
const noAnswerMs = 2_000
/** A piece of the caller's sound, and the silence behind it that ends a stretch of speech. */
const [pieceMs, pauseMs] = [100, 200]

/** A line to a caller who follows a script. */
export interface ScriptedCaller {
  line: Line
  /** Who ended it; null while it lasts. */
  endedBy(): 'caller' | 'assistant' | null
  hangUp(): void
}

/**
 * The end of a line at which a script speaks: one step each time that we have said what we had to say, and at last it hangs
 * up. `voice` makes the sound of the caller's words (16 kHz); null: words are exchanged, and take no time.
 */
export function scriptedCaller(
  steps: readonly Step[],
  { voice, failed }: { voice: ((text: string) => Promise<Int16Array>) | null; failed(error: unknown): void },
): ScriptedCaller {
  const opened = monotonic()
  const now = () => monotonic() - opened
  const by = voice ? ('sound' as const) : ('words' as const)
  const left = [...steps]
  let tell: (event: LineEvent) => void = () => {}
  let along = false
  let ended: 'caller' | 'assistant' | null = null
  let closing = false
  let next: NodeJS.Timeout | undefined
  const playing = new Playing(
    by,
    event => tell({ ...event, at: now() }),
    () => closing && end('assistant'),
  )

  function end(who: 'caller' | 'assistant'): void {
    if (ended) return
    ended = who
    clearTimeout(next)
    playing.flush()
    tell({ type: 'closed', at: now(), reason: who === 'caller' ? 'hung_up' : 'ended' })
  }

  function goOnIn(ms: number): void {
    clearTimeout(next)
    next = setTimeout(() => step().catch(failed), ms)
  }

  async function step(): Promise<void> {
    if (ended || closing) return
    const { say, press } = left.shift() ?? {}
    if (say !== undefined) return voice ? speak(await voice(say)) : write(say)
    if (press === undefined) return end('caller')
    for (const key of press) tell({ type: 'key', at: now(), key })
    goOnIn(noAnswerMs)
  }

  const write = (text: string) => tell({ type: 'words', at: now(), text, final: true, typed: false })

  /** In real time, as recognisers expect it. */
  async function speak(pcm: Int16Array): Promise<void> {
    const heard = new Int16Array(pcm.length + (pauseMs * sampleRate) / 1000)
    heard.set(pcm)
    const began = now()
    tell({ type: 'voice_began', at: began })
    const piece = (pieceMs * sampleRate) / 1000
    for (let at = 0; at < heard.length && !ended; at += piece) {
      const due = began + ((at + piece) / sampleRate) * 1000
      if (due > now()) await sleep(due - now())
      if (along) tell({ type: 'sound', at: now(), pcm: heard.subarray(at, at + piece) })
    }
    if (!ended) tell({ type: 'voice_paused', at: began + (pcm.length / sampleRate) * 1000, pcm: heard })
  }

  const line: Line = {
    hears: by,
    speaks: by,
    now,
    listen(handler) {
      tell = handler
    },
    listenAlong(on) {
      along = on
    },
    async play(utterance, pcm) {
      clearTimeout(next)
      playing.add(utterance, (pcm.length / sampleRate) * 1000)
    },
    say(utterance, text) {
      clearTimeout(next)
      playing.add(utterance, text.length)
    },
    finish: utterance => playing.finish(utterance),
    flush: () => playing.flush(),
    // What we said is recorded: we have said all of it.
    caption({ speaker, final }) {
      if (speaker === 'agent' && final) goOnIn(beforeTheyGoOnMs)
    },
    async transfer() {
      queueMicrotask(() => {
        ended ??= 'assistant'
        clearTimeout(next)
        tell({ type: 'closed', at: now(), reason: 'transferred' })
      })
      return true
    },
    close(politely) {
      closing = true
      if (!politely || playing.isSilent) queueMicrotask(() => end('assistant'))
    },
  }
  return { line, endedBy: () => ended, hangUp: () => end('caller') }
}

/** `Omit` over each member of a union. */
type Undated<E> = E extends LineEvent ? Omit<E, 'at'> : never

/** What we say, one utterance after the other. */
class Playing {
  readonly #perMs: number
  readonly #tell: (event: Undated<LineEvent>) => void
  readonly #silent: () => void
  #queue: { utterance: string; amount: number; finished: boolean; sounded: boolean }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(by: 'sound' | 'words', tell: (event: Undated<LineEvent>) => void, silent: () => void) {
    this.#perMs = by === 'sound' ? hearsFaster : Number.POSITIVE_INFINITY
    this.#tell = tell
    this.#silent = silent
  }

  get isSilent(): boolean {
    return !this.#queue.length
  }

  /** `amount`: milliseconds of sound, or characters. */
  add(utterance: string, amount: number): void {
    const known = this.#of(utterance)
    known.amount += amount
    if (!known.sounded) {
      known.sounded = true
      setImmediate(() => this.#tell({ type: 'sounded', utterance }))
    }
  }

  finish(utterance: string): void {
    this.#of(utterance).finished = true
    this.#next()
  }

  /** Nothing of what waits is heard. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const { utterance } of this.#queue.splice(0))
      this.#tell({ type: 'played', utterance, amount: 0, done: false })
  }

  #of(utterance: string) {
    const known = this.#queue.find(each => each.utterance === utterance)
    if (known) return known
    const begun = { utterance, amount: 0, finished: false, sounded: false }
    this.#queue.push(begun)
    return begun
  }

  #next(): void {
    const [first] = this.#queue
    if (!first?.finished || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#queue.shift()
      this.#tell({ type: 'played', utterance: first.utterance, amount: first.amount, done: true })
      if (this.isSilent) this.#silent()
      else this.#next()
    }, first.amount / this.#perMs)
  }
}

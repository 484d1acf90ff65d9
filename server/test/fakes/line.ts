import type { Caption, Line, LineEvent } from '#server/modules/voice/voice.ts'
import { sampleRate } from '#server/providers/speech/port.ts'

/** A line in memory, with a person at its end who speaks when the test says so. It runs on the test's timers. */
export interface FakeLine extends Line {
  /** The person says this for so long; resolves when the line has noticed their pause. */
  speak(words: string, ms?: number): Promise<void>
  /** A voice that does not stop until `pause`. */
  voice(): void
  pause(words: string): void
  words(text: string, how?: { final?: boolean; typed?: boolean }): void
  key(key: string): void
  /** Hangs up, in the middle of these words if they are speaking. */
  hangUp(words?: string): void
  /** Everything we played, in order: how much of each utterance was heard, and when it began and ended. */
  heard: { utterance: string; text: string; from: number; to: number | null; ms: number }[]
  captions: Caption[]
  transferred: string[]
  /** The answer of `transfer`. */
  putsThrough: boolean
  closed: boolean
  /** Whether we are playing sound right now. */
  sounding(): boolean
}

/** Speech of this line: words as samples, so that its recogniser can read them back. */
export const pcmOf = (words: string): Int16Array => Int16Array.from([...words], sign => sign.codePointAt(0)!)
export const wordsOf = (pcm: Int16Array): string => String.fromCodePoint(...pcm.filter(sample => sample > 0))

/** How long a voice, and a silence, must last before the line reports it. */
const surely = 60
const silent = 200

export function fakeLine(ways: Partial<Pick<Line, 'hears' | 'speaks'>> = {}): FakeLine {
  const opened = performance.now()
  const speaks = ways.speaks ?? 'sound'
  let tell: (event: LineEvent) => void = () => {}
  let queue: { utterance: string; ms: number; text: string; finished: boolean }[] = []
  let playing: { from: number; until: number; timer: NodeJS.Timeout } | null = null
  const waiting: (() => void)[] = []
  let closing = false
  let voiceAt: number | null = null
  let alongside = false
  const heard: FakeLine['heard'] = []
  const flushed = new Set<string>()

  /** Plays the first utterance of the queue from the place up to which it was heard. */
  function next(): void {
    const first = queue[0]
    if (playing || !first) {
      if (!first && closing) end('ended')
      return
    }
    let entry = heard.find(each => each.utterance === first.utterance)
    if (first.ms > 0 && !entry) {
      entry = { utterance: first.utterance, text: first.text, from: line.now(), to: null, ms: 0 }
      heard.push(entry)
      tell({ type: 'sounded', at: line.now(), utterance: first.utterance })
    }
    const { ms } = first
    first.ms = 0
    if (ms === 0) {
      if (!first.finished) return
      queue.shift()
      if (entry) {
        entry.to = line.now()
        tell({
          type: 'played',
          at: line.now(),
          utterance: first.utterance,
          amount: amountOf(entry),
          done: true,
        })
      }
      return void next()
    }
    const from = line.now()
    playing = {
      from,
      until: from + ms,
      timer: setTimeout(() => {
        playing = null
        entry!.ms += ms
        wake()
        next()
      }, ms),
    }
  }
  const amountOf = (entry: FakeLine['heard'][number]) =>
    speaks === 'sound' ? entry.ms : Math.min(entry.text.length, Math.round(entry.ms / perCharacter))
  const wake = () => {
    for (const go of waiting.splice(0)) go()
  }
  function end(reason: Extract<LineEvent, { type: 'closed' }>['reason']): void {
    if (line.closed) return
    line.flush()
    line.closed = true
    wake()
    tell({ type: 'closed', at: line.now(), reason })
  }
  const add = (utterance: string, ms: number, text: string) => {
    if (line.closed || flushed.has(utterance)) return
    let known = queue.find(each => each.utterance === utterance)
    if (!known) {
      known = { utterance, ms: 0, text: '', finished: false }
      queue.push(known)
    }
    known.ms += ms
    known.text += text
    const entry = heard.find(each => each.utterance === utterance)
    if (entry && entry.text !== known.text) entry.text = known.text
    next()
  }

  const line: FakeLine = {
    hears: ways.hears ?? 'sound',
    speaks,
    heard,
    captions: [],
    transferred: [],
    putsThrough: true,
    closed: false,
    now: () => performance.now() - opened,
    listen(handler) {
      tell = handler
    },
    listenAlong(on) {
      alongside = on
    },
    async play(utterance, pcm) {
      add(utterance, (pcm.length / sampleRate) * 1000, wordsOf(pcm))
      const ahead = () =>
        queue.reduce((sum, { ms }) => sum + ms, 0) + (playing ? playing.until - line.now() : 0)
      while (!line.closed && !flushed.has(utterance) && ahead() > 2000) {
        await new Promise<void>(go => waiting.push(go))
      }
    },
    say: (utterance, text) => add(utterance, text.length * perCharacter, text),
    finish(utterance) {
      const known = queue.find(each => each.utterance === utterance)
      if (known) known.finished = true
      next()
    },
    flush() {
      const first = queue[0]
      for (const { utterance } of queue) flushed.add(utterance)
      queue = []
      if (playing) {
        clearTimeout(playing.timer)
        const entry = heard.at(-1)!
        entry.ms += line.now() - playing.from
        entry.to = line.now()
        playing = null
        tell({
          type: 'played',
          at: line.now(),
          utterance: first!.utterance,
          amount: amountOf(entry),
          done: false,
        })
      }
      wake()
    },
    caption: caption => void line.captions.push(caption),
    async transfer(phone) {
      line.transferred.push(phone)
      if (line.putsThrough) setTimeout(() => end('transferred'), 10)
      return line.putsThrough
    },
    close(politely) {
      closing = true
      if (politely && queue.length) return
      setTimeout(() => end('ended'), 1)
    },
    voice() {
      const at = line.now()
      voiceAt = at
      setTimeout(() => !line.closed && tell({ type: 'voice_began', at }), surely)
    },
    pause(words) {
      const at = line.now()
      const began = voiceAt!
      voiceAt = null
      setTimeout(() => {
        if (line.closed) return
        const pcm = new Int16Array(Math.max(words.length, Math.round(((at - began) / 1000) * sampleRate)))
        pcm.set(pcmOf(words))
        if (alongside) tell({ type: 'sound', at: began, pcm })
        tell({ type: 'voice_paused', at, pcm })
      }, silent)
    },
    async speak(words, ms = words.length * perCharacter) {
      line.voice()
      await new Promise(done => setTimeout(done, Math.max(ms, surely)))
      line.pause(words)
      await new Promise(done => setTimeout(done, silent))
    },
    words: (text, { final = true, typed = false } = {}) =>
      tell({ type: 'words', at: line.now(), text, final, typed }),
    key: key => tell({ type: 'key', at: line.now(), key }),
    hangUp(words = '') {
      if (voiceAt !== null && alongside && words) tell({ type: 'sound', at: voiceAt, pcm: pcmOf(words) })
      end('hung_up')
    },
    sounding: () => playing !== null,
  }
  return line
}

/** Milliseconds per letter, as fast as voices speak. */
const perCharacter = 60

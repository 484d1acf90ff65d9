import { setTimeout as sleep } from 'node:timers/promises'
import type { Line, LineEvent } from '#server/modules/voice/voice.ts'

/** Somebody at the end of a line who hears at once what is said and speaks in words: no sound, and no waiting for it. */
export interface Caller extends Line {
  /** All that was said to them, an utterance each. */
  heard: string[]
  transferred: string[]
  closed: boolean
  /** Says something. */
  speak(text: string): void
  key(key: string): void
  /** From now on they hear only so many characters of an utterance and it goes on and on; null: all of it, at once. */
  hearOnly(characters: number | null): void
  /** Once something like this was said to them since the last time; all that was. */
  until(words: string | RegExp): Promise<string>
  hangUp(): void
}

export function makeCaller({ putsThrough = true } = {}): Caller {
  const opened = performance.now()
  let tell: (event: LineEvent) => void = () => {}
  /** What is being said, in order. */
  const saying: { id: string; place: number; finished: boolean }[] = []
  let only: number | null = null
  let asked = 0
  const heard: string[] = []
  const soon = (event: () => void) => void setImmediate(event)
  const at = () => performance.now() - opened

  function end(reason: Extract<LineEvent, { type: 'closed' }>['reason']): void {
    if (line.closed) return
    line.flush()
    line.closed = true
    tell({ type: 'closed', at: at(), reason })
  }
  const begin = (id: string) => {
    const known = saying.find(each => each.id === id)
    if (known) return known
    const begun = { id, place: heard.push('') - 1, finished: false }
    saying.push(begun)
    soon(() => tell({ type: 'sounded', at: at(), utterance: id }))
    return begun
  }
  const play = () => {
    while (only === null && saying[0]?.finished) {
      const { id, place } = saying.shift()!
      tell({ type: 'played', at: at(), utterance: id, amount: heard[place]!.length, done: true })
    }
  }
  const line: Caller = {
    hears: 'words',
    speaks: 'words',
    heard,
    transferred: [],
    closed: false,
    now: at,
    listen(handler) {
      tell = handler
    },
    listenAlong() {},
    play: async () => {},
    say(id, text) {
      if (!line.closed) heard[begin(id).place] += text
    },
    finish(id) {
      begin(id).finished = true
      soon(play)
    },
    flush() {
      for (const { id, place } of saying.splice(0)) {
        const amount = Math.min(only ?? 0, heard[place]!.length)
        heard[place] = heard[place]!.slice(0, amount)
        tell({ type: 'played', at: at(), utterance: id, amount, done: false })
      }
    },
    caption() {},
    async transfer(phone) {
      line.transferred.push(phone)
      if (putsThrough) soon(() => end('transferred'))
      return putsThrough
    },
    close(politely) {
      const wait = () => (politely && saying.length && only === null ? soon(wait) : end('ended'))
      soon(wait)
    },
    speak: text => tell({ type: 'words', at: at(), text, final: true, typed: true }),
    key: key => tell({ type: 'key', at: at(), key }),
    hearOnly(characters) {
      only = characters
      soon(play)
    },
    async until(words) {
      for (let tries = 0; tries < 2_000; tries++) {
        const since = heard.slice(asked).join(' ')
        if (typeof words === 'string' ? since.includes(words) : words.test(since)) {
          asked = heard.length
          return since
        }
        await sleep(10)
      }
      throw new Error(`It was never said. Heard: ${heard.slice(asked).join(' | ')}`)
    },
    hangUp: () => end('hung_up'),
  }
  return line
}

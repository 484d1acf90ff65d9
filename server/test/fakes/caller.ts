import { setTimeout as sleep } from 'node:timers/promises'
import type { Line, LineEvent } from '#server/modules/voice/voice.ts'

/**
 * A person at the end of a line, in words instead of sound: they hear at once what we say and speak without delay.
 */
export interface Caller extends Line {
  /** Everything that we said to them, one string for each utterance. */
  heard: string[]
  transferred: string[]
  closed: boolean
  /** The person says this. */
  speak(text: string): void
  key(key: string): void
  /**
   * From now on they hear only this many characters of an utterance while it goes on and on; null: all of it, at
   * once.
   */
  hearOnly(characters: number | null): void
  /** Resolves when we have said something like this since the last call, with everything said since. */
  until(words: string | RegExp): Promise<string>
  hangUp(): void
}

export function makeCaller({ putsThrough = true } = {}): Caller {
  const opened = performance.now()
  let tell: (event: LineEvent) => void = () => {}
  /** What we are saying, in order. */
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

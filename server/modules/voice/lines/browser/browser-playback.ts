import type { FromPage, FromServer } from '#contract/voice-socket.ts'
import type { LineEvent } from '../../voice.ts'
import type { SpeechOutput } from '../utterances.ts'

/** A page answers `hush` at once. One that does not has read what it last reported. */
const hushMs = 500
/** A page that reports nothing has read an utterance when a slow voice would have. */
const patienceMs = 15_000
const slowestMsPerCharacter = 150

interface Utterance {
  id: string
  characters: number
  /** How many of them the page has read. */
  read: number
  sounded: boolean
  finished: boolean
}

/** Follows a page's own voice, which reads out what it is sent and reports how far it has come. */
export function createBrowserPlayback(
  send: (message: FromServer) => void,
  now: () => number,
  tell: (event: LineEvent) => void,
): SpeechOutput & { spoken(message: Extract<FromPage, { type: 'spoken' }>): void } {
  let queue: Utterance[] = []
  let flushed: Utterance[] = []
  /** Flushed before they were finished: what still comes of them is dropped. */
  const silenced = new Set<string>()
  let hushTimer: ReturnType<typeof setTimeout> | undefined
  let guard: ReturnType<typeof setTimeout> | undefined

  const played = ({ id, read }: Utterance, done: boolean) =>
    tell({ type: 'played', at: now(), utterance: id, amount: read, done })
  const begin = (id: string): Utterance => {
    const there = queue.find(each => each.id === id)
    if (there) return there
    const begun = { id, characters: 0, read: 0, sounded: false, finished: false }
    queue.push(begun)
    return begun
  }
  const over = (utterance: Utterance) => {
    queue = queue.filter(each => each !== utterance)
    utterance.read = utterance.characters
    played(utterance, true)
    watch()
  }
  const watch = () => {
    clearTimeout(guard)
    const first = queue[0]
    if (!first?.finished) return
    const left = first.characters - first.read
    guard = setTimeout(() => over(first), patienceMs + left * slowestMsPerCharacter)
  }
  const settleHush = () => {
    clearTimeout(hushTimer)
    for (const utterance of flushed.splice(0)) played(utterance, false)
  }

  return {
    play: async () => {},
    say(id, text) {
      if (silenced.has(id) || !text) return
      begin(id).characters += text.length
      send({ type: 'say', utterance: id, text, end: false })
    },
    finish(id) {
      if (silenced.delete(id)) return
      const utterance = begin(id)
      utterance.finished = true
      if (utterance.characters === 0) return over(utterance)
      send({ type: 'say', utterance: id, text: '', end: true })
      watch()
    },
    flush() {
      if (!queue.length) return
      settleHush()
      flushed = queue
      queue = []
      clearTimeout(guard)
      for (const { id, finished } of flushed) if (!finished) silenced.add(id)
      send({ type: 'hush' })
      hushTimer = setTimeout(settleHush, hushMs)
    },
    close() {
      clearTimeout(guard)
      settleHush()
      for (const utterance of queue.splice(0)) played(utterance, false)
    },
    spoken({ utterance: id, characters, done }) {
      const inHand = flushed.find(each => each.id === id)
      if (inHand) {
        inHand.read = Math.min(inHand.characters, Math.max(inHand.read, characters))
        return settleHush()
      }
      const utterance = queue.find(each => each.id === id)
      if (!utterance) return
      if (!utterance.sounded) {
        utterance.sounded = true
        tell({ type: 'sounded', at: now(), utterance: id })
      }
      utterance.read = Math.min(utterance.characters, Math.max(utterance.read, characters))
      if (done && utterance.finished) return over(utterance)
      played(utterance, false)
      watch()
    },
  }
}

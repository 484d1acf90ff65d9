import type { FromWorker, WithoutLine } from '../../media/messages.ts'
import type { LineEvent } from '../../voice.ts'

/** Sound between two marks: how exactly the carrier says how much was heard. */
const markEveryMs = 200
/** A carrier that does not say within this time that it has played all is taken to have. */
const lateMarkMs = 5_000

export interface CarrierSocket {
  media(bytes: Uint8Array): void
  mark(name: string): void
  clear(): void
}

interface Utterance {
  id: string
  /** Milliseconds of it that were handed over, and that the carrier said it has played. */
  sent: number
  heard: number
  /** When that was: since then it plays on. */
  heardAt: number
  markedUpTo: number
  /** When the last of it was handed over. */
  endedAt: number | null
}

/**
 * Keeps what the carrier has of our speech, and knows from the marks that come back how much of it was heard. A carrier
 * plays as time passes, so that between two marks the clock tells.
 */
export function createPlaybackTracker(
  side: CarrierSocket,
  now: () => number,
  tell: (event: LineEvent) => void,
) {
  /** The first is being played. */
  let queue: Utterance[] = []
  let marks = new Map<string, { utterance: Utterance; amount: number; last: boolean }>()
  let count = 0

  const last = (id: string): Utterance => {
    const there = queue.at(-1)
    if (there?.id === id) return there
    const begun = { id, sent: 0, heard: 0, heardAt: now(), markedUpTo: 0, endedAt: null }
    queue.push(begun)
    return begun
  }
  const setMark = (utterance: Utterance, isLast: boolean) => {
    const name = `m${++count}`
    utterance.markedUpTo = utterance.sent
    marks.set(name, { utterance, amount: utterance.sent, last: isLast })
    side.mark(name)
  }
  const over = (utterance: Utterance) => {
    queue = queue.filter(each => each !== utterance)
    if (queue[0]) queue[0].heardAt = now()
    tell({ type: 'played', at: now(), utterance: utterance.id, amount: utterance.sent, done: true })
  }
  const heardOf = (utterance: Utterance) =>
    utterance === queue[0]
      ? Math.min(utterance.sent, utterance.heard + Math.max(0, now() - utterance.heardAt))
      : 0
  const cutShort = () => {
    for (const utterance of queue)
      tell({ type: 'played', at: now(), utterance: utterance.id, amount: heardOf(utterance), done: false })
  }

  return {
    frame({ bytes, utterance: id, amount }: Extract<WithoutLine<FromWorker>, { is: 'frame' }>) {
      const utterance = last(id)
      utterance.sent = amount
      side.media(bytes)
      if (amount - utterance.markedUpTo >= markEveryMs) setMark(utterance, false)
    },
    ended({ utterance: id, amount }: Extract<WithoutLine<FromWorker>, { is: 'ended' }>) {
      const utterance = last(id)
      utterance.sent = amount
      utterance.endedAt = now()
      setMark(utterance, true)
    },
    /** The carrier forgets what it has not played; it sends back the marks of that as well, which say nothing then. */
    flushed({ utterances }: Extract<WithoutLine<FromWorker>, { is: 'flushed' }>) {
      const unsent = utterances.filter(({ utterance }) => !queue.some(each => each.id === utterance))
      if (!queue.length && !unsent.length) return
      side.clear()
      cutShort()
      for (const { utterance } of unsent)
        tell({ type: 'played', at: now(), utterance, amount: 0, done: false })
      queue = []
      marks = new Map()
    },
    marked(name: string) {
      const mark = marks.get(name)
      if (!mark) return
      marks.delete(name)
      const { utterance, amount } = mark
      if (mark.last) return over(utterance)
      Object.assign(utterance, { heard: amount, heardAt: now() })
      tell({ type: 'played', at: now(), utterance: utterance.id, amount, done: false })
    },
    /** To be called now and then. */
    tick() {
      const first = queue[0]
      if (first?.endedAt != null && now() - first.endedAt > lateMarkMs) over(first)
    },
    /** The line is gone: says how much was heard until then. */
    close() {
      cutShort()
      queue = []
      marks = new Map()
    },
  }
}

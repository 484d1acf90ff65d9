import type { FromWorker, WithoutLine } from '../../media/messages.ts'
import type { LineEvent } from '../../voice.ts'

/** A mark follows every so many milliseconds of sound: so exactly the carrier tells how much was heard. */
const markEveryMs = 200
/** A carrier that reports nothing for so long after the last sound has played it all. */
const lateMarkMs = 5_000

interface CarrierSocket {
  media(bytes: Uint8Array): void
  mark(name: string): void
  clear(): void
}

interface Utterance {
  id: string
  /** Milliseconds of it that the carrier was given, and that it has reported as played. */
  sent: number
  heard: number
  /** When it reported that. Since then it plays on. */
  heardAt: number
  markedUpTo: number
  /** When the carrier was given the last of it; null before. */
  endedAt: number | null
}

/**
 * Follows the speech that the carrier was given, and learns from the marks that come back how much of it was heard. Between
 * two marks the clock tells, since a carrier plays as time passes.
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
    /** The carrier forgets what it has not played. It sends those marks back as well; they count for nothing. */
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
    /** Ends an utterance whose last mark is late. To be called every second or so. */
    tick() {
      const first = queue[0]
      if (first?.endedAt != null && now() - first.endedAt > lateMarkMs) over(first)
    },
    /** The line is gone: tells how much was heard until then. */
    close() {
      cutShort()
      queue = []
      marks = new Map()
    },
  }
}

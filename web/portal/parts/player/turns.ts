/** Whose voice is heard when, in milliseconds from the beginning: that of a call, or of a session. */
export interface PlayedTurn {
  role: 'agent' | 'user'
  text: string
  began_ms: number
  ended_ms: number
  /** whether it was spoken over */
  cut_short?: boolean
}

/** The turn that is heard at a moment: the last one that began by then, and before the first, the first; -1 without turns. */
export function heardAt(turns: readonly Pick<PlayedTurn, 'began_ms'>[], ms: number): number {
  return turns.length ? Math.max(0, turnAt(turns, ms)) : -1
}

/** The last turn that began by a moment; -1 before the first. */
export function turnAt(turns: readonly Pick<PlayedTurn, 'began_ms'>[], ms: number): number {
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (turns[middle]!.began_ms <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

export interface Sentence {
  text: string
  /** letters of the turn before it */
  at: number
  /** When it begins, as far as its place in the turn tells. */
  began_ms: number
}

const cutter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** The sentences of a turn. People speak evenly enough that letters before a sentence stand for the time before it. */
export function sentencesOf({ text, began_ms, ended_ms }: PlayedTurn): Sentence[] {
  return Array.from(cutter.segment(text), ({ segment, index }) => ({
    text: segment,
    at: index,
    began_ms: Math.round(began_ms + ((ended_ms - began_ms) * index) / text.length),
  }))
}

/** The sentence of a turn that is heard at a moment. */
export const sentenceAt = (turn: PlayedTurn, ms: number): number => heardAt(sentencesOf(turn), ms)

/** A place in a recording: `4:05`, `1:02:09`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

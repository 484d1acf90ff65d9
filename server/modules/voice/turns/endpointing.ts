import { phrasesOf } from './phrases.ts'

/**
 * How long this person pauses within a turn, in milliseconds: a running mean and deviation, as TCP keeps for its round trips
 * (RFC 6298, section 2). The gains are quicker, since a conversation has tens of turns and not thousands of packets.
 */
export interface Pauses {
  mean: number
  deviation: number
}

/** With these the first wait is 700 ms: within the 300 ms to 3 s of other engines, and not slow on the telephone. */
export const usualPauses: Pauses = { mean: 300, deviation: 100 }

/** Shorter waits cut people off at a comma; longer ones make them ask whether somebody is there. */
const shortestWait = 400
const longestWait = 1500

/** A longer pause was no hesitation: they had finished, and began again. */
const longestPause = 2500

/** The person paused for this long and went on. */
export function paused({ mean, deviation }: Pauses, ms: number): Pauses {
  if (ms <= 0 || ms > longestPause) return { mean, deviation }
  return {
    deviation: deviation + (Math.abs(ms - mean) - deviation) / 4,
    mean: mean + (ms - mean) / 4,
  }
}

/** The person said a whole turn without a pause. */
export const spokeFluently = (pauses: Pauses): Pauses => paused(pauses, 150)

/** Milliseconds of silence after which a person with these words has finished. */
export function endOfTurn({ mean, deviation }: Pauses, text: string, language: string): number {
  const factor = { clear: 0.7, open: 1, hanging: 1.8 }[ending(text, language)]
  return Math.round(Math.min(longestWait, Math.max(shortestWait, (mean + 4 * deviation) * factor)))
}

/**
 * Whether words sound finished. After a comma, a joining word or a hesitation more will come, as after digits, which people
 * say in groups. Recognisers put a full stop behind everything, so only a question is surely finished.
 */
export function ending(text: string, language: string): 'clear' | 'open' | 'hanging' {
  const said = text.trim()
  if (/[?？؟]["'”’)]*$/u.test(said)) return 'clear'
  if (/[,،、:–—-]$|…$|\.\.\.$/u.test(said)) return 'hanging'
  const { hanging, digits, whole } = phrasesOf(language)
  const words = wordsOf(said)
  const last = words.at(-1)
  if (last === undefined) return 'open'
  if (/^[\d٠-٩]+$/u.test(last) || digits.has(last) || hanging.has(last)) return 'hanging'
  return whole.has(words.join(' ')) ? 'clear' : 'open'
}

/**
 * Whether words only show that the person listens ("mm-hm", "okay"). After a question of ours they are an answer; `asked`: the
 * words of ours that they had heard.
 */
export function isBackchannel(text: string, language: string, asked: string): boolean {
  if (/[?？؟]/u.test(asked.slice(-160))) return false
  const words = wordsOf(text)
  const { backchannel } = phrasesOf(language)
  return words.length <= 3 && words.every(word => backchannel.has(word))
}

/** Words in small letters without their marks; "mm-hm" is one. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []

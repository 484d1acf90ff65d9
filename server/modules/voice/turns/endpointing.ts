import { phrasesOf } from './phrases.ts'

/**
 * How long this person pauses within a turn: a running mean and deviation, kept as TCP keeps its round trips
 * (RFC 6298, section 2), with quicker gains, for a conversation has tens of turns and not thousands of packets.
 */
export interface Pauses {
  mean: number
  deviation: number
}

/** Waits 700 ms at first: between what is offered elsewhere (300 ms to 3 s) and what feels slow on the telephone. */
export const usualPauses: Pauses = { mean: 300, deviation: 100 }

/** Shorter waits cut people off at a comma; longer ones make them ask whether somebody is there. */
const shortestWait = 400
const longestWait = 1500

/** A pause above this was no hesitation: they had ended, and began anew. */
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

/** Milliseconds of silence after which these words are the whole of what somebody wanted to say. */
export function endOfTurn({ mean, deviation }: Pauses, text: string, language: string): number {
  const factor = { clear: 0.7, open: 1, hanging: 1.8 }[ending(text, language)]
  return Math.round(Math.min(longestWait, Math.max(shortestWait, (mean + 4 * deviation) * factor)))
}

/**
 * Whether words sound finished. A comma, a joining word or a hesitation has more to come; so have digits, which people
 * say in groups. Recognisers put a full stop behind everything, so only a question is surely over.
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
 * Noises that show somebody listens ("mm-hm", "okay") and ask for nothing. Once something was asked they are an
 * answer: `asked` is what of it had been heard.
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

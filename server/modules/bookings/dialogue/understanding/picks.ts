import { textsOf } from '#locales/load.ts'
import { hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'

/** Longer messages pick nothing by a number: "I have 2 dogs". */
const longestPick = 40

/**
 * Which of `count` things that were offered is picked by its place: "the second one", "number 2", "2", "the last".
 * Counted from 0; null when none is. `barely`: a number alone counts.
 */
export function pickIn(language: string, message: string, count: number, barely: boolean): number | null {
  if (!count || message.length > longestPick) return null
  const { ordinals } = textsOf(language).understanding.booking
  for (const [place, list] of ordinals.entries()) {
    if (!hearsAny(language, list, message)) continue
    const beside = otherWords(language, spoken(message).replace(phrasePattern(language, list), ' '), [
      ...(['courtesy', 'pointing', 'yes', 'thanks', 'greeting', 'onward'] as const),
    ])
    if (beside.length > 1) continue
    // The last of the list is "the last one".
    const index = place === ordinals.length - 1 ? count - 1 : place
    return index < count ? index : null
  }
  const number = barely && /^\D{0,14}([1-9])\D{0,8}$/u.exec(message.trim())
  if (!number || /[?？؟:]/.test(message)) return null
  const index = Number(number[1]) - 1
  return index < count ? index : null
}

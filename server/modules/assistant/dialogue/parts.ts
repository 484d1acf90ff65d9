import { sentences } from '#server/language/text/sentences.ts'
import { words } from '#server/language/text/words.ts'
import { answerType, opensQuestion } from '../extract/answer-types.ts'

/** More questions at once are answered as one. */
const mostParts = 3

/** "And", "also" and their like between two questions, folded or not, in the languages of the product. */
const joints =
  /\s*[,;]?\s+(?:and|also|plus|und|sowie|et|aussi|y|e|ed|en|i|oraz|a także|ve|ayrıca)\s+|\s+(?=ו(?:האם|כמה|מתי|איפה|מה|יש|אפשר))|\s+و\s*(?=هل|كم|متى|اين|أين|ما|بكم)|\s*[،、]\s*|(?<=か)[。、]?(?:それと|また|あと)/giu

/**
 * The questions of a message that asks several ("How much is a check-up and do you have parking?"), in order; the
 * message alone when it asks one. What is said before a question ("I'm coming on Friday.") stays with the first.
 */
export function questionsIn(message: string, language: string): string[] {
  const parts: string[] = []
  let before = ''
  for (const sentence of sentences(message)) {
    for (const part of splitAtJoints(sentence, language)) {
      if (isQuestion(part, language)) {
        parts.push(`${before}${part}`.trim())
        before = ''
      } else if (parts.length) parts[parts.length - 1] += ` ${part}`
      else before += `${part} `
    }
  }
  return parts.length > 1 && parts.length <= mostParts ? parts : [message]
}

function isQuestion(part: string, language: string): boolean {
  if (!words(part).length) return false
  return /[?？؟]\s*$/.test(part) || opensQuestion(part, language) || answerType(part, language) !== 'other'
}

/** A sentence cut where a joint is followed by what opens a question of its own. */
function splitAtJoints(sentence: string, language: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: joint, index } of sentence.matchAll(joints)) {
    const rest = sentence.slice(index + joint.length)
    const head = sentence.slice(from, index)
    if (!opensQuestion(rest, language) || !isQuestion(head, language)) continue
    parts.push(head)
    from = index + joint.length
  }
  parts.push(sentence.slice(from))
  return parts
}

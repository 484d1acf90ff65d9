import { words } from '#server/language/text/words.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import { answerType } from '../extract/answer-types.ts'
import { isQuestion, scoreSentences } from '../extract/sentence-scores.ts'

/** A sentence stands in a reply when the reply holds this share of its words. */
const standsFrom = 0.7

/** "No." carries little: the sentence after it says why. */
const fewestWords = 3

/**
 * The sentence of the used passages that carries a reply: of those that the reply repeats, the one that answers the
 * question best; of a reply in other words, the one that shares most with it. Null when no passage was used.
 */
export function sentenceBehind(
  reply: string,
  found: SearchResult[],
  used: ReadonlySet<number>,
): string | null {
  const said = new Set(words(reply))
  const scored = found
    .flatMap(result => {
      const question = result.question.words.map(({ word }) => word).join(' ')
      const language = result.passages[0]?.reading.language ?? 'en'
      return scoreSentences({ question, language }, answerType(question, language), result)
    })
    .filter(({ passage, text }) => used.has(passage.chunk) && !isQuestion(text))
    .map(sentence => ({ ...sentence, share: shareIn(said, sentence.text) }))
    .sort((a, b) => b.score - a.score)
  const isWhole = ({ text }: { text: string }) => words(text).length >= fewestWords
  const repeated =
    scored.find(sentence => sentence.share >= standsFrom && isWhole(sentence)) ??
    scored.find(({ share }) => share >= standsFrom)
  const nearest = scored.toSorted((a, b) => b.share - a.share || b.score - a.score)[0]
  return (repeated ?? nearest)?.text.trim() ?? null
}

/** The share of a sentence's words that were said. */
function shareIn(said: ReadonlySet<string>, sentence: string): number {
  const own = words(sentence)
  return own.length ? own.filter(word => said.has(word)).length / own.length : 0
}

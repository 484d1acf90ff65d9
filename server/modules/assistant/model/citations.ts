import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** How a model cites passages: `[1]`, `[1, 3]`, or with the brackets that some models prefer. */
const citation = /\s*[[【](\d{1,2}(?:\s{0,2},\s{0,2}\d{1,2}){0,9})[\]】]/g

/** A text without its citations, and the numbers that it cites. */
export function withoutCitations(text: string): { text: string; cited: number[] } {
  const cited = new Set<number>()
  const plain = text.replace(citation, (_, numbers: string) => {
    for (const number of numbers.split(',')) cited.add(Number(number))
    return ''
  })
  return { text: plain, cited: [...cited] }
}

/**
 * Indexes into `texts` of the passages that a reply uses, for replies without citations (small models forget them). A
 * passage counts when it contains a third of the reply's meaningful words, and three at least.
 */
export function passagesUsed(reply: string, texts: string[], language: string): number[] {
  const skipped = stopwordsOf(language)
  const meant = new Set(words(reply).filter(word => !skipped.has(word)))
  return texts.flatMap((text, i) => {
    const held = new Set(words(text))
    const shared = [...meant].filter(word => held.has(word)).length
    return shared >= 3 && shared * 3 >= meant.size ? [i] : []
  })
}

import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** What a model writes to say which passages it used: `[1]`, `[1, 3]`, and the brackets that some prefer. */
const citation = /\s*[[【](\d{1,2}(?:\s{0,2},\s{0,2}\d{1,2}){0,9})[\]】]/g
/** The end of a piece that may yet become one: white space, or a bracket with digits. */
const maybe = /\s*(?:[[【][\d\s,]{0,70})?$/

/** Takes citations out of words as they stream past, and remembers them. */
export interface CitationFilter {
  /** The next piece; returns what of the words is certain by now. */
  feed(piece: string): string
  /** What was still held back. */
  end(): string
  cited: Set<number>
}

/** Whatever the pieces are cut into, the words are those of the whole text without its citations. */
export function citationFilter(): CitationFilter {
  const cited = new Set<number>()
  let held = ''
  const take = (text: string) =>
    text.replace(citation, (_, numbers: string) => {
      for (const number of numbers.split(',')) cited.add(Number(number))
      return ''
    })
  return {
    cited,
    feed(piece) {
      held += piece
      const from = held.search(maybe)
      const ready = held.slice(0, from)
      held = held.slice(from)
      return take(ready)
    },
    end() {
      const rest = take(held)
      held = ''
      return rest
    },
  }
}

/**
 * Which of the passages given to it a reply was made of, when it cites none: small models forget to. A passage
 * counts when it has a third of the reply's words that carry meaning, and three at least. Indexes into `texts`.
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

import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'

/** How a model cites passages: `[1]`, `[1, 3]`, or with the brackets that some models prefer. */
const citation = /\s*[[【](\d{1,2}(?:\s{0,2},\s{0,2}\d{1,2}){0,9})[\]】]/g
/** The end of a piece that may become a citation: white space, or an open bracket with digits. */
const maybe = /\s*(?:[[【][\d\s,]{0,70})?$/

/** Removes citations from a stream of text and collects their numbers. */
interface CitationFilter {
  /** Takes the next piece and returns the text that is certain by now. */
  feed(piece: string): string
  /** Returns the text that was held back. */
  end(): string
  cited: Set<number>
}

/** However the text is cut into pieces, the output is the whole text without its citations. */
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

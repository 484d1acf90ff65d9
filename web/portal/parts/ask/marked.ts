/** A text around the sentence in it. */
export interface Marked {
  before: string
  hit: string
  after: string
}

const literal = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Finds a sentence in the passage it was taken from, whatever white space and cases lie between, and also where the end of the
 * sentence was tidied. Null where it isn't there.
 */
export function marked(text: string, sentence: string): Marked | null {
  for (const wanted of [sentence, sentence.replace(/[\s.…!?]+$/u, '')]) {
    const words = wanted.trim().split(/\s+/).filter(Boolean).map(literal)
    if (!words.length) return null
    const found = new RegExp(words.join('\\s+'), 'iu').exec(text)
    if (!found) continue
    const end = found.index + found[0].length
    return { before: text.slice(0, found.index), hit: found[0], after: text.slice(end) }
  }
  return null
}

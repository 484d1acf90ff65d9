/** How close to the ceiling we look for the end of a sentence, in characters. */
const nearChars = 500

const sentenceEnd = /[.!?…]["'”’»)\]]*(?=\s)|[。！？]|\n/u

export interface Ceiling {
  /** The part of these words that still fits. The ceiling is reached once something was left out. */
  take(words: string): string
  reached(): boolean
}

/**
 * Cuts an endless text. A text that comes near `mostChars` ends after its next sentence. If no sentence ends,
 * it is cut between two words, if there are any, and ends with an ellipsis.
 */
export function ceiling(mostChars: number): Ceiling {
  let length = 0
  let reached = false
  /** The last character, which ends a sentence when white space follows. */
  let before = ''
  const cut = (words: string): string => {
    const from = Math.max(0, mostChars - nearChars - length)
    if (before && from === 0 && sentenceEnd.test(before + words.slice(0, 1))) return ''
    const end = sentenceEnd.exec(words.slice(from))
    if (end && from + end.index < mostChars - length) return words.slice(0, from + end.index + end[0].length)
    if (length + words.length <= mostChars) return words
    const room = words.slice(0, mostChars - length)
    return `${room.slice(0, room.lastIndexOf(' ') + 1 || room.length).trimEnd()} …`
  }
  return {
    take(words) {
      if (reached) return ''
      const near = length + words.length > mostChars - nearChars
      const said = near ? cut(words) : words
      reached = said !== words
      length += said.length
      before = words.slice(-1)
      return said
    },
    reached: () => reached,
  }
}

import { sentences } from '#server/language/text/sentences.ts'
import { longestSentence } from '../verification/verification.ts'

/** A sentence as it comes out of a stream. */
export interface Piece {
  /** The white space before it. */
  gap: string
  /** With its citations, those after its full stop too. */
  text: string
  /** It has no end within the longest length, and no clause at which it could be cut. */
  endless: boolean
}

interface SentenceReader {
  /** Takes the next words and returns the sentences whose end is seen. */
  feed(words: string): Piece[]
  /** The rest. When the model stopped in the middle (`cut`), without the unfinished sentence. */
  end(options: { cut: boolean }): Piece[]
}

const mayEnd = /[.!?…。！？؟।]|\n/u
const citations = /^(?:[^\S\n]*[[【]\d{1,2}(?:\s{0,2},\s{0,2}\d{1,2}){0,9}[\]】])+[.!?。]?/u
const citation = /[[【]\d{1,2}(?:\s{0,2},\s{0,2}\d{1,2}){0,9}[\]】]/g
const beginsCitation = /^[^\S\n]*(?:[[【][\d,\s]{0,40})?$/u
/** "3." may be a date, "Dr." a title: the next word tells. */
const mayGoOn = /(?:\d|(?<!\p{L})\p{L}{1,4})\.$/u
const wholeEnd = /(?:[!?…。！？؟।]|[^\d\s.]\.|[\]】]\.?)["'”»’)]*$/u

/** Cuts a stream of words into sentences, however it was cut into pieces. */
export function sentenceReader(): SentenceReader {
  let held = ''
  /** A sentence without an end goes on in the next piece. */
  let goesOn = false

  /** How much of `held` is one sentence; 0 while its end is not seen. */
  function lengthOfFirst(start: number, last: boolean): number {
    const lineEnd = held.indexOf('\n', start)
    const line = held.slice(start, lineEnd < 0 ? undefined : lineEnd)
    if (lineEnd < 0 && !last && !mayEnd.test(line)) return 0
    const whole = lineEnd >= 0 || last
    // Citations would hide where a sentence ends.
    const bare = line.replace(citation, found => ' '.repeat(found.length)).replaceAll('![', 'x[')
    const [sentence, second] = sentences(!whole && /\s$/.test(line) ? `${bare}Xx` : bare)
    if (second === undefined && !whole) return 0
    const first = line.slice(0, Math.max(0, bare.search(/\S/)) + (sentence?.length ?? 0))
    const rest = line.slice(first.length)
    const nextWord = /^\s*(\S*)/.exec(rest)![1]!
    const isNextWhole = whole || nextWord.length > 12 || /^\s*\S+\s/.test(rest)
    if (mayGoOn.test(first) && !isNextWhole) return 0
    const cited = citations.exec(rest)?.[0] ?? ''
    // Citations may follow the full stop; a question has none.
    const mayBeCited = !/[?？؟]["”»’)]*$|[\]】][.!?]?$/u.test(first + cited)
    if (!whole && mayBeCited && beginsCitation.test(rest.slice(cited.length))) return 0
    return second === undefined && whole ? line.trimEnd().length : first.length + cited.length
  }

  function next(last: boolean): Piece | null {
    const start = held.search(/\S/)
    if (start < 0) return null
    const gap = held.slice(0, start)
    let length = lengthOfFirst(start, last)
    let endless = goesOn
    if (length > longestSentence || (length === 0 && held.length - start > longestSentence)) {
      const clause = held.slice(start, start + longestSentence).search(/[,;:–—][^\S\n](?!.*[,;:–—][^\S\n])/su)
      length = clause > 0 ? clause + 1 : Math.min(longestSentence, held.length - start)
      endless ||= clause <= 0
      goesOn = endless
    } else if (length) {
      goesOn = false
    }
    if (!length) return null
    const text = held.slice(start, start + length)
    held = held.slice(start + length)
    return { gap, text: text.trimEnd(), endless }
  }

  function all(last: boolean): Piece[] {
    const pieces: Piece[] = []
    for (let piece = next(last); piece; piece = next(last)) pieces.push(piece)
    return pieces
  }

  return {
    feed(words) {
      held += words
      return all(false)
    },
    end({ cut }) {
      const pieces = all(true)
      if (cut && pieces.length && !wholeEnd.test(pieces.at(-1)!.text)) pieces.pop()
      return pieces
    },
  }
}

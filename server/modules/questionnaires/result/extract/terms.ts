import { languageFor, languages, textsOf } from '#locales/load.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/** A word that carries meaning: as it is compared, and under what its inflections are filed. */
export interface Term {
  word: string
  stem: string
}

const values = [...Array(13).keys(), 20, 30, 40, 50, 60, 70, 80, 90, 100].map(String)

/** One is an article in most of these languages, so it counts only where it is none. */
const articles = new Set(['ein', 'un', 'uno', 'um', 'een', 'bir', 'on', 'one'])

/** What number words are in digits, folded, by language. */
const digits = new Map(
  languages.map(language => {
    const { numbers, times } = textsOf(language).understanding
    const list = numbers.split(' ').map((word, i): [string, string] => [word, values[i]!])
    const counted = [...list, ...Object.entries(times)]
    return [language, new Map(counted.filter(([word]) => word && word !== '-' && !articles.has(word)))]
  }),
)

/** The words of a text that carry meaning, with repeats; number words are digits. */
export function termsOf(text: string, language: string): Term[] {
  const filing = filingOf(language)
  const counted = digits.get(languageFor(language))
  return words(text.normalize('NFKC')).flatMap(word => {
    const number = counted?.get(word)
    if (number) return { word: number, stem: number }
    const filed = filing(word)
    return filed ? { word, stem: filed.stem } : []
  })
}

const shortestPrefix = 4
const likeness = 0.6

/**
 * Whether two words mean the same: exactly, as inflections, where one of four letters or more begins the other, or
 * because they share most of their groups of three letters (recognisers and spelling).
 */
export function same(a: Term, b: Term): boolean {
  if (a.word === b.word || a.stem === b.stem) return true
  const [short, long] = a.word.length < b.word.length ? [a.word, b.word] : [b.word, a.word]
  if (short.length < shortestPrefix || /\d/.test(short + long)) return false
  return long.startsWith(short) || dice(short, long) >= likeness
}

/** Sørensen–Dice of the trigrams of two words. */
function dice(a: string, b: string): number {
  // Even if the shorter one's trigrams are all in the longer one, they are too few.
  if ((2 * (a.length - 2)) / (a.length + b.length - 4) < likeness) return 0
  const left = new Set(trigrams(a))
  const right = new Set(trigrams(b))
  let shared = 0
  for (const gram of left) if (right.has(gram)) shared++
  return (2 * shared) / (left.size + right.size)
}

function* trigrams(word: string): Generator<string> {
  for (let i = 0; i + 3 <= word.length; i++) yield word.slice(i, i + 3)
}

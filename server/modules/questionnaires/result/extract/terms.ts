import { languageFor, languages, textsOf } from '#locales/load.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/** A word that carries meaning: its form for comparison, and the stem that its inflections share. */
export interface Term {
  word: string
  stem: string
}

const values = [...Array(13).keys(), 20, 30, 40, 50, 60, 70, 80, 90, 100].map(String)

/** The word for one is an article in most of these languages; it counts as a number in the others alone. */
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

/** The words of a text that carry meaning, with repeats. Number words become digits. */
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
 * Whether two words mean the same: they are equal, inflections of one word, one of four letters or more begins the other,
 * or they share most of their groups of three letters (recognisers misspell).
 */
export function same(a: Term, b: Term): boolean {
  if (a.word === b.word || a.stem === b.stem) return true
  const [short, long] = a.word.length < b.word.length ? [a.word, b.word] : [b.word, a.word]
  if (short.length < shortestPrefix || /\d/.test(short + long)) return false
  return long.startsWith(short) || dice(short, long) >= likeness
}

/** Sørensen–Dice of the trigrams of two words. */
function dice(a: string, b: string): number {
  // Too few, even if the longer word has all trigrams of the shorter.
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

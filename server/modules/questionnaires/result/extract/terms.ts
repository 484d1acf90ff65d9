import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/** A word that carries meaning: its form for comparison, and the stem that its inflections share. */
export interface Term {
  word: string
  stem: string
}

/** Nought to twelve and the tens, as speech recognisers write them, folded. They mostly write the others in digits. */
const numbers: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred',
  de: 'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante - - - cent',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  pt: 'zero um dois tres quatro cinco seis sete oito nove dez onze doze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  pl: 'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat sto',
  tr: 'sifir bir iki uc dort bes alti yedi sekiz dokuz on - - yirmi otuz kirk elli altmis yetmis seksen doksan yuz',
}
const times: Record<string, [string, string][]> = {
  en: [
    ['once', '1'],
    ['twice', '2'],
    ['thrice', '3'],
  ],
  de: [
    ['einmal', '1'],
    ['zweimal', '2'],
    ['dreimal', '3'],
    ['eins', '1'],
  ],
  nl: [
    ['eenmaal', '1'],
    ['tweemaal', '2'],
  ],
}
const values = [...Array(13).keys(), 20, 30, 40, 50, 60, 70, 80, 90, 100].map(String)

/** The word for one is an article in most of these languages; it counts as a number in the others alone. */
const articles = new Set(['ein', 'un', 'uno', 'um', 'een', 'bir', 'on', 'one'])

const digits = new Map(
  Object.entries(numbers).map(([language, list]) => [
    language,
    new Map(
      [
        ...list.split(' ').map((word, i): [string, string] => [word, values[i]!]),
        ...(times[language] ?? []),
      ].filter(([word]) => word !== '-' && !articles.has(word)),
    ),
  ]),
)

/** The words of a text that carry meaning, with repeats. Number words become digits. */
export function termsOf(text: string, language: string): Term[] {
  const filing = filingOf(language)
  const counted = digits.get(language)
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

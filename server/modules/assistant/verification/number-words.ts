import { textsOf } from '#locales/load.ts'
import { fold } from '#server/language/text/fold.ts'

/** Thirteen to nineteen (French: also seventy, eighty and ninety), and a thousand, folded. */
const more: Record<string, Record<string, number>> = {
  en: {
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    thousand: 1000,
  },
  de: {
    dreizehn: 13,
    vierzehn: 14,
    funfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    tausend: 1000,
  },
  es: {
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
    mil: 1000,
  },
  fr: {
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    'dix sept': 17,
    'dix huit': 18,
    'dix neuf': 19,
    'soixante dix': 70,
    'soixante quinze': 75,
    septante: 70,
    'quatre vingt': 80,
    'quatre vingts': 80,
    'quatre vingt dix': 90,
    nonante: 90,
    cents: 100,
    mille: 1000,
  },
  it: {
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    diciassette: 17,
    diciotto: 18,
    diciannove: 19,
    mille: 1000,
    mila: 1000,
  },
  pt: {
    treze: 13,
    quatorze: 14,
    catorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezasseis: 16,
    dezessete: 17,
    dezassete: 17,
    dezoito: 18,
    dezenove: 19,
    dezanove: 19,
    duas: 2,
    cento: 100,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quinhentos: 500,
    seiscentos: 600,
    setecentos: 700,
    oitocentos: 800,
    novecentos: 900,
    mil: 1000,
  },
  nl: {
    dertien: 13,
    veertien: 14,
    vijftien: 15,
    zestien: 16,
    zeventien: 17,
    achttien: 18,
    negentien: 19,
    duizend: 1000,
  },
  pl: {
    trzynascie: 13,
    czternascie: 14,
    pietnascie: 15,
    szesnascie: 16,
    siedemnascie: 17,
    osiemnascie: 18,
    dziewietnascie: 19,
    dwie: 2,
    dwoch: 2,
    trzech: 3,
    czterech: 4,
    dwiescie: 200,
    trzysta: 300,
    czterysta: 400,
    piecset: 500,
    szescset: 600,
    siedemset: 700,
    osiemset: 800,
    dziewiecset: 900,
    tysiac: 1000,
    tysiace: 1000,
    tysiecy: 1000,
  },
  tr: { bin: 1000 },
  ar: {
    اثنين: 2,
    اثنتين: 2,
    ثلاث: 3,
    اربع: 4,
    خمس: 5,
    ست: 6,
    سبع: 7,
    ثمان: 8,
    ثماني: 8,
    تسع: 9,
    عشر: 10,
    عشرين: 20,
    ثلاثين: 30,
    اربعين: 40,
    خمسين: 50,
    ستين: 60,
    سبعين: 70,
    ثمانين: 80,
    تسعين: 90,
    مئتان: 200,
    الف: 1000,
  },
  he: {
    שני: 2,
    שתי: 2,
    שניים: 2,
    שלושה: 3,
    ארבעה: 4,
    חמישה: 5,
    שישה: 6,
    שבעה: 7,
    תשעה: 9,
    עשרה: 10,
    מאתיים: 200,
    אלף: 1000,
  },
  ja: {},
}

/** What stands between the parts of a number. */
const joints = /^(?:and|und|en|y|e|et|i|ve|و)$/
const unitFirst: Record<string, string> = { de: 'und', nl: 'en' }

/** Folded, with the one ending that Arabic writes in two ways. */
const filed = (word: string): string => fold(word).replace(/ة$/, 'ه')

const tables = new Map<string, Map<string, number>>()

/** The number words of a language that are one word, or two that belong together, with their values. */
function tableOf(language: string): Map<string, number> {
  const known = tables.get(language)
  if (known) return known
  const made = new Map<string, number>()
  const listed = textsOf(language).understanding.numbers.split(' ').filter(Boolean)
  const values = [...Array.from({ length: 13 }, (_, n) => n), 20, 30, 40, 50, 60, 70, 80, 90, 100]
  listed.forEach((word, i) => {
    if (word !== '-') made.set(filed(word), values[i]!)
  })
  for (const [word, value] of Object.entries(more[language] ?? {})) made.set(filed(word), value)
  for (const [digit] of values.slice(1, 10).entries()) compounds(language, made, digit + 1)
  tables.set(language, made)
  return made
}

/** Numbers that a language writes as one word: `funfundzwanzig`, `ventidue`, `sechshundert`. */
function compounds(language: string, table: Map<string, number>, digit: number): void {
  const wordsOf = (value: number) => [...table].filter(([, each]) => each === value).map(([word]) => word)
  const digits = wordsOf(digit)
  for (const unit of digits) {
    for (const ten of [20, 30, 40, 50, 60, 70, 80, 90]) {
      for (const word of wordsOf(ten)) {
        const link = unitFirst[language]
        if (link) table.set(`${unit === 'eins' ? 'ein' : unit}${link}${word}`, ten + digit)
        if (language === 'it') {
          table.set(`${word}${unit}`, ten + digit)
          if (/^[uo]/.test(unit)) table.set(`${word.slice(0, -1)}${unit}`, ten + digit)
        }
      }
    }
    for (const hundred of wordsOf(100)) if (digit > 1) table.set(`${unit}${hundred}`, digit * 100)
  }
}

/**
 * The folded text with numbers written as words (two and more: "one" is an article in many languages) as digits: "six
 * hundred pounds" becomes "600 pounds".
 */
export function withDigits(text: string, language: string): string {
  const table = tableOf(language)
  if (!table.size) return text
  const tokens = text.split(/(\s+|-)/)
  const out: string[] = []
  for (let i = 0; i < tokens.length; ) {
    const run = i % 2 ? null : runFrom(tokens, i, table, language)
    if (run && run.value > 1) {
      out.push(`${run.value}${run.tail}`)
      i = run.next
    } else out.push(tokens[i++]!)
  }
  return out.join('')
}

const bare = (token: string) => /^(.*?)([,.;:!?)»”"'…]*)$/su.exec(token)!

/** The number that begins at a token; null when none does. `tail` is the punctuation after its last word. */
function runFrom(
  tokens: string[],
  from: number,
  table: Map<string, number>,
  language: string,
): { value: number; next: number; tail: string } | null {
  let total = 0
  let part = 0
  let found = false
  let next = from
  let tail = ''
  let least = Number.POSITIVE_INFINITY
  for (let at = from; at < tokens.length; at += 2) {
    let [, word = '', ending = ''] = bare(tokens[at]!)
    let end = at + 1
    // "dix-sept", "quatre vingt"
    const pair = !ending && tokens[at + 2] !== undefined ? bare(tokens[at + 2]!) : null
    if (pair && table.has(`${word} ${pair[1]}`)) {
      word = `${word} ${pair[1]}`
      ending = pair[2]!
      at += 2
      end = at + 1
    }
    const value = table.get(word) ?? table.get(filed(word)) ?? wholeOf(word, table)
    if (value === undefined) {
      if (found && joints.test(word) && !ending) continue
      break
    }
    if (value === 100 && part > 0 && part < 10) part *= 100
    else if (value === 1000 && found) {
      total += part * 1000
      part = 0
    } else {
      // A smaller number goes on from a larger one; "two three" are two numbers.
      const fits = !found || value < leastUnit(part, least)
      if (!fits) break
      if (found && !joinsOn(tokens, next, at, language, part, value)) break
      part += value
    }
    least = value
    found = true
    next = end
    tail = ending
    if (ending) break
  }
  return found ? { value: total + part, next, tail } : null
}

/** The room that a number leaves for its next part: 20 takes a unit, 200 takes up to 99. */
const leastUnit = (part: number, least: number): number => {
  if (least < 20 && part % 1000 !== 0) return 0
  if (part % 1000 === 0) return 1000
  return part % 100 === 0 ? 100 : 10
}

/** "20 and 5" is a number in words only where its parts are written so; "two and twenty" are two. */
const joinsOn = (
  tokens: string[],
  next: number,
  at: number,
  language: string,
  part: number,
  value: number,
): boolean => {
  const between = tokens.slice(next, at).join('').trim()
  if (!between || between === '-') return true
  // In English "and" follows a hundred; elsewhere it joins tens and units.
  return language === 'en' ? part >= 100 : value < 10 || part >= 100
}

/** A hundred and more in one word: `sechshundertfunfzig`, `zweitausend`. */
function wholeOf(word: string, table: Map<string, number>): number | undefined {
  if (word.length < 8) return undefined
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = table.get(word.slice(0, cut))
    const rest = table.get(word.slice(cut))
    if (first === undefined || rest === undefined) continue
    if (rest === 1000 && first < 1000) return first * 1000
    if (first >= 100 && rest < 100) return first + rest
  }
  return undefined
}

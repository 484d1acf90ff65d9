import { textsOf } from '#locales/load.ts'
import { numberWords } from '../numbers/number-words.ts'
import { stopwordsOf } from '../text/stopwords.ts'
import type { Unit } from './atoms.ts'
import type { DayPart } from './day-parts.ts'
import { monthNumbers } from './month-names.ts'
import { readable, tokensOf } from './readable.ts'
import { type TimeWords, timeWordsOf } from './words/words.ts'

/** What a phrase means. Some stand for two things: "tonight" is today, and the evening. */
export interface Sense {
  kind: string
  number?: number
  part?: DayPart
  unit?: Unit
  /** A rule of `understanding.holidays`. */
  rule?: string
  /** A number in words. */
  word?: boolean
}

interface Node {
  next: Map<string, Node>
  /** By how a word begins: "bayramı*". */
  stems: [string, Node][]
  senses: Sense[] | null
}

export interface Lexicon {
  words: TimeWords
  root: Node
  /** Words that say nothing of a number beside them: "3 please". */
  small: ReadonlySet<string>
  /** Names that are long enough to be recognised when misspelt, with what they mean. */
  spelled: Map<string, Sense[]>
  /** Names of days that are written as one word with a part of the day. */
  dayNames: [string, Sense[]][]
}

const lexicons = new Map<string, Lexicon>()

export function lexiconOf(language: string): Lexicon {
  const made = lexicons.get(language) ?? make(language)
  lexicons.set(language, made)
  return made
}

/** Lists whose kind is all that matters; see `atoms.ts` for the letters. */
const plainLists = {
  no: '_',
  at: 'a',
  before: 'b',
  after: 'f',
  until: 'u',
  from: 'F',
  around: 'r',
  between: 'B',
  and: '&',
  or: 'j',
  to: '-',
  half: 'h',
  quarter: 'q',
  threeQuarters: 't',
  past: 'p',
  minus: '<',
  minutesTo: '>',
  oclock: 'H',
  lasts: 'V',
  in: 'i',
  later: 'g',
  ago: 'k',
  weekend: 'E',
  next: 'n',
  coming: 'c',
  this: 's',
  last: 'l',
  every: '%',
  anyDay: 'y',
  workdays: '5',
  theDay: 'e',
  ofMonth: 'x',
  of: 'z',
  not: 'X',
  but: '~',
  notAfter: 'Q',
  for: 'o',
  article: '1',
  earliest: 'S',
  latest: 'L',
  streets: '#',
  am: 'A',
  pm: 'A',
  noon: 'T',
  midnight: 'T',
} as const

function make(language: string): Lexicon {
  const words = timeWordsOf(language)
  const { understanding } = textsOf(language)
  const root = empty()
  const spelled = new Map<string, Sense[]>()
  const add = (phrases: string | undefined, ...senses: Sense[]) => {
    for (const phrase of phrases?.split('|') ?? []) {
      const key = keyOf(phrase)
      if (key.length) insert(root, key, senses)
    }
  }
  const name = (phrases: string, ...senses: Sense[]) => {
    add(phrases, ...senses)
    for (const phrase of phrases.split('|')) {
      const [word, more] = keyOf(phrase)
      if (word && !more && word.length >= leastSpelled) spelled.set(word, senses)
    }
  }
  // The first to claim a phrase keeps it.
  add(words.no, { kind: plainLists.no })
  for (const [i, list] of words.days.entries()) name(list, { kind: 'D', number: i + 1 })
  for (const [i, list] of words.everyDays?.entries() ?? [])
    add(list, { kind: 'D', number: i + 1, rule: 'every' })
  for (const [i, list] of words.weakDays.entries()) add(list, { kind: 'v', number: i + 1 })
  for (const [key, list] of Object.entries(words.relative)) {
    const [days = '', part] = key.split(' ')
    const day: Sense = { kind: 'R', number: Number(days) }
    if (part) add(list, day, { kind: 'P', part: part as DayPart })
    else if (Number(days) === 1) name(list, day)
    else add(list, day)
  }
  for (const [part, list] of Object.entries(words.parts)) add(list, { kind: 'P', part: part as DayPart })
  add(words.noon, { kind: 'T', number: 12 * 60 })
  add(words.midnight, { kind: 'T', number: 24 * 60 })
  add(words.am, { kind: 'A', number: 0 })
  add(words.pm, { kind: 'A', number: 1 })
  const { holidays, themes, numbers } = understanding
  for (const [rule, list] of Object.entries(holidays)) add(list, { kind: 'Y', rule })
  add(words.thisWeek, { kind: 'I', number: 0 })
  add(words.nextWeek, { kind: 'I', number: 1 })
  add(words.lastWeek, { kind: 'I', number: -1 })
  add(words.inAWeek, { kind: 'R', number: 7 })
  add(`${themes.greeting}|${themes.goodbye}`, { kind: 'G' })
  for (const [unit, list] of [
    ['minutes', words.minutes],
    ['hours', words.hours],
    ['days', words.daysUnit],
  ] as const) {
    add(list, { kind: 'U', unit })
  }
  add(words.weeks, { kind: 'W', unit: 'weeks' })
  add(words.week, { kind: 'W', unit: 'weeks' })
  add(words.monthsUnit, { kind: 'm', unit: 'months' })
  for (const [unit, list] of Object.entries(words.dual ?? {})) {
    add(
      list,
      { kind: 'N', number: 2, word: true },
      { kind: unit === 'weeks' ? 'W' : 'U', unit: unit as Unit },
    )
  }
  for (const [list, kind] of Object.entries(plainLists)) add(words[list as keyof typeof plainLists], { kind })
  for (const [value, list] of Object.entries(words.numbers ?? {})) {
    add(list, { kind: 'N', number: Number(value), word: true })
  }
  for (const [word, value] of numberWords(language, 59)) add(word, { kind: 'N', number: value, word: true })
  for (const [month, value] of monthNumbers(language)) add(month, { kind: 'M', number: value })
  for (const [value, list] of Object.entries(words.months ?? {}))
    add(list, { kind: 'M', number: Number(value) })
  const small = `${themes.courtesy}|${themes.framing}|${understanding.booking.wants}|${numbers}`
  return {
    words,
    root,
    spelled,
    small: new Set([...stopwordsOf(language), ...small.split('|').flatMap(keyOf)]),
    dayNames: words.days.flatMap((list, i) =>
      list.split('|').map((day): [string, Sense[]] => [keyOf(day)[0]!, [{ kind: 'D', number: i + 1 }]]),
    ),
  }
}

/** Letters of a name that is recognised with a slip in it. */
export const leastSpelled = 6

/** The words of a phrase; the last may end with `*` for any ending. */
function keyOf(phrase: string): string[] {
  const key: string[] = []
  for (const { text } of tokensOf(readable(phrase, 200).text)) {
    if (text === '*') key.push(`${key.pop() ?? ''}*`)
    else if (!isGlue(text)) key.push(text)
  }
  return key
}

/** Between the words of a phrase these do not count: "rendez-vous", "o'clock", "אחה״צ". */
export const isGlue = (text: string): boolean => text === "'" || text === '"' || text === '-'

const empty = (): Node => ({ next: new Map(), stems: [], senses: null })

/** Where a word leads to from a place in the phrases. */
export const following = ({ next, stems }: Node, word: string): Node | undefined =>
  next.get(word) ?? stems.find(([stem]) => word.startsWith(stem))?.[1]

function insert(root: Node, key: string[], senses: Sense[]) {
  let node = root
  for (const word of key) {
    const next = node.next.get(word) ?? empty()
    if (word.endsWith('*') && !node.next.has(word)) node.stems.push([word.slice(0, -1), next])
    node.next.set(word, next)
    node = next
  }
  node.senses ??= senses
}

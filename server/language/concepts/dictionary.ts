import { fold } from '../text/fold.ts'
import { filingOf, stemmerOf } from '../text/stems.ts'
import { stopwordsOf } from '../text/stopwords.ts'
import { words } from '../text/words.ts'
import { fields } from './fields.ts'
import { looseForm } from './forms.ts'

// How a field is written: `# id < broader broader` begins a concept, and each line after it is a language with the
// words and short phrases that mean it there, separated by commas. `~` marks a word that often means something else, `=` one that
// means it only as it stands, because the stemmer takes it for another (wellness: well).

/** A concept as its first line says: its id and what it is a kind or a part of. */
interface Heading {
  id: string
  broader: string[]
}

/** One word or phrase of one language under a concept. */
export interface Entry {
  concept: string
  /** As it was written in the field, without its mark. */
  text: string
  weak: boolean
  /** Other words with its stem don't mean it. */
  asItStands: boolean
  /** The stems of `text` as the search files them: in Japanese pairs of letters. */
  stems: readonly string[]
}

/** Words and phrases by their stems. */
export interface Phrases {
  /** The keys are stems joined by spaces. */
  entries: ReadonlyMap<string, readonly Entry[]>
  /** The number of stems of the longest that begins with a stem. Most words of a text begin none. */
  longest: ReadonlyMap<string, number>
}

/** What one language's words are found by. */
export interface Dictionary {
  /** By the stems that carry meaning; small words between them don't count. */
  byMeaning: Phrases
  /** Phrases that small words make ("how much", "check in"): by all of their words. */
  bySound: Phrases
  /** Single words in a looser form, in a language whose stemmer leaves endings on. */
  byLooseForm: ReadonlyMap<string, readonly Entry[]>
  byConcept: ReadonlyMap<string, readonly Entry[]>
}

/**
 * Stopwords that turn a phrase into its opposite or another: "sin cita", "under 18". They count as words here, folded.
 */
const telling = new Set(
  'no not under over ohne nicht kein keine sans pas non sin senza sem nao zonder niet geen bez nie غير لا دون'.split(
    ' ',
  ),
)

const small = new Map<string, ReadonlySet<string>>()

/** The words of a language that say nothing within a phrase. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  let known = small.get(language)
  if (!known) {
    known = new Set([...stopwordsOf(language)].filter(word => !telling.has(word)))
    small.set(language, known)
  }
  return known
}

/** A word as the search files it, stopwords too: those as they are. */
export const stemOf = (word: string, language: string): string => filingOf(language)(word)?.stem ?? word

interface Row {
  concept: string
  language: string
  list: string
}

let read: { headings: Map<string, Heading>; rows: Map<string, Row[]> } | undefined

/** The rows of all fields by language. Read once: 1 MB of text takes some milliseconds. */
function everything() {
  if (read) return read
  const headings = new Map<string, Heading>()
  const rows = new Map<string, Row[]>()
  for (const field of fields) {
    let concept = ''
    for (const line of field.split('\n')) {
      if (line.startsWith('# ')) {
        const [id, broader = ''] = line.slice(2).split('<')
        concept = id!.trim()
        headings.set(concept, { id: concept, broader: broader.split(' ').filter(Boolean) })
      } else if (line) {
        const language = line.slice(0, 2)
        const row = { concept, language, list: line.slice(3) }
        const ofLanguage = rows.get(language)
        if (ofLanguage) ofLanguage.push(row)
        else rows.set(language, [row])
      }
    }
  }
  read = { headings, rows }
  return read
}

/** The ids of all concepts. */
export const conceptIds = (): string[] => [...everything().headings.keys()]

/** What a concept is a kind or a part of, as its heading names it. */
export const broaderThan = (concept: string): readonly string[] =>
  everything().headings.get(concept)?.broader ?? []

let narrower: Map<string, string[]> | undefined

/** The concepts whose headings name this one. */
export function narrowerThan(concept: string): readonly string[] {
  if (!narrower) {
    narrower = new Map()
    for (const { id, broader } of everything().headings.values()) {
      for (const above of broader) narrower.set(above, [...(narrower.get(above) ?? []), id])
    }
  }
  return narrower.get(concept) ?? []
}

const dictionaries = new Map<string, Dictionary>()

/** The dictionary of an ISO 639-1 language, built when it is first needed; empty for one that we have no words of. */
export function dictionaryOf(language: string): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  const made = build(language)
  dictionaries.set(language, made)
  return made
}

/** Every language that concepts have words in. */
export const conceptLanguages = (): string[] => [...everything().rows.keys()]

function build(language: string): Dictionary {
  const byMeaning = { entries: new Map<string, Entry[]>(), longest: new Map<string, number>() }
  const bySound = { entries: new Map<string, Entry[]>(), longest: new Map<string, number>() }
  const byLooseForm = new Map<string, Entry[]>()
  const byConcept = new Map<string, Entry[]>()
  const small = smallWordsOf(language)
  const stem = filer(language)
  for (const { concept, list } of everything().rows.get(language) ?? []) {
    for (const item of list.split(',')) {
      const weak = item.includes('~')
      const asItStands = item.includes('=')
      const text = item.replace(/[~=]/g, '').trim()
      const all = words(text)
      const meaning = all.filter(word => !small.has(word))
      const bare = all.length > 1 && meaning.length < 2
      const stems = (bare ? all : meaning).map(stem)
      if (!stems.length) continue
      const entry = { concept, text, weak, asItStands, stems }
      const { entries, longest } = bare ? bySound : byMeaning
      add(entries, stems.join(' '), entry)
      longest.set(stems[0]!, Math.max(longest.get(stems[0]!) ?? 0, stems.length))
      add(byConcept, concept, entry)
      const loose = all.length === 1 && looseForm(fold(all[0]!), language)
      if (loose) add(byLooseForm, loose, entry)
    }
  }
  return { byMeaning, bySound, byLooseForm, byConcept }
}

/** `stemOf` for many words at once: `filingOf` would keep each of them with its pairs of letters. */
function filer(language: string): (word: string) => string {
  const stop = stopwordsOf(language)
  const stem = stemmerOf(language)
  const known = new Map<string, string>()
  return word => {
    let stemmed = known.get(word)
    if (stemmed === undefined) {
      stemmed = stop.has(word) || /\p{N}/u.test(word) ? word : stem(word)
      known.set(word, stemmed)
    }
    return stemmed
  }
}

function add(index: Map<string, Entry[]>, key: string, entry: Entry) {
  const known = index.get(key)
  if (!known) index.set(key, [entry])
  else if (!known.includes(entry)) known.push(entry)
}

import { primary } from '#locales/resolve.ts'
import { fold } from '#server/language/text/fold.ts'
import { passageLanguage } from '#server/language/text/language.ts'
import { passagesAtMost, remembered } from '#server/language/text/remembered.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { words } from '#server/language/text/words.ts'
import { homeLanguage } from '#server/modules/accounts/accounts.ts'
import { recordIn } from '#server/modules/knowledge/records/records.ts'
import type { Turn } from '../turn/turn.ts'
import { denies, hearsClaim } from './claims.ts'
import { factLines, type Opening } from './fact-lines.ts'
import { type ReadText, readText, type Value } from './values.ts'
import { weekdaysIn } from './weekdays.ts'
import { stemsOf } from './words.ts'

/** What says one thing: a field of a row, a sentence, a fact of the settings. A claim and its subject must share one. */
export interface Statement {
  /** The number of its passage, as the model cites it; null of facts, results of tools and earlier messages. */
  passage: number | null
  /** The whole row that a field is of, or the sentence itself. */
  text: string
  values: readonly Value[]
  days: ReadonlySet<number>
  /** Whether it is true of this moment or of some dates only: "open now, until 5 pm" is not said of Mondays. */
  passing: boolean
  /** Stems of its own words, and those of its heading. */
  own: ReadonlySet<string>
  context: ReadonlySet<string>
  denies: boolean
  free: boolean
  included: boolean
  /** Whether its words can be compared with those of the reply. */
  comparable: boolean
}

/** Everything that a reply of this turn may rest on. */
export interface Evidence {
  language: string
  country: string | null
  /** The day on the clock of the business, and its weekday (0 is Monday). */
  now: Temporal.PlainDate
  today: number
  statements: Statement[]
  /** How many passages the model was given. */
  passages: number
  /** What the visitor wrote: it may be repeated, and proves nothing. */
  visitor: ReadText & { stems: ReadonlySet<string>; question: ReadonlySet<string>; days: ReadonlySet<number> }
  /** Whether a folded word occurs anywhere: those of a name must. */
  mentions: (word: string) => boolean
  /** Actions of this turn and of the conversation before. */
  done: ReadonlySet<string>
  /** Every run of eight words of the instructions. */
  instructions: ReadonlySet<string>
  /** The instructions themselves: the owner's addresses stand there too. */
  settings: string
  /** Null when the settings have no opening hours. */
  opening: Opening | null
}

export interface EvidenceSources {
  turn: Turn
  /** The question, completed from the conversation. */
  query: string
  passages: { name: string; title: string; text: string }[]
  /** What tools returned in this turn, as JSON. */
  results: string[]
  actions: string[]
  instructions: string
}

/** A run of so many words of the instructions is no accident. */
const leakLength = 8

/** What the reply of a turn may rest on. Passages that were read before are not read again. */
export function evidenceOf(sources: EvidenceSources): Evidence {
  const { turn, query, passages, results, actions, instructions } = sources
  const { language, business, thread, message } = turn
  const country = business.country
  const usual = primary(homeLanguage(business)) ?? 'en'
  const known = [language, country, usual] as const
  const facts = factLines(turn, actions)
  const earlier = thread.messages.filter(said => said.role === 'assistant' || said.role === 'person')
  const statements = [
    ...passages.flatMap(({ title, text }, i) =>
      linesOf(text, title, ...known, isComparable(text, language, usual)).map(statement => ({
        ...statement,
        passage: i + 1,
      })),
    ),
    ...facts.lines.map(({ text, heading, days, passing }) => ({
      ...statementOf(text, heading, ...known, true),
      days,
      passing,
    })),
    ...results.flatMap(result => linesOf(result, '', ...known, null)),
    // What was asked is no statement; what was said was checked when it was said.
    ...earlier
      .flatMap(({ text }) => linesOf(text, '', ...known, null))
      .filter(({ text }) => !/[?？؟]\s*$/.test(text)),
  ]
  const told = [
    ...thread.messages.filter(said => said.role === 'visitor').map(said => said.text),
    message,
  ].join('\n')
  const contact = Object.values(thread.contact).filter(Boolean).join('\n')
  const texts = [
    ...passages.flatMap(({ name, title, text }) => [name, title, text]),
    ...facts.lines.map(line => line.text),
    ...results,
    ...earlier.map(({ text }) => text),
    ...[told, contact, business.name, business.agent_name, turn.scope.agentName ?? ''],
  ]
  const mentioned = texts.map(text => foldedWords(text))
  return {
    language,
    country,
    now: facts.now,
    today: facts.today,
    statements,
    passages: passages.length,
    visitor: {
      ...readText(`${told}\n${contact}`, language, country),
      stems: new Set(stemsOf(told, language)),
      question: new Set(stemsOf(`${message} ${query}`, language)),
      days: weekdaysIn(told, language, facts.today),
    },
    mentions: word => mentioned.some(list => list.has(word)),
    done: new Set([...actions, ...thread.messages.flatMap(said => said.actions)]),
    instructions: runsOf(instructions.split('\n\nFacts:')[0]!),
    settings: folded(instructions),
    opening: facts.opening,
  }
}

const folded = remembered(fold)

const foldedWords = remembered(
  (text): ReadonlySet<string> => new Set(fold(text).match(/[\p{L}\p{M}\d]+/gu)),
  passagesAtMost,
)

/** Every run of so many words. */
export const runsOf = remembered((text): ReadonlySet<string> => {
  const list = words(text)
  const runs = new Set<string>()
  for (let i = 0; i + leakLength <= list.length; i++) runs.add(list.slice(i, i + leakLength).join(' '))
  return runs
})

/** Whether a text is in the language of the reply. A row of a table shows none: then it is in that of the business. */
const isComparable = remembered(
  (text, language: string, usual: string): boolean => passageLanguage(text, usual) === language,
  passagesAtMost,
)

/**
 * How a text is read: `language` is that of the reply, `usual` that of the business; `comparable` is null where each
 * sentence shows for itself whether it is in the language of the reply.
 */
type How = [language: string, country: string | null, usual: string, comparable: boolean | null]

/** The statements of a text under its heading: each field of its rows, and each of its sentences. */
const linesOf = remembered((text, heading: string, ...how: How): readonly Statement[] => {
  const [language, country] = how
  const state = (said: string) => stated(said, heading, ...how)
  const found: Statement[] = []
  for (const line of text.split(/\n+/)) {
    const record = recordIn(line)
    if (record) {
      for (const { head, value } of record.fields)
        found.push({ ...state(`${record.name}, ${head}: ${value}`), text: line })
      continue
    }
    let before = ''
    for (const sentence of sentences(line)) {
      const statement = state(sentence)
      // "A massage takes an hour. It costs £80.": the subject stands in the sentence before, unless that has a value.
      const joined =
        before && !readText(before, language, country).values.length && statement.values.length
          ? { ...statement, own: new Set([...statement.own, ...stemsOf(before, language)]) }
          : statement
      found.push(...clausesOf(joined, state))
      before = sentence
    }
  }
  return found
}, passagesAtMost)

/** A sentence with several prices: also each clause by itself, so that each price keeps its own subject. */
function clausesOf(statement: Statement, state: (said: string) => Statement): Statement[] {
  const money = statement.values.filter(({ kind }) => kind === 'money').length
  if (money < 2) return [statement]
  const clauses = statement.text.split(/[,;]\s+|\s+(?:and|und|et|y|e|en|i|ve|oraz)\s+/u)
  const parts = clauses.map(state)
  return parts.filter(part => part.values.length).every(part => part.own.size > 0)
    ? parts.map(part => ({ ...part, text: statement.text }))
    : [statement]
}

function stated(text: string, heading: string, ...[language, country, usual, comparable]: How): Statement {
  const { plain, values } = readText(text, language, country)
  const own = comparable ?? isComparable(text, language, usual)
  const tags = [...new Set([language, passageLanguage(text, own ? language : usual)])]
  return {
    passage: null,
    text,
    values,
    days: weekdaysIn(text, tags.at(-1)!),
    passing: false,
    own: new Set(stemsOf(withoutValues(plain, values), language)),
    context: new Set(stemsOf(heading, language)),
    denies: tags.some(tag => denies(tag, text)),
    free:
      tags.some(tag => hearsClaim(tag, 'free', text)) ||
      values.some(({ kind, key }) => kind === 'money' && key === '0'),
    included: tags.some(tag => hearsClaim(tag, 'included', text)),
    comparable: own,
  }
}

/** The same for a fact: most facts are those of the turn before. */
const statementOf = remembered(stated)

/** The text with blanks in place of its values. */
export const withoutValues = (plain: string, values: readonly Value[]): string =>
  values.reduce((left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end), plain)

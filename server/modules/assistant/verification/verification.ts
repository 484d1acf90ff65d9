import type { HeldBackReason } from '#contract/conversations/held-back.ts'
import { textsOf } from '#locales/load.ts'
import { hears } from '#server/language/phrases.ts'
import { words } from '#server/language/text/words.ts'
import { deedIn, denies, hearsClaim } from './claims.ts'
import { markupIn } from './cleaning.ts'
import { type Evidence, runsOf, type Statement, withoutValues } from './evidence.ts'
import { unknownName } from './names.ts'
import { isOtherLanguage } from './reply-language.ts'
import { nextDate, standingOf } from './support.ts'
import { type ReadText, readText, type Value } from './values.ts'
import { weekdaysIn } from './weekdays.ts'
import { emptyWords, isAmong, stemsOf } from './words.ts'

/** Why a sentence may not leave, and the words in it that nothing supports. */
export interface Objection {
  reason: HeldBackReason
  claim: string
}

/** What came of checking a sentence. */
export interface Verdict {
  objection: Objection | null
  /** It repeats what only the visitor said: it may leave when a question follows that asks whether it is right. */
  repeats: Objection | null
  /** Whether it says something about the business, and the evidence supports it. */
  states: boolean
}

/** What a sentence may not be longer than. */
export const longestSentence = 600

/** A sentence of a model's reply, without its citations. */
export interface Sentence {
  text: string
  /** The passages that it cites. */
  cited: number[]
  /** Whether the reply has said that it does not know: then the question may be repeated. */
  ignorant: boolean
  /** What was said before in this reply. */
  before: string
}

/**
 * Checks a sentence against what the business taught, its settings, the results of tools and what the visitor said. No
 * model is asked: what is checked is what can be compared. Of words that the evidence has in another language than the
 * reply, only values and names are compared.
 */
export function verdictOn(sentence: Sentence, evidence: Evidence): Verdict {
  const repeated: Objection[] = []
  const objection = firstObjection(sentence, evidence, repeated)
  const isTalk = !factsOf(sentence.text, evidence).length && !valuesOf(sentence.text, evidence).values.length
  return {
    objection,
    repeats: objection ? null : (repeated[0] ?? null),
    states: !objection && !repeated.length && !isTalk && !isQuestion(sentence.text) && !sentence.ignorant,
  }
}

function firstObjection(sentence: Sentence, evidence: Evidence, repeated: Objection[]): Objection | null {
  const { text, cited } = sentence
  const object = (reason: HeldBackReason, claim: string | null | undefined): Objection | null =>
    claim ? { reason, claim: claim.slice(0, 200) } : null
  return (
    object('markup', markupIn(text)) ??
    object('instructions', leakIn(text, evidence)) ??
    object('language', isOtherLanguage(text, sentence.before, evidence) ? text : null) ??
    valueObjection(sentence, evidence, repeated) ??
    object('date', wrongWeekday(text, evidence)) ??
    object('name', unknownName(text, evidence)) ??
    (isQuestion(text) ? null : claimObjection(sentence, evidence)) ??
    object('citation', cited.some(n => n > evidence.passages) && factsOf(text, evidence).length ? text : null)
  )
}

const isQuestion = (text: string): boolean => /[?？؟]["”»’)]*\s*$/u.test(text)

function leakIn(text: string, { instructions }: Evidence): string | null {
  for (const run of runsOf(text)) if (instructions.has(run)) return run
  return null
}

/** The number of a list's item says nothing. */
const withoutMarker = (text: string): string => text.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '')

const valuesOf = (text: string, { language, country }: Evidence): ReadText =>
  readText(withoutMarker(text), language, country)

/** Whether it begins with a plain yes. */
function isYes(text: string, language: string): boolean {
  const [yes = ''] = textsOf(language).understanding.themes.yes.split('|')
  return words(text)[0] === words(yes)[0]
}

const reasonOf: Record<Value['kind'], HeldBackReason> = {
  money: 'price',
  percent: 'number',
  number: 'number',
  time: 'time',
  date: 'date',
  phone: 'contact',
  email: 'contact',
  account: 'contact',
  link: 'link',
}

function valueObjection(sentence: Sentence, evidence: Evidence, repeated: Objection[]): Objection | null {
  const { text, cited, ignorant } = sentence
  const read = valuesOf(text, evidence)
  const { language } = evidence
  for (const value of read.values) {
    const standing = standingOf(value, read, evidence, cited)
    if (standing === 'supported') continue
    const objection = { reason: reasonOf[value.kind], claim: value.text }
    if (standing === 'unsupported') return objection
    // The visitor may be quoted, and their address read back; what they assert about the business is no support.
    if (['phone', 'email'].includes(value.kind) || ignorant) continue
    const affirms = isYes(text, language)
    if (isQuestion(text) && !affirms) continue
    if (value.kind === 'money' || value.kind === 'percent' || affirms) return objection
    repeated.push(objection)
  }
  return null
}

/** A weekday that the date beside it does not have. */
function wrongWeekday(text: string, evidence: Evidence): string | null {
  const { values } = valuesOf(text, evidence)
  const dates = values.filter(({ kind }) => kind === 'date')
  const days = weekdaysIn(text, evidence.language)
  const [date] = dates
  if (dates.length !== 1 || days.size !== 1 || !date) return null
  const day = nextDate(date.key, evidence)?.day
  return day === undefined || days.has(day) ? null : text
}

/** The parts of a sentence that are checked by themselves: a courtesy before a colon does not cover what follows. */
const clausesOf = (text: string): string[] =>
  text.split(/[:;：；]\s+|\s[–—]\s|(?<=[.!…])\s+/u).filter(part => part.trim())

/** Stems of the words that say something about the business, of all clauses that are no mere courtesy. */
function factsOf(text: string, evidence: Evidence): string[] {
  return clausesOf(withoutMarker(text)).flatMap(clause => {
    const stems = contentOf(clause, evidence)
    const { talk } = emptyWords(evidence.language)
    const polite = stemsOf(clause, evidence.language).filter(stem => talk.has(stem)).length
    const affirms = isYes(clause, evidence.language)
    // "I am happy to help with your bicycle": the visitor's own words, among words of courtesy.
    const theirs = stems.filter(stem => evidence.visitor.stems.has(stem)).length
    return theirs === stems.length && polite >= theirs && !affirms && polite > 0 ? [] : stems
  })
}

function contentOf(clause: string, evidence: Evidence): string[] {
  const { talk, costs } = emptyWords(evidence.language)
  const { plain, values } = readText(clause, evidence.language, evidence.country)
  return stemsOf(withoutValues(plain, values), evidence.language).filter(
    stem => !talk.has(stem) && !costs.has(stem),
  )
}

function claimObjection(sentence: Sentence, evidence: Evidence): Objection | null {
  const { text, cited, ignorant } = sentence
  const { language, done } = evidence
  const deed = denies(language, text) ? null : deedIn(language, text, done)
  if (deed?.proven) return null
  if (deed && !isQuotation(text, evidence)) return { reason: 'action', claim: deed.words }
  // "Our prices:" announces, it states nothing.
  if (ignorant || /[:：]\s*$/u.test(text)) return null
  const unfree = freeObjection(text, evidence)
  if (unfree) return unfree
  const closed = hoursObjection(text, evidence)
  if (closed) return closed
  const facts = factsOf(text, evidence)
  if (!facts.length) return null
  if (isContrary(text, evidence)) return { reason: 'negation', claim: text.slice(0, 200) }
  const values = valuesOf(text, evidence).values.length
  if (isSupported(facts, values, cited, evidence)) return null
  const missing = facts.filter(stem => !evidence.statements.some(({ own }) => isAmong(stem, own)))
  return { reason: 'fact', claim: (missing.length ? missing : facts).join(' ').slice(0, 200) }
}

/** Whether it stands in a passage, word by word: then it repeats a rule, and claims no deed. */
function isQuotation(text: string, { statements }: Evidence): boolean {
  const said = words(text).join(' ')
  return statements.some(({ passage, text: own }) => passage !== null && words(own).join(' ').includes(said))
}

const share = (stems: string[], own: ReadonlySet<string>): number =>
  stems.length ? stems.filter(stem => isAmong(stem, own)).length / stems.length : 0

/** Its own words with those of its heading. */
const wholeOf = ({ own, context }: Statement): ReadonlySet<string> =>
  context.size ? new Set([...own, ...context]) : own

/** Words about the business must stand in a passage that is cited, or together in something else that is known. */
function isSupported(facts: string[], values: number, cited: number[], evidence: Evidence): boolean {
  const { statements, passages } = evidence
  const groups = new Map<number | null, Statement[]>()
  for (const statement of statements)
    groups.set(statement.passage, [...(groups.get(statement.passage) ?? []), statement])
  const valid = cited.filter(n => n > 0 && n <= passages)
  for (const [passage, group] of groups) {
    const isCited = passage !== null && valid.includes(passage)
    if (group.some(({ comparable }) => !comparable) && (isCited || values > 0)) return true
    const held = new Set(group.flatMap(({ own, context }) => [...own, ...context]))
    const found = facts.filter(stem => isAmong(stem, held)).length + values
    const least = isCited || values ? 1 / 3 : 1 / 2
    if (found > 0 && found / (facts.length + values) >= least) return true
  }
  return false
}

/** "Free" must be said of the same thing. */
function freeObjection(text: string, evidence: Evidence): Objection | null {
  const { language, statements, visitor } = evidence
  for (const clause of text.split(/[,;:]\s+/)) {
    if (!hearsClaim(language, 'free', clause)) continue
    const words = contentOf(clause, evidence).filter(stem => !freeStems(language).has(stem))
    const stems = words.length
      ? words
      : contentOf(text, evidence).filter(stem => !freeStems(language).has(stem))
    const wanted = stems.length ? stems : [...visitor.question]
    const free = statements.filter(statement => statement.free || statement.included)
    const told = free.some(
      statement =>
        !statement.comparable || share(wanted, wholeOf(statement)) >= (stems.length ? 1 / 2 : 0.01),
    )
    if (!told) return { reason: 'negation', claim: clause.trim().slice(0, 200) }
  }
  return null
}

const freeWords = new Map<string, ReadonlySet<string>>()

function freeStems(language: string): ReadonlySet<string> {
  const known = freeWords.get(language)
  if (known) return known
  const { free } = textsOf(language).understanding.claims
  const made = new Set(stemsOf(free.replace(/[^\p{L}\s]+/gu, ' '), language))
  freeWords.set(language, made)
  return made
}

/** "Open on Sunday", where the settings have hours, and none on Sundays; "open now" or "today" when that is not so. */
function hoursObjection(text: string, { language, opening, today }: Evidence): Objection | null {
  if (!opening || denies(language, text) || !hears(language, 'is_open', text)) return null
  if (words(text).includes(words(textsOf(language).assistant.closed)[0] ?? '')) return null
  const days = weekdaysIn(text, language, today)
  const wrong =
    [...days].some(day => !opening.days.has(day)) ||
    (hears(language, 'today', text) && !opening.today) ||
    (hears(language, 'tomorrow', text) && !opening.tomorrow) ||
    (!days.size && !opening.now && saysOpenNow(text, language))
  return wrong ? { reason: 'fact', claim: text.slice(0, 200) } : null
}

/** Whether it says so with the words of our own sentence: "auf" and "on" open many other things. */
function saysOpenNow(text: string, language: string): boolean {
  if (!hears(language, 'now', text)) return false
  const { is_open_now, open_on } = textsOf(language).assistant
  const open = new Set(stemsOf(open_on.replace(/\{\w+\}/g, ' '), language))
  const said = new Set(stemsOf(text, language))
  return stemsOf(is_open_now.replace(/\{\w+\}/g, ' '), language).some(
    stem => open.has(stem) && isAmong(stem, said),
  )
}

/** Whether what is known of the same things says the contrary, or says nothing that denies it as the text does. */
function isContrary(text: string, evidence: Evidence): boolean {
  const { language, statements } = evidence
  return text.split(/[;:]\s+|,\s+(?=\p{L})/u).some(clause => {
    const stems = contentOf(clause, evidence)
    if (!stems.length) return false
    const negative = denies(language, clause)
    const comparable = statements.filter(({ comparable }) => comparable)
    const foreign = statements.some(({ comparable, denies }) => !comparable && denies)
    if (negative) {
      const told = comparable.some(
        statement =>
          (statement.denies || isClosed(statement, language)) && share(stems, wholeOf(statement)) >= 1 / 2,
      )
      return !told && !foreign
    }
    if (!comparable.some(({ denies }) => denies)) return false
    const rates = comparable.map(({ own }) => share(stems, own))
    const best = Math.max(0, ...rates)
    return best >= 0.6 && comparable.every(({ denies }, i) => rates[i]! < best || denies)
  })
}

const isClosed = ({ own }: Statement, language: string): boolean =>
  stemsOf(textsOf(language).assistant.closed, language).some(stem => own.has(stem))

import type { DayPart } from '../day-parts.ts'
import ar from './ar.ts'
import de from './de.ts'
import en from './en.ts'
import es from './es.ts'
import fr from './fr.ts'
import he from './he.ts'
import it from './it.ts'
import ja from './ja.ts'
import nl from './nl.ts'
import pl from './pl.ts'
import pt from './pt.ts'
import tr from './tr.ts'

/** Phrases with `|` between them; accents, capitals, hyphens and apostrophes in them do not count. */
type Phrases = string

/** How a language names days and times. What a word means beside others, the rules say. */
export interface TimeWords {
  /** Monday to Sunday. */
  days: [Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases]
  /** Short forms, and names that are other words too: days only beside something else of days and times. */
  weakDays: [Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases]
  /** Weekdays that come back: "Tuesdays", "dienstags". Monday to Sunday. */
  everyDays?: [Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases]
  /** Names of months beside those of CLDR, by number. */
  months?: Record<number, Phrases>
  /** Days from today, with the part of the day if the word names one: `0 evening` is "tonight". */
  relative: Record<string, Phrases>
  parts: Record<DayPart, Phrases>
  /** A word for tomorrow that means the morning after the name of a day: "Freitag Morgen". */
  morningAfterDay?: Phrases
  /** Numbers in forms that lists of numbers lack ("ósmej", "الثامنة"), by value. */
  numbers?: Record<number, Phrases>
  am: Phrases
  pm: Phrases
  noon: Phrases
  midnight: Phrases
  /** What stands beside an hour. */
  oclock: Phrases
  /** Those of them that are a length of time too: "15 heures", "2 heures". */
  oclockOrHours?: Phrases
  /** What says that the number after it is an hour. */
  at: Phrases
  before: Phrases
  after: Phrases
  until: Phrases
  from: Phrases
  around: Phrases
  between: Phrases
  and: Phrases
  or: Phrases
  to: Phrases
  half: Phrases
  /** Minutes that `half` before an hour adds to it: 30 in "half three", -30 in "halb vier"; 0 where it stands after. */
  halfBefore: 30 | -30 | 0
  quarter: Phrases
  threeQuarters?: Phrases
  past: Phrases
  minus: Phrases
  /** Between minutes and the hour that they are short of, the minutes first: "dez para as três". */
  minutesTo?: Phrases
  /** A length of time: "2 hours" is no time of day after "takes". */
  lasts: Phrases
  minutes: Phrases
  hours: Phrases
  daysUnit: Phrases
  weeks: Phrases
  monthsUnit: Phrases
  /** Two of them in one word, by unit: "ساعتين". */
  dual?: { hours: Phrases; days: Phrases; weeks: Phrases }
  /** Before, and after, a count of units to come. */
  in: Phrases
  later: Phrases
  ago: Phrases
  week: Phrases
  inAWeek: Phrases
  thisWeek: Phrases
  nextWeek: Phrases
  lastWeek?: Phrases
  /** Before the name of a month that is meant as a whole. */
  wholeMonth: Phrases
  weekend: Phrases
  next: Phrases
  /** "Next" that can only be the coming one. */
  coming: Phrases
  this: Phrases
  last: Phrases
  /** Before a weekday that comes back. */
  every: Phrases
  anyDay: Phrases
  /** Monday to Friday. */
  workdays: Phrases
  /** Before a day of the month that stands alone: "on the 3rd", "el 3", "le 3". */
  theDay: Phrases
  /** After it: "ב-3 לחודש". */
  ofMonth?: Phrases
  of: Phrases
  /** Before what is not wanted. */
  not: Phrases
  /** The same only after "any day": "any day but Friday". */
  but: Phrases
  /** After it: "el lunes no", "cuma hariç". */
  notAfter: Phrases
  /** Before a count: "for 4". */
  for: Phrases
  article: Phrases
  earliest: Phrases
  latest: Phrases
  /** Names of streets, before and after a number. */
  streets: Phrases
  /** Words that would be read wrongly: they count as none of the above. */
  no: Phrases
  /** Letters written as one with the next word, and the list that they belong to; null for none. */
  joined?: Record<string, 'at' | 'to' | 'from' | 'and' | 'for' | null>
  /** What says "before" or "from" stands after the time. */
  postpositions?: boolean
}

const all: Record<string, TimeWords> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** Those of a language that we have no words of are English. */
export const timeWordsOf = (language: string): TimeWords => all[language] ?? en

/** In every language that days and times are read in. */
export const allTimeWords: readonly TimeWords[] = Object.values(all)

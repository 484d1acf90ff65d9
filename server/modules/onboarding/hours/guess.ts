import { days } from '#contract/accounts/account.ts'
import { conceptsIn } from '#server/language/concepts/concepts.ts'
import { type WrittenWeek, weeksIn } from '#server/language/weekly-hours/weekly-hours.ts'
import type { Hours } from '#server/modules/accounts/opening-hours/opening-hours.ts'
import { siteLanguages } from '../site-language.ts'

/** A text that may hold the opening hours. */
export interface HoursText {
  parent_doc_id: string
  name: string
  origin: string | null
  text: string
  /** ISO 639-1. */
  language: string
}

export interface GuessedHours {
  hours: Hours
  quote: string
  source: HoursText
}

interface Candidate extends GuessedHours {
  week: WrittenWeek
  /** Whether the text calls them opening hours. */
  called: boolean
}

/** Fewer days may be those of a course; a text that calls them opening hours needs fewer. */
const fewestDays = 5
const fewestCalled = 3
/** A list of days and times alone has hardly another word. */
const wordsOfList = 2
/** Characters of a heading. */
const longestHeading = 60
const longestQuote = 500
const [noon, midnight, earlyMorning] = [12 * 60, 24 * 60, 6 * 60]
const longestDay = 18 * 60
const shortestSpan = 15

/** What else has hours, and is not when the business is open. */
const others = [
  'telephone',
  'breakfast',
  'lunch',
  'meal',
  'kitchen',
  'delivery',
  'course',
  'check-in',
  'parking',
]
/** The same above the hours: "Christmas opening hours". */
const othersAbove = ['public-holiday', 'season', 'summer-holiday', 'event', 'collection']

/**
 * The opening hours that these texts agree on; null when they name none, or when it is unclear which of several count:
 * a wrong guess would be told to visitors.
 */
export function guessHours(texts: HoursText[]): GuessedHours | null {
  const spoken = siteLanguages(texts)
  const candidates = texts.flatMap(text => candidatesIn(text, spoken))
  const called = candidates.filter(candidate => candidate.called)
  const trusted = called.length ? called : candidates
  const fullest = trusted.toSorted((a, b) => b.week.days.size - a.week.days.size)[0]
  if (!fullest || !trusted.every(({ week }) => agree(week, fullest.week))) return null
  const { hours, quote, source } = fullest
  return { hours, quote, source }
}

function candidatesIn(source: HoursText, spoken: string[]): Candidate[] {
  const lines = source.text.split('\n')
  const read = [...new Set([source.language, ...spoken, 'en'])].map(language => ({
    language,
    weeks: weeksIn(source.text, language),
  }))
  const { language, weeks } = read.find(each => each.weeks.length) ?? read[0]!
  return weeks.flatMap(week => {
    const [first, last] = week.lines
    const heading = headingAbove(lines, first)
    const said = lines.slice(first, last + 1).join('\n')
    const near = conceptsIn(`${heading}\n${said}`, language)
    const called = ['opening-hours', 'closed'].some(id => near.has(id)) || heads(source.name, language)
    const above = conceptsIn(heading, language)
    if (others.some(id => near.has(id)) || othersAbove.some(id => above.has(id))) return []
    const fewest = called ? fewestCalled : fewestDays
    const open = [...week.days.values()].filter(spans => spans.length).length
    if (!week.sure || week.days.size < fewest || open < 2) return []
    if (!called && week.words > wordsOfList) return []
    const hours = hoursOf(week)
    return hours
      ? [{ week, called, hours, quote: said.trim().slice(0, longestQuote).toWellFormed(), source }]
      : []
  })
}

const heads = (name: string, language: string): boolean => conceptsIn(name, language).has('opening-hours')

/** The heading right above: a short line without a number. */
function headingAbove(lines: string[], at: number): string {
  const above = lines.slice(Math.max(0, at - 3), at).filter(line => line.trim())
  return above
    .filter(line => line.trim().length <= longestHeading && !/\d/.test(line))
    .slice(-2)
    .join('\n')
}

/** Two weeks that name no day differently. */
const agree = (a: WrittenWeek, b: WrittenWeek): boolean =>
  [...a.days].every(([day, spans]) => {
    const other = b.days.get(day)
    return !other || JSON.stringify(other) === JSON.stringify(spans)
  })

/** The week as settings have it: hours past midnight go on the next day. Null when they are no hours of a business. */
function hoursOf({ days: written }: WrittenWeek): Hours | null {
  const week = days.map((): [number, number][] => [])
  for (const [day, spans] of written) {
    for (const { open, close } of spans) {
      if (close - open < shortestSpan || (close - open > longestDay && close - open !== midnight)) return null
      week[day]!.push([open, Math.min(close, midnight)])
      if (close <= midnight) continue
      if (close - midnight > earlyMorning || open < noon) return null
      week[(day + 1) % 7]!.unshift([0, close - midnight])
    }
  }
  for (const spans of week) {
    spans.sort((a, b) => a[0] - b[0])
    if (spans.some(([open], i) => i > 0 && open < spans[i - 1]![1])) return null
  }
  return Object.fromEntries(
    days.flatMap((day, at) =>
      week[at]!.length ? [[day, week[at]!.map(([open, close]) => [clock(open), clock(close)])]] : [],
    ),
  )
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

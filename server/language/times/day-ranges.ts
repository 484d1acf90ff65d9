import { textsOf } from '#locales/load.ts'
import { phrasePattern, spoken } from '../phrases.ts'
import { dash, dateOf, indexOf, keepDay, type MarkedText, mark, markAt, type Period } from './marked-text.ts'

/** The words that stand between two days. */
function jointsOf(language: string): string[] {
  const { calendar } = textsOf(language).understanding
  return [calendar.and, calendar.to]
    .flatMap(list => list.split('|'))
    .map(spoken)
    .filter(Boolean)
}

/** "24 and 26 December", "27.–30.12.", "December 27 to 30": a number beside a date is a day of its month. */
export function joinNumbers(marked: MarkedText) {
  const { language, found } = marked
  const joints = jointsOf(language)
  const joint = `\\s*(?:${dash}|,|${joints.map(word => (language === 'ja' ? word : `(?<![\\p{L}])${word}(?![\\p{L}])`)).join('|')})\\s*`
  const before = new RegExp(
    `(?<![\\p{L}\\p{N}:./])(ב)?(\\d{1,2})(?:st|nd|rd|th|er|e|º|\\.|日)?(?=${joint}${mark})`,
    'u',
  )
  const after = new RegExp(
    `(?<=${mark}${joint})(?:the\\s+)?(\\d{1,2})(?:日|(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:.]|\\s*(?:am|pm)\\b))`,
    'u',
  )
  for (let again = true; again; ) {
    again = false
    marked.text = marked.text.replace(before, (all, _, number, sign) => {
      const beside = found[indexOf(sign)]!.from
      const date = dateOf(beside.year, beside.month, Number(number))
      if (!date) return all
      again = true
      return keepDay(
        marked,
        Temporal.PlainDate.compare(date, beside) > 0 ? date.subtract({ months: 1 }) : date,
      )
    })
  }
  if (language !== 'en' && language !== 'ja') return
  marked.text = marked.text.replace(after, (all, sign, number) => {
    const beside = found[indexOf(sign)]!.from
    const date = dateOf(beside.year, beside.month, Number(number))
    return date && Temporal.PlainDate.compare(date, beside) > 0 ? keepDay(marked, date) : all
  })
}

/** "Vom 24. bis 26.": days of the month that no name of a month follows. Hours are no days: "from 9 to 5". */
export function loneRange(marked: MarkedText): Period | null {
  const joints = jointsOf(marked.language)
  const ordinal = '(\\d{1,2})(st|nd|rd|th|e|º|\\.(?!\\d)|日)?'
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}:.])${ordinal}\\s*(?:${dash}|${joints.join('|')})\\s*(?:the\\s+)?${ordinal}(?![\\p{L}\\p{N}:]|\\s*(?:am|pm|uhr|h)\\b)`,
    'u',
  )
  const match = pattern.exec(marked.text)
  if (!match) return null
  const [all, first, firstOrdinal, last, lastOrdinal] = match
  if (!firstOrdinal && !lastOrdinal && Number(first) <= 24 && Number(last) <= 24) return null
  const from = dayOfMonth(marked.today, Number(first))
  const to = from && dateOf(from.year, from.month, Number(last))
  if (!from || !to || Temporal.PlainDate.compare(to, from) < 0) return null
  marked.text = marked.text.replace(all, ' ')
  return { from, to }
}

/** "On the 27th". */
export function loneDays(marked: MarkedText) {
  const { language, today } = marked
  const list = textsOf(language).understanding.calendar.day
  const pattern = phrasePattern(language, list, '\\d{1,2}(?:st|nd|rd|th|er|e|º|\\.)?')
  marked.text = marked.text.replace(pattern, match => {
    const date = dayOfMonth(today, Number(/\d+/.exec(match)![0]))
    return date ? keepDay(marked, date) : match
  })
}

/** That day of this month, or of the next when it is over. */
function dayOfMonth(today: Temporal.PlainDate, number: number): Temporal.PlainDate | null {
  const here = dateOf(today.year, today.month, number)
  if (here && Temporal.PlainDate.compare(here, today) >= 0) return here
  const next = today.with({ day: 1 }).add({ months: 1 })
  return dateOf(next.year, next.month, number)
}

/** Joins days that are the ends of a range; what is left are single days. */
export function rangesOf(marked: MarkedText): { periods: Period[]; weekdays: number[] } {
  const { language, found } = marked
  const { calendar } = textsOf(language).understanding
  const list = (phrases: string) =>
    phrases
      .split('|')
      .map(spoken)
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .join('|') || '(?!)'
  const begins = `(?:(${list(calendar.between)})\\s*)?`
  const range = new RegExp(
    `${begins}${mark}\\s*(?:(${list(calendar.to)}|${dash})|(${list(calendar.and)}))\\s*(?:the\\s+)?${mark}`,
    'u',
  )
  const inRange = new Set<number>()
  const periods: Period[] = []
  const weekdays: number[] = []
  for (let match = range.exec(marked.text); match; match = range.exec(marked.text)) {
    const [all, between, first, through, , second] = match
    const [a, b] = [indexOf(first!), indexOf(second!)]
    const [one, other] = [marked.weekdays.get(first!), marked.weekdays.get(second!)]
    const from = found[a]!.from
    const to = found[b]!.to
    const joined = between !== undefined || through !== undefined
    if (joined && one !== undefined && other !== undefined) {
      for (let each = one; ; each = (each + 1) % 7) {
        weekdays.push(each)
        if (each === other) break
      }
      inRange.add(a).add(b)
    } else if (joined && one === undefined && other === undefined) {
      if (Temporal.PlainDate.compare(from, to) <= 0) {
        periods.push({ from, to })
        inRange.add(a).add(b)
      }
    }
    marked.text = marked.text.replace(all, ' ')
  }
  found.forEach((period, i) => {
    if (inRange.has(i)) return
    const weekday = marked.weekdays.get(markAt(i))
    if (weekday === undefined) periods.push(period)
    else if (!weekdays.includes(weekday)) weekdays.push(weekday)
  })
  // "Friday, 4 December" is one day.
  const dates = periods.filter(({ from, to }) => from.equals(to))
  const left = weekdays.filter(each => !dates.some(({ from }) => from.dayOfWeek === each + 1))
  return { periods: inOrder(periods), weekdays: dates.length ? left : weekdays }
}

function inOrder(periods: Period[]): Period[] {
  const sorted = [...periods].sort((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  return sorted.filter(
    ({ from, to }, i) => !sorted.some((o, j) => j < i && o.from.equals(from) && o.to.equals(to)),
  )
}

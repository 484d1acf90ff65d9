import type { ReportDimension, ReportMetric, ReportUnit } from '#contract/reports/metrics.ts'
import { readersLocale } from '#web/ui/locale.ts'
import { pageData } from '../page-data.ts'
import { fullDateOf, lasting, numberOf, priceOf, shareOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import type { Days } from './range.ts'
import { reportWords } from './words.ts'

/** A value as people read it; a dash where there is nothing to measure. */
export function shownValue(value: number | null, unit: ReportUnit, currency: string | null): string {
  const words = reportWords()
  if (value === null) return words.nothing
  if (unit === 'share') return shareOf(value)
  if (unit === 'seconds') return lasting(value)
  if (unit === 'minutes') return say(words.minutes, { count: numberOf(Math.round(value)) })
  if (unit === 'money') return currency ? priceOf(value, currency) : words.nothing
  return numberOf(value)
}

/** Of these more is better, of those less; the rest is neither. */
const better: Partial<Record<ReportMetric, 1 | -1>> = {
  answered: 1,
  resolved: 1,
  verified: 1,
  booked: 1,
  bookings: 1,
  leads: 1,
  replies: 1,
  questionnaires_completed: 1,
  first_answer: -1,
  calls_missed: -1,
}

export interface Change {
  /** `+12%`; of a share in points of a hundred */
  text: string
  isGood: boolean
}

/** How a figure changed; null where there is nothing to compare. */
export function changeOf(
  metric: ReportMetric,
  unit: ReportUnit,
  { total, before }: { total: number | null; before: number | null },
): Change | null {
  const words = reportWords()
  if (total === null || before === null) return null
  const isGood = (difference: number) => difference * (better[metric] ?? 0) > 0
  if (unit === 'share') {
    const points = Math.round(total * 100) - Math.round(before * 100)
    return { text: points ? signedOf(points) : words.same, isGood: isGood(points) }
  }
  if (before === 0)
    return total === 0 ? { text: words.same, isGood: false } : { text: words.new, isGood: false }
  const percent = Math.round(((total - before) / before) * 100)
  return { text: percent ? signedShareOf(percent / 100) : words.same, isGood: isGood(percent) }
}

/** What a key is called: the name of a record, one of our words, or as somebody wrote it. */
export function keyName(
  by: ReportDimension,
  { key, name }: { key: string | null; name: string | null },
): string {
  const words = reportWords()
  if (key === null) return words.none_of[by]
  if (by === 'tag') return key
  return name ?? (words.keys as Record<string, string>)[key] ?? key
}

/** The head of a table: what stands behind `source` depends on the metric. */
export function headOf(metric: ReportMetric, by: ReportDimension): string {
  const words = reportWords()
  if (by !== 'source') return words.by[by]
  if (metric === 'messages_sent' || metric === 'replies') return words.by_broadcast
  if (metric.startsWith('questionnaires')) return words.by_questionnaire
  return metric.startsWith('call') ? words.by_direction : words.by.source
}

const locale = readersLocale(pageData.lang)

/** A change with its sign: `+12%`, `−3`. */
const signedShareOf = (value: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(value)
const signedOf = (value: number): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value)

/** From which day to which; of one day that day alone. Noon in UTC is that day in the zone in which it is written, UTC. */
export function daysName({ from, to }: Days): string {
  const name = (day: string) => fullDateOf(`${day}T12:00:00Z`, 'UTC')
  return from === to ? name(from) : say(reportWords().between, { from: name(from), to: name(to) })
}

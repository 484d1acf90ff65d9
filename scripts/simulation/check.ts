import { setTimeout as sleep } from 'node:timers/promises'
import type { ReportDimension, ReportMetric } from '#contract/reports/metrics.ts'
import type { Business } from './business.ts'
import type { Ledger } from './ledger.ts'

/** Milliseconds that jobs may take after the last thing happened: mails are answered and sent by them. */
const patience = 60_000

interface Expected {
  metric: ReportMetric
  by?: ReportDimension
  key?: string
  value: number
}

/** What the figures of the business should be by now. */
const expectedOf = (ledger: Ledger): Expected[] => [
  { metric: 'conversations', by: 'channel', key: 'chat', value: ledger.chats },
  { metric: 'conversations', by: 'channel', key: 'email', value: ledger.mails },
  { metric: 'conversations', by: 'outcome', key: 'person', value: ledger.replies },
  { metric: 'booked', value: ledger.booked },
  { metric: 'booked', by: 'outcome', key: 'cancelled', value: ledger.cancelled },
  { metric: 'leads', value: ledger.people.size },
  { metric: 'calls', value: ledger.calls },
  { metric: 'questionnaires', value: ledger.questionnaires },
  { metric: 'messages_sent', value: ledger.broadcasts * 25 },
]

/** Compares what the API has counted with what was done. Returns a line for each that differs, once jobs had their time. */
export async function mismatches(business: Business, ledger: Ledger): Promise<string[]> {
  const until = Date.now() + patience
  for (;;) {
    const wrong = await compare(business, ledger)
    if (!wrong.length || Date.now() > until) return wrong
    await sleep(1_000)
  }
}

async function compare({ owner }: Business, ledger: Ledger): Promise<string[]> {
  const wrong: string[] = []
  for (const { metric, by, key, value } of expectedOf(ledger)) {
    const { total, series } = await owner.get('/api/v1/analytics', { query: { metric, ...(by && { by }) } })
    const counted = by ? (series.find(each => each.key === key)?.total ?? 0) : total
    const name = by ? `${metric} of ${key}` : metric
    if (counted !== value) wrong.push(`${name}: the API counts ${counted}, ${value} happened`)
  }
  return wrong
}

import { createHash } from 'node:crypto'
import { dimensionsOf, type ReportDimension, type ReportMetric } from '#contract/reports/metrics.ts'
import type { CallPrices } from '#server/core/config.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { dayAt, startOf } from '../../zone.ts'
import { type Facts, factsOf } from '../facts.ts'
import { planForYears } from '../queries.ts'
import type { Stretch } from '../stretch.ts'
import { eachFact } from '../sums.ts'
import * as rows from './queries.ts'

/** Metrics whose facts are so many that a year of them takes too long to count: conversations, and answers in them. */
const keptMetrics: ReportMetric[] = ['conversations', 'answered', 'resolved', 'first_answer', 'cost']

/** Days counted in one transaction, and quarters of an hour that hold as many. */
const batch = { days: 31, touches: 31 * 24 * 4 }

/** Stretches read beside the kept days. When there are more, it is quicker to read all facts. */
const mostStretches = 30

/** What of a stretch must be counted from the facts of a metric. Of all other days in it the sums are kept, and right. */
export async function uncounted(
  ctx: Ctx,
  db: Tx,
  stretch: Stretch,
  timezone: string,
): Promise<(metric: ReportMetric) => Stretch[]> {
  const found = await unkept(ctx, db, stretch, timezone)
  return metric => (keptMetrics.includes(metric) ? found : [stretch])
}

async function unkept(ctx: Ctx, db: Tx, stretch: Stretch, timezone: string): Promise<Stretch[]> {
  const first = dayOf(stretch.from, timezone)
  const from = first.from < stretch.from ? first.to : first.from
  const { from: to } = dayOf(stretch.to, timezone)
  if (from >= to || (await rows.selectBasis(db)) !== basisOf(ctx, timezone)) return [stretch]
  const touched = daysOf(await rows.selectTouched(db, { from, to }), timezone)
  const found = joined([{ from: stretch.from, to: from }, ...touched, { from: to, to: stretch.to }])
  return found.length > mostStretches ? [stretch] : found
}

/** Counts the days that are over and lack something; all of them where they were counted in another way. */
export async function countDays(ctx: Ctx): Promise<void> {
  while (await ctx.tx(db => countSome(ctx, db)));
}

/** Returns whether there may be more. What is committed meanwhile has noted itself, and keeps its note. */
async function countSome(ctx: Ctx, db: Tx): Promise<boolean> {
  await planForYears(db)
  const { timezone } = await business(ctx)
  const basis = basisOf(ctx, timezone)
  if ((await rows.lockBasis(db)) !== basis) await rows.startOver(db, basis)
  const { from: today } = dayOf(ctx.now(), timezone)
  const touched = daysOf(await rows.selectTouched(db, { to: today, limit: batch.touches }), timezone)
  const days = touched.slice(0, batch.days)
  if (!days.length) return false
  await rows.deleteTouches(db, joined(days))
  for (const { metric, facts, by } of kept(ctx.config.callPrices)) {
    await rows.replaceDays(db, { metric, facts, by, days })
  }
  return touched.length >= batch.days
}

interface Kept {
  metric: ReportMetric
  facts: Facts
  by: ReportDimension | null
}

function kept(prices: CallPrices): Kept[] {
  return keptMetrics.flatMap(metric => {
    const facts = factsOf(metric, prices)
    return [null, ...dimensionsOf(metric)].map(by => ({ metric, facts, by }))
  })
}

/** What the days of a business are counted by. Days counted by anything else are not used. */
const basisOf = ({ config }: Ctx, timezone: string): string => `${definitions(config.callPrices)} ${timezone}`

/** A digest of the statements that count, with the prices in them, and of what is known of time zones. */
export function definitions(prices: CallPrices): string {
  const known = digests.get(prices)
  if (known) return known
  const statements = kept(prices).map(({ metric, facts, by }) => [
    metric,
    by,
    eachFact(facts, by, []).toOperationNode(),
    facts.single ?? false,
  ])
  const digest = createHash('sha256')
    .update(JSON.stringify([process.versions.tz, statements]))
    .digest('base64url')
  digests.set(prices, digest)
  return digest
}
const digests = new WeakMap<CallPrices, string>()

function dayOf(moment: Date, timezone: string): Stretch {
  const day = dayAt(moment, timezone)
  return { from: startOf(day, timezone), to: startOf(day.add({ days: 1 }), timezone) }
}

/** The days in which these moments are, each once. `moments` are in order. */
function daysOf(moments: Date[], timezone: string): Stretch[] {
  const days: Stretch[] = []
  for (const moment of moments) {
    const last = days.at(-1)
    if (!last || moment >= last.to) days.push(dayOf(moment, timezone))
  }
  return days
}

/** Stretches of which none is empty and none begins where another ends. `stretches` are in order. */
function joined(stretches: Stretch[]): Stretch[] {
  const found: Stretch[] = []
  for (const { from, to } of stretches) {
    const last = found.at(-1)
    if (from >= to) continue
    if (last?.to.getTime() === from.getTime()) last.to = to
    else found.push({ from, to })
  }
  return found
}

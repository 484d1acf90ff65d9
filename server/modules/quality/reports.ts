import type { Static } from 'typebox'
import type { AgentSummary } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { fingerprintOf, lockDeletions } from '#server/modules/knowledge/overview/overview.ts'
import { type NoticeReport, noticeReport } from './notices.ts'
import * as rows from './queries.ts'
import { type QualityReport, qualityReport } from './score.ts'
import { summaryOf } from './summary.ts'

interface Reports {
  summary: Static<typeof AgentSummary>
  quality: QualityReport
  notices: NoticeReport
}

const make: { [Kind in rows.ReportKind]: (ctx: Ctx) => Promise<Reports[Kind]> } = {
  summary: summaryOf,
  quality: qualityReport,
  notices: noticeReport,
}

/** An older report is made again when somebody reads it, because new questions come and dates pass. */
const freshMs = 15 * 60_000
/** A claim to make a report ends after so long. */
const patienceMs = 10 * 60_000
/** Attempts while the knowledge keeps changing; the change starts another anyway. */
const tries = 3

/** The last report, without waiting; made now only when there is none. */
export async function reportOf<Kind extends rows.ReportKind>(ctx: Ctx, kind: Kind): Promise<Reports[Kind]> {
  const kept = await ctx.tx(db => rows.selectReport(db, kind))
  if (!kept) return refresh(ctx, kind)
  const now = ctx.now().getTime()
  if (now - kept.generated_at.getTime() > freshMs) {
    await ctx.tx(async db => {
      const claim = { at: ctx.now(), before: new Date(now - patienceMs) }
      if (await rows.claimRefresh(db, kind, claim)) await ctx.enqueue(refreshReport, { kind })
    })
  }
  return kept.report as Reports[Kind]
}

/** Makes a report and stores it, unless the knowledge changed meanwhile: a report must not quote deleted knowledge. */
export async function refresh<Kind extends rows.ReportKind>(ctx: Ctx, kind: Kind): Promise<Reports[Kind]> {
  for (let attempt = 1; ; attempt++) {
    const before = await fingerprintOf(ctx)
    const report = await make[kind](ctx)
    const kept = await ctx.tx(async db => {
      await lockDeletions(db)
      if ((await fingerprintOf(ctx)) !== before) return false
      await rows.upsertReport(db, { kind, report, at: ctx.now() })
      return true
    })
    if (kept || attempt === tries) return report
  }
}

/** Makes all reports again that somebody has ever read, after the response. */
export async function refreshKept(ctx: Ctx): Promise<void> {
  for (const kind of ['summary', 'quality', 'notices'] as const) {
    if (await ctx.tx(db => rows.selectReport(db, kind))) await refresh(ctx, kind)
  }
}

/** Deletes the report: the next reader gets a new one. */
export const forgetReport = (ctx: Ctx, kind: rows.ReportKind): Promise<void> =>
  ctx.tx(db => rows.deleteReport(db, kind))

export const refreshReport = job<{ kind: rows.ReportKind }>({
  name: 'quality.refresh_report',
  async run(ctx, { kind }) {
    await refresh(ctx, kind)
  },
})

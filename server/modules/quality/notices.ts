import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { type KnowledgeNotice, mostNotices, noticesIn } from '#server/modules/knowledge/notices/notices.ts'
import { passagesTaught } from '#server/modules/knowledge/overview/overview.ts'
import { contradictingPassages } from './passages.ts'

/** What the owner should look at in the knowledge, as it is kept. */
export interface NoticeReport {
  notices: KnowledgeNotice[]
  generated_at: string
}

/** Reads the newest 20,000 passages. */
export async function noticeReport(ctx: Ctx): Promise<NoticeReport> {
  const { timezone } = await business(ctx)
  const now = ctx.now()
  const date = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
  const passages = await passagesTaught(ctx)
  const found = await noticesIn(passages, { date, timezone })
  const places = (notice: Pick<KnowledgeNotice, 'passages'>): string =>
    notice.passages
      .map(passage => passage.parent_doc_id)
      .sort()
      .join()
  const known = new Set(found.filter(({ kind }) => kind === 'contradiction').map(places))
  const stored = new Map(passages.map(passage => [passage.parent_doc_id, passage.taught_at.toISOString()]))
  const titled = contradictingPassages(passages)
    .filter(contradiction => !known.has(places(contradiction)))
    .map(({ title, passages: against }) => ({
      kind: 'contradiction' as const,
      subject: title,
      reason: 'Sources tell different numbers.',
      since: against
        .map(({ parent_doc_id: id }) => stored.get(id)!)
        .sort()
        .at(-1)!,
      passages: against,
    }))
  return {
    notices: [...found, ...titled].sort((a, b) => (a.since < b.since ? 1 : -1)).slice(0, mostNotices),
    generated_at: now.toISOString(),
  }
}

import type { Ctx } from '#server/core/context.ts'
import type { KnowledgeNotice } from '#server/modules/knowledge/notices/notices.ts'
import { reportOf } from './reports.ts'

/** One page of the notices, of one kind or of all, newest first. They are made anew behind the readers. */
export async function listNotices(
  ctx: Ctx,
  { kind, limit, offset }: { kind?: KnowledgeNotice['kind']; limit: number; offset: number },
) {
  const { notices, generated_at } = await reportOf(ctx, 'notices')
  const own = kind ? notices.filter(notice => notice.kind === kind) : notices
  return { notices: own.slice(offset, offset + limit), total: own.length, generated_at }
}

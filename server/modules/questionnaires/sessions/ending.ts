import type { Ctx } from '#server/core/context.ts'
import { complete, type EndedBy, linkOfId, type QuestionnaireLinkRow, sessionMs } from '../links/links.ts'
import { sealRecording } from '../recordings/recordings.ts'
import { startWriteUp } from '../result/write-up.ts'
import { nudge } from './socket-lease.ts'

/**
 * Ends a session, once: the link is completed, its recording sealed, its write-up begun, and the process that holds its
 * conversation hangs up. Changes nothing of a session that was not started, or ended before.
 */
export const endSession = (ctx: Ctx, link: string, endedBy: EndedBy): Promise<void> =>
  ctx.tx(async () => {
    if (!(await complete(ctx, link, { endedBy }))) return
    await sealRecording(ctx, link)
    await startWriteUp(ctx, link)
    nudge(ctx, link)
  })

/** Ends a session whose time is over: the person did not come back, or did not stop. */
export async function endOverdue(ctx: Ctx, id: string): Promise<void> {
  const found = await linkOfId(ctx, id)
  if (found && isOverdue(found.link, ctx.now())) await endSession(ctx, id, 'time')
}

const isOverdue = (link: QuestionnaireLinkRow, now: Date): boolean =>
  link.started_at !== null && now.getTime() >= link.started_at.getTime() + sessionMs

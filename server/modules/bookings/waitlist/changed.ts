import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { noteChange } from '#server/jobs/changes.ts'

/** Notes that the waitlist shows something else from now on. */
export const noteWaitlist = (ctx: Ctx, db: Tx): Promise<void> =>
  noteChange(ctx, db, { topic: 'booking', id: null, kind: 'waitlist' })

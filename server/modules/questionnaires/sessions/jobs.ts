import { job } from '#server/core/job.ts'
import { endOverdue } from './ending.ts'

/** Runs when the time of a session is over. A session that has ended stays as it is. */
export const closeSession = job<{ link: string }>({
  name: 'questionnaires.close_session',
  run: (ctx, { link }) => endOverdue(ctx, link),
})

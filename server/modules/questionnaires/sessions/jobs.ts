import { job } from '#server/core/job.ts'
import { endOverdue } from './ending.ts'

/** Comes when the time of a session is over; one that has ended is left alone. */
export const closeSession = job<{ link: string }>({
  name: 'questionnaires.close_session',
  run: (ctx, { link }) => endOverdue(ctx, link),
})

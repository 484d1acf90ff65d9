import type { Static } from 'typebox'
import { type LinkQuery, type QuestionnaireLinkStatus, statuses } from '#contract/questionnaires/links.ts'
import type { Ctx } from '#server/core/context.ts'
import { readMoment } from '#server/http/moment.ts'
import { Problem } from '#server/http/problem.ts'
import { getQuestionnaire } from '../questionnaires.ts'
import { type QuestionnaireLinkRow, recordDays, recordsSince } from './links.ts'
import { type SentQuestionnaire, selectLinks } from './queries.ts'

/** Links on a page. */
const page = { most: 500, default: 200 }

/**
 * Lists links, newest first by creation. 400 for an unknown status or a limit out of range, 404 for a
 * questionnaire that the business does not have.
 */
export async function listLinks(
  ctx: Ctx,
  query: Static<typeof LinkQuery>,
): Promise<{ links: { link: QuestionnaireLinkRow; questionnaire: SentQuestionnaire }[]; days: number }> {
  const limit = readLimit(query.limit)
  const wanted = readStatuses(query.status)
  return ctx.tx(async db => {
    if (query.questionnaire_id) await getQuestionnaire(ctx, query.questionnaire_id)
    const days = await recordDays(ctx)
    const links = await selectLinks(db, {
      now: ctx.now(),
      endedAfter: recordsSince(ctx.now(), days),
      statuses: wanted,
      questionnaire: query.questionnaire_id || null,
      since: query.since ? readMoment(query.since) : null,
      limit,
      offset: query.offset,
    })
    return { links, days }
  })
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return page.default
  const limit = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0
  if (limit < 1 || limit > page.most)
    throw new Problem(400, `limit must be a whole number from 1 to ${page.most}.`)
  return limit
}

/** Null for all. */
function readStatuses(text: string | undefined): QuestionnaireLinkStatus[] | null {
  const names = (text ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(Boolean)
  const unknown = names.filter(name => !statuses.includes(name as QuestionnaireLinkStatus))
  if (unknown.length)
    throw new Problem(400, `There is no status "${unknown[0]}". Use any of ${statuses.join(', ')}.`)
  return names.length ? (names as QuestionnaireLinkStatus[]) : null
}

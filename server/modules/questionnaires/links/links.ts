import type { QuestionnaireLinkStatus } from '#contract/questionnaires/links.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { unseal } from '#server/core/seal.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { type QuestionnaireRow, selectQuestionnaire } from '../queries.ts'
import type { QuestionnaireLinkRow } from './queries.ts'
import * as rows from './queries.ts'
import { asSent } from './terms.ts'

export type { QuestionnaireLinkRow }

/** Answers a token that the business does not have, and a text that is no token. */
const noLink = () => notFound('Questionnaire link')

/** A session may last so long from Start; a resume after that is refused. */
export const sessionMs = 90 * 60_000

const dayMs = 24 * 3_600_000

/** A link waits so long after its hang-up for its record to be whole; then it reads completed with what there is. */
const wholeWithinMs = 60_000

/** Media are deleted 90 days after the session. */
export const mediaKeptMs = 90 * dayMs

/** The browser of a bored person can report a thousand tab changes. */
const mostFlags = 500

/**
 * Where a link stands; it is derived on every read. Completed and revoked are final. A link whose conversation has ended
 * (`completed_at`: the hang-up) stays in progress until its record is whole (`whole_at`), so that a program which polls
 * for `completed` finds everything there. `hasStatus` is the same rule for the database.
 */
export function statusOf(
  link: Pick<
    QuestionnaireLinkRow,
    'completed_at' | 'whole_at' | 'revoked_at' | 'expires_at' | 'started_at' | 'opened_at'
  >,
  now: Date,
): QuestionnaireLinkStatus {
  if (link.whole_at) return link.whole_at <= now ? 'completed' : 'in_progress'
  if (link.revoked_at) return 'revoked'
  if (link.expires_at <= now) return 'expired'
  if (link.started_at) return 'in_progress'
  return link.opened_at ? 'opened' : 'issued'
}

/** A link, its questionnaire on the terms on which it was sent, and the context of its business to act in. */
export interface FoundSession {
  ctx: Ctx
  link: QuestionnaireLinkRow
  questionnaire: QuestionnaireRow
}

/** Finds the link of a public address, whatever its status; null when there is no such link, or it is gone. */
export async function linkByToken(open: OpenCtx, token: string): Promise<FoundSession | null> {
  const found = await rows.findByToken(open, tokenHash(token))
  if (!found) return null
  const ctx = open.as(found.tenant_id, { kind: 'visitor' })
  return ctx.tx(async db => whole(ctx, await rows.selectLink(db, found.id)))
}

/** The same for routes that pages call once a second, uncounted. A guessed token counts against the caller's limit. 404. */
export async function sessionOf(open: OpenCtx, token: string): Promise<FoundSession> {
  const found = await linkByToken(open, token)
  if (found) return found
  await open.rateLimit('general', open.ip)
  throw notFound('Session')
}

/** The business's own link of a token, for a caller with a key or a session; 404 when it has none. */
export async function getLink(ctx: Ctx, token: string): Promise<FoundSession> {
  const found = await ctx.tx(async db => whole(ctx, await rows.selectByHash(db, tokenHash(token))))
  if (!found) throw noLink()
  return found
}

/** The link with this id, for a job; null when it is gone. */
export const linkOfId = (ctx: Ctx, id: string): Promise<FoundSession | null> =>
  ctx.tx(async db => whole(ctx, await rows.selectLink(db, id)))

async function whole(ctx: Ctx, link: QuestionnaireLinkRow | undefined): Promise<FoundSession | null> {
  if (!link || isForgotten(ctx, link, await recordDays(ctx))) return null
  const questionnaire = await ctx.tx(db => selectQuestionnaire(db, link.questionnaire_id, ctx.now()))
  return { ctx, link, questionnaire: asSent(questionnaire!, link) }
}

export const tokenPurpose = 'questionnaire link token'

/** The credential in the link's public address. */
export const tokenOf = (ctx: OpenCtx, link: QuestionnaireLinkRow): string =>
  unseal(ctx.secret, tokenPurpose, link.token_sealed).toString('latin1')

/** Days for which the business keeps the written record of a session after its end. */
export const recordDays = async (ctx: Ctx): Promise<number> => (await business(ctx)).retention.record_days

/** When the record of a session that ended then is deleted. */
export const recordDeleteAfter = (endedAt: Date, days: number): Date =>
  new Date(endedAt.getTime() + days * dayMs)

/** Records of sessions that ended before this moment are gone. */
export const recordsSince = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** A record past its day is gone for every reader, even if the nightly job has not come by yet. */
const isForgotten = (ctx: Ctx, link: QuestionnaireLinkRow, days: number): boolean =>
  link.ended_at <= recordsSince(ctx.now(), days)

/** A person looked at the page. The first time is kept, and the link is not spent. */
export const opened = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.tx(async db => {
    const link = await rows.lockLink(db, id)
    if (!link || statusOf(link, ctx.now()) !== 'issued') return
    await rows.updateLink(db, id, { opened_at: ctx.now() })
    await noteLink(ctx, db, link, 'opened')
  })
}

/**
 * The person pressed Start, in a page of this language: the link is spent. Of two tabs exactly one succeeds; the other
 * gets 409, as does a person who comes back without the means to resume. 410 for a link that has run out, was revoked or
 * is completed.
 */
export const start = (ctx: Ctx, id: string, language: string | null = null): Promise<QuestionnaireLinkRow> =>
  ctx.tx(async db => {
    const link = await rows.lockLink(db, id)
    if (!link) throw noLink()
    refuseEnded(link, ctx.now())
    if (link.started_at)
      throw new Problem(409, 'This conversation has been started already, on another page.')
    const now = ctx.now()
    const changes = { started_at: now, opened_at: link.opened_at ?? now, last_seen_at: now, language }
    await noteLink(ctx, db, link, 'started')
    return (await rows.updateLink(db, id, changes))!
  })

/** Notes that a sent questionnaire stands elsewhere now. */
export const noteLink = (
  ctx: Ctx,
  db: Tx,
  { questionnaire_id: id }: Pick<QuestionnaireLinkRow, 'questionnaire_id'>,
  kind: string,
): Promise<void> => noteChange(ctx, db, { topic: 'questionnaire', id, kind })

/** Throws 410, in words for the person, where nothing can be started any more. */
function refuseEnded(link: QuestionnaireLinkRow, now: Date): void {
  const status = statusOf(link, now)
  if (link.completed_at) throw new Problem(410, 'This conversation has ended. Thank you.')
  if (status === 'revoked')
    throw new Problem(410, 'This link is no longer valid. Ask its sender for another.')
  if (status === 'expired') throw new Problem(410, 'This link has run out. Ask its sender for another.')
}

/**
 * Whether a session that was started may go on: until 90 minutes after Start, whatever happens to its page. A link that
 * runs out meanwhile does not cut it off.
 */
export const mayResume = (link: QuestionnaireLinkRow, now: Date): boolean =>
  link.started_at !== null &&
  !link.completed_at &&
  !link.revoked_at &&
  now.getTime() < link.started_at.getTime() + sessionMs

/** Milliseconds since Start, which place turns, flags and the recording. */
export const sinceStart = (link: QuestionnaireLinkRow, now: Date): number =>
  link.started_at ? Math.max(0, now.getTime() - link.started_at.getTime()) : 0

/** The page gave a sign of life. Where it is the last one, the session ended at this moment. */
export const seen = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.tx(db => rows.updateLink(db, id, { last_seen_at: ctx.now() }))
}

export type EndedBy = 'person' | 'agent' | 'time'

/**
 * Ends a session: the person or the agent ended it, its time was over, or nobody came back. True for the one call that
 * ended it, false when it had ended before, was never started, or is gone. The link reads completed once its record is
 * whole, see `recordGrew`.
 */
export const complete = (ctx: Ctx, id: string, { endedBy }: { endedBy: EndedBy }): Promise<boolean> =>
  ctx.tx(async db => {
    const link = await rows.lockLink(db, id)
    if (!link?.started_at || link.completed_at || link.revoked_at) return false
    const now = ctx.now()
    const hungUp = endedBy === 'time' ? (link.last_seen_at ?? now) : now
    // A job that came late ends it no later.
    const timeOver = new Date(link.started_at.getTime() + sessionMs)
    await rows.updateLink(db, id, {
      completed_at: now < timeOver ? now : timeOver,
      whole_at: new Date(now.getTime() + wholeWithinMs),
      ended_by: endedBy,
      duration_seconds: Math.round(Math.min(sinceStart(link, hungUp), sessionMs) / 1000),
    })
    await noteLink(ctx, db, link, 'ended')
    return true
  })

/**
 * A part of the record of a session that has ended was kept, in the open transaction. The link reads completed once the
 * record is whole: its recording is joined, or known to be none, and its write-up is there.
 */
export const recordGrew = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    // Of two parts that are kept at once, the second one waits here and sees the first.
    const link = await rows.lockLink(db, id)
    await rows.makeWhole(db, id, ctx.now())
    if (link) await noteLink(ctx, db, link, 'record')
  })

/** Keeps how far the agent has come, in the transaction that keeps the turn which brought it there. */
export const keepProgress = async (ctx: Ctx, id: string, progress: object): Promise<void> => {
  await ctx.tx(db => rows.updateLink(db, id, { progress: JSON.stringify(progress) }))
}

export interface SessionTurn {
  speaker: 'agent' | 'person'
  text: string
  /** Milliseconds since Start. */
  began_ms: number
  ended_ms: number
  /** Which question it belongs to, from 1; null for none. */
  question_n: number | null
}

/** Keeps a turn behind those before, and returns its number, from 1. Another one that is added at the same time waits. */
export const addTurn = (ctx: Ctx, id: string, turn: SessionTurn): Promise<number> =>
  ctx.tx(async db => {
    if (!(await rows.lockLink(db, id))) throw noLink()
    const began_ms = Math.max(0, Math.round(turn.began_ms))
    const ended_ms = Math.max(began_ms, Math.round(turn.ended_ms))
    return rows.insertTurn(db, id, { ...turn, began_ms, ended_ms })
  })

/** What was said, in order. */
export const turnsOf = (ctx: Ctx, id: string): Promise<(SessionTurn & { n: number })[]> =>
  ctx.tx(db => rows.selectTurns(db, id)) as Promise<(SessionTurn & { n: number })[]>

export interface SessionFlag {
  /** A short name that programs can tell apart: `reading_aloud`, `tab_hidden`. */
  kind: string
  /** A sentence for the reader of the record. */
  detail: string
  source: 'agent' | 'browser'
  /** Seconds since Start. */
  at_seconds: number
}

/** Keeps a flag; those beyond the first 500 of a session say nothing new and are dropped. */
export const addFlag = (ctx: Ctx, id: string, flag: SessionFlag): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.lockLink(db, id))) throw noLink()
    const at_seconds = Math.max(0, Math.round(flag.at_seconds))
    await rows.insertFlag(db, id, { ...flag, at_seconds }, mostFlags)
  })

/** What was noticed, in the order in which it happened. */
export const flagsOf = (ctx: Ctx, id: string): Promise<(SessionFlag & { n: number })[]> =>
  ctx.tx(db => rows.selectFlags(db, id)) as Promise<(SessionFlag & { n: number })[]>

/**
 * A session that has ended has a recording of so many bytes: those that arrived, until it is joined. Kept with the link,
 * so that a list of links need not read recordings.
 */
export const recordingKept = (ctx: Ctx, id: string, bytes: number): Promise<void> =>
  ctx.tx(async db => {
    const link = await rows.lockLink(db, id)
    if (!link?.completed_at) return
    const deleteAfter = new Date(link.completed_at.getTime() + mediaKeptMs)
    await rows.updateLink(db, id, { recording_bytes: bytes, recording_delete_after: deleteAfter })
  })

/** The recording is gone, or there was nothing in it. */
export const recordingGone = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.tx(db => rows.updateLink(db, id, { recording_bytes: null, recording_delete_after: null }))
}

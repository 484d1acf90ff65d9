import type { pageFlags, SessionState } from '#contract/questionnaires/sessions.ts'
import { languageFor, textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { voiceOffer } from '#server/modules/voice/offers/offers.ts'
import { issueTicket } from '#server/modules/voice/tickets/tickets.ts'
import { languageOf } from '../interview/progress.ts'
import {
  addFlag,
  type FoundSession,
  linkByToken,
  mayResume,
  sessionMs,
  sinceStart,
  start,
  turnsOf,
} from '../links/links.ts'
import { takesStills } from '../recordings/stills.ts'
import { closeSession } from './jobs.ts'

/** The purpose of the tickets that let a page's socket in. */
export const ticketPurpose = 'questionnaires.session'

/** A page may take so long from the answer that holds its ticket to the socket that brings it back. */
const ticketSeconds = 60

/** The session that a token opens. 404. */
export async function sessionByToken(open: OpenCtx, token: string): Promise<FoundSession> {
  const found = await linkByToken(open, token)
  if (!found) throw notFound('Session')
  return found
}

/**
 * The person pressed Start, in a page of this language. 409 when it was pressed before, in this page or another; 410 when
 * the link has run out, was revoked or is completed. A job ends the session when its time is over.
 */
export const startSession = (found: FoundSession, language: string): Promise<SessionState> =>
  found.ctx.tx(async () => {
    const { ctx, questionnaire } = found
    const link = await start(ctx, found.link.id, language)
    const startAfter = new Date(ctx.now().getTime() + sessionMs + 5_000)
    await ctx.enqueue(closeSession, { link: link.id }, { startAfter })
    return going({ ctx, link, questionnaire })
  })

/** Goes on with a session after a reload, a crash or a lost network, in any page. 409 before Start, 410 after the end. */
export async function resumeSession(found: FoundSession): Promise<SessionState> {
  const { ctx, link } = found
  if (!link.started_at) throw new Problem(409, 'This conversation has not been started.')
  if (!mayResume(link, ctx.now())) {
    throw new Problem(410, 'This conversation has ended and can’t go on. What was said is kept.')
  }
  return going(found)
}

const going = (found: FoundSession): Promise<SessionState> =>
  found.ctx.tx(async () => {
    const { ctx, link, questionnaire } = found
    const ticket = { purpose: ticketPurpose, subject: link.id, seconds: ticketSeconds }
    const token = await issueTicket(ctx, ticket)
    const elapsedMs = sinceStart(link, ctx.now())
    return {
      voice: voiceOffer(ctx, { token, language: await languageOf(ctx, questionnaire) }),
      elapsed_ms: elapsedMs,
      remaining_ms: sessionMs - elapsedMs,
      recording: questionnaire.recording_mode as SessionState['recording'],
      stills: takesStills(found),
      watches: questionnaire.monitor_activity,
      said: (await turnsOf(ctx, link.id)).map(({ speaker, text }) => ({ speaker, text })),
    }
  })

/** Something that the browser noticed. `atMs`: milliseconds since Start; `seconds`: how long it lasted. */
interface PageFlag {
  kind: (typeof pageFlags)[number]
  atMs: number
  seconds: number
}

/** Kept only where the questionnaire watches activity. What breaks is always kept. */
const watched: PageFlag['kind'][] = ['tab_hidden', 'window_blurred']

/** Keeps what the browser noticed during a session. Flags before Start and after the end are dropped. */
export async function addPageFlags(
  { ctx, link, questionnaire }: FoundSession,
  flags: PageFlag[],
): Promise<void> {
  if (!link.started_at || link.completed_at || link.revoked_at) return
  const latest = sinceStart(link, ctx.now())
  const language = homeLanguage(await business(ctx))
  const { monitoring } = textsOf(language)
  const lasting = new Intl.NumberFormat(languageFor(language), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  })
  await ctx.tx(async () => {
    for (const { kind, atMs, seconds } of flags) {
      if (watched.includes(kind) && !questionnaire.monitor_activity) continue
      const detail = phrase(monitoring[kind], { time: lasting.format(seconds) })
      await addFlag(ctx, link.id, {
        kind,
        detail,
        source: 'browser',
        at_seconds: Math.min(atMs, latest) / 1000,
      })
    }
  })
}

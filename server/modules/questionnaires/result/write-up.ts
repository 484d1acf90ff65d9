import type { WriteUp } from '#contract/questionnaires/result.ts'
import { textsOf } from '#locales/load.ts'
import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { LanguageUnavailable } from '#server/providers/language/port.ts'
import { courseOf, languageOf } from '../interview/progress.ts'
import { type FoundSession, linkOfId, recordGrew, statusOf, turnsOf } from '../links/links.ts'
import { extractWriteUp } from './extract/extract.ts'
import { saveWriteUp, selectWriteUp } from './queries.ts'
import type { EndedSession } from './session.ts'
import { judge } from './with-model.ts'

/** Writes one session up. A model that does not answer is asked again, with growing pauses. */
export const writeUpOne = job<{ link_id: string }>({
  name: 'questionnaires.write_up',
  concurrency: 2,
  retries: 3,
  run: (ctx, { link_id }, signal) => writeUp(ctx, link_id, signal),
})

/** Has a session that has ended written up, behind the open transaction. A second call writes it up once more. */
export const startWriteUp = (ctx: Ctx, linkId: string): Promise<void> =>
  ctx.enqueue(writeUpOne, { link_id: linkId })

/** Has a session written up once more; the old write-up stays until then. 409 before its link reads completed. */
export async function rewrite(ctx: Ctx, linkId: string): Promise<void> {
  const found = await linkOfId(ctx, linkId)
  if (!found || statusOf(found.link, ctx.now()) !== 'completed')
    throw new Problem(409, 'There is nothing to write up again before the session is completed.')
  await startWriteUp(ctx, linkId)
}

/** The judgement of a session that has ended: the write-up, or the extract until that is there. */
export async function writeUpOf(ctx: Ctx, found: FoundSession): Promise<WriteUp> {
  const kept = await ctx.tx(db => selectWriteUp(db, found.link.id))
  if (kept) return kept.body
  const session = await sessionOf(ctx, found)
  const { waiting } = textsOf(session.readsIn).writeUp
  return { ...extractWriteUp(session), summary: '', confidence_reason: waiting }
}

/**
 * Writes a session up: by the model, or by extraction where there is none. When the model fails, an extract without a
 * summary is kept, unless a write-up is there already, and the error is thrown, so that the job is tried again.
 */
async function writeUp(ctx: Ctx, linkId: string, signal: AbortSignal): Promise<void> {
  const found = await linkOfId(ctx, linkId)
  if (!found?.link.completed_at) return
  const session = await sessionOf(ctx, found)
  const extract = extractWriteUp(session)
  if (!ctx.language) return keep(ctx, linkId, 'written', extract)
  try {
    const { title, about, context_text } = found.questionnaire
    await keep(
      ctx,
      linkId,
      'written',
      await judge(
        ctx.language,
        session,
        { title, about, context_text, readsIn: session.readsIn },
        extract,
        signal,
      ),
    )
  } catch (error) {
    if (!(error instanceof LanguageUnavailable) || signal.aborted) throw error
    ctx.metrics.providerError({ provider: 'language', reason: error.reason })
    const { failed } = textsOf(session.readsIn).writeUp
    await keep(ctx, linkId, 'failed', { ...extract, summary: '', confidence_reason: failed })
    throw error
  }
}

/** Keeps a write-up, unless it failed and a better one is there. Keeps nothing of a link that is gone. */
const keep = (ctx: Ctx, linkId: string, state: 'written' | 'failed', body: WriteUp): Promise<void> =>
  ctx.tx(async db => {
    if (!(await linkOfId(ctx, linkId))) return
    if (state === 'failed' && (await selectWriteUp(db, linkId))?.state === 'written') return
    await saveWriteUp(db, linkId, { state, body, now: ctx.now() })
    await recordGrew(ctx, linkId)
  })

async function sessionOf(ctx: Ctx, { link, questionnaire }: FoundSession): Promise<EndedSession> {
  const { put, skipped } = courseOf(link)
  return {
    questions: questionnaire.questions,
    put,
    skipped,
    turns: await turnsOf(ctx, link.id),
    language: await languageOf(ctx, questionnaire),
    readsIn: homeLanguage(await business(ctx)),
  }
}

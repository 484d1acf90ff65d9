import type { CheckComparison, CheckResult, CheckRunState } from '#contract/checks.ts'
import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { raise, settleRecord } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { fingerprintOf, lockDeletions } from '#server/modules/knowledge/overview/overview.ts'
import { rehearse } from '#server/modules/rehearsals/rehearsals.ts'
import { reasonsFailed } from '../expectation.ts'
import { lockAndCount, updateResult } from '../queries.ts'
import * as rows from './queries.ts'

/** Questions asked at once. */
const concurrency = 4
/** Runs that are kept to be compared. */
const mostRuns = 20
/** A run that is not over after so long was given up. */
const longestMs = 60 * 60_000
/** A run that its caller waits for is finished by a job when their process has died. */
const orphanMs = 15 * 60_000

/** How a run answers: as visitors are answered now, or as the caller wants it. 409 without a model to answer with. */
function readWithModel(ctx: Ctx, wanted: boolean | null | undefined): boolean {
  const visitors = ctx.language !== null
  if (wanted && !visitors) {
    throw new Problem(409, 'No language model is connected (LLM_URL), so none can answer the checks.')
  }
  return wanted ?? visitors
}

/** Begins a run; a run with that id goes on. */
async function begin(
  ctx: Ctx,
  { id, withModel, cause }: { id: string; withModel: boolean; cause: rows.RunRow['cause'] },
): Promise<void> {
  await ctx.tx(async db => {
    const total = await lockAndCount(db)
    const run = { id, with_model: withModel, cause, total, created_at: ctx.now(), finished_at: null }
    await rows.insertRun(db, run)
    await rows.deleteOldRuns(db, mostRuns)
    await noteChange(ctx, db, { topic: 'check', id: null, kind: 'run_began' })
  })
}

/** Asks every check now and waits for it. 409 when a model is wanted and there is none. */
export async function runChecks(
  ctx: Ctx,
  wanted: boolean | null | undefined,
): Promise<CheckRunState & { results: CheckResult[] }> {
  const withModel = readWithModel(ctx, wanted)
  const id = ctx.id()
  await ctx.tx(async () => {
    await begin(ctx, { id, withModel, cause: 'asked' })
    await ctx.enqueue(finishCheckRun, { run: id }, { startAfter: new Date(ctx.now().getTime() + orphanMs) })
  })
  const results = await complete(ctx, id, new AbortController().signal)
  const { results: _, ...state } = await getRun(ctx, id)
  return { ...state, results }
}

/**
 * Begins a run behind the response. While one of that kind is under way, it is that one. 409 when a model is wanted and
 * there is none.
 */
export async function startRun(ctx: Ctx, wanted: boolean | null | undefined): Promise<CheckRunState> {
  const withModel = readWithModel(ctx, wanted)
  return ctx.tx(async db => {
    await lockAndCount(db)
    const since = new Date(ctx.now().getTime() - longestMs)
    const underWay = await rows.selectUnfinished(db, { withModel, since })
    if (underWay) return showRun(ctx, underWay)
    const id = ctx.id()
    await begin(ctx, { id, withModel, cause: 'asked' })
    await ctx.enqueue(finishCheckRun, { run: id })
    return showRun(ctx, (await rows.selectRun(db, id))!)
  })
}

/** Runs the checks after a change of knowledge, as visitors are answered. The event's id makes it one run. */
export async function runAfterChange(ctx: Ctx, eventId: string): Promise<void> {
  if (!(await ctx.tx(lockAndCount))) return
  await begin(ctx, { id: eventId, withModel: ctx.language !== null, cause: 'change' })
  await complete(ctx, eventId, new AbortController().signal)
}

/** Finishes a run where it stands: results that are there stay. */
export const finishCheckRun = job<{ run: string }>({
  name: 'checks.finish_run',
  perBusiness: 1,
  async run(ctx, { run }, signal) {
    await complete(ctx, run, signal)
  },
})

/** Asks what a run has not asked yet; returns those results. Nothing to do when it is over or forgotten. */
async function complete(ctx: Ctx, id: string, signal: AbortSignal): Promise<CheckResult[]> {
  const run = await ctx.tx(db => rows.selectRun(db, id))
  if (!run || run.finished_at) return []
  const left = (await ctx.tx(db => rows.selectLeft(db, id))).entries()
  const results: rows.ResultRow[] = []
  const work = async () => {
    for (const [place, check] of left) {
      signal.throwIfAborted()
      results[place] = await runCheck(ctx, run, check, signal)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await ctx.tx(async db => {
    await rows.finishRun(db, id, ctx.now())
    await noteChange(ctx, db, { topic: 'check', id: null, kind: 'run_ended' })
  })
  return results.filter(result => result !== undefined).map(showResult)
}

/**
 * Asks one question and stores the result. When the run answers as visitors are answered, a failed check raises an inbox
 * item, which is done when it passes again. The reply is not stored when the knowledge changed meanwhile, because it may
 * quote what was deleted.
 */
async function runCheck(
  ctx: Ctx,
  run: rows.RunRow,
  check: Awaited<ReturnType<typeof rows.selectLeft>>[number],
  signal: AbortSignal,
): Promise<rows.ResultRow> {
  const { id, question, link_id: linkId } = check
  const before = await fingerprintOf(ctx)
  const trial = { question, linkId, withModel: run.with_model, signal }
  const { outcome, answeredBy } = await rehearse(ctx, trial)
  const reasons = reasonsFailed(check, outcome)
  const passed = !reasons.length
  const { reply, sources, confidence } = outcome
  const ran_at = ctx.now()
  const result = {
    id,
    question,
    passed,
    reasons,
    reply,
    sources,
    confidence,
    answered_by: answeredBy,
    ran_at,
  }
  await ctx.tx(async db => {
    await lockDeletions(db)
    const same = (await fingerprintOf(ctx)) === before
    await rows.insertResult(db, run.id, same ? result : { ...result, reply: null, sources: [] })
    await noteChange(ctx, db, { topic: 'check', id, kind: 'ran' })
    if (run.with_model !== (ctx.language !== null)) return
    // The check may have been deleted while the assistant answered.
    if (!(await updateResult(db, id, { passed, reasons, ran_at }))) return
    if (passed) await settleRecord(ctx, { kind: 'failed_check', key: id })
    else
      await raise(ctx, {
        kind: 'failed_check',
        title: question,
        linkId,
        question: { text: question, key: id },
      })
  })
  return result
}

/** The runs that are kept, newest first. */
export const listRuns = async (ctx: Ctx): Promise<CheckRunState[]> =>
  (await ctx.tx(rows.selectRuns)).map(run => showRun(ctx, run))

/** One run with its results so far; 404. */
export const getRun = (ctx: Ctx, id: string): Promise<CheckRunState & { results: CheckResult[] }> =>
  ctx.tx(async db => {
    const run = await rows.selectRun(db, id)
    if (!run) throw notFound('Check run')
    return { ...showRun(ctx, run), results: (await rows.selectResults(db, id)).map(showResult) }
  })

/** What changed from one run to another, by default from the last finished one before it. 404. */
export const compareRuns = (
  ctx: Ctx,
  id: string,
  againstId: string | null | undefined,
): Promise<CheckComparison> =>
  ctx.tx(async db => {
    const run = await rows.selectRun(db, id)
    if (!run) throw notFound('Check run')
    const against = againstId ? await rows.selectRun(db, againstId) : await rows.selectRunBefore(db, run)
    if (!against) throw notFound(againstId ? 'Check run' : 'An earlier check run')
    const after = await rows.selectResults(db, run.id)
    const before = await rows.selectResults(db, against.id)
    const earlier = new Map(before.map(result => [result.id, result]))
    const later = new Set(after.map(result => result.id))
    const pairs = [
      ...after.map(result => ({ before: earlier.get(result.id) ?? null, after: result })),
      ...before.filter(({ id: check }) => !later.has(check)).map(result => ({ before: result, after: null })),
    ]
    const changes = pairs.flatMap(pair => {
      const change = changeOf(pair)
      const told = pair.after ?? pair.before
      if (!change || !told) return []
      const [was, is] = [pair.before, pair.after].map(result => result && showResult(result))
      return [{ id: told.id, question: told.question, change, before: was ?? null, after: is ?? null }]
    })
    return {
      run: showRun(ctx, run),
      against: showRun(ctx, against),
      changes,
      unchanged: pairs.length - changes.length,
    }
  })

function changeOf({
  before,
  after,
}: {
  before: rows.ResultRow | null
  after: rows.ResultRow | null
}): CheckComparison['changes'][number]['change'] | null {
  if (!before) return 'added'
  if (!after) return 'not_asked'
  if (before.passed !== after.passed) return after.passed ? 'now_right' : 'now_wrong'
  return before.reply !== null && after.reply !== null && before.reply !== after.reply ? 'other_reply' : null
}

function showRun(ctx: Ctx, { created_at, finished_at, ...run }: rows.CountedRun): CheckRunState {
  const done = run.passed + run.failed
  const begun = done ? 'running' : 'queued'
  const isLate = ctx.now().getTime() - created_at.getTime() > longestMs
  const unfinished = isLate ? 'failed' : begun
  return {
    ...run,
    status: finished_at ? 'completed' : unfinished,
    done,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}

const showResult = (result: rows.ResultRow): CheckResult => ({
  ...result,
  ran_at: result.ran_at.toISOString(),
})

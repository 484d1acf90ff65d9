import type {
  CallDeviation,
  CallSimulation,
  CallSimulationRun,
  NewCallSimulation,
} from '#contract/calls/simulations.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound, Problem, tooMany } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import { readPhone } from '#server/modules/contacts/address/address.ts'
import { deviation, notAsExpected, sentenceOf } from './judging.ts'
import * as rows from './queries.ts'
import { rehearseCall } from './rehearsal.ts'

const mostSimulations = 100
/** Runs of one simulation that are kept. */
const mostRuns = 20

/** Stores a simulation. 404 for an unknown link, 400 at the limit, 422 for numbers that are none. */
export async function createSimulation(ctx: Ctx, given: NewCallSimulation): Promise<CallSimulation> {
  const row = { id: ctx.id(), ...(await readScript(ctx, given)), created_at: ctx.now() }
  return ctx.tx(async db => {
    await checkLink(ctx, row.script)
    if ((await rows.lockAndCount(db)) >= mostSimulations) throw tooMany('simulations', mostSimulations)
    await rows.insertSimulation(db, row)
    await noteChange(ctx, db, { topic: 'simulation', id: row.id, kind: 'added' })
    return show(row, null)
  })
}

/** Puts another script in the place of one. Its runs stay: each shows what was said then. 404; 422 as above. */
export async function replaceSimulation(
  ctx: Ctx,
  id: string,
  given: NewCallSimulation,
): Promise<CallSimulation> {
  const script = await readScript(ctx, given)
  return ctx.tx(async db => {
    await checkLink(ctx, script.script)
    const row = await rows.updateSimulation(db, id, script)
    if (!row) throw notFound('Simulation')
    await noteChange(ctx, db, { topic: 'simulation', id, kind: 'changed' })
    const [last] = await rows.selectRuns(db, id)
    return show(row, last ?? null)
  })
}

/** What is stored of a request: numbers in E.164. 422 for numbers that are none. */
async function readScript(
  ctx: Ctx,
  { name, ...given }: NewCallSimulation,
): Promise<Pick<rows.SimulationRow, 'name' | 'script'>> {
  const { country } = await business(ctx)
  const problems: FieldProblem[] = []
  const phone = (text: string | null | undefined, ...loc: string[]) => {
    if (!text?.trim()) return null
    const read = readPhone(text, country)
    if ('phone' in read) return read.phone
    problems.push({ loc: ['body', ...loc], msg: `Input ${read.reason}`, type: 'value_error' })
    return null
  }
  const caller = given.caller && { ...given.caller, phone: phone(given.caller.phone, 'caller', 'phone') }
  const { lead } = given.expect
  const expect = lead
    ? { ...given.expect, lead: { ...lead, phone: phone(lead.phone, 'expect', 'lead', 'phone') } }
    : given.expect
  if (problems.length) throw new Problem(422, problems)
  return { name: name.trim(), script: { ...given, ...(caller && { caller }), expect } }
}

async function checkLink(ctx: Ctx, { link_id }: rows.SimulationRow['script']): Promise<void> {
  if (!link_id) return
  if (!isRecordId(link_id)) throw notFound('Chat link')
  await getLink(ctx, link_id)
}

/** The oldest first, each with its last run. */
export const listSimulations = (ctx: Ctx): Promise<CallSimulation[]> =>
  ctx.tx(async db => {
    const last = new Map((await rows.selectLastRuns(db)).map(run => [run.simulation_id, run]))
    return (await rows.selectSimulations(db)).map(row => show(row, last.get(row.id) ?? null))
  })

/** Deletes a simulation with its runs; 404. */
export const removeSimulation = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteSimulation(db, id))) throw notFound('Simulation')
    await noteChange(ctx, db, { topic: 'simulation', id, kind: 'deleted' })
  })

/** Has a simulated call held behind the response. 404; 409 for sound that this installation can't hear or make. */
export async function startRun(
  ctx: Ctx,
  id: string,
  { by = 'words' }: { by?: CallSimulationRun['by'] },
): Promise<CallSimulationRun> {
  if (by === 'sound' && !(ctx.speech.hears && ctx.speech.speaks))
    throw new Problem(409, 'Sound needs a speech recogniser (STT_URL) and a voice (TTS_URL).')
  const run: rows.RunRow = {
    id: ctx.id(),
    simulation_id: id,
    by,
    state: 'queued',
    reasons: [],
    deviations: [],
    call: null,
    created_at: ctx.now(),
    ended_at: null,
  }
  return ctx.tx(async db => {
    if (!(await rows.selectSimulation(db, id))) throw notFound('Simulation')
    await rows.insertRun(db, run)
    await rows.deleteOldRuns(db, id, mostRuns)
    await ctx.enqueue(simulateCall, { run: run.id })
    await noteChange(ctx, db, { topic: 'simulation', id, kind: 'run_began' })
    return showRun(run)
  })
}

/** The runs of a simulation, newest first; 404. */
export const listRuns = (ctx: Ctx, id: string): Promise<CallSimulationRun[]> =>
  ctx.tx(async db => {
    if (!(await rows.selectSimulation(db, id))) throw notFound('Simulation')
    return (await rows.selectRuns(db, id)).map(showRun)
  })

/** One run; 404. */
export const getRun = (ctx: Ctx, id: string): Promise<CallSimulationRun> =>
  ctx.tx(async db => {
    const run = await rows.selectRun(db, id)
    if (!run) throw notFound('Run')
    return showRun(run)
  })

/** Holds the call of a run and judges it. Nothing to do when it is over, or was deleted. */
export const simulateCall: Job<{ run: string }> = job<{ run: string }>({
  name: 'calls.simulate',
  perBusiness: 1,
  retries: 1,
  async run(ctx, { run: id }, signal) {
    const found = await ctx.tx(async db => {
      const run = await rows.selectRun(db, id)
      const simulation = run && !run.ended_at && (await rows.selectSimulation(db, run.simulation_id))
      if (simulation) await rows.updateRun(db, id, { state: 'running' })
      return simulation ? { run, simulation } : null
    })
    if (!found) return
    const { name, script } = found.simulation
    const ended = await held(ctx, { name, ...script }, { by: found.run.by, signal })
    // Asked to stop: another process holds it anew.
    signal.throwIfAborted()
    await ctx.tx(async db => {
      await rows.updateRun(db, id, { ...ended, ended_at: ctx.now() })
      await noteChange(ctx, db, { topic: 'simulation', id: found.simulation.id, kind: ended.state })
    })
  },
})

async function held(
  ctx: Ctx,
  script: NewCallSimulation,
  how: { by: rows.RunRow['by']; signal: AbortSignal },
): Promise<Pick<rows.RunRow, 'state' | 'reasons' | 'deviations' | 'call'>> {
  const { country } = await business(ctx)
  try {
    const rehearsed = await rehearseCall(ctx, script, how)
    const { call, broken } = rehearsed
    if (broken) return { state: 'broken', ...judged([deviation(broken)]), call }
    const deviations = notAsExpected(script.expect, rehearsed, country)
    return { state: deviations.length ? 'failed' : 'passed', ...judged(deviations), call }
  } catch (error) {
    ctx.log.error({ err: error }, 'a simulated call could not be held')
    return { state: 'broken', ...judged([deviation('broken')]), call: null }
  }
}

const judged = (deviations: CallDeviation[]) => ({ reasons: deviations.map(sentenceOf), deviations })

const show = (
  { script, created_at, ...row }: rows.SimulationRow,
  last: rows.RunRow | null,
): CallSimulation => ({
  ...row,
  ...script,
  last_run: last && showRun(last),
  created_at: created_at.toISOString(),
})

const showRun = (run: rows.RunRow): CallSimulationRun => ({
  ...run,
  created_at: run.created_at.toISOString(),
  ended_at: run.ended_at?.toISOString() ?? null,
})

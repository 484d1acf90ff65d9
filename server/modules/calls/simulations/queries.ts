import { sql } from 'kysely'
import type { Call } from '#contract/calls/calls.ts'
import type { CallDeviation, CallSimulationRun, NewCallSimulation } from '#contract/calls/simulations.ts'
import type { Tx } from '#server/db/tenant.ts'

type Script = Omit<NewCallSimulation, 'name'>
export interface SimulationRow {
  id: string
  name: string
  script: Script
  created_at: Date
}
export interface RunRow {
  id: string
  simulation_id: string
  by: CallSimulationRun['by']
  state: CallSimulationRun['state']
  reasons: string[]
  deviations: CallDeviation[]
  call: Call | null
  created_at: Date
  ended_at: Date | null
}

/** Oldest first. */
export const selectSimulations = (db: Tx): Promise<SimulationRow[]> =>
  db.selectFrom('call_simulation').selectAll().orderBy('id').$castTo<SimulationRow>().execute()

export const selectSimulation = (db: Tx, id: string): Promise<SimulationRow | undefined> =>
  db
    .selectFrom('call_simulation')
    .selectAll()
    .where('id', '=', id)
    .$castTo<SimulationRow>()
    .executeTakeFirst()

/** The number of simulations. The next transaction that counts waits until this one ends. */
export async function lockAndCount(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('simulations ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('call_simulation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSimulation(db: Tx, { script, ...row }: SimulationRow): Promise<void> {
  await db
    .insertInto('call_simulation')
    .values({ ...row, script: JSON.stringify(script) })
    .execute()
}

export const updateSimulation = (
  db: Tx,
  id: string,
  { name, script }: Pick<SimulationRow, 'name' | 'script'>,
): Promise<SimulationRow | undefined> =>
  db
    .updateTable('call_simulation')
    .set({ name, script: JSON.stringify(script) })
    .where('id', '=', id)
    .returningAll()
    .$castTo<SimulationRow>()
    .executeTakeFirst()

/** Returns whether it existed. */
export async function deleteSimulation(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('call_simulation').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertRun(db: Tx, { call, deviations, ...row }: RunRow): Promise<void> {
  await db
    .insertInto('call_simulation_run')
    .values({ ...row, deviations: JSON.stringify(deviations), call: call && JSON.stringify(call) })
    .execute()
}

/** Deletes all but the newest runs of a simulation. */
export async function deleteOldRuns(db: Tx, simulationId: string, keep: number): Promise<void> {
  await sql`
    delete from call_simulation_run where id in (
      select id from call_simulation_run where simulation_id = ${simulationId} order by id desc offset ${keep})`.execute(
    db,
  )
}

/** Newest first. */
export const selectRuns = (db: Tx, simulationId: string): Promise<RunRow[]> =>
  db
    .selectFrom('call_simulation_run')
    .selectAll()
    .where('simulation_id', '=', simulationId)
    .orderBy('id', 'desc')
    .$castTo<RunRow>()
    .execute()

/** The newest run of each simulation. */
export const selectLastRuns = (db: Tx): Promise<RunRow[]> =>
  db
    .selectFrom('call_simulation_run')
    .selectAll()
    .distinctOn('simulation_id')
    .orderBy('simulation_id')
    .orderBy('id', 'desc')
    .$castTo<RunRow>()
    .execute()

export const selectRun = (db: Tx, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('call_simulation_run').selectAll().where('id', '=', id).$castTo<RunRow>().executeTakeFirst()

/** Changes a run that is not over; nothing when it is, or was deleted. */
export async function updateRun(
  db: Tx,
  id: string,
  {
    call,
    deviations,
    ...changes
  }: Partial<Pick<RunRow, 'state' | 'reasons' | 'deviations' | 'call' | 'ended_at'>>,
): Promise<void> {
  await db
    .updateTable('call_simulation_run')
    .set({
      ...changes,
      ...(deviations && { deviations: JSON.stringify(deviations) }),
      ...(call !== undefined && { call: call && JSON.stringify(call) }),
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

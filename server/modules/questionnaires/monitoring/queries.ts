import type { Selectable } from 'kysely'
import type { MonitoringFrame } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Seen } from './judging.ts'

type FrameRow = Omit<Selectable<MonitoringFrame>, 'tenant_id'>

/** Keeps what a second showed, unless an earlier frame of that second is kept. Returns whether this one was kept. */
export async function insertFrame(db: Tx, frame: FrameRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('monitoring_frame')
    .values(frame)
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id', 'second']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What each second showed, in order. `from` and `to` in seconds, `to` excluded. */
export const selectFrames = (
  db: Tx,
  link: string,
  { from = 0, to = 2 ** 31 - 1 }: { from?: number; to?: number } = {},
): Promise<Seen[]> =>
  db
    .selectFrom('monitoring_frame')
    .select(['second', 'faces', 'yaw', 'phone'])
    .where('link_id', '=', link)
    .where('second', '>=', from)
    .where('second', '<', to)
    .orderBy('second')
    .execute()

export async function countFrames(db: Tx, link: string): Promise<number> {
  const { count } = await db
    .selectFrom('monitoring_frame')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', link)
    .executeTakeFirstOrThrow()
  return count
}

export interface Evidence {
  finding: string
  window_n: number
  at_ms: number
  jpeg: Buffer
}

/** Keeps a picture unless its window has one, or the session has `most`. */
export async function insertEvidence(db: Tx, link: string, evidence: Evidence, most: number): Promise<void> {
  await db
    .insertInto('monitoring_evidence')
    .columns(['link_id', 'finding', 'window_n', 'at_ms', 'jpeg'])
    .expression(({ selectFrom, val, fn }) =>
      selectFrom('monitoring_evidence')
        .select([
          val(link).as('link_id'),
          val(evidence.finding).as('finding'),
          val(evidence.window_n).as('window_n'),
          val(evidence.at_ms).as('at_ms'),
          val(evidence.jpeg).as('jpeg'),
        ])
        .where('link_id', '=', link)
        .having(fn.countAll(), '<', most),
    )
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id', 'finding', 'window_n']).doNothing())
    .execute()
}

/** With its pictures: all of a session, or the one of a finding's window. */
export const selectEvidence = (
  db: Tx,
  link: string,
  one?: Pick<Evidence, 'finding' | 'window_n'>,
): Promise<Evidence[]> =>
  evidenceIn(db, link)
    .select('jpeg')
    .$if(one !== undefined, query =>
      query.where('finding', '=', one!.finding).where('window_n', '=', one!.window_n),
    )
    .execute()

/** The same without its pictures. */
export const selectEvidenceTimes = (db: Tx, link: string): Promise<Omit<Evidence, 'jpeg'>[]> =>
  evidenceIn(db, link).execute()

const evidenceIn = (db: Tx, link: string) =>
  db
    .selectFrom('monitoring_evidence')
    .select(['finding', 'window_n', 'at_ms'])
    .where('link_id', '=', link)
    .orderBy('at_ms')

export async function deleteEvidence(db: Tx, link: string): Promise<void> {
  await db.deleteFrom('monitoring_evidence').where('link_id', '=', link).execute()
}

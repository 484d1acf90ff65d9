import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/** How long long work rests, in ms. */
export interface Rest {
  least: number
  /** So long nobody else has used the database when the work goes on. */
  calm: number
  most: number
}

/**
 * A text of 10 MB is stored in 300 steps of 17 ms, and in that time a chat turn asks the database ten times. With this rest the slowest
 * hundredth of the turns takes 50 to 81 ms, with 5 ms each time 67 to 83; the text takes a tenth longer (bench/README.md).
 */
const usual: Rest = { least: 5, calm: 4, most: 45 }

/**
 * Lets others go first, when long work has done a step: waits until those of this process are done with the database. The one
 * who waits holds a connection of `pool`.
 */
export async function giveWay(
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount'>,
  { least, calm, most }: Rest = usual,
): Promise<void> {
  const begun = performance.now()
  await delay(least)
  let calmSince = performance.now()
  for (let now = calmSince; now < begun + most && now < calmSince + calm; now = performance.now()) {
    await delay(1)
    if (pool.totalCount - pool.idleCount > 1) calmSince = performance.now()
  }
}

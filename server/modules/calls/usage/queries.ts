import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { Used } from './meter.ts'

/** Adds to what a call used so far. A cost that is not known once stays so, and a call that is over as it is. */
export async function addUsage(db: Tx, id: string, used: Used): Promise<void> {
  await sql`
    update call set
      heard_ms = coalesce(heard_ms, 0) + ${used.heardMs},
      spoken_characters = coalesce(spoken_characters, 0) + ${used.spokenCharacters},
      tokens_read = coalesce(tokens_read, 0) + ${used.tokensRead},
      tokens_written = coalesce(tokens_written, 0) + ${used.tokensWritten},
      tokens_estimated = tokens_estimated or ${used.tokensEstimated},
      model_cost = case when heard_ms is null then 0 else model_cost end + ${used.modelCost}
    where id = ${id} and ended_at is null`.execute(db)
}

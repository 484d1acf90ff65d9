import { setImmediate } from 'node:timers/promises'
import type { ImportColumn, PeopleImport } from '#contract/people/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { matchLeads } from '#server/modules/leads/matching/matching.ts'
import * as rows from './queries.ts'
import { type Columns, columnsOf, keysOf, type ReadPerson, readRow } from './reading.ts'
import { lockDraft, showImport } from './record.ts'

/** Rows that one transaction judges. Parsing a number takes about 16 µs, and the event loop waits for that. */
const batch = 500

/**
 * Judges every row by a mapping, batch by batch, and counts. Rows that are repaired meanwhile are judged as they are then; a
 * mapping that is chosen meanwhile takes over. 409 when the import is started meanwhile.
 */
export async function judge(ctx: Ctx, id: string, mapping: ImportColumn[]): Promise<PeopleImport> {
  const columns = await columnsOf(ctx, mapping)
  await ctx.tx(async db => {
    await lockDraft(db, id)
    await rows.updateImport(db, id, { mapping })
  })
  const seen = new Set<string>()
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const judged = await ctx.tx(async db => {
      const draft = await lockDraft(db, id)
      if (JSON.stringify(draft.mapping) !== JSON.stringify(mapping)) return []
      const list = await rows.selectRows(db, id, { after: from, limit: batch })
      const read = list.map(({ row, cells }) => ({ row, read: readRow(cells, columns) }))
      await storeVerdicts(ctx, db, id, read, { columns, seen: new Set(seen) })
      return read
    })
    for (const { read } of judged) for (const key of keysIn(read, columns)) seen.add(key)
    after = judged.at(-1)?.row ?? null
    await setImmediate()
  }
  return ctx.tx(async db => {
    const draft = await lockDraft(db, id)
    const counts = await rows.countRows(db, id)
    await rows.updateImport(db, id, counts)
    return showImport(ctx, { ...draft, ...counts })
  })
}

type Read = ReturnType<typeof readRow>
interface Judged {
  row: number
  read: Read
}
/** `seen`: the keys of the rows before, because who stands twice in a file is one person. */
interface Around {
  columns: Columns
  seen: Set<string>
}

/** Judges one row of a draft. */
export const judgeRow = (
  ctx: Ctx,
  db: Tx,
  id: string,
  { row, cells }: { row: number; cells: string[] },
  columns: Columns,
): Promise<void> =>
  storeVerdicts(ctx, db, id, [{ row, read: readRow(cells, columns) }], { columns, seen: new Set() })

async function storeVerdicts(
  ctx: Ctx,
  db: Tx,
  id: string,
  judged: Judged[],
  { columns, seen }: Around,
): Promise<void> {
  const keys = judged.map(({ read }) => (isPerson(read) ? keysOf(read, columns) : null))
  const known = await matchLeads(
    ctx,
    keys.map(each => each ?? { email: null, phone_key: null }),
  )
  const verdicts = judged.map(({ row, read }, place) => {
    const own = keysIn(read, columns)
    const isAgain = own.some(key => seen.has(key))
    for (const key of own) seen.add(key)
    return { row, problem: isPerson(read) ? null : read.problem, known: known[place] !== null || isAgain }
  })
  await rows.updateVerdicts(db, id, verdicts)
}

const isPerson = (read: Read): read is ReadPerson => !('problem' in read)

function keysIn(read: Read, columns: Columns): string[] {
  const keys = isPerson(read) ? keysOf(read, columns) : null
  // Two people with addresses of their own may share a number.
  return keys ? [keys.email ?? keys.phone_key!] : []
}

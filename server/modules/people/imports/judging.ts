import { setImmediate } from 'node:timers/promises'
import type { ImportColumn, PeopleImport } from '#contract/people/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { matchLeads } from '#server/modules/leads/matching/matching.ts'
import * as rows from './queries.ts'
import { type Columns, columnsOf, keysOf, type ReadPerson, readRow } from './reading.ts'
import { lockDraft, showImport } from './record.ts'

/** Rows that one transaction judges. */
const batch = 1_000
/** Parsing a number takes about 16 µs, so the event loop is released after so many rows. */
const rowsBetweenTurns = 100

/** Judges every row by a mapping, batch by batch, and counts. A draft that is started meanwhile is left alone: 409. */
export async function judge(ctx: Ctx, id: string, mapping: ImportColumn[]): Promise<PeopleImport> {
  const columns = await columnsOf(ctx, mapping)
  await ctx.tx(async db => {
    await lockDraft(db, id)
    await rows.updateImport(db, id, { mapping })
  })
  const seen = new Set<string>()
  for (let after = 0; ; ) {
    const list = await ctx.tx(db => rows.selectRows(db, id, { after, limit: batch }))
    const last = list.at(-1)
    if (!last) break
    const judged = await readAll(list, columns)
    await ctx.tx(async db => {
      await lockDraft(db, id)
      await storeVerdicts(ctx, db, id, judged, { columns, seen: new Set(seen) })
    })
    for (const { read } of judged) for (const key of keysIn(read, columns)) seen.add(key)
    after = last.row
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

async function readAll(list: rows.RowRecord[], columns: Columns): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { row, cells } of list) {
    judged.push({ row, read: readRow(cells, columns) })
    if (judged.length % rowsBetweenTurns === 0) await setImmediate()
  }
  return judged
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

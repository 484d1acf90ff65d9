import { channels } from '#contract/contacts/channels.ts'
import type {
  ImportChanges,
  ImportColumn,
  ImportRow,
  ImportRowRepair,
  PeopleImport,
} from '#contract/people/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import type { Tx } from '#server/db/tenant.ts'
import { type CsvRow, withoutApostrophe } from '#server/http/csv.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { wordsForYes } from '#server/modules/contacts/answers/answers.ts'
import { createAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { readTable } from '#server/modules/contacts/imports/table/table.ts'
import { listFields } from '#server/modules/leads/fields/fields.ts'
import { guessMapping } from './guesses.ts'
import { takeRows } from './jobs.ts'
import { judge, judgeRow } from './judging.ts'
import * as rows from './queries.ts'
import { columnsOf } from './reading.ts'
import { reasons } from './reasons.ts'
import { day, lockDraft, noteImport, showImport, undoUntil } from './record.ts'

/** Rows that one statement stores. */
const batch = 1_000

/**
 * Keeps a CSV file as a draft for a day, with a guess what its columns are, and judges its rows by it. Nobody is added
 * yet. 400 for an unreadable file, 413 over 50,000 rows.
 */
export async function openImport(ctx: Ctx, file: UploadedFile): Promise<PeopleImport> {
  const { headers, rows: pieces } = await readTable(file.path)
  const list: string[][] = []
  for (const piece of pieces())
    for (const cells of piece) list.push(cells.map(cell => withoutApostrophe(cell.replaceAll('\0', ''))))
  const mapping = guessMapping(headers, await listFields(ctx))
  const id = ctx.id()
  await ctx.tx(async db => {
    await rows.insertImport(db, {
      id,
      name: file.name.slice(0, 200),
      status: 'draft',
      headers,
      mapping,
      tag: null,
      audience_id: null,
      total: list.length,
      added: 0,
      updated: 0,
      rejected: 0,
      done: 0,
      started_by: null,
      created_at: ctx.now(),
      finished_at: null,
    })
    for (let at = 0; at < list.length; at += batch)
      await rows.insertRows(db, id, at + 1, list.slice(at, at + batch))
  })
  return judge(ctx, id, mapping)
}

/** The newest imports. */
export const listImports = async (ctx: Ctx): Promise<{ imports: PeopleImport[] }> => ({
  imports: (await ctx.tx(db => rows.selectImports(db, 20))).map(record => showImport(ctx, record)),
})

/** 404. */
export const getImport = (ctx: Ctx, id: string): Promise<PeopleImport> =>
  ctx.tx(async db => showImport(ctx, await existing(db, id)))

/** Says what the columns are, and judges every row anew. 404; 409 once it is started; 422 for one thing in two columns. */
export async function changeImport(ctx: Ctx, id: string, changes: ImportChanges): Promise<PeopleImport> {
  const { headers, mapping } = await ctx.tx(async db => {
    const draft = await lockDraft(db, id)
    if (changes.tag !== undefined) await rows.updateImport(db, id, { tag: changes.tag?.trim() || null })
    return draft
  })
  if (!changes.mapping) return getImport(ctx, id)
  const next = changes.mapping as ImportColumn[]
  if (next.length !== headers.length)
    throw invalid(['body', 'mapping'], `The file has ${headers.length} columns`)
  const known = new Set((await listFields(ctx)).map(field => `field:${field.id}`))
  for (const [column, what] of next.entries()) {
    if (what.startsWith('field:') && !known.has(what))
      throw invalid(['body', 'mapping', String(column)], 'There is no such field')
    if (what !== 'skip' && next.indexOf(what) !== column)
      throw invalid(['body', 'mapping', String(column)], `Two columns are mapped to ${what}`)
  }
  if (JSON.stringify(mapping) === JSON.stringify(next)) return getImport(ctx, id)
  return judge(ctx, id, next)
}

/** Rows of an import, in their order, perhaps only those with a problem; 404. */
export const listRows = (
  ctx: Ctx,
  id: string,
  query: { rejected: boolean; after: number; limit: number },
): Promise<{ rows: ImportRow[]; next: number | null }> =>
  ctx.tx(async db => {
    await existing(db, id)
    const found = await rows.selectRows(db, id, { ...query, limit: query.limit + 1 })
    const shown = found.slice(0, query.limit)
    return { rows: shown.map(showRow), next: found.length > shown.length ? shown.at(-1)!.row : null }
  })

/** Rows that are read at once for a table. */
const tableBatch = 500

/**
 * The rows with a problem as a table: the columns of the file, and behind them the row, the wrong column and the reason. The
 * table can be repaired and imported as it is. 404.
 */
export async function rejectedTable(
  ctx: Ctx,
  id: string,
): Promise<{ head: CsvRow; batches: AsyncGenerator<CsvRow[]> }> {
  const { headers } = await ctx.tx(db => existing(db, id))
  return { head: [...headers, 'row', 'column', 'problem'], batches: rejectedRows(ctx, id, headers) }
}

async function* rejectedRows(ctx: Ctx, id: string, headers: string[]): AsyncGenerator<CsvRow[]> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const query = { rejected: true, after: from, limit: tableBatch }
    const found = await ctx.tx(db => rows.selectRows(db, id, query))
    yield found.map(({ row, cells, problem }) => [
      ...headers.map((_, column) => cells[column] ?? ''),
      row,
      problem!.column === null ? null : headers[problem!.column]!,
      reasons[problem!.reason],
    ])
    after = found.length < tableBatch ? null : found.at(-1)!.row
  }
}

/** Repairs a row, and judges it anew. 404; 409 once the import is started. */
export async function repairRow(
  ctx: Ctx,
  id: string,
  row: number,
  { cells }: ImportRowRepair,
): Promise<{ row: ImportRow; import: PeopleImport }> {
  const columns = await columnsOf(ctx, (await ctx.tx(db => existing(db, id))).mapping)
  return ctx.tx(async db => {
    const draft = await lockDraft(db, id)
    const before = await rows.lockRow(db, id, row)
    if (!before) throw notFound('Row')
    await rows.updateCells(db, id, row, cells)
    await judgeRow(ctx, db, id, { row, cells }, columns)
    const counts = await rows.countRows(db, id)
    await rows.updateImport(db, id, counts)
    const after = await rows.lockRow(db, id, row)
    return { row: showRow(after!), import: showImport(ctx, { ...draft, ...counts }) }
  })
}

/**
 * Starts to take the rows without a problem, in the background; with an audience for those who agreed to messages, if any did.
 * 404; 409 when it is started, or nothing can be taken; 400 when the business has as many audiences as it may.
 */
export const startImport = (ctx: Ctx, id: string): Promise<PeopleImport> =>
  ctx.tx(async db => {
    const draft = await lockDraft(db, id)
    if (draft.added + draft.updated === 0) throw new Problem(409, 'No row of this file can be imported yet.')
    const asked = draft.mapping.flatMap((what, column) =>
      channels.some(channel => what === `consent_${channel}`) ? [column] : [],
    )
    const hasAgreed = asked.length > 0 && (await rows.hasWord(db, id, asked, wordsForYes))
    const audience = hasAgreed
      ? await createAudience(ctx, { name: draft.name, source: { kind: 'import' } })
      : null
    const changes = {
      status: 'running',
      done: 0,
      audience_id: audience?.id ?? null,
      started_by: await actorName(ctx),
    } as const
    await rows.updateImport(db, id, changes)
    await ctx.enqueue(takeRows, { id })
    await noteImport(ctx, db, id)
    return showImport(ctx, { ...draft, ...changes })
  })

/**
 * Takes an import back, in the background: whom it added and nobody has touched since is deleted, and those who were there get
 * their former values back, where they still have the file's. 404; 409 unless it is done; 410 after a day.
 */
export const undoImport = (ctx: Ctx, id: string): Promise<PeopleImport> =>
  ctx.tx(async db => {
    const record = await rows.lockImport(db, id)
    if (!record) throw notFound('Import')
    if (record.status !== 'done') throw new Problem(409, 'Only an import that is done can be undone.')
    if (undoUntil(record)! <= ctx.now()) throw new Problem(410, 'It is too late to undo this.')
    const changes = { status: 'undoing', done: 0 } as const
    await rows.updateImport(db, id, changes)
    await ctx.enqueue(takeRows, { id })
    await noteImport(ctx, db, id)
    return showImport(ctx, { ...record, ...changes })
  })

/** Forgets a draft. 404; 409 once it is started. */
export const dropImport = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    await lockDraft(db, id)
    await rows.deleteImport(db, id)
    await noteImport(ctx, db, id)
  })

async function existing(db: Tx, id: string): Promise<rows.ImportRecord> {
  const record = await rows.selectImport(db, id)
  if (!record) throw notFound('Import')
  return record
}

const showRow = ({ row, cells, problem }: rows.RowRecord): ImportRow => ({ row, cells, problem })

/** Drafts, and the rows of imports, which hold what the files said of people, go after a day. */
export const forgetOldImports: CronJob = {
  name: 'people.forget_old_imports',
  cron: '47 * * * *',
  run: ctx =>
    // biome-ignore lint/plugin: the imports of every business, by their age alone
    ctx.crossTenant(db => rows.forgetBefore(db, new Date(ctx.now().getTime() - day))),
}

import type { Readable } from 'node:stream'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readAttachment } from '#server/modules/conversations/attachments/attachments.ts'
import { readPhoto } from '#server/modules/knowledge/albums/albums.ts'
import { contents, plainKeys, secretColumn } from './contents.ts'
import * as rows from './queries.ts'
import { mostEntries, type ZipEntry } from './zip.ts'

/** Rows that are read at once, each batch in its own transaction. */
const batch = 500

interface File {
  name: string
  read(): Promise<Readable | null>
}

/** What an archive will hold, and how much that is. */
export interface Plan {
  tables: { folder: string; table: string }[]
  files: File[]
  total: number
}

/** The archive would hold more than one that everything reads. */
export class TooLarge extends Error {}

/** Counts what there is. Throws `TooLarge`. */
export const planOf = (ctx: Ctx, { recordings }: { recordings: boolean }): Promise<Plan> =>
  ctx.tx(async db => {
    const tables = Object.entries(contents).flatMap(([folder, list]) =>
      list.map(table => ({ folder, table })),
    )
    let total = 0
    for (const { table } of tables) total += await rows.countRows(db, table)
    const files: File[] = [
      ...(await rows.selectAttachments(db)).map(({ id, name }) => ({
        name: `conversations/files/${id}-${plainName(name)}`,
        read: () => readAttachment(ctx, id),
      })),
      ...(await rows.selectPhotos(db)).map(({ id, name }) => ({
        name: `knowledge/photos/${id}.${plainName(name)}`,
        read: () => readPhoto(ctx, id),
      })),
      ...(recordings ? await rows.selectRecordings(db) : []).map(({ id: key, name }) => ({
        name: `recordings/${name}`,
        read: () => ctx.blobs.get(key),
      })),
    ]
    if (tables.length + files.length + 1 > mostEntries) throw new TooLarge()
    return { tables, files, total: total + files.length }
  })

/** A name without what could lead out of its folder, or what some system refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const plainName = (name: string): string => name.replace(/[\0-\x1f\x7f/\\:*?"<>|]/g, '_').slice(-120)

/** The entries of the archive, read one after the other; `advance` is told what went in. */
export async function* entriesOf(
  ctx: Ctx,
  { tables, files }: Plan,
  advance: (by: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  yield {
    name: 'settings/business.json',
    body: textOf([`${JSON.stringify(await business(ctx), null, 2)}\n`]),
  }
  for (const { folder, table } of tables)
    yield { name: `${folder}/${table}.jsonl`, body: linesOf(ctx, table, advance) }
  for (const { name, read } of files) {
    const stream = await read()
    // It was deleted since, or its time was over.
    if (stream) yield { name, body: stream }
    await advance(1)
  }
}

async function* textOf(lines: string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(lines.join(''))
}

async function* linesOf(
  ctx: Ctx,
  table: string,
  advance: (by: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  const columns = await ctx.tx(db => rows.selectColumns(db, table))
  const shown = columns
    .filter(({ type }) => type !== 'bytea' && type !== 'tsvector')
    .map(({ name }) => name)
    .filter(name => plainKeys.includes(name) || !secretColumn.test(name))
  const key = columns.filter(({ is_key, name }) => is_key && name !== 'tenant_id')
  // A table with one row for each business has no other key.
  const by = key.length ? key : columns.filter(({ is_key }) => is_key)
  const read = (after: string[] | null) =>
    ctx.tx(db => rows.selectRows(db, table, { shown, key: by, after, limit: batch }))
  for (let after: string[] | null = null; ; ) {
    const found: rows.ExportedRow[] = await read(after)
    if (found.length) yield Buffer.from(found.map(({ line }) => `${line}\n`).join(''))
    await advance(found.length)
    if (found.length < batch) return
    after = found.at(-1)!.place
  }
}

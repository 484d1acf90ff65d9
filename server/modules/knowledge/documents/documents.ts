import type { Static } from 'typebox'
import type { Source, SourceFilter, SourceList, SourcePassages } from '#contract/knowledge/knowledge.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { readPage } from '#server/http/request/cursors.ts'
import { originOf } from '../albums/photo-url.ts'
import { selectDocumentCount } from '../queries.ts'
import { pairIn } from '../reading/units/units.ts'
import { linkOf } from '../sources.ts'
import * as rows from './queries.ts'

/** A list that was not asked for in pages is given whole. */
const whole = 1_000_000

/**
 * Sources of the account, or of a link (404 for an unknown one), grouped by kind: all of them, the first `limit`, or a
 * page by `cursor`.
 */
export const listSources = (
  ctx: Ctx,
  { link_id, q, kind, sort = 'newest', cursor, limit }: Static<typeof SourceFilter>,
): Promise<Static<typeof SourceList>> =>
  ctx.tx(async db => {
    const linkId = link_id ? (await linkOf(db, link_id)).id : null
    const filter = { linkId, q, kind }
    const list = {
      name: 'sources',
      sort,
      filter: { link_id, q, kind },
      select: (window: Parameters<typeof rows.selectSources>[3]) =>
        rows.selectSources(db, filter, sort, window),
      keyOf: (row: rows.SourceRow) => rows.keyIn(sort, row),
      count: (most: number | null) => rows.countSources(db, filter, most),
    }
    const page = { limit: limit ?? (cursor === undefined ? whole : usualLimit), offset: 0, cursor }
    const { rows: found, ...end } = await readPage(ctx, list, page)
    const documents = await selectDocumentCount(db)
    const groups = [...Map.groupBy(found, source => source.kind)].map(([kind, own]) => ({
      kind,
      sources: own.map(row => showSource(ctx, row)),
      chunks: sum(own),
    }))
    return {
      groups,
      sources: found.length,
      chunks: sum(found),
      documents_used: documents.used,
      documents_limit: documents.limit,
      ...end,
    }
  })

const usualLimit = 50

/** One source; 404. */
export const sourceById = async (ctx: Ctx, id: string): Promise<Static<typeof Source>> => {
  const row = await ctx.tx(db => rows.selectSourceById(db, id))
  if (!row) throw notFound('Source')
  return showSource(ctx, row)
}

/** The passages of one source, in reading order; 404. */
export const passagesIn = (
  ctx: Ctx,
  id: string,
  page: { limit: number; offset: number },
): Promise<Static<typeof SourcePassages>> =>
  ctx.tx(async db => {
    if (!(await rows.selectSourceById(db, id))) throw notFound('Source')
    return { passages: await rows.selectPassagesOf(db, id, page), total: await rows.countPassagesOf(db, id) }
  })

const sum = (sources: { chunks: number }[]): number =>
  sources.reduce((total, source) => total + source.chunks, 0)

function showSource(ctx: Ctx, row: rows.SourceRow): Static<typeof Source> {
  const { id, kind, name, bytes, link_id, chunks, text, page_status, page_reason } = row
  const origin = originOf(ctx.config, row)
  const pair = text === null ? null : pairIn(text)
  const failed = page_status === 'failed'
  return {
    parent_doc_id: id,
    kind,
    name,
    origin,
    chunks,
    bytes,
    link_id,
    status: page_status === 'queued' ? 'reading' : failed ? 'failed' : 'ready',
    reason: failed ? page_reason : null,
    taught_by: row.actor_kind && { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    question: pair?.question ?? null,
    answer: pair?.answer ?? null,
    url: kind === 'page' ? origin : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Sources whose name or address contains this, newest first. */
export const findSources = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => rows.selectNamed(db, q, limit))).map(({ id, name, origin }) => ({
    id,
    title: name,
    detail: origin === name ? null : origin,
  }))

import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { together } from '#server/db/tenant.ts'
import { displayName } from '#server/http/files/file-name.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { actorRecord } from '#server/modules/accounts/actors/actors.ts'
import { originOf } from './albums/photo-url.ts'
import { deleteSources } from './deletions/deletions.ts'
import { embedQuestion } from './embedding.ts'
import { haveCounted } from './jobs.ts'
import * as rows from './queries.ts'
import { readTxt } from './reading/formats/txt.ts'
import { pairUnit, type Unit } from './reading/units/units.ts'
import { readUpload } from './reading/uploads.ts'
import { type SearchResult, search as searchIndex } from './search/search.ts'
import {
  addSource,
  linkOf,
  lockLink,
  nameOf,
  passagesOf,
  replaceSource,
  type SourceContent,
} from './sources.ts'
import { type UntaughtPair, withUntaught } from './untaught/untaught.ts'
import { embedAfterwards, passagesWithoutVectors } from './words-first.ts'

/** Which knowledge a search may use: a link's own, the main knowledge base, or both. */
interface SearchScope {
  linkId: string | null
  /** Whether the main knowledge base is searched. */
  main: boolean
  /** The language of the query, when the caller knows it. */
  language?: string
  /** Words of an earlier question that the query continues; they count less. */
  context?: string
  /** Pairs to search as if they had been taught. */
  untaught?: readonly UntaughtPair[]
}

export interface Ingested {
  id: string
  chunks: number
}

/** Where a source is stored. A job that may run twice gives the id, so that the source is stored once. */
interface Target {
  linkId: string | null
  sourceId?: string
}

/**
 * Stores a question with its answer, or a text. 400 when neither or both are given, 404 for an unknown link, 503 when
 * the embedding server does not answer.
 */
export async function ingestText(
  ctx: Ctx,
  given: Target & { question?: string | null; answer?: string | null; content?: string | null },
): Promise<Ingested> {
  const [question, answer, content] = [given.question, given.answer, given.content].map(
    text => text?.trim() || null,
  )
  if (content && !question && !answer) {
    const name = nameOf(content)
    return store(
      ctx,
      given,
      { kind: 'text', name, origin: null, bytes: Buffer.byteLength(content), text: content },
      [...readTxt(Buffer.from(content))],
    )
  }
  if (question && answer && !content) {
    const unit = pairUnit(question, answer)
    const bytes = Buffer.byteLength(question) + Buffer.byteLength(answer)
    return store(ctx, given, { kind: 'qa', name: nameOf(question), origin: null, bytes, text: unit.text }, [
      unit,
    ])
  }
  throw new Problem(400, 'Send either a question with its answer, or content.')
}

/**
 * Stores an uploaded file. 400 when it can't be read, 402 at the plan's limit of documents, 404 for an unknown link,
 * 413 when it is too large, 503. The signal stops the reading.
 */
export async function ingestFile(
  ctx: Ctx,
  given: Target & {
    file: { path: string; name: string; size: number }
    caption?: string
    signal?: AbortSignal
  },
): Promise<Ingested & { captionSource?: 'model' | 'given' | 'file_name'; notices: string[] }> {
  const { file, linkId, caption, signal } = given
  await ctx.tx(async db => {
    if (linkId) await linkOf(db, linkId)
    await refuseOverLimit(ctx)
  })
  const read = await readUpload(ctx, { file, caption, signal })
  const name = displayName(file.name)
  const source = { kind: 'document' as const, name, origin: name, bytes: file.size, text: read.text }
  const stored = await store(ctx, given, source, read.units)
  return {
    ...stored,
    notices: read.notices,
    ...(read.caption_source && { captionSource: read.caption_source }),
  }
}

async function store(
  ctx: Ctx,
  target: Target,
  source: Omit<SourceContent, 'linkId'>,
  units: Unit[],
): Promise<Ingested> {
  const passages = await passagesOf(ctx, source.text, units)
  const id = target.sourceId ?? ctx.id()
  return ctx.tx(async db => {
    const before = target.sourceId && (await rows.selectSource(db, id))
    if (before) return { id, chunks: before.chunks ?? 0 }
    if (source.kind === 'document') {
      await rows.lockDocumentCount(db)
      await refuseOverLimit(ctx)
    }
    if (target.linkId) await lockLink(db, target.linkId)
    const by = actorRecord(ctx)
    await together(
      noteChange(ctx, db, { topic: 'knowledge', id, kind: 'added' }),
      embedAfterwards(ctx),
      addSource(db, { ...source, id, linkId: target.linkId, at: ctx.now(), by }, passages),
    )
    return { id, chunks: passages.units }
  })
}

/**
 * Stores the text of a record of another module, `parts` under its name, or replaces what it said before; in the
 * caller's transaction, so that the two never differ. A search finds it by its words at once, by its meaning soon
 * after.
 */
export const teachRecord = (
  ctx: Ctx,
  { id, kind, name, parts }: { id: string; kind: Kind; name: string; parts: string[] },
): Promise<void> =>
  ctx.tx(async db => {
    const text = [name, ...parts].join('\n')
    const passages = await passagesWithoutVectors(
      ctx,
      text,
      parts.map(part => ({ text: part, heading: name })),
    )
    const source = { id, name, origin: null, bytes: Buffer.byteLength(text), text, at: ctx.now() }
    if (!(await replaceSource(db, source, passages)))
      await addSource(db, { ...source, kind, linkId: null }, passages)
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'changed' })
  })

/** Throws 402 when the account has reached its limit of documents. */
async function refuseOverLimit(ctx: Ctx): Promise<void> {
  const { used, limit } = await ctx.tx(rows.selectDocumentCount)
  if (limit >= 0 && used >= limit) {
    throw new Problem(
      402,
      `Document limit reached: this account may hold ${limit}. Delete one, or ask an admin to raise the cap.`,
    )
  }
}

/** The text of one source; 404. */
export async function sourceText(ctx: Ctx, id: string) {
  const source = await ctx.tx(db => rows.selectSource(db, id))
  if (!source) throw notFound('Source')
  return { parent_doc_id: source.id, name: source.name, kind: source.kind as Kind, text: source.text }
}

/** Deletes one source in one transaction: from the next question on no answer uses it. 404. */
export async function deleteSource(ctx: Ctx, id: string): Promise<void> {
  if (!(await deleteSources(ctx, { ids: [id] }))) throw notFound('Source')
}

/** Deletes a link's knowledge, in the caller's transaction if one is open. */
export async function deleteLinkKnowledge(ctx: Ctx, linkId: string): Promise<void> {
  await deleteSources(ctx, { linkId })
}

/** The passages that the assistant gets for a question, best first, with their confidence. */
export async function search(
  ctx: Ctx,
  scope: SearchScope,
  query: string,
  limit: number,
): Promise<SearchResult> {
  const kbs = [...(scope.linkId ? [scope.linkId] : []), ...(scope.main ? [ctx.tenant] : [])]
  const embedded = await embedQuestion(ctx, kbs, `${query} ${scope.context ?? ''}`.trim())
  const { untaught: pairs = [], linkId, main } = scope
  const look = () => searchIndex(ctx.tx, { ...scope, kbs, query, limit, embedded })
  const { uncounted, ...found } = pairs.length
    ? await ctx.tx(db => withUntaught(ctx, db, { pairs, linkId: main ? null : linkId }, look))
    : await look()
  if (uncounted && !pairs.length) await haveCounted(ctx)
  const passages = found.passages.map(passage => ({ ...passage, origin: originOf(ctx.config, passage) }))
  return { ...found, passages }
}

/** Which of these sources still exist. */
export const existingSources = async (ctx: Ctx, ids: string[]): Promise<Set<string>> =>
  new Set(ids.length ? await ctx.tx(db => rows.selectExisting(db, ids)) : [])

/** The search scope of a link, or of the main assistant without one; 404 for an unknown link. */
export async function searchScopeOf(ctx: Ctx, linkId: string | null): Promise<SearchScope> {
  if (!linkId) return { linkId: null, main: true }
  const link = await ctx.tx(db => linkOf(db, linkId))
  return { linkId: link.id, main: link.inherit_main_kb }
}

import { KnowledgeAdded as IngestAnswer, type Kind, NewKnowledge } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { originOf } from './albums/photo-url.ts'
import { forgetSources, wasForgotten } from './deletions/deletions.ts'
import { embedQuestion } from './embedding.ts'
import * as rows from './queries.ts'
import { decodeText } from './reading/charset.ts'
import { unitsIn } from './reading/chunks.ts'
import { displayName, extensionOf } from './reading/file-name.ts'
import { checkUpload, readDocument, readLayout, sizeLimitOf } from './reading/reader.ts'
import { readTxt } from './reading/txt.ts'
import { pairUnit, type Unit } from './reading/unit.ts'
import { type SearchResult, search as searchIndex } from './search/search.ts'
import { addSource, holdLink, linkOf, nameOf, passagesOf, replaceSource, type Taught } from './sources.ts'
import { passagesByWords } from './words-first.ts'

/** For whoever takes files on behalf of knowledge: what may come, and how it is called. */
/** For whoever reads a document for what it says, and keeps nothing of it. */
/** For the endpoint that takes pairs and texts: the wire of what may come, and of what came of it. */
export {
  checkUpload,
  decodeText,
  displayName,
  extensionOf,
  IngestAnswer,
  NewKnowledge,
  readLayout,
  sizeLimitOf,
  type Unit,
  wasForgotten,
}

/** Which knowledge a conversation may use (specification, section 4.4): a link's own, the main one, or both. */
export interface Scope {
  linkId: string | null
  /** Whether the main knowledge base is searched. */
  main: boolean
}

export interface Ingested {
  id: string
  chunks: number
}

/** Where a source goes, and the id it gets: given by a job that may run twice, so that it stores once. */
interface Target {
  linkId: string | null
  sourceId?: string
}

/**
 * Teaches a question with its answer, or a text. 400 when neither or both are given, 404 for an unknown
 * link, 503 when vectors are wanted and can't be had.
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
 * Teaches an uploaded file. The errors of the upload rules (specification, section 4.2): 400 for what can't be
 * read, 402 at the plan's limit of documents, 404, 413, 503. The signal stops it until the file has been read.
 */
export async function ingestFile(
  ctx: Ctx,
  given: Target & {
    file: { path: string; name: string; size: number }
    caption?: string
    signal?: AbortSignal
  },
): Promise<Ingested & { captionSource?: 'model' | 'given' | 'file_name' }> {
  const { file, linkId, caption, signal } = given
  await ctx.tx(async db => {
    if (linkId) await linkOf(db, linkId)
    await refuseOverLimit(ctx)
  })
  const { vision } = ctx
  const read = await readDocument(file, {
    account: ctx.tenant,
    signal,
    ...(caption && { caption }),
    ...(vision && { describe: image => vision.describe(image) }),
  })
  const name = displayName(file.name)
  const source = { kind: 'document' as const, name, origin: name, bytes: file.size, text: read.text }
  const stored = await store(ctx, given, source, read.units)
  return { ...stored, ...(read.caption_source && { captionSource: read.caption_source }) }
}

async function store(
  ctx: Ctx,
  target: Target,
  source: Omit<Taught, 'linkId'>,
  units: Unit[],
): Promise<Ingested> {
  const passages = await passagesOf(ctx, units)
  const id = target.sourceId ?? ctx.id()
  return ctx.tx(async db => {
    const before = target.sourceId && (await rows.selectSource(db, id))
    if (before) return { id, chunks: before.chunks ?? 0 }
    if (source.kind === 'document') {
      await rows.lockDocumentCount(db)
      await refuseOverLimit(ctx)
    }
    if (target.linkId) await holdLink(db, target.linkId)
    await addSource(db, { ...source, id, linkId: target.linkId, at: ctx.now() }, passages)
    return { id, chunks: unitsIn(passages.chunks) }
  })
}

/**
 * Teaches what a record elsewhere says, `parts` under its name, or what it says now in place of what it said before; in the
 * caller's transaction, so that the two never differ. Found by its words at once, by its meaning soon after.
 */
export const teachRecord = (
  ctx: Ctx,
  { id, kind, name, parts }: { id: string; kind: Kind; name: string; parts: string[] },
): Promise<void> =>
  ctx.tx(async db => {
    const passages = await passagesByWords(
      ctx,
      parts.map(text => ({ text, heading: name })),
    )
    const text = [name, ...parts].join('\n')
    const source = { id, name, origin: null, bytes: Buffer.byteLength(text), text, at: ctx.now() }
    if (!(await replaceSource(db, source, passages)))
      await addSource(db, { ...source, kind, linkId: null }, passages)
  })

/** 402 when the account holds all the documents that it may. */
async function refuseOverLimit(ctx: Ctx): Promise<void> {
  const { used, limit } = await ctx.tx(rows.selectDocumentCount)
  if (limit >= 0 && used >= limit) {
    throw new Problem(
      402,
      `Document limit reached: this account may hold ${limit}. Delete one, or ask an admin to raise the cap.`,
    )
  }
}

/** Everything the assistant may answer from, grouped by kind; of one link when given (404 if unknown). */
export async function listSources(ctx: Ctx, linkId: string | null) {
  const [sources, documents] = await ctx.tx(async db => {
    if (linkId) await linkOf(db, linkId)
    return [await rows.selectSources(db, linkId), await rows.selectDocumentCount(db)]
  })
  const groups = [...Map.groupBy(sources, source => source.kind)].map(([kind, own]) => ({
    kind,
    sources: own.map(({ id, created_at, updated_at, ...rest }) => ({
      parent_doc_id: id,
      ...rest,
      origin: originOf(ctx.config, rest),
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    })),
    chunks: sum(own),
  }))
  return {
    groups,
    sources: sources.length,
    chunks: sum(sources),
    documents_used: documents.used,
    documents_limit: documents.limit,
  }
}

const sum = (sources: { chunks: number }[]): number =>
  sources.reduce((total, source) => total + source.chunks, 0)

/** The text that was read from one source. */
export async function sourceText(ctx: Ctx, id: string) {
  const source = await ctx.tx(db => rows.selectSource(db, id))
  if (!source) throw notFound('Source')
  return { parent_doc_id: source.id, name: source.name, kind: source.kind as Kind, text: source.text }
}

/** Forgets one source in one transaction: from the next question on nobody is answered from it. */
export async function removeSource(ctx: Ctx, id: string): Promise<void> {
  if (!(await forgetSources(ctx, { ids: [id] }))) throw notFound('Source')
}

/** Forgets all that a link was taught, in the caller's transaction when one is open. */
export async function removeLinkKnowledge(ctx: Ctx, linkId: string): Promise<void> {
  await forgetSources(ctx, { linkId })
}

/** What the assistant would be given for a question, best first, with the evidence that answers are weighed by. */
export async function search(ctx: Ctx, scope: Scope, query: string, limit: number): Promise<SearchResult> {
  const embedded = await embedQuestion(ctx, query)
  const kbs = [...(scope.linkId ? [scope.linkId] : []), ...(scope.main ? [ctx.tenant] : [])]
  const found = await ctx.tx(db => searchIndex(db, { kbs, query, limit, embedded }))
  const passages = found.passages.map(passage => ({ ...passage, origin: originOf(ctx.config, passage) }))
  return { ...found, passages }
}

/** Those of these sources that have not been forgotten since. */
export const sourcesThatStand = async (ctx: Ctx, ids: string[]): Promise<Set<string>> =>
  new Set(ids.length ? await ctx.tx(db => rows.selectExisting(db, ids)) : [])

/** The scope of a link, or of the main assistant when there is none; 404 for an unknown link. */
export async function scopeOf(ctx: Ctx, linkId: string | null): Promise<Scope> {
  if (!linkId) return { linkId: null, main: true }
  const link = await ctx.tx(db => linkOf(db, linkId))
  return { linkId: link.id, main: link.inherit_main_kb }
}

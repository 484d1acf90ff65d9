import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { ActorRecord } from '#server/modules/accounts/actors/actors.ts'
import { embedChunks, type Vectors } from './embedding.ts'
import { eachOf } from './index/batches.ts'
import { addDrafts } from './index/chunks.ts'
import { draftsOf } from './index/drafts.ts'
import * as rows from './queries.ts'
import type { Unit } from './reading/units/units.ts'
import { rehearse } from './search/rehearsal.ts'
import { isLong, type Study, study } from './study/study.ts'

/** A source without its passages. */
export interface SourceContent {
  kind: Kind
  name: string
  /** A file's name or a page's address. */
  origin: string | null
  /** Of the upload. */
  bytes: number
  /** The text read from it. */
  text: string
  linkId: string | null
  /** Who taught it; absent when a program did. */
  by?: ActorRecord
}

/** A source's text studied for the index, with vectors when the installation has an embedding server. */
export interface Passages extends Study {
  vectors: Vectors | undefined
}

/**
 * Studies and embeds a source's text. It calls a server and may take seconds, so call it before the transaction that stores
 * the source. 400 when there is no text, 503 when the embedding server does not answer.
 */
export async function passagesOf(ctx: Ctx, text: string, units: Iterable<Unit>): Promise<Passages> {
  const studied = withText(await study(ctx.tenant, text, units))
  if (isLong(text)) await rehearse(studied.drafts.chunks)
  return { ...studied, vectors: await embedChunks(ctx, eachOf(studied.drafts.chunks)) }
}

/** 400 when there is no text. */
export function withText(studied: Study): Study {
  if (!studied.drafts.chunks.length) throw new Problem(400, 'There is no text in it to learn from.')
  return studied
}

/** Stores a new source with its passages, in the caller's transaction. */
export async function addSource(
  db: Tx,
  { linkId, at, by, ...source }: SourceContent & { id: string; at: Date },
  { digest, language, drafts, vectors }: Passages,
): Promise<void> {
  const stored = await rows.insertSource(db, {
    ...source,
    ...by,
    link_id: linkId,
    digest,
    language,
    created_at: at,
  })
  await addDrafts(db, stored, { drafts, ...(vectors && { vectors }), isNew: true })
}

/**
 * Replaces a source's text and passages, in the caller's transaction; the id stays. Returns whether the source exists.
 */
export async function replaceSource(
  db: Tx,
  {
    id,
    at,
    name,
    origin,
    bytes,
    text,
    by,
  }: Omit<SourceContent, 'kind' | 'linkId'> & { id: string; at: Date },
  { digest, language, drafts, vectors }: Passages,
): Promise<boolean> {
  const changed = { name, origin, bytes, text, digest, language, ...by }
  const stored = await rows.updateSource(db, id, { ...changed, updated_at: at })
  if (!stored) return false
  await rows.deleteChunks(db, id)
  const { phrasings } = stored
  // A pair keeps its other phrasings, which the study knew nothing of.
  const known = phrasings.length ? await draftsOf(eachOf(drafts.chunks), { language, phrasings }) : drafts
  await addDrafts(db, stored, { drafts: known, ...(vectors && { vectors }), isNew: false })
  return true
}

/** A link of the account; 404 for any other, also for a text that is no id. */
export async function linkOf(db: Tx, id: string) {
  const link = isRecordId(id) && (await rows.selectLink(db, id))
  if (!link) throw notFound('Chat link')
  return link
}

/** Keeps a link from being deleted until the transaction ends, because something is stored for it; 404. */
export async function lockLink(db: Tx, id: string): Promise<void> {
  await linkOf(db, id)
  if (!(await rows.lockLinkKey(db, id))) throw notFound('Chat link')
}

/** The first line, cut to a name. */
export function nameOf(text: string): string {
  const line = text.split('\n', 1)[0]!.trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd().toWellFormed()}…`
}

import { createHash } from 'node:crypto'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { languageOf } from '#server/language/text/language.ts'
import { embedChunks, type Vectors } from './embedding.ts'
import { addChunks } from './index/chunks.ts'
import * as rows from './queries.ts'
import { type Chunk, chunk } from './reading/chunks.ts'
import type { Unit } from './reading/unit.ts'

/** What is known of a source besides its passages. */
export interface Taught {
  kind: Kind
  name: string
  /** Where it came from: a file's name, a page's address. */
  origin: string | null
  /** Of what was sent. */
  bytes: number
  /** What was read out of it. */
  text: string
  linkId: string | null
}

/** A source's text as the index takes it, with its vectors where the installation has an embedding server. */
export interface Passages {
  chunks: Chunk[]
  vectors: Vectors | undefined
}

/**
 * Cuts and embeds: what has to be done before the transaction that stores a source, for it asks a server.
 * 400 when there is no text, 503 when vectors are wanted and can't be had.
 */
export async function passagesOf(ctx: Ctx, units: Iterable<Unit>): Promise<Passages> {
  const chunks = chunk(units)
  if (!chunks.length) throw new Problem(400, 'There is no text in it to learn from.')
  return { chunks, vectors: await embedChunks(ctx, chunks) }
}

/** SHA-256 of a source's text, by which the same thing is known again. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Stores a new source with its passages, in the caller's transaction. */
export async function addSource(
  db: Tx,
  { linkId, at, ...source }: Taught & { id: string; at: Date },
  { chunks, vectors }: Passages,
): Promise<void> {
  await rows.insertSource(db, {
    ...source,
    link_id: linkId,
    digest: digestOf(source.text),
    language: languageOf(source.text, 'en'),
    created_at: at,
  })
  await addChunks(db, { sourceId: source.id, chunks, ...(vectors && { vectors }) })
}

/**
 * Puts another text in the place of a source's, in the caller's transaction: the id stays, no passage of the old one
 * does. Returns whether there is such a source.
 */
export async function replaceSource(
  db: Tx,
  { id, at, name, origin, bytes, text }: Omit<Taught, 'kind' | 'linkId'> & { id: string; at: Date },
  { chunks, vectors }: Passages,
): Promise<boolean> {
  const changed = { name, origin, bytes, text, digest: digestOf(text), language: languageOf(text, 'en') }
  if (!(await rows.updateSource(db, id, { ...changed, updated_at: at }))) return false
  await rows.deleteChunks(db, id)
  await addChunks(db, { sourceId: id, chunks, ...(vectors && { vectors }) })
  return true
}

/** A link of the account; 404 for any other, an id that is no UUID included. */
export async function linkOf(db: Tx, id: string) {
  const isUuid = isRecordId(id)
  const link = isUuid && (await rows.selectLink(db, id))
  if (!link) throw notFound('Chat link')
  return link
}

/** Keeps a link from being deleted until the transaction ends, for what is to be taught to it; 404. */
export async function holdLink(db: Tx, id: string): Promise<void> {
  await linkOf(db, id)
  if (!(await rows.holdLink(db, id))) throw notFound('Chat link')
}

/** The first line, short enough to be a name in a list. */
export function nameOf(text: string): string {
  const line = text.split('\n', 1)[0]!.trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd().toWellFormed()}…`
}

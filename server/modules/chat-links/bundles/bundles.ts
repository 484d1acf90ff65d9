import type { Static } from 'typebox'
import type { NewBundle } from '#contract/chat-links/bundles.ts'
import type { Ctx } from '#server/core/context.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { checkUpload, displayName } from '#server/modules/knowledge/knowledge.ts'
import { createLink, type LinkRow, refuseWhenFull } from '../chat-links.ts'
import { readSettings } from '../fields.ts'
import { dropBlobs, keepFiles } from './blobs.ts'
import { ingestBundle } from './jobs.ts'
import { type Counts, insertBundle, selectCounts } from './queries.ts'

type Entry = NonNullable<Static<typeof NewBundle>['knowledge']>[number]
type Item = { name: string; entry: string | null; file: UploadedFile | null }

export type Status = 'running' | 'completed' | 'completed_with_errors' | 'failed'

/**
 * Makes a link together with what it is to know. Everything is checked before anything is made: 400 for
 * an entry without text or a kind of file that can't be read, 403 when there is no room for another
 * link. What is in the files is found out behind the response, by the job.
 */
export async function createBundle(
  ctx: Ctx,
  sent: Static<typeof NewBundle>,
  files: UploadedFile[],
): Promise<{ link: LinkRow; id: string; counts: Counts }> {
  const settings = readSettings(sent.link, ['body', 'link'])
  const items = [...(sent.knowledge ?? []).map(readEntry), ...files.map(readFile)]
  await refuseWhenFull(ctx)
  const id = ctx.id()
  const keyed = items.map((item, position) => ({ ...item, key: `${ctx.tenant}/bundle/${id}-${position}` }))
  const kept = keyed.flatMap(({ key, file }) => (file ? [{ key, file }] : []))
  await keepFiles(ctx, kept)
  try {
    return await ctx.tx(async db => {
      const link = await createLink(ctx, settings)
      const rows = keyed.map(({ name, entry, file, key }) => {
        return { name, entry, blob_key: file && key, source_id: ctx.id() }
      })
      await insertBundle(db, { id, link_id: link.id, created_at: ctx.now() }, rows)
      if (rows.length) await ctx.enqueue(ingestBundle, { bundle: id })
      const counts = { queued: rows.length, ingested: 0, failed: 0, errors: [] }
      return { link, id, counts }
    })
  } catch (error) {
    // After a refusal the files are nobody's. After anything else the database may have committed
    // although we never heard of it: the chore will see whether an item waits for them.
    const keys = kept.map(({ key }) => key)
    if (error instanceof Problem) await dropBlobs(ctx, keys)
    throw error
  }
}

/** How far the ingest of a bundle is; 404 when the business has no such bundle, or its link is gone. */
export async function bundleCounts(ctx: Ctx, id: string): Promise<Counts> {
  const counts = await ctx.tx(db => selectCounts(db, id))
  if (!counts) throw notFound('Bundle job')
  return counts
}

/** Derived whenever it is read, so that it can't disagree with the items. */
export function statusOf({ queued, ingested, failed }: Counts): Status {
  if (ingested + failed < queued) return 'running'
  if (!failed) return 'completed'
  return ingested ? 'completed_with_errors' : 'failed'
}

/** What ingest takes: a text, or a question with its answer. */
function readEntry(sent: Entry, index: number): Item {
  const [content, question, answer] = [sent.content, sent.question, sent.answer].map(
    text => text?.trim() || null,
  )
  if (content && !question && !answer)
    return { name: firstLine(content), entry: JSON.stringify({ content }), file: null }
  if (question && answer && !content) {
    return { name: firstLine(question), entry: JSON.stringify({ question, answer }), file: null }
  }
  throw new Problem(400, `knowledge[${index}]: send either a question with its answer, or content.`)
}

function readFile(file: UploadedFile): Item {
  checkUpload(file)
  return { name: displayName(file.name), entry: null, file }
}

/** The first line, short enough to tell entries apart by. */
function firstLine(text: string): string {
  const line = text.split('\n', 1)[0]!.trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd().toWellFormed()}…`
}

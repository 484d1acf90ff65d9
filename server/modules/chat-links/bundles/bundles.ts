import type { Static } from 'typebox'
import type { NewBundle } from '#contract/chat-links/bundles.ts'
import type { Ctx } from '#server/core/context.ts'
import { displayName } from '#server/http/files/file-name.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { checkUpload } from '#server/modules/knowledge/reading/reading.ts'
import { createLink, type LinkRow, refuseWhenFull } from '../chat-links.ts'
import { readSettings } from '../fields.ts'
import { deleteBlobs, storeFiles } from './blobs.ts'
import { ingestBundle } from './jobs.ts'
import { type BundleCounts, insertBundle, selectCounts } from './queries.ts'

type Entry = NonNullable<Static<typeof NewBundle>['knowledge']>[number]
type Item = { name: string; entry: string | null; file: UploadedFile | null }

type BundleStatus = 'running' | 'completed' | 'completed_with_errors' | 'failed'

/**
 * Creates a link together with its knowledge. Checks everything first: 400 for an entry without text or an unsupported
 * kind of file, 403 when there is no room for another link. The job reads the files after the response.
 */
export async function createBundle(
  ctx: Ctx,
  sent: Static<typeof NewBundle>,
  files: UploadedFile[],
): Promise<{ link: LinkRow; id: string; counts: BundleCounts }> {
  const settings = readSettings(sent.link, ['body', 'link'])
  const items = [...(sent.knowledge ?? []).map(readEntry), ...files.map(readFile)]
  await refuseWhenFull(ctx)
  const id = ctx.id()
  const keyed = items.map((item, position) => ({ ...item, key: `${ctx.tenant}/bundle/${id}-${position}` }))
  const kept = keyed.flatMap(({ key, file }) => (file ? [{ key, file }] : []))
  await storeFiles(ctx, kept)
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
    // After a refusal nothing needs the files. After another error the database may have committed anyway: the cron job
    // will see whether an item waits for them.
    const keys = kept.map(({ key }) => key)
    if (error instanceof Problem) await deleteBlobs(ctx, keys)
    throw error
  }
}

/** The progress of a bundle; 404 when there is no such bundle, or its link is gone. */
export async function bundleCounts(ctx: Ctx, id: string): Promise<BundleCounts> {
  const counts = await ctx.tx(db => selectCounts(db, id))
  if (!counts) throw notFound('Bundle job')
  return counts
}

/** Derived from the items at every read, so that it cannot disagree with them. */
export function statusOf({ queued, ingested, failed }: BundleCounts): BundleStatus {
  if (ingested + failed < queued) return 'running'
  if (!failed) return 'completed'
  return ingested ? 'completed_with_errors' : 'failed'
}

/** An entry: a text, or a question with its answer. */
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

/** The first line, cut to a name. */
function firstLine(text: string): string {
  const line = text.split('\n', 1)[0]!.trim()
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd().toWellFormed()}…`
}

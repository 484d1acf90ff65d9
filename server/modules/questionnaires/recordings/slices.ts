import { mostRecordingBytes } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { type FoundSession, recordingKept, sinceStart } from '../links/links.ts'
import { sliceKey, store } from './files.ts'
import * as rows from './queries.ts'

/** A recorder is started at most so often in 90 minutes. Each start is a person who reloads the page. */
const mostParts = 300

/** For so long after the end a page that had no network may bring what it recorded before. */
export const lateMs = 24 * 3_600_000

/** The page's clock and ours may differ by so much when a recorder starts in the last moment. */
const clockPlayMs = 5_000

interface UploadedSlice {
  /** A UUID of the page's: one start of its recorder. */
  part: string
  /** When that was, in milliseconds since Start. */
  startedMs: number
  /** Bytes of the part before it. */
  offset: number
  bytes: Buffer
}

/**
 * Keeps a slice of a recording behind those before it, and returns how many bytes of the part there are now. Once this
 * returns they survive a crash. The same slice again changes nothing; of one that overlaps, the new bytes are kept. 409
 * with `Upload-Offset` where bytes are missing in between; 409 for a recorder that was started after the session's end, and
 * a day after it for any; 413 when the recording has reached its size. What there is stays.
 */
export async function keepSlice(ctx: Ctx, found: FoundSession, slice: UploadedSlice): Promise<number> {
  const wanted = await ctx.tx(async db => {
    await beginRecording(ctx, found)
    const recording = (await rows.lockRecording(db, found.link.id))!
    refuseEnded(ctx, found, recording, slice)
    const have = await haveOf(ctx, found.link.id, slice)
    if (slice.offset > have) throw gap(have)
    const fresh = slice.bytes.subarray(have - slice.offset)
    if (!fresh.length) return null
    if (
      recording.full_at ||
      recording.bytes + fresh.length > mostRecordingBytes[recording.mode as keyof typeof mostRecordingBytes]
    ) {
      return 'full'
    }
    const key = sliceKey(ctx, found.link.id, { part: slice.part, at: have, bytes: fresh.length })
    await rows.insertFile(db, {
      file_key: key,
      link_id: found.link.id,
      kind: 'slice',
      part_id: slice.part,
      at_byte: have,
      bytes: fresh.length,
      created_at: ctx.now(),
    })
    return { key, fresh, at: have }
  })
  if (wanted === 'full') {
    await ctx.tx(db => rows.updateRecording(db, found.link.id, { full_at: ctx.now() }))
    throw new Problem(413, 'This recording has reached its largest size. What was recorded so far is kept.')
  }
  if (wanted === null) return haveOf(ctx, found.link.id, slice)
  await store(ctx, wanted.key, wanted.fresh)
  return ctx.tx(async db => {
    const recording = await rows.lockRecording(db, found.link.id)
    const have = await haveOf(ctx, found.link.id, slice)
    // Another upload of the same bytes was faster, or the recording was deleted meanwhile: the hourly job removes this file.
    if (!recording || recording.deleted_at || have !== wanted.at) return have
    const bytes = have + wanted.fresh.length
    await rows.keepFile(db, wanted.key)
    await rows.updatePart(db, { link_id: found.link.id, id: slice.part }, { bytes })
    const all = recording.bytes + wanted.fresh.length
    await rows.updateRecording(db, found.link.id, { bytes: all })
    // The first that arrives of a recording after the hang-up.
    if (recording.sealed_at && !recording.file_key) await recordingKept(ctx, found.link.id, all)
    return bytes
  })
}

const beginRecording = (ctx: Ctx, { link, questionnaire }: FoundSession): Promise<void> =>
  ctx.tx(async db => {
    if (questionnaire.recording_mode === 'none') throw new Problem(409, 'This conversation is not recorded.')
    if (!link.started_at || link.revoked_at) throw new Problem(409, 'This conversation is not under way.')
    await rows.insertRecording(db, link.id, questionnaire.recording_mode)
  })

function refuseEnded(
  ctx: Ctx,
  { link }: FoundSession,
  recording: rows.RecordingRow,
  { startedMs }: Pick<UploadedSlice, 'startedMs'>,
): void {
  const ended = new Problem(409, 'This conversation has ended; nothing more can be recorded.')
  if (recording.deleted_at) throw ended
  const now = ctx.now()
  if (startedMs > sinceStart(link, link.completed_at ?? now) + clockPlayMs) throw ended
  if (!link.completed_at) return
  const late = now.getTime() - link.completed_at.getTime()
  if (recording.delivered_at || late > lateMs) throw ended
}

/** How many bytes of a part there are. A new part gets its row. */
const haveOf = (ctx: Ctx, link: string, { part, startedMs }: UploadedSlice): Promise<number> =>
  ctx.tx(async db => {
    const parts = await rows.selectParts(db, link)
    const known = parts.find(({ id }) => id === part)
    if (known) return known.bytes
    if (parts.length >= mostParts) throw new Problem(409, 'This recording was started too often.')
    await rows.insertPart(db, {
      link_id: link,
      id: part,
      n: parts.length + 1,
      started_ms: Math.round(startedMs),
    })
    return 0
  })

const gap = (have: number): Problem =>
  new Problem(409, `The upload has to go on at byte ${have}.`, { 'Upload-Offset': String(have) })

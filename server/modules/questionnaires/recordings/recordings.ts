import type { Ctx } from '#server/core/context.ts'
import type { RangedFile } from '#server/http/files/serve-ranges.ts'
import { storedRecording } from '#server/http/files/stored-recording.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import {
  type FoundSession,
  linkOfId,
  type QuestionnaireLinkRow,
  recordGrew,
  recordingGone,
  recordingKept,
  statusOf,
} from '../links/links.ts'
import { forgetEvidence } from '../monitoring/monitoring.ts'
import { dropMedia, joinRecording } from './jobs.ts'
import * as rows from './queries.ts'
import { forgetPictures } from './stills.ts'

/**
 * A recording as a link shows it. `bytes` and `delete_after` are null before completion, and where there is no recording,
 * or none any more.
 */
export function recordingOf(
  ctx: Ctx,
  link: QuestionnaireLinkRow,
): { available: boolean; bytes: number | null; delete_after: Date | null } {
  const { recording_bytes: bytes, recording_delete_after: deleteAfter } = link
  const completed = statusOf(link, ctx.now()) === 'completed'
  if (!completed || bytes === null || deleteAfter === null || isPastItsDay(ctx, link)) {
    return { available: false, bytes: null, delete_after: null }
  }
  return { available: true, bytes, delete_after: deleteAfter }
}

/** Past its day it is gone for every reader, even if the hourly job has not come by yet. */
const isPastItsDay = (ctx: Ctx, { recording_delete_after: deleteAfter }: QuestionnaireLinkRow): boolean =>
  deleteAfter !== null && deleteAfter <= ctx.now()

/** Whether a recording of a session was deleted. False also where nothing playable ever arrived. */
export async function wasDeleted(ctx: Ctx, link: QuestionnaireLinkRow): Promise<boolean> {
  const recording = await ctx.tx(db => rows.selectRecording(db, link.id))
  if (!recording?.bytes) return false
  return recording.deleted_at !== null || isPastItsDay(ctx, link)
}

/** The joined recording of a session; 404 when there is none, or none any more, 503 while it can't be joined. */
export async function readRecording(ctx: Ctx, link: QuestionnaireLinkRow): Promise<RangedFile> {
  const recording = await ctx.tx(db => rows.selectRecording(db, link.id))
  if (!recordingOf(ctx, link).available || !recording) throw notFound('Recording')
  const key = recording.file_key
  if (!key) throw new Problem(503, 'This recording is not put together yet. Try again in a few minutes.')
  const mediaType = recording.mode === 'audio_video' ? 'video/webm' : 'audio/webm'
  return storedRecording(ctx, { key, bytes: recording.file_bytes!, mediaType })
}

/**
 * The session has ended: no new part may begin, and the parts are joined. Works within the transaction that completes the
 * link. A page that has not said that it brought everything gets a moment to bring the rest, and a day where it had no
 * network. Nothing of the recording need have come yet.
 */
export const sealRecording = (ctx: Ctx, link: string): Promise<void> =>
  ctx.tx(async db => {
    const found = await linkOfId(ctx, link)
    const mode = found?.questionnaire.recording_mode ?? 'none'
    if (mode !== 'none') await rows.insertRecording(db, link, mode)
    const recording = await rows.lockRecording(db, link)
    if (!recording || recording.sealed_at) return
    await rows.updateRecording(db, link, { sealed_at: ctx.now() })
    if (recording.bytes && !recording.deleted_at) await recordingKept(ctx, link, recording.bytes)
    const startAfter = new Date(ctx.now().getTime() + bringMs)
    await ctx.enqueue(joinRecording, { link }, { startAfter })
  })

/** The last slices of a page take no longer. Later ones are joined again. */
const bringMs = 20_000

/**
 * The page has brought all that its recorders wrote, so that it can be joined at once. 409 before the session has ended. A
 * second call changes nothing, nor does one where nothing was recorded.
 */
export const recordingDelivered = (ctx: Ctx, link: QuestionnaireLinkRow): Promise<void> =>
  ctx.tx(async db => {
    if (!link.completed_at) throw new Problem(409, 'This conversation has not ended.')
    const recording = await rows.lockRecording(db, link.id)
    if (!recording?.sealed_at || recording.delivered_at) return
    await rows.updateRecording(db, link.id, { delivered_at: ctx.now() })
    await ctx.enqueue(joinRecording, { link: link.id })
  })

/**
 * Deletes the media of a session, its pictures included; the written record stays. Once this returns no reader gets them,
 * and moments later the store has none. 404 when there are no media, or none any more.
 */
export async function deleteRecording(ctx: Ctx, { link }: Pick<FoundSession, 'link'>): Promise<void> {
  if (!(await ctx.tx(db => rows.selectHasMedia(db, link.id)))) throw notFound('Recording')
  await forgetMedia(ctx, link.id)
}

/**
 * The same, whether there are media or not, to delete or erase a whole record: within that transaction, and before its rows
 * are deleted.
 */
export const forgetMedia = (ctx: Ctx, link: string): Promise<void> =>
  ctx.tx(async db => {
    const gone = { deleted_at: ctx.now(), file_key: null, file_bytes: null, duration_ms: null }
    await rows.updateRecording(db, link, gone)
    await forgetPictures(ctx, link)
    await forgetEvidence(ctx, link)
    await recordingGone(ctx, link)
    await recordGrew(ctx, link)
    await ctx.enqueue(dropMedia, { link })
  })

/** Milliseconds of the session to milliseconds of its joined recording. */
export type RecordingClock = (ms: number) => number

/**
 * Opens the clock of a session's joined recording, which leaves out the breaks of the recorder. A moment within a break is
 * where the recording goes on. Without a recording, times stay as they are.
 */
export async function recordingClock(ctx: Ctx, link: string): Promise<RecordingClock> {
  const parts = (await ctx.tx(db => rows.selectParts(db, link))).filter(part => part.duration_ms)
  if (!parts.length) return ms => ms
  return ms => {
    const part = parts.findLast(one => one.started_ms <= ms) ?? parts[0]!
    const within = Math.min(Math.max(0, ms - part.started_ms), part.duration_ms!)
    return part.offset_ms! + within
  }
}

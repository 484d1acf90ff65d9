import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { linkOfId, recordGrew, recordingGone, recordingKept } from '../links/links.ts'
import { drop, joinedKey, store } from './files.ts'
import { joinParts, type SpooledRecording } from './joining.ts'
import * as rows from './queries.ts'
import { lateMs } from './slices.ts'

/**
 * Makes one file of the parts of a session that has ended. The parts stay until the file was read back and no more may
 * come: the page has said that it brought everything, or its time is over. Slices that came meanwhile are joined anew.
 */
export const joinRecording = job<{ link: string }>({
  name: 'questionnaires.join_recording',
  async run(ctx, { link }, signal) {
    const found = await linkOfId(ctx, link)
    const recording = await ctx.tx(db => rows.selectRecording(db, link))
    if (!found?.link.completed_at || !recording?.sealed_at || recording.deleted_at) return
    if (recording.joined_bytes < recording.bytes) {
      const parts = await ctx.tx(db => rows.selectParts(db, link))
      const joined = await joinParts(ctx, parts, signal)
      try {
        await keepJoined(ctx, { link, parts, joined })
      } finally {
        await joined?.clean()
      }
    }
    await settle(ctx, link)
    await tidy(ctx, link, new Date(found.link.completed_at.getTime() + lateMs))
  },
})

async function keepJoined(
  ctx: Ctx,
  given: { link: string; parts: rows.PartRow[]; joined: SpooledRecording | null },
): Promise<void> {
  const { link, parts, joined } = given
  const key = joined && joinedKey(ctx, link)
  if (joined && key) {
    const file = { file_key: key, link_id: link, kind: 'joined', bytes: joined.bytes, created_at: ctx.now() }
    await ctx.tx(db => rows.insertFile(db, file))
    await store(ctx, key, joined.body())
  }
  await ctx.tx(async db => {
    const recording = await rows.lockRecording(db, link)
    // Deleted meanwhile: the hourly job removes the file.
    if (!recording || recording.deleted_at) return
    const joined_bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    await rows.updateRecording(db, link, {
      file_key: key,
      file_bytes: joined?.bytes ?? null,
      joined_bytes,
      duration_ms: joined && Math.round(joined.durationMs),
    })
    if (!joined) return recordingGone(ctx, link)
    for (const [i, part] of parts.entries()) {
      const { offset, duration } = joined.segments[i]!
      await rows.updatePart(db, part, { offset_ms: Math.round(offset), duration_ms: Math.round(duration) })
    }
    await recordingKept(ctx, link, joined.bytes)
  })
}

/** Marks the recording as settled: it is joined, or nothing playable came. Not while unjoined slices are there. */
const settle = (ctx: Ctx, link: string): Promise<void> =>
  ctx.tx(async db => {
    const recording = await rows.lockRecording(db, link)
    if (!recording || recording.joined_bytes < recording.bytes) return
    await rows.updateRecording(db, link, { settled_at: ctx.now() })
    await recordGrew(ctx, link)
  })

/** Removes the files that the joined one replaces, and runs again later while more slices may come. */
async function tidy(ctx: Ctx, link: string, lateUntil: Date): Promise<void> {
  const recording = await ctx.tx(db => rows.selectRecording(db, link))
  if (!recording || recording.deleted_at) return
  const { file_key, joined_bytes, bytes, delivered_at } = recording
  await drop(ctx, await ctx.tx(db => rows.selectKeys(db, link, ['joined'], file_key)))
  const over = delivered_at !== null || lateUntil <= ctx.now()
  if (joined_bytes < bytes || !over) {
    const startAfter = joined_bytes < bytes ? ctx.now() : lateUntil
    return ctx.tx(() => ctx.enqueue(joinRecording, { link }, { startAfter }))
  }
  await drop(ctx, await ctx.tx(db => rows.selectKeys(db, link, ['slice'], null)))
}

/** Removes the files of a link whose media were deleted. */
export const dropMedia = job<{ link: string }>({
  name: 'questionnaires.drop_media',
  async run(ctx, { link }) {
    await drop(ctx, await ctx.tx(db => rows.selectKeys(db, link, ['slice', 'joined', 'still'], null)))
  },
})

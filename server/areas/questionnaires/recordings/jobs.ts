import type { Ctx } from '../../../context.ts'
import { job } from '../../../jobs/job.ts'
import { linkOfId, recordingKept } from '../links/links.ts'
import { drop, joinedKey, store } from './files.ts'
import { joinParts, type Spooled } from './joining.ts'
import * as rows from './queries.ts'
import { lateMs } from './slices.ts'

const dayMs = 24 * 3_600_000
/** Media are deleted 90 days after the session (specification, section 8). */
export const keptMs = 90 * dayMs

/**
 * Makes one file of the parts of a session that has ended. The parts stay until the file was read back and, unless the
 * page has said that it brought everything, until nothing may come any more; what came meanwhile is joined anew.
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
        await keepJoined(ctx, { link, parts, joined, completedAt: found.link.completed_at })
      } finally {
        await joined?.clean()
      }
    }
    await tidy(ctx, link, new Date(found.link.completed_at.getTime() + lateMs))
  },
})

async function keepJoined(
  ctx: Ctx,
  given: { link: string; parts: rows.PartRow[]; joined: Spooled | null; completedAt: Date },
): Promise<void> {
  const { link, parts, joined, completedAt } = given
  const key = joined && joinedKey(ctx, link)
  if (joined && key) {
    const file = { file_key: key, link_id: link, kind: 'joined', bytes: joined.bytes, created_at: ctx.now() }
    await ctx.tx(db => rows.insertFile(db, file))
    await store(ctx, key, joined.body())
  }
  await ctx.tx(async db => {
    const recording = await rows.lockRecording(db, link)
    // Deleted meanwhile: the chore removes the file.
    if (!recording || recording.deleted_at) return
    const joined_bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    await rows.updateRecording(db, link, {
      ...{ file_key: key, file_bytes: joined?.bytes ?? null, joined_bytes },
      duration_ms: joined && Math.round(joined.durationMs),
    })
    if (!joined) return
    for (const [i, part] of parts.entries()) {
      const { offset, duration } = joined.segments[i]!
      await rows.updatePart(db, part, { offset_ms: Math.round(offset), duration_ms: Math.round(duration) })
    }
    const deleteAfter = new Date(completedAt.getTime() + keptMs)
    await recordingKept(ctx, link, { bytes: joined.bytes, deleteAfter })
  })
}

/** Removes what the joined file replaces; comes again once nothing more may arrive. */
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

import type { Ctx } from '#server/core/context.ts'
import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'
import { type FoundSession, type QuestionnaireLinkRow, sinceStart } from '../links/links.ts'
import { bytesOf, drop, stillKey, store } from './files.ts'
import { insertFile, keepFile } from './queries.ts'
import * as rows from './still-queries.ts'

/** A picture of 640×480 pixels, as a browser writes it, has fewer bytes. */
export const mostStillBytes = 512 << 10
/** The time between stills of a session that has just begun. */
const firstSpacingMs = 10_000
/** More than a report needs. Of so many, every second one is deleted, and the next come half as often. */
const mostStills = 16
const side = { width: 640, height: 480 }

/** Whether sessions of a questionnaire have stills: their camera is recorded, or their activity is watched. */
export const takesStills = ({ questionnaire }: Pick<FoundSession, 'questionnaire'>): boolean =>
  questionnaire.recording_mode === 'audio_video' || questionnaire.monitor_activity

/**
 * Keeps a still of the camera, and returns in how many milliseconds the next one is due. A session of any length has 8 to
 * 16 of them, at equal distances; one that comes too early is not kept. 409 outside a session that takes stills, 400 where
 * this is no picture.
 */
export async function keepStill(
  ctx: Ctx,
  found: FoundSession,
  { atMs, picture }: { atMs: number; picture: Buffer },
): Promise<{ nextMs: number }> {
  const { link } = found
  if (!takesStills(found)) throw new Problem(409, 'No pictures are kept of this conversation.')
  if (!link.started_at || link.completed_at || link.revoked_at) {
    throw new Problem(409, 'This conversation is not under way.')
  }
  const at = Math.round(Math.min(atMs, sinceStart(link, ctx.now())))
  const early = (times: number[]) => (times.at(-1) ?? Number.NEGATIVE_INFINITY) + spacingOf(times) - at
  const before = await timesOf(ctx, link.id)
  if (early(before) > 1_000) return { nextMs: early(before) }
  const jpeg = await clean(picture)
  const key = stillKey(ctx, link.id)
  const file = { file_key: key, link_id: link.id, kind: 'still', bytes: jpeg.length, created_at: ctx.now() }
  await ctx.tx(db => insertFile(db, file))
  await store(ctx, key, jpeg)
  const dropped = await ctx.tx(async db => {
    const stills = await rows.lockStills(db, link.id)
    if (early(stills.map(still => still.at_ms)) > 1_000) return [key]
    await keepFile(db, key)
    await rows.insertStill(db, { link_id: link.id, at_ms: at, file_key: key })
    if (stills.length < mostStills) return []
    const thinned = stills.filter((_, i) => i % 2 === 1)
    await rows.deleteStills(
      db,
      link.id,
      thinned.map(still => still.at_ms),
    )
    return thinned.map(still => still.file_key).filter(one => one !== null)
  })
  // The hourly job removes what can't be removed now.
  await drop(ctx, dropped).catch(error => ctx.log.warn({ err: error }, 'stills could not be removed yet'))
  return { nextMs: spacingOf(await timesOf(ctx, link.id)) }
}

/** Forgets the pictures. Their times stay in the record. */
export const forgetPictures = (ctx: Ctx, link: string): Promise<void> =>
  ctx.tx(db => rows.updateStills(db, link, { file_key: null }))

/** The times of all stills, also of those whose pictures were deleted. Milliseconds since Start. */
export const stillTimesOf = (ctx: Ctx, link: Pick<QuestionnaireLinkRow, 'id'>): Promise<number[]> =>
  timesOf(ctx, link.id)

/** The times of those whose pictures are there. */
export const keptStillsOf = async (ctx: Ctx, link: Pick<QuestionnaireLinkRow, 'id'>): Promise<number[]> =>
  (await ctx.tx(db => rows.selectStills(db, link.id))).flatMap(({ at_ms, file_key }) =>
    file_key === null ? [] : [at_ms],
  )

/** The still of a time, as JPEG; null where there is none, or its picture is deleted. Throws BlobsUnavailable. */
export async function stillAt(
  ctx: Ctx,
  link: Pick<QuestionnaireLinkRow, 'id'>,
  atMs: number,
): Promise<Buffer | null> {
  const stills = await ctx.tx(db => rows.selectStills(db, link.id))
  const key = stills.find(({ at_ms }) => at_ms === atMs)?.file_key
  return key ? bytesOf(ctx, key) : null
}

/** The stills whose pictures are there, as JPEG of at most 640×480. Throws BlobsUnavailable. */
export async function stillsOf(
  ctx: Ctx,
  link: Pick<QuestionnaireLinkRow, 'id'>,
): Promise<{ atMs: number; jpeg: Buffer }[]> {
  const found: { atMs: number; jpeg: Buffer }[] = []
  for (const { at_ms, file_key } of await ctx.tx(db => rows.selectStills(db, link.id))) {
    const jpeg = file_key === null ? null : await bytesOf(ctx, file_key)
    if (jpeg) found.push({ atMs: at_ms, jpeg })
  }
  return found
}

const timesOf = async (ctx: Ctx, link: string): Promise<number[]> =>
  (await ctx.tx(db => rows.selectStills(db, link))).map(still => still.at_ms)

const spacingOf = (times: number[]): number =>
  times.length < 2
    ? firstSpacingMs
    : Math.max(firstSpacingMs, Math.round((times.at(-1)! - times[0]!) / (times.length - 1)))

/** Drawn anew, so that the file holds a picture and nothing else, whatever the page sent. */
async function clean(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    return await sharp(picture, { limitInputPixels: 4_000_000, failOn: 'error' })
      .timeout({ seconds: 10 })
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch {
    throw new Problem(400, 'This is no picture that can be read.')
  }
}

import type { Monitoring } from '#contract/questionnaires/result.ts'
import type { Ctx } from '#server/core/context.ts'
import { loadSharp } from '#server/core/sharp.ts'
import { Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { type FoundSession, flagsOf, sinceStart } from '../links/links.ts'
import { isSeen, judge, type Seen, shows, watched, windowOf, windowSeconds } from './judging.ts'
import * as rows from './queries.ts'
import { type FrameContents, frame, mostFramePixels } from './watcher/look.ts'
import { look, Unreadable } from './watcher/watcher.ts'

/** A frame of 640×480 pixels, as a browser writes it, has fewer bytes. */
export const mostFrameBytes = 256 << 10

/** So many pictures are kept of one session; the findings say the rest. */
const mostEvidence = 24

/** A phone is looked for in every third second: it takes three times as long as everything else. */
const phoneEvery = 3

/**
 * Looks at a frame of the camera and keeps what it shows. The frame itself is kept only where it makes its window of ten
 * seconds stand out. Returns how many frames came so far, so that the page can tell the person. 409 where nothing is
 * watched, 400 where this is no picture.
 */
export async function receiveFrame(
  { ctx, link, questionnaire }: FoundSession,
  picture: Buffer,
): Promise<{ frames: number }> {
  if (!questionnaire.monitor_activity) throw new Problem(409, 'Nobody watches this conversation.')
  if (!link.started_at || link.completed_at || link.revoked_at) {
    throw new Problem(409, 'This conversation is not under way.')
  }
  const atMs = sinceStart(link, ctx.now())
  const second = Math.floor(atMs / 1000)
  const seen: Seen = { second, ...(await see(ctx, picture, second)) }
  const row = { ...seen, link_id: link.id, judged: seen.faces !== null }
  const { fresh, frames, found } = await ctx.tx(async db => {
    const fresh = await rows.insertFrame(db, row)
    const from = windowOf(second) * windowSeconds
    const window = fresh ? await rows.selectFrames(db, link.id, { from, to: from + windowSeconds }) : []
    const found = watched.filter(finding => shows[finding](seen) && isSeen(finding, window))
    return { fresh, found, frames: await rows.countFrames(db, link.id) }
  })
  if (fresh && found.length) await keepEvidence(ctx, link.id, { found, atMs, picture })
  return { frames }
}

async function see(ctx: Ctx, picture: Buffer, second: number): Promise<Omit<Seen, 'second'>> {
  let seen: FrameContents | null
  try {
    seen = await look(picture, { forPhone: second % phoneEvery === 0 })
  } catch (error) {
    if (error instanceof Unreadable) throw new Problem(400, 'This is no picture that can be read.')
    ctx.log.error({ err: error }, 'a frame could not be looked at')
    seen = null
  }
  if (!seen?.judged) return { faces: null, yaw: null, phone: null }
  return { faces: seen.faces, yaw: seen.yaw, phone: seen.phone }
}

/** Drawn anew, so that the file holds a picture and nothing else, whatever the page sent. */
async function keepEvidence(
  ctx: Ctx,
  link: string,
  { found, atMs, picture }: { found: readonly string[]; atMs: number; picture: Buffer },
): Promise<void> {
  const window_n = windowOf(atMs / 1000)
  const sharp = await loadSharp()
  const drawn = sharp(picture, { limitInputPixels: mostFramePixels }).resize({
    ...frame,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const jpeg = await drawn.jpeg({ quality: 70 }).toBuffer()
  await ctx.tx(async db => {
    for (const finding of found) {
      await rows.insertEvidence(db, link, { finding, window_n, at_ms: Math.round(atMs), jpeg }, mostEvidence)
    }
  })
}

/** The findings of a session that has ended; null where nothing was watched. */
export async function monitoringOf({ ctx, link, questionnaire }: FoundSession): Promise<Monitoring | null> {
  if (!questionnaire.monitor_activity || !link.completed_at) return null
  const frames = await ctx.tx(db => rows.selectFrames(db, link.id))
  return judge(
    frames,
    await flagsOf(ctx, link.id),
    link.duration_seconds ?? 0,
    homeLanguage(await business(ctx)),
  )
}

/** The pictures that show the findings, until the session's media are deleted; JPEG of at most 640×480. `one`: that alone. */
export const evidenceOf = async (
  ctx: Ctx,
  link: string,
  one?: Pick<rows.Evidence, 'finding' | 'window_n'>,
): Promise<{ finding: string; atMs: number; jpeg: Buffer }[]> =>
  (await ctx.tx(db => rows.selectEvidence(db, link, one))).map(({ finding, at_ms, jpeg }) => ({
    finding,
    jpeg,
    atMs: at_ms,
  }))

/** What these pictures show, and when. */
export const evidenceTimesOf = (ctx: Ctx, link: string): Promise<Omit<rows.Evidence, 'jpeg'>[]> =>
  ctx.tx(db => rows.selectEvidenceTimes(db, link))

/** Deletes the pictures, in the open transaction; the findings stay. */
export const forgetEvidence = (ctx: Ctx, link: string): Promise<void> =>
  ctx.tx(db => rows.deleteEvidence(db, link))

import type { SessionPlayback } from '#contract/questionnaires/playback.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { type FoundSession, statusOf, turnsOf } from '../links/links.ts'
import { evidenceOf, evidenceTimesOf } from '../monitoring/monitoring.ts'
import { recordingClock } from '../recordings/recordings.ts'
import { keptStillsOf, stillAt } from '../recordings/stills.ts'

/**
 * What was said and seen in a session, by the clock of its recording, finer than its result tells it. Empty until its link
 * reads completed; without pictures once they are deleted.
 */
export async function playbackOf({ ctx, link }: FoundSession): Promise<SessionPlayback> {
  if (statusOf(link, ctx.now()) !== 'completed') return { turns: [], pictures: [] }
  const clock = await recordingClock(ctx, link.id)
  const at = (ms: number) => Math.floor(clock(ms))
  const turns = (await turnsOf(ctx, link.id)).map(turn => ({
    speaker: turn.speaker,
    text: turn.text,
    began_ms: at(turn.began_ms),
    ended_ms: at(turn.ended_ms),
    question_n: turn.question_n,
  }))
  const stills = (await keptStillsOf(ctx, link)).map(ms => ({ ms, id: `still-${ms}`, finding: null }))
  const evidence = (await evidenceTimesOf(ctx, link.id)).map(({ finding, at_ms: ms, window_n }) => ({
    ms,
    id: `${finding}-${window_n}`,
    finding,
  }))
  const pictures = [...stills, ...evidence]
    .sort((a, b) => a.ms - b.ms)
    .map(({ ms, id, finding }) => ({ id, at_ms: at(ms), finding }))
  return { turns, pictures }
}

/** A picture of a session, as JPEG. 404 where there is none with this id, or none any more; 503. */
export async function pictureOf({ ctx, link }: FoundSession, id: string): Promise<Buffer> {
  const [, kind = '', number = ''] = /^([a-z_]{1,40})-(\d{1,9})$/.exec(id) ?? []
  const jpeg =
    kind === 'still' ? await still(ctx, link, Number(number)) : await evidence(ctx, link, kind, number)
  if (!jpeg) throw notFound('Picture')
  return jpeg
}

async function still(ctx: Ctx, link: { id: string }, ms: number): Promise<Buffer | null> {
  try {
    return await stillAt(ctx, link, ms)
  } catch (error) {
    if (!(error instanceof BlobsUnavailable)) throw error
    throw new Problem(503, 'The picture cannot be fetched right now. Try again in a few minutes.')
  }
}

const evidence = async (ctx: Ctx, link: { id: string }, finding: string, window: string) =>
  (await evidenceOf(ctx, link.id, { finding, window_n: Number(window) }))[0]?.jpeg ?? null

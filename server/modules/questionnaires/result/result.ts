import type { QuestionnaireResult } from '#contract/questionnaires/result.ts'
import type { Ctx } from '#server/core/context.ts'
import { flagsOf, linkOfId, type QuestionnaireLinkRow, statusOf, turnsOf } from '../links/links.ts'
import { monitoringOf } from '../monitoring/monitoring.ts'
import { type RecordingClock, recordingClock } from '../recordings/recordings.ts'
import { stillTimesOf } from '../recordings/stills.ts'
import { writeUpOf } from './write-up.ts'

/**
 * All that came of a session; null until its link reads completed. Where the write-up failed, or took longer than a link
 * waits for it, `summary` is "" and the rest an extract. `given`: the recording's clock, where the caller has it open.
 */
export async function resultOf(
  ctx: Ctx,
  link: QuestionnaireLinkRow,
  given?: RecordingClock,
): Promise<QuestionnaireResult | null> {
  if (statusOf(link, ctx.now()) !== 'completed') return null
  const found = await linkOfId(ctx, link.id)
  if (!found) return null
  const [turns, flags] = [await turnsOf(ctx, link.id), await flagsOf(ctx, link.id)]
  const [monitoring, stills] = [await monitoringOf(found), await stillTimesOf(ctx, link)]
  // What the record shows can be looked up in the recording, which has no breaks.
  const clock = given ?? (await recordingClock(ctx, link.id))
  const recorded = (ms: number) => Math.floor(clock(ms) / 1000)
  return {
    duration_seconds: link.duration_seconds ?? 0,
    ...(await writeUpOf(ctx, found)),
    transcript: turns.map(({ speaker, text, began_ms }) => ({
      speaker,
      text,
      at_seconds: recorded(began_ms),
    })),
    monitoring: monitoring && {
      ...monitoring,
      findings: monitoring.findings.map(finding => ({
        ...finding,
        at_seconds: finding.at_seconds.map(at => recorded(at * 1000)),
      })),
    },
    flags: flags.map(({ kind, detail, source, at_seconds }) => ({
      kind,
      detail,
      source,
      at_seconds: recorded(at_seconds * 1000),
    })),
    evidence_frames: stills.map(ms => ({ at_seconds: recorded(ms) })),
  }
}

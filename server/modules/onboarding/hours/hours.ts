import type { HoursGuess } from '#contract/onboarding.ts'
import type { Ctx } from '#server/core/context.ts'
import { textsTaught } from '#server/modules/knowledge/overview/overview.ts'
import { guessHours } from './guess.ts'

/** Sources that are read for the hours, the newest; a website of this size names them everywhere. */
const mostRead = 300

/** The opening hours that stand in what was read, to be confirmed; all null when they are unclear. */
export async function hoursRead(ctx: Ctx): Promise<HoursGuess> {
  const found = guessHours(await textsTaught(ctx, mostRead))
  if (!found) return { hours: null, quote: null, source: null }
  const { parent_doc_id, name, origin } = found.source
  return { hours: found.hours, quote: found.quote, source: { parent_doc_id, name, origin } }
}

import type { CallSimulation } from '#client'
import { counted } from '../../../words/words.ts'
import type { Standing } from '../standing.ts'
import { channelsWords } from '../words.ts'

/** How the rehearsed calls went last. */
export function simulationsStanding(simulations: CallSimulation[]): Standing {
  const words = channelsWords()
  if (!simulations.length) return { tone: 'plain', sentence: words.simulations_none }
  const failing = simulations.filter(({ last_run }) => /failed|broken/.test(last_run?.state ?? ''))
  return failing.length
    ? { tone: 'alarm', sentence: counted(words.simulations_failing, failing.length) }
    : { tone: 'ok', sentence: counted(words.simulations_fine, simulations.length) }
}

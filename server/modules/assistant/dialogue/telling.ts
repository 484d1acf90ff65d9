import { say } from '#server/language/phrases.ts'
import type { Turn } from '../turn/turn.ts'

/** The sentence that the team was told or, where nobody hears of it, that it is noted for them. */
export async function tellingOf(
  turn: Turn,
  kind: 'handover' | 'unanswered',
  sentence: 'passed_on' | 'passed_on_unsigned' | 'handed_over' | 'complaint' | 'emergency',
  values: { contact?: string } = {},
): Promise<string> {
  const told = await turn.teamHears(kind)
  return say(turn.locale, told ? sentence : `${sentence}_noted`, { business: turn.business.name, ...values })
}

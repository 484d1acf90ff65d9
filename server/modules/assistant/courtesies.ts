import { withoutContact } from '#server/language/contact-details.ts'
import { hears, otherWords, type Theme, without } from '#server/language/phrases/phrases.ts'
import type { Turn } from './turn/turn.ts'

/** What the message says besides these themes, courtesies and names. */
export const rest = ({ tongue, message, business, scope }: Turn, themes: Theme[]): string[] =>
  otherWords(
    tongue,
    withoutContact(message),
    [...themes, 'courtesy'],
    [business.name, scope.agentName ?? business.agent_name],
  )

/** Whether the message says this and nothing besides other courtesies. */
export function saysOnly(turn: Turn, theme: 'yes' | 'no' | 'greeting' | 'thanks' | 'goodbye'): boolean {
  const { tongue, message } = turn
  const themes: Theme[] = [theme, 'greeting', 'thanks', 'goodbye', 'place']
  if (!hears(tongue, theme, message) || hears(tongue, 'asks', without(tongue, message, themes))) return false
  return !rest(turn, themes).length
}

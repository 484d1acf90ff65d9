import { withoutContact } from '#server/language/contact-details.ts'
import { hears, otherWords, type Theme, without } from '#server/language/phrases.ts'
import type { Turn } from './turn.ts'

/** What the message says besides these themes, courtesies and names. */
export const rest = ({ locale, message, business, scope }: Turn, themes: Theme[]): string[] =>
  otherWords(
    locale,
    withoutContact(message),
    [...themes, 'courtesy'],
    [business.name, scope.agentName ?? business.agent_name],
  )

/** Whether the message says this and nothing besides other courtesies. */
export function saysOnly(turn: Turn, theme: 'yes' | 'no' | 'greeting' | 'thanks' | 'goodbye'): boolean {
  const { locale, message } = turn
  const themes: Theme[] = [theme, 'greeting', 'thanks', 'goodbye', 'place']
  if (!hears(locale, theme, message) || hears(locale, 'asks', without(locale, message, themes))) return false
  return !rest(turn, themes).length
}

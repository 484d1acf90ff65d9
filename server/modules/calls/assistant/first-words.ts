import type { Locale } from '#locales/types.ts'
import type { Call } from '../calls.ts'
import type { CallContext } from './call-context.ts'

/** What is said first. A person whom we call hears before anything else that it is an AI, in words that nobody can change. */
export function opening({ direction }: Call, context: CallContext, words: Locale['phoneCall']): string {
  if (direction === 'outbound') return filled(words.outbound, context)
  const { greeting } = context
  if (!greeting) return filled(words.inbound, context)
  const disclosed = filled(words.disclosed, context)
  return /[?？؟]$/u.test(greeting) ? `${disclosed} ${greeting}` : `${greeting} ${disclosed}`
}

/** A sentence of ours with the names in it. */
export const filled = (sentence: string, { agent, business }: CallContext): string =>
  sentence.replace(/\{(agent|business)\}/g, (_, name) => (name === 'agent' ? agent : business.name))

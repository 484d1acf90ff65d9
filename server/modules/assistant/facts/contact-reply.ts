import { hears, otherWords, say, type Theme } from '#server/language/phrases.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'

const facts = ['address', 'phone', 'email', 'website'] as const
const besides: Theme[] = ['place', 'onward', 'greeting', 'thanks', 'courtesy']

/**
 * The business's address and contact details, from its settings. Null when the message asks something else, or
 * something that the settings do not hold (the business may have taught it).
 */
export function contactReply(business: Business, language: string, message: string): string | null {
  const asked = facts.filter(fact => hears(language, fact, message))
  const anyWay = hears(language, 'reach', message)
  if (!asked.length && !anyWay) return null
  if (otherWords(language, message, [...facts, 'reach', ...besides], [business.name]).length) return null
  const wanted = asked.length ? asked : facts.filter(fact => fact !== 'address')
  const lines = wanted.flatMap(fact => {
    const value = business[fact]?.trim()
    return value ? [say(language, fact, { [fact]: value })] : []
  })
  return lines.length ? lines.join('\n') : null
}

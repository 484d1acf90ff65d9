import { hears, otherWords, say, type Theme, without } from '#server/language/phrases.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'

const facts = ['address', 'phone', 'email', 'website'] as const
const besides: Theme[] = ['place', 'onward', 'pointing', 'greeting', 'thanks', 'framing', 'courtesy']

/** What the reply needs to know of a business. */
type Reachable = Pick<Business, 'name' | (typeof facts)[number]>

/**
 * The business's address and contact details, from its settings; two facts when both are asked for. Null when the
 * message asks something else ("how much is the phone?"), or something that the settings do not hold (the business may
 * have taught it).
 */
export function contactReply(business: Reachable, language: string, message: string): string | null {
  // An email address is not the address.
  const others = without(language, message, ['email', 'website', 'phone'])
  const asked = facts.filter(fact => hears(language, fact, fact === 'address' ? others : message))
  const anyWay = hears(language, 'reach', message)
  if (!asked.length && !anyWay) return null
  if (hears(language, 'amount', message)) return null
  if (otherWords(language, message, [...facts, 'reach', ...besides], [business.name]).length) return null
  return contactLines(business, language, asked.length ? [...asked] : reachable)
}

/** The ways to reach somebody at the business, for a visitor who needs a person; null when the settings hold none. */
export const waysToReach = (business: Reachable, language: string): string | null =>
  contactLines(business, language, reachable)

const reachable = facts.filter(fact => fact !== 'address')

function contactLines(
  business: Reachable,
  language: string,
  wanted: (typeof facts)[number][],
): string | null {
  const lines = wanted.flatMap(fact => {
    const value = business[fact]?.trim()
    return value ? [say(language, fact, { [fact]: value })] : []
  })
  return lines.length ? lines.join('\n') : null
}

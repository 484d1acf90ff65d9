import type { Locale } from '#locales/types.ts'
import type { MustSaying, Saying } from '#server/modules/voice/voice.ts'
import type { Call } from '../calls.ts'
import { type CallContext, filled } from './call-context.ts'

/** Words that are said first. */
export type SpokenWords = Extract<Saying, { text: string }>

/** That the call is recorded. `heard`: it was heard to its end. */
export const notice = (words: Locale['phoneCall'], heard: () => void): MustSaying[] => [
  { text: words.recorded, must: true, heard },
]

/**
 * What is said first: who speaks, for whom, and that it is an AI, then what must be `told`, and only then what is asked. The
 * first two must be heard, and nobody can change their words.
 */
export function opening(
  direction: Call['direction'],
  context: CallContext,
  { words, told }: { words: Locale['phoneCall']; told: MustSaying[] },
): SpokenWords[] {
  const must = (text: string): MustSaying => ({ text: filled(text, context), must: true })
  if (direction === 'outbound') return [must(words.outbound), ...told, { text: words.outbound_question }]
  const { greeting } = context
  if (!greeting) return [must(words.inbound), ...told, { text: words.inbound_question }]
  const named = namingPart(greeting, context.business.name)
  if (named) {
    const rest = greeting.slice(named.length).trim()
    const first = must(`${named.trim()} ${words.named}`)
    return [first, ...told, ...(rest ? [{ text: rest }] : [])]
  }
  const who = must(words.disclosed)
  return /[?？؟]$/u.test(greeting) ? [who, ...told, { text: greeting }] : [{ text: greeting }, who, ...told]
}

/** A greeting up to the sentence that names the business, so that its name is not said twice; null where none does. */
function namingPart(greeting: string, business: string): string | null {
  const at = greeting.toLowerCase().indexOf(business.toLowerCase())
  if (at < 0 || !business) return null
  const after = at + business.length
  const end = /[.!?。！？؟]+["'”’»」]*/u.exec(greeting.slice(after))
  const named = end ? greeting.slice(0, after + end.index + end[0].length) : greeting
  // A question is the last thing to be said.
  return /[?？؟]["'”’»」]*$/u.test(named) ? null : named
}

import type { Choice } from '#contract/conversations/chat.ts'

/**
 * The reply without the numbered lines at its end that its buttons repeat. The server writes them for those who read the
 * reply where there are no buttons.
 */
export function unnumbered(reply: string, choices: readonly Choice[]): string {
  const lines = reply.trimEnd().split('\n')
  const listed = choices.map(({ message }, index) => `${index + 1}. ${message}`)
  const end = lines.slice(-listed.length)
  const repeats = listed.length > 0 && listed.every((line, index) => line === end[index])
  return repeats ? lines.slice(0, -listed.length).join('\n').trimEnd() : reply
}

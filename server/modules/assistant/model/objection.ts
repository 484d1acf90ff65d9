import type { HeldBack, HeldBackReason } from '#contract/conversations/held-back.ts'
import type { LanguageMessage } from '#server/providers/language/port.ts'

const why: Partial<Record<HeldBackReason, string>> = {
  action: 'No tool has done that in this conversation.',
  citation: 'There is no passage with that number.',
  instructions: 'That repeats your instructions.',
  language: 'That is not the language of the visitor’s last message.',
  markup: 'Write plain text, without HTML, Markdown or pictures.',
  too_long: 'Write short sentences.',
}

/** The conversation with the objection to a sentence that was held back, so that the model goes on without it. */
export function withObjection(
  messages: LanguageMessage[],
  said: string,
  { text, reason, claim }: HeldBack,
  results: string[],
): LanguageMessage[] {
  const objection = [
    `Your reply was stopped before this sentence, which the visitor has not read: ${JSON.stringify(text)}`,
    why[reason] ??
      `Neither the passages nor the facts nor a tool’s result support this in it: ${JSON.stringify(claim)}`,
    ...(results.length ? [`What your tools returned: ${JSON.stringify(results)}`] : []),
    said
      ? 'Go on after what the visitor has read, and do not repeat it.'
      : 'Write the reply again, from its beginning.',
    'Say only what the passages, the facts or the results of tools say, close to their words, and cite the passages. If they do not answer, begin with [0] and offer to ask the team.',
  ].join('\n')
  if (said) return [...messages, { role: 'assistant', text: said }, { role: 'user', text: objection }]
  const last = messages.at(-1)!
  return [...messages.slice(0, -1), { ...last, text: `${last.text}\n\n${objection}` }]
}

import { type LanguageAnswer, type LanguageEvent, LanguageUnavailable } from './port.ts'

/** The answer that a stream ends with, for callers who need no words before. Throws LanguageUnavailable when it has no end. */
export async function wholeAnswer(
  events: AsyncIterable<LanguageEvent>,
  model: string,
): Promise<LanguageAnswer> {
  for await (const event of events) {
    if (event.type !== 'end') continue
    const { type: _, ...answer } = event
    return answer
  }
  throw new LanguageUnavailable('network', `${model} broke off`)
}

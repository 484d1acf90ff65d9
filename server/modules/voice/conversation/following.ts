import type { AppDependencies } from '#server/core/context.ts'
import type { Line, SpokenAgent, SpokenInput } from '../voice.ts'

/** Asks the agent whether the conversation goes on in another language. Returns that; null where all stays as it is. */
export function languageAfter(
  heard: SpokenInput,
  { agent, line, speech }: { agent: SpokenAgent; line: Line; speech: AppDependencies['speech'] },
): string | null {
  const before = agent.language
  agent.follow?.(heard, language => canUse(language, line, speech))
  return agent.language === before ? null : agent.language
}

/** Whether a conversation can be held in this language: what a page hears and speaks by itself stays as it was begun. */
const canUse = (language: string, line: Line, { hears, speaks }: AppDependencies['speech']): boolean =>
  line.hears === 'sound' &&
  line.speaks === 'sound' &&
  (hears?.understands?.(language) ?? true) &&
  (speaks?.speaksIn?.(language) ?? true)

import type { LanguageTool } from '#server/providers/language/port.ts'
import type { ContactDetails, Escalation, Turn, TurnAction, TurnOutcome } from '../turn/turn.ts'

/**
 * Something that the assistant can do for a visitor besides answering: note whom to call back, book a table. The
 * area whose business it is makes it; the assistant knows of none, and is handed the list by whoever asks it.
 */
export interface Skill {
  /** A key of a reply's memo; letters and underscores. */
  name: string
  /** What a language model is told of it, one sentence a rule. Only our words and the owner's settings. */
  rules(turn: Turn): string[]
  /** What a language model does it with; the turn's outcome is made of what the tools note in `deeds`. */
  tools(turn: Turn, deeds: ToolEffects): LanguageTool[]
  /**
   * The built-in assistant's way: the reply when the message begins or goes on with this skill's dialogue, null
   * when it is about something else. What is to be remembered for the next message goes into the outcome's `memo`
   * under the skill's name, and comes back with the thread's last reply.
   */
  dialogue(turn: Turn): Promise<TurnOutcome | null>
  /** Sees the reply that something else gave, and may add to it: a question in the middle of a dialogue ends none. */
  resume?(turn: Turn, given: TurnOutcome): TurnOutcome
}

/** What tools have done in a turn. */
export interface ToolEffects {
  actions: TurnAction[]
  escalations: Escalation[]
  contact: Partial<ContactDetails>
  intent: string | null
}

/** What a skill kept in mind with the last reply, if the message follows right upon it. */
export function memoOf<T>({ thread }: Turn, skill: Pick<Skill, 'name'>): T | null {
  const last = thread.messages.at(-1)
  return last?.role === 'assistant' ? ((last.memo?.[skill.name] as T | undefined) ?? null) : null
}

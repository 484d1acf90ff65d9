import type { Ctx } from '#server/core/context.ts'
import type { LanguageTool } from '#server/providers/language/port.ts'
import type { ContactDetails, Escalation, Turn, TurnAction, TurnOutcome } from '../turn/turn.ts'

/**
 * Something that the assistant can do for a visitor besides answering, such as taking a callback or booking a table.
 * The module that owns the business implements it; the assistant knows none by itself and gets a list from its caller.
 */
export interface Skill {
  /** The key in a reply's memo; letters and underscores. */
  name: string
  /**
   * Reads what the dialogue begins with, for every message of every visitor: in the transaction that stores the message, so all of
   * it at once. The turn holds it (`preparedFor`).
   */
  prepare?(ctx: Ctx): Promise<unknown>
  /** Rules for the language model, one sentence each. They hold only our words and the owner's settings. */
  rules(turn: Turn): string[]
  /** Tools for the language model. They write what they did into `effects`, from which the outcome is made. */
  tools(turn: Turn, effects: ToolEffects): LanguageTool[]
  /**
   * The built-in assistant's dialogue: returns a reply when the message starts or continues this skill, null when it is
   * about something else. What the skill must remember goes into the outcome's `memo` under the skill's name and comes
   * back with the thread's last reply.
   */
  dialogue(turn: Turn): Promise<TurnOutcome | null>
  /** May add to a reply that something else gave: a question in the middle of a dialogue does not end it. */
  resume?(turn: Turn, given: TurnOutcome): TurnOutcome
}

/** What the tools did in a turn. */
export interface ToolEffects {
  actions: TurnAction[]
  escalations: Escalation[]
  contact: Partial<ContactDetails>
  intent: string | null
}

/** What a skill remembered with the last reply, when no other message came after it. */
export function memoOf<T>({ thread }: Turn, skill: Pick<Skill, 'name'>): T | null {
  const last = thread.messages.at(-1)
  return last?.role === 'assistant' ? ((last.memo?.[skill.name] as T | undefined) ?? null) : null
}

/** What the skill's `prepare` read. */
export const preparedFor = <T>({ prepared }: Turn, { name }: Pick<Skill, 'name'>): T =>
  prepared.get(name) as T

import { Type } from 'typebox'
import { textsOf } from '#locales/load.ts'
import { say } from '#server/language/phrases.ts'
import { lastReply, saysOnly } from '#server/modules/assistant/dialogue/dialogue.ts'
import type { Skill, ToolEffects } from '#server/modules/assistant/skills/skills.ts'
import { outcome, type Turn, type TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import type { LanguageTool } from '#server/providers/language/port.ts'

/** Ends a call, and opens one that the business placed. `byNumber`: the caller's number is known, and can be blocked. */
export const holdingCalls = ({ byNumber }: { byNumber: boolean }): Skill => ({
  name: 'holding_calls',
  rules: () => [
    'When the visitor says goodbye, or needs nothing more, say goodbye and use hang_up.',
    ...(byNumber ? [stopRule] : []),
  ],
  tools: (_turn, effects) => [
    {
      name: 'hang_up',
      description: 'Ends the call once your goodbye has been heard.',
      parameters: Type.Object({}),
      async execute() {
        effects.actions.push('hung_up')
        return { ends_after_your_words: true }
      },
    },
    ...(byNumber ? [stopTool(effects)] : []),
  ],
  dialogue: async turn => opening(turn) ?? farewell(turn),
})

const stopRule =
  'When the visitor does not want to be called again, in whatever words, use stop_calling, say that they will not be called again, and say goodbye.'

const stopTool = (effects: ToolEffects): LanguageTool => ({
  name: 'stop_calling',
  description: 'The business never calls this number again. Use it only when the visitor wants that.',
  parameters: Type.Object({}),
  async execute() {
    effects.actions.push('calls_stopped')
    return { stopped: true }
  },
})

/** A person who answers our call hears what it is about, unless they have no time. */
function opening(turn: Turn): TurnOutcome | null {
  const { spoken, thread, locale } = turn
  if (!spoken?.outbound || thread.messages.some(said => said.role === 'visitor')) return null
  const words = textsOf(locale).phoneCall
  if (saysOnly(turn, 'no') || saysOnly(turn, 'goodbye')) return outcome(words.busy, { actions: ['hung_up'] })
  return spoken.brief ? outcome(words.brief.replace('{brief}', () => spoken.brief!)) : null
}

function farewell(turn: Turn): TurnOutcome | null {
  const { thread, locale } = turn
  const ending = (['anything_else', 'welcome'] as const).map(sentence => say(locale, sentence))
  const nothingMore = ending.includes(lastReply(thread)?.text ?? '') && saysOnly(turn, 'no')
  if (!nothingMore && !saysOnly(turn, 'goodbye')) return null
  return outcome(say(locale, 'goodbye'), { actions: ['hung_up'] })
}

import type { AnswerResult } from '#server/modules/assistant/assistant.ts'
import type { NewMessage } from './append-queries.ts'

/** Makes the assistant's message from an answer, for any channel. */
export const assistantMessage = (
  { id, at }: { id: string; at: Date },
  { outcome, answeredBy, usage }: Omit<AnswerResult, 'language'>,
): NewMessage => ({
  id,
  role: 'assistant',
  text: outcome.reply,
  at,
  sources: outcome.sources,
  actions: outcome.actions,
  answered: outcome.answered,
  confidence: outcome.confidence,
  answered_by: answeredBy,
  topic: outcome.topic,
  query: outcome.query,
  memo: outcome.memo,
  choices: outcome.choices,
  usage,
  held_back: outcome.heldBack,
})

import type { Ctx } from '#server/core/context.ts'
import { LanguageUnavailable } from '#server/providers/language/port.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { lacksPoint } from '../result/extract/extract.ts'
import { type Course, type Intent, isPut } from './course.ts'
import { wishIn, yesOrNo } from './wishes.ts'
import { type TurnUnderstanding, understand } from './with-model.ts'

/** What a turn was understood as. */
export interface TurnReading {
  intent: Intent
  /** What was said lacks an expected point. */
  missing: boolean
  /** What the model made of it; null where it was not asked, or could not be. */
  words: TurnUnderstanding | null
}

/**
 * Reads a turn of the person: as a wish about the conversation, as yes or no to a question of ours, else by the model,
 * else as an answer. `before`: what they said to this question before. Throws the reason of an aborted signal.
 */
export async function readTurn(
  ctx: Ctx,
  turn: { text: string; before: string[]; course: Course; questionnaire: QuestionnaireRow; language: string },
  signal: AbortSignal,
): Promise<TurnReading> {
  const { text, course, questionnaire, language } = turn
  const plain = { missing: false, words: null }
  const reply = course.stage === 'leaving' ? yesOrNo(text, language) : null
  if (reply) return { ...plain, intent: reply }
  const wish = wishIn(text, language)
  if (wish) return { ...plain, intent: wish }
  // They spoke before they heard the question: this goes on from the one before, and the question is put again.
  if (!isPut(course)) return { ...plain, intent: 'answer' }
  const said = [...turn.before, text]
  const question = questionnaire.questions[course.question]!
  const missing = course.stage === 'asked' && lacksPoint(question, said, language)
  if (!ctx.language || course.stage === 'over') return { intent: 'answer', missing, words: null }
  try {
    const words = await understand(ctx.language, { course, questionnaire, language, said }, signal)
    const lacks = words.missing_point >= 1 && words.missing_point <= question.points.length
    return { intent: words.intent, missing: lacks, words }
  } catch (error) {
    if (signal.aborted || !(error instanceof LanguageUnavailable)) throw error
    ctx.metrics.providerError({ provider: 'language', reason: error.reason })
    ctx.log.warn({ err: error }, 'no model for this turn of an interview: going on as written')
    return { intent: 'answer', missing, words: null }
  }
}

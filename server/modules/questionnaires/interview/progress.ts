import type { Ctx } from '#server/core/context.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { LinkRow } from '../links/links.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { atTheStart, type Course } from './course.ts'

/** How far the interview of a link has come. */
export const courseOf = ({ progress }: Pick<LinkRow, 'progress'>): Course => ({
  ...atTheStart,
  ...(progress as Partial<Course> | null),
})

/** Whether it has come to its end, by its last question or because the person wanted to: nothing is to be resumed. */
export const isOver = (link: Pick<LinkRow, 'progress'>): boolean => courseOf(link).stage === 'over'

/** The language (ISO 639-1) of a questionnaire's questions, which is the one that is spoken; where they don't tell, the business's. */
export async function languageOf(
  ctx: Ctx,
  { questions }: Pick<QuestionnaireRow, 'questions'>,
): Promise<string> {
  const { language } = await business(ctx)
  return visitorLanguage(questions.map(({ text }) => text).join(' '), language.split('-')[0]!.toLowerCase())
}

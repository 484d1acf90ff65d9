import { inRegion, primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import type { QuestionnaireLinkRow } from '../links/links.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { atTheStart, type Course } from './course.ts'

/** The course of a link's interview, as it was kept. */
export const courseOf = ({ progress }: Pick<QuestionnaireLinkRow, 'progress'>): Course => ({
  ...atTheStart,
  ...(progress as Partial<Course> | null),
})

/** Whether an interview is over, after its last question or because the person wanted to leave. It can't be resumed. */
export const isOver = (link: Pick<QuestionnaireLinkRow, 'progress'>): boolean =>
  courseOf(link).stage === 'over'

/**
 * The language in which an interview is spoken, BCP 47: the one that was chosen, else that of its questions; the business's
 * where they don't tell.
 */
export async function languageOf(
  ctx: Ctx,
  { questions, language: chosen }: Pick<QuestionnaireRow, 'questions' | 'language'>,
): Promise<string> {
  const language = homeLanguage(await business(ctx))
  if (chosen) return inRegion(chosen, language)
  const spoken = visitorLanguage(questions.map(({ text }) => text).join(' '), primary(language) ?? 'en')
  return inRegion(spoken, language)
}

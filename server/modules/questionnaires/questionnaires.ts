import type { Static } from 'typebox'
import type {
  NewQuestionnaire,
  QuestionnaireChanges,
  SentQuestions,
} from '#contract/questionnaires/questionnaires.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { deleteSource, teachRecord } from '#server/modules/knowledge/knowledge.ts'
import {
  deleteQuestionnaire,
  insertQuestionnaire,
  isSent,
  lockQuestionnaire,
  type QuestionnaireQuestion,
  type QuestionnaireRow,
  selectQuestionnaire,
  selectQuestionnaires,
  selectTitled,
  updateQuestionnaire,
} from './queries.ts'

export type { QuestionnaireQuestion, QuestionnaireRow }

/** A questionnaire has at most so many questions, and a question so many points. */
export const mostQuestions = 25
export const mostPoints = 6

/** The question sets of the library, or the questionnaires that were made to be sent; newest first. None is in both. */
export const listQuestionnaires = (ctx: Ctx, templates: boolean): Promise<QuestionnaireRow[]> =>
  ctx.tx(db => selectQuestionnaires(db, templates, ctx.now()))

/**
 * One questionnaire of either list; 404 when there is none with this id. With `lock` nobody changes or removes it until
 * the open transaction ends.
 */
export async function getQuestionnaire(
  ctx: Ctx,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<QuestionnaireRow> {
  const row = isRecordId(id)
    ? await ctx.tx(db => (lock ? lockQuestionnaire : selectQuestionnaire)(db, id, ctx.now()))
    : undefined
  if (!row) throw notFound('Questionnaire')
  return row
}

/**
 * Makes a questionnaire, or a question set for the library, which the assistant knows from then on. `templateId`: the
 * question set that it is a copy of; `madeWithLink`: it is deleted with the last of its links. 400, with nothing made,
 * without a question and for too many questions or points.
 */
export async function createQuestionnaire(
  ctx: Ctx,
  sent: Static<typeof NewQuestionnaire>,
  { templateId = null, madeWithLink = false }: { templateId?: string | null; madeWithLink?: boolean } = {},
): Promise<QuestionnaireRow> {
  const [id, now] = [ctx.id(), ctx.now()]
  const made = {
    title: sent.title.trim(),
    about: sent.about?.trim() ?? '',
    questions: readQuestions(sent.questions),
    recording_mode: sent.recording_mode ?? 'audio',
    monitor_activity: sent.monitor_activity ?? false,
    expected_minutes: sent.expected_minutes ?? null,
    context_text: sent.context_text?.trim() ?? '',
    language: sent.language ?? null,
  }
  return ctx.tx(async db => {
    if (sent.is_template) await teach(ctx, { id, ...made })
    const source = sent.is_template ? id : null
    await insertQuestionnaire(db, {
      id,
      source_id: source,
      template_id: templateId,
      made_with_link: madeWithLink,
      ...made,
      created_at: now,
      updated_at: now,
    })
    await noteChange(ctx, db, { topic: 'questionnaire', id, kind: 'created' })
    return getQuestionnaire(ctx, id)
  })
}

/**
 * Applies the keys that were sent; null clears. A question set stays one, and the assistant's knowledge of it changes with
 * it. 404 when there is none with this id, 400 as for a new one, 409 for changed terms of a questionnaire that somebody
 * was sent already.
 */
export function changeQuestionnaire(
  ctx: Ctx,
  id: string,
  sent: Static<typeof QuestionnaireChanges>,
): Promise<QuestionnaireRow> {
  const questions = sent.questions && readQuestions(sent.questions)
  return ctx.tx(async db => {
    const before = await lockQuestionnaire(db, id, ctx.now())
    if (!before) throw notFound('Questionnaire')
    const changes = {
      title: sent.title?.trim() ?? before.title,
      questions: questions ?? before.questions,
      ...(sent.about !== undefined && { about: sent.about?.trim() ?? '' }),
      ...(sent.recording_mode && { recording_mode: sent.recording_mode }),
      ...(sent.monitor_activity !== undefined && { monitor_activity: sent.monitor_activity }),
      ...(sent.expected_minutes !== undefined && { expected_minutes: sent.expected_minutes }),
      ...(sent.context_text !== undefined && { context_text: sent.context_text?.trim() ?? '' }),
      ...(sent.language !== undefined && { language: sent.language }),
    }
    if (changesTerms(before, changes) && (await isSent(db, id))) {
      throw new Problem(
        409,
        'This questionnaire was sent: its questions, language, recording and monitoring stay as people were told. Make another for other ones.',
      )
    }
    await updateQuestionnaire(db, id, { ...changes, updated_at: ctx.now() })
    if (before.is_template) await teach(ctx, { id, ...changes })
    await noteChange(ctx, db, { topic: 'questionnaire', id, kind: 'changed' })
    return getQuestionnaire(ctx, id)
  })
}

/** Whether the questions change, to which answers refer by number, or what people agreed to before they spoke. */
const changesTerms = (before: QuestionnaireRow, after: Partial<QuestionnaireRow>): boolean =>
  JSON.stringify(after.questions?.map(asWritten)) !== JSON.stringify(before.questions.map(asWritten)) ||
  (after.recording_mode ?? before.recording_mode) !== before.recording_mode ||
  (after.monitor_activity ?? before.monitor_activity) !== before.monitor_activity ||
  (after.language === undefined ? before.language : after.language) !== before.language

/** A question in a fixed order of keys, to be compared: the database has an order of its own. */
const asWritten = ({ text, points }: QuestionnaireQuestion) => [text, points]

/**
 * Removes a questionnaire; the assistant forgets a question set. 404 when there is none with this id, 409 while it has
 * links.
 */
export const removeQuestionnaire = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const row = await lockQuestionnaire(db, id, ctx.now())
    if (!row) throw notFound('Questionnaire')
    if (await isSent(db, id)) {
      throw new Problem(
        409,
        'This questionnaire was sent: delete its links first, with what people answered.',
      )
    }
    // The question set is deleted with its source.
    if (row.source_id) await deleteSource(ctx, row.source_id)
    else await deleteQuestionnaire(db, id)
    await noteChange(ctx, db, { topic: 'questionnaire', id, kind: 'deleted' })
  })

const teach = (
  ctx: Ctx,
  set: { id: string; title: string; questions: QuestionnaireQuestion[] },
): Promise<void> =>
  teachRecord(ctx, {
    id: set.id,
    kind: 'question_set',
    name: set.title,
    parts: set.questions.map(({ text, points }) => [text, ...points.map(point => `- ${point}`)].join('\n')),
  })

function readQuestions(sent: SentQuestions): QuestionnaireQuestion[] {
  if (!sent.length) throw new Problem(400, 'A questionnaire has at least one question.')
  if (sent.length > mostQuestions) {
    throw new Problem(
      400,
      `A questionnaire has at most ${mostQuestions} questions; this one has ${sent.length}.`,
    )
  }
  return sent.map((question, i) => {
    const { text, points } = typeof question === 'string' ? { text: question, points: null } : question
    if (points && points.length > mostPoints) {
      throw new Problem(
        400,
        `A question has at most ${mostPoints} expected points; question ${i + 1} has ${points.length}.`,
      )
    }
    return { text: text.trim(), points: (points ?? []).map(point => point.trim()) }
  })
}

/** Questionnaires whose title contains this, newest first. */
export const findQuestionnaires = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => selectTitled(db, q, limit))).map(({ id, title }) => ({ id, title, detail: null }))

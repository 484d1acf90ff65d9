import type { Static } from 'typebox'
import type { Questionnaire } from '#contract/questionnaires/questionnaires.ts'
import type { QuestionnaireQuestion, QuestionnaireRow } from './queries.ts'

type Shown = Static<typeof Questionnaire>

/** A question and its spoken answer take so many minutes, where nobody gave an estimate. */
const minutesAQuestion = 2

export const showQuestionnaire = (row: QuestionnaireRow): Shown => ({
  id: row.id,
  title: row.title,
  about: row.about,
  questions: showQuestions(row.questions),
  question_count: row.questions.length,
  recording_mode: row.recording_mode as Shown['recording_mode'],
  expected_minutes: row.expected_minutes ?? row.questions.length * minutesAQuestion,
  context_text: row.context_text,
  monitor_activity: row.monitor_activity,
  language: row.language,
  link_count: row.link_count,
  completed_count: row.completed_count,
  created_at: row.created_at.toISOString(),
  is_template: row.is_template,
  template_id: row.template_id,
})

export const showQuestions = (questions: QuestionnaireQuestion[]): Shown['questions'] =>
  questions.map(({ text, points }) => ({ text, kind: points.length ? 'expected' : 'open', points }))

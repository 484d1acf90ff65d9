import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const Question = Named(
  'Question',
  Type.Object({
    text: Type.String(),
    kind: OneOf('open', 'expected'),
    points: Type.Array(Type.String()),
  }),
)

export const recordingModes = ['audio', 'audio_video', 'none'] as const
export type RecordingMode = Static<typeof RecordingMode>
export const RecordingMode = Named('RecordingMode', OneOf(...recordingModes))

/** BCP 47. */
const Language = Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 })

export const Questionnaire = Named(
  'Questionnaire',
  Type.Object({
    id: RecordId,
    title: Type.String(),
    about: Type.String(),
    questions: Type.Array(Question),
    question_count: Type.Integer(),
    recording_mode: RecordingMode,
    expected_minutes: Type.Integer({ description: 'Shown to the person; does not end the session' }),
    context_text: Type.String(),
    monitor_activity: Type.Boolean(),
    language: Nullable({
      ...Language,
      description: 'In which it is spoken; null: that of its questions',
    }),
    link_count: Type.Integer(),
    completed_count: Type.Integer({ description: 'How many of these links are completed' }),
    created_at: Timestamp,
    is_template: Type.Boolean({ description: 'Whether it is a question set of the library' }),
    template_id: Nullable({
      ...RecordId,
      description:
        'The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone',
    }),
  }),
)

export const QuestionnaireList = Named(
  'QuestionnaireList',
  Type.Object({ questionnaires: Type.Array(Questionnaire) }),
)

const written = { minLength: 1, pattern: '\\S' }

/** A question as it may be sent: a text alone, or with the points that an answer is expected to make. */
const NewQuestion = Named(
  'NewQuestion',
  Type.Unsafe<string | { text: string; points?: string[] | null }>({
    type: ['string', 'object'],
    maxLength: 2_000,
    ...written,
    required: ['text'],
    properties: {
      text: Type.String({ maxLength: 2_000, ...written }),
      points: Nullable(Type.Array(Type.String({ maxLength: 500, ...written }))),
    },
  }),
)

export const fields = {
  title: Type.String({ maxLength: 200, ...written }),
  about: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  // The schema sets no limit: the rule answers too many with a 400 that names it.
  questions: Type.Array(NewQuestion),
  recording_mode: Type.Optional(RecordingMode),
  monitor_activity: Type.Optional(Type.Boolean()),
  expected_minutes: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 600 }))),
  context_text: Type.Optional(Nullable(Type.String({ maxLength: 50_000 }))),
}
const language = Type.Optional(Nullable(Language))

export const NewQuestionnaire = Named(
  'NewQuestionnaire',
  Type.Object({ ...fields, language, is_template: Type.Optional(Type.Boolean()) }),
)

export const QuestionnaireChanges = Named(
  'QuestionnaireChanges',
  Type.Object({
    ...fields,
    language,
    title: Type.Optional(fields.title),
    questions: Type.Optional(fields.questions),
  }),
)

export type SentQuestions = Static<typeof fields.questions>

export const QuestionnaireParams = Type.Object({ id: Id('Questionnaire') })

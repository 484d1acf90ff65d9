import { type Static, Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { fields, Question, RecordingMode } from './questionnaires.ts'
import { QuestionnaireResult } from './result.ts'

const QuestionnairePerson = Named(
  'QuestionnairePerson',
  Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }),
)
export const statuses = ['issued', 'opened', 'in_progress', 'completed', 'expired', 'revoked'] as const
export type QuestionnaireLinkStatus = (typeof statuses)[number]
const QuestionnaireLinkStatus = Named('QuestionnaireLinkStatus', OneOf(...statuses))

export const LinkParams = Type.Object({ token: Type.String() })

export const NewQuestionnaireLink = Named(
  'NewQuestionnaireLink',
  Type.Object({
    person: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
      email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
      phone: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
    }),
    questions: Type.Optional(Nullable(fields.questions)),
    questionnaire_id: Type.Optional(
      Nullable(Type.String({ description: 'A saved list instead of questions' })),
    ),
    title: Type.Optional(
      Nullable(Type.String({ maxLength: 200, description: 'Default: Questions for {name}' })),
    ),
    about: fields.about,
    recording_mode: fields.recording_mode,
    monitor_activity: fields.monitor_activity,
    expected_minutes: fields.expected_minutes,
    context_text: fields.context_text,
    // The schema sets no range: the rule answers a number outside of it with 400, not 422.
    expiry_hours: Type.Optional(Nullable(Type.Integer({ description: '1 to 2160; default 168' }))),
  }),
)

export const QuestionnaireLinkMade = Named(
  'QuestionnaireLinkMade',
  Type.Object({
    ok: Type.Boolean(),
    questionnaire: Type.Object({
      id: RecordId,
      title: Type.String(),
      questions: Type.Array(Question),
      question_count: Type.Integer(),
      link_count: Type.Integer(),
    }),
    link: Type.Object({
      token: Type.String(),
      url: Type.String(),
      status: QuestionnaireLinkStatus,
      person: QuestionnairePerson,
      expires_at: Timestamp,
      result: Type.Null(),
    }),
  }),
)

const Recording = Named(
  'Recording',
  Type.Object({
    available: Type.Boolean(),
    bytes: Nullable(Type.Integer()),
    url: Type.String({ description: '"" before completion' }),
    delete_after: Nullable(Timestamp),
  }),
)

export const invitationChannels = ['email', 'sms'] as const
const InvitationChannel = Named('InvitationChannel', OneOf(...invitationChannels))

/** How the person was last told of their link by this server. */
export type QuestionnaireInvitation = Static<typeof QuestionnaireInvitation>
const QuestionnaireInvitation = Named(
  'QuestionnaireInvitation',
  Type.Object({
    channel: InvitationChannel,
    state: OneOf('queued', 'sending', 'sent', 'failed'),
    at: Timestamp,
    problem: Nullable(Type.String({ description: 'Why it was not sent' })),
  }),
)

export const NewInvitation = Named('NewInvitation', Type.Object({ channel: InvitationChannel }))

/** The questionnaire of a link, on the terms that hold for it. */
const SentQuestionnaire = Named(
  'SentQuestionnaire',
  Type.Object({
    id: RecordId,
    title: Type.String(),
    question_count: Type.Integer(),
    recording_mode: RecordingMode,
    monitor_activity: Type.Boolean(),
  }),
)

const link = {
  token: Type.String(),
  url: Type.String(),
  status: QuestionnaireLinkStatus,
  person: QuestionnairePerson,
  questionnaire: SentQuestionnaire,
  monitor_activity: Type.Boolean(),
  created_at: Timestamp,
  expires_at: Timestamp,
  opened_at: Nullable(Timestamp),
  started_at: Nullable(Timestamp),
  completed_at: Nullable(Timestamp),
  recording: Recording,
  report_pdf_url: Type.String({ description: '"" before completion' }),
  record_delete_after: Nullable(Timestamp),
  invitation: Nullable(QuestionnaireInvitation),
}

/** A link as a row of the list. */
export const QuestionnaireLink = Named('QuestionnaireLink', Type.Object(link))

const WholeSentQuestionnaire = Named(
  'WholeSentQuestionnaire',
  Type.Object({
    ...SentQuestionnaire.properties,
    about: Type.String(),
    expected_minutes: Type.Integer(),
    context_text: Type.String(),
  }),
)

/** One link with all of its terms. */
const whole = {
  ...link,
  questionnaire: WholeSentQuestionnaire,
}
export const WholeQuestionnaireLink = Named('WholeQuestionnaireLink', Type.Object(whole))

export const OneQuestionnaireLink = Named(
  'OneQuestionnaireLink',
  Type.Object({ ok: Type.Boolean(), link: WholeQuestionnaireLink }),
)

export const QuestionnaireLinkResult = Named(
  'QuestionnaireLinkResult',
  Type.Object({
    ok: Type.Boolean(),
    link: Type.Object({ ...whole, result: Nullable(QuestionnaireResult) }),
  }),
)

export const QuestionnaireLinkList = Named(
  'QuestionnaireLinkList',
  Type.Object({ links: Type.Array(QuestionnaireLink) }),
)

export const LinkQuery = Type.Object({
  status: Type.Optional(
    Type.String({ maxLength: 500, description: `Of these, with commas: ${statuses.join(', ')}` }),
  ),
  questionnaire_id: Type.Optional(Type.String({ maxLength: 100 })),
  since: Type.Optional(Type.Unsafe<string>({ ...Moment, description: 'Anything happened to it since' })),
  // The schema takes any text: the rule answers anything but 1 to 500 with 400, not 422.
  limit: Type.Optional(Type.String({ maxLength: 100, description: '1 to 500; default 200' })),
  offset: Page.offset,
})

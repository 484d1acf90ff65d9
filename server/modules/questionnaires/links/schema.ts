import { Type } from 'typebox'
import { Moment, Nullable, OneOf, Page, RecordId, Timestamp } from '#server/http/schema.ts'
import { QuestionnaireResult } from '../result/schema.ts'
import { fields, Question, RecordingMode } from '../schema.ts'
import { statuses } from './links.ts'

const Person = Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() })
const Status = OneOf(...statuses)

export const LinkParams = Type.Object({ token: Type.String() })

export const Bundle = Type.Object({
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
  // A value out of its range is a 400 that names the range, so the schema sets none: it would answer 422.
  expiry_hours: Type.Optional(Nullable(Type.Integer({ description: '1 to 2160; default 168' }))),
})

export const Bundled = Type.Object({
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
    status: Status,
    person: Person,
    expires_at: Timestamp,
    result: Type.Null(),
  }),
})

const Recording = Type.Object({
  available: Type.Boolean(),
  bytes: Nullable(Type.Integer()),
  url: Type.String({ description: '"" before completion' }),
  delete_after: Nullable(Timestamp),
})

/** The questionnaire of a link, on the terms that hold for it. */
const Sent = Type.Object({
  id: RecordId,
  title: Type.String(),
  question_count: Type.Integer(),
  recording_mode: RecordingMode,
  monitor_activity: Type.Boolean(),
})

const link = {
  token: Type.String(),
  url: Type.String(),
  status: Status,
  person: Person,
  questionnaire: Sent,
  monitor_activity: Type.Boolean(),
  created_at: Timestamp,
  expires_at: Timestamp,
  opened_at: Nullable(Timestamp),
  started_at: Nullable(Timestamp),
  completed_at: Nullable(Timestamp),
  recording: Recording,
  report_pdf_url: Type.String({ description: '"" before completion' }),
  record_delete_after: Nullable(Timestamp),
}

/** A link as a row of the list. */
export const Link = Type.Object(link)

/** One link with all of its terms. */
const whole = {
  ...link,
  questionnaire: Type.Object({
    ...Sent.properties,
    about: Type.String(),
    expected_minutes: Type.Integer(),
    context_text: Type.String(),
  }),
}
export const WholeLink = Type.Object(whole)

export const OneLink = Type.Object({ ok: Type.Boolean(), link: WholeLink })

export const LinkResult = Type.Object({
  ok: Type.Boolean(),
  link: Type.Object({ ...whole, result: Nullable(QuestionnaireResult) }),
})

export const LinkList = Type.Object({ links: Type.Array(Link) })

export const LinkQuery = Type.Object({
  status: Type.Optional(
    Type.String({ maxLength: 500, description: `Of these, with commas: ${statuses.join(', ')}` }),
  ),
  questionnaire_id: Type.Optional(Type.String({ maxLength: 100 })),
  since: Type.Optional(Type.Unsafe<string>({ ...Moment, description: 'Anything happened to it since' })),
  // Anything but 1 to 500 is a 400 that names the range, so the schema takes any text.
  limit: Type.Optional(Type.String({ maxLength: 100, description: '1 to 500; default 200' })),
  offset: Page.offset,
})

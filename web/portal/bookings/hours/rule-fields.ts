import type { Account } from '#client'

type Rules = Account['booking']

/** The rules of bookings as their form has them: what is typed, in the units that people use. */
export interface RuleFields {
  noticeHours: string
  horizonDays: string
  stepMinutes: string
  isPaused: boolean
  reminds: boolean
  reminderHours: string
  reminderWords: string
  texts: boolean
  textWords: string
  /** '' for none */
  templateId: string
}

/** A day before, as long as nobody says otherwise. */
const usualReminderMinutes = 1_440

export const ruleFieldsOf = (rules: Rules): RuleFields => ({
  noticeHours: String(rules.min_notice_minutes / 60),
  horizonDays: String(rules.horizon_days),
  stepMinutes: String(rules.slot_step_minutes),
  isPaused: rules.paused,
  reminds: rules.reminder_minutes !== null,
  reminderHours: String((rules.reminder_minutes ?? usualReminderMinutes) / 60),
  reminderWords: rules.reminder_words ?? '',
  texts: rules.reminder_texts,
  textWords: rules.reminder_text_words ?? '',
  templateId: rules.reminder_template_id ?? '',
})

/** As the API takes them. */
export const rulesOf = (fields: RuleFields): Rules => ({
  min_notice_minutes: Math.round(Number(fields.noticeHours) * 60),
  horizon_days: Number(fields.horizonDays),
  slot_step_minutes: Number(fields.stepMinutes),
  paused: fields.isPaused,
  reminder_minutes: fields.reminds ? Math.round(Number(fields.reminderHours) * 60) : null,
  reminder_words: fields.reminderWords.trim() || null,
  reminder_texts: fields.texts,
  reminder_text_words: fields.textWords.trim() || null,
  reminder_template_id: fields.templateId || null,
})

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Whether the API would take them. */
export function rulesHold(fields: RuleFields): boolean {
  const { min_notice_minutes, horizon_days, slot_step_minutes, reminder_minutes } = rulesOf(fields)
  const isTyped = [fields.noticeHours, fields.horizonDays, fields.stepMinutes].every(text => text !== '')
  return (
    isTyped &&
    within(min_notice_minutes, 0, 43_200) &&
    within(horizon_days, 1, 730) &&
    within(slot_step_minutes, 5, 1_440) &&
    (reminder_minutes === null || within(reminder_minutes, 15, 20_160))
  )
}

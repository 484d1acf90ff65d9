import { ReminderPreview, ReminderWords } from '#contract/reminders/reminders.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { planReminders, remindJob } from './reminders.ts'
import { previewReminder } from './wording.ts'

export const reminders: Module = {
  name: 'reminders',
  about: 'Reminders of bookings by text message.',
  jobs: [remindJob as Job<never>],
  listeners: [planReminders],
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/bookings/reminders/preview',
      summary: 'A reminder by text message as somebody would get it, and in how many parts',
      access: 'standard',
      audited: false,
      body: ReminderWords,
      answers: { 200: ReminderPreview },
      handle: (ctx, { body }) => previewReminder(ctx, body.words),
    }),
  ],
}

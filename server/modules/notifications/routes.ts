import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { explainRefusal } from './answers/refusals.ts'
import { forgetOldNews, sendDue } from './mails/cron.ts'
import { sendNotifications } from './mails/mails.ts'
import { noteNews } from './news/news.ts'
import { preferenceEndpoints } from './preferences/routes.ts'
import { tellOfWeeks } from './weekly/cron.ts'

export const notifications: Module = {
  name: 'notifications',
  about:
    'What members are told of what needs them, by mail: which kinds, at once or in a digest, and when not.',
  endpoints: preferenceEndpoints,
  jobs: [sendNotifications as Job<never>, explainRefusal as Job<never>],
  cron: [sendDue, forgetOldNews, tellOfWeeks],
  listeners: [noteNews],
}

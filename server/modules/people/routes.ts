import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { historyEndpoints } from './history/routes.ts'
import { forgetOldImports } from './imports/imports.ts'
import { takeRows } from './imports/jobs.ts'
import { importEndpoints } from './imports/routes.ts'

export const people: Module = {
  name: 'people',
  about: 'What several modules know of one person, and lists of people on their way in.',
  jobs: [takeRows as Job<never>],
  cron: [forgetOldImports],
  endpoints: [...importEndpoints, ...historyEndpoints],
}

import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import { documentation } from '#server/http/documentation.ts'
import { healthEndpoints } from '#server/http/operations/health.ts'
import { pageFiles } from '#server/http/pages/page-files.ts'
import { forgetOldAnswers } from '#server/http/request/idempotency.ts'
import { serve } from '#server/http/serve.ts'
import { serveSockets } from '#server/http/streams/sockets.ts'
import { forgetOldChanges } from '#server/jobs/changes.ts'
import { forgetOldEvents } from '#server/jobs/events.ts'
import type { Work } from '#server/jobs/queue.ts'
import { identify } from '#server/modules/accounts/credentials.ts'
import { accounts } from '#server/modules/accounts/routes.ts'
import { bookings } from '#server/modules/bookings/routes.ts'
import { calls } from '#server/modules/calls/routes.ts'
import { campaigns } from '#server/modules/campaigns/routes.ts'
import { changes } from '#server/modules/changes/routes.ts'
import { chatLinks } from '#server/modules/chat-links/routes.ts'
import { checks } from '#server/modules/checks/routes.ts'
import { contacts } from '#server/modules/contacts/routes.ts'
import { conversations } from '#server/modules/conversations/routes.ts'
import { crm } from '#server/modules/crm/routes.ts'
import { desk } from '#server/modules/desk/routes.ts'
import { home } from '#server/modules/home/routes.ts'
import { knowledge } from '#server/modules/knowledge/routes.ts'
import { leads } from '#server/modules/leads/routes.ts'
import { messaging } from '#server/modules/messaging/routes.ts'
import { notifications } from '#server/modules/notifications/routes.ts'
import { onboarding } from '#server/modules/onboarding/routes.ts'
import { people } from '#server/modules/people/routes.ts'
import { writeAuditEntry } from '#server/modules/privacy/audit/audit.ts'
import { privacy } from '#server/modules/privacy/routes.ts'
import { quality } from '#server/modules/quality/routes.ts'
import { questionnaires } from '#server/modules/questionnaires/routes.ts'
import { rehearsals } from '#server/modules/rehearsals/routes.ts'
import { reminders } from '#server/modules/reminders/routes.ts'
import { reports } from '#server/modules/reports/routes.ts'
import { search } from '#server/modules/search/routes.ts'
import { undo } from '#server/modules/undo/routes.ts'
import { webhooks } from '#server/modules/webhooks/routes.ts'
import { widget } from '#server/modules/widget/routes.ts'

const kept: Module[] = [
  accounts,
  knowledge,
  rehearsals,
  // Calls come before the modules whose records lead to the people on a call: an erasure still needs those records.
  calls,
  // Before conversations, by which it finds the checks of a person who is erased.
  checks,
  conversations,
  leads,
  bookings,
  reminders,
  chatLinks,
  widget,
  quality,
  onboarding,
  questionnaires,
  // Before contacts, by which it finds the messages of a person who is erased.
  campaigns,
  contacts,
  people,
  messaging,
  notifications,
  webhooks,
  crm,
  changes,
  reports,
]

/** Every module, in reading order. */
export const modules: Module[] = [home, desk, ...kept, search, privacy(kept), undo(kept)]

const systemCron: CronJob[] = [
  { name: 'system.forget_old_answers', cron: '17 * * * *', run: forgetOldAnswers },
  { name: 'system.forget_old_events', cron: '29 * * * *', run: forgetOldEvents },
  { name: 'system.forget_old_changes', cron: '41 * * * *', run: forgetOldChanges },
]

/** Everything that runs behind responses. */
export const work: Work = {
  jobs: modules.flatMap(module => module.jobs ?? []),
  cron: [...systemCron, ...modules.flatMap(module => module.cron ?? [])],
  listeners: modules.flatMap(module => module.listeners ?? []),
  loops: modules.flatMap(module => module.loops ?? []),
}

/** Builds the HTTP server of every module. It does not listen yet. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const pages = modules.flatMap(module => module.pages?.(deps.config) ?? [])
  const app = await serve(
    deps,
    [...modules.flatMap(module => module.endpoints), ...pages, ...healthEndpoints],
    identify,
    writeAuditEntry,
  )
  await serveSockets(
    app,
    deps,
    modules.flatMap(module => module.sockets ?? []),
  )
  await pageFiles(app)
  await documentation(app, modules)
  return app
}

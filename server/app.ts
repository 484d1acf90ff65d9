import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '#server/core/context.ts'
import type { Module } from '#server/core/module.ts'
import { documentation } from '#server/http/openapi.ts'
import { healthEndpoints } from '#server/http/operations/health.ts'
import { pageFiles } from '#server/http/pages/page-files.ts'
import { forgetOldAnswers } from '#server/http/request/idempotency.ts'
import { serve } from '#server/http/serve.ts'
import { serveSockets } from '#server/http/streams/sockets.ts'
import { forgetOldEvents } from '#server/jobs/events.ts'
import type { CronJob } from '#server/jobs/job.ts'
import type { Work } from '#server/jobs/queue.ts'
import { identify } from '#server/modules/accounts/credentials.ts'
import { accounts } from '#server/modules/accounts/routes.ts'
import { bookings } from '#server/modules/bookings/routes.ts'
import { calls } from '#server/modules/calls/routes.ts'
import { campaigns } from '#server/modules/campaigns/routes.ts'
import { chatLinks } from '#server/modules/chat-links/routes.ts'
import { checks } from '#server/modules/checks/routes.ts'
import { contacts } from '#server/modules/contacts/routes.ts'
import { conversations } from '#server/modules/conversations/routes.ts'
import { crm } from '#server/modules/crm/routes.ts'
import { knowledge } from '#server/modules/knowledge/routes.ts'
import { leads } from '#server/modules/leads/routes.ts'
import { messaging } from '#server/modules/messaging/routes.ts'
import { writeAuditEntry } from '#server/modules/privacy/audit/audit.ts'
import { privacy } from '#server/modules/privacy/routes.ts'
import { quality } from '#server/modules/quality/routes.ts'
import { questionnaires } from '#server/modules/questionnaires/routes.ts'
import { webhooks } from '#server/modules/webhooks/routes.ts'
import { widget } from '#server/modules/widget/routes.ts'

const kept: Module[] = [
  accounts,
  knowledge,
  // Before those by whose records its people are found, when they are erased.
  calls,
  conversations,
  leads,
  bookings,
  chatLinks,
  widget,
  checks,
  quality,
  questionnaires,
  // Before contacts, by which it finds the messages of a person who is erased.
  campaigns,
  contacts,
  messaging,
  webhooks,
  crm,
]

/** The product, in reading order. */
export const modules: Module[] = [...kept, privacy(kept)]

const systemCron: CronJob[] = [
  { name: 'house.forget_old_answers', cron: '17 * * * *', run: forgetOldAnswers },
  { name: 'house.forget_old_events', cron: '29 * * * *', run: forgetOldEvents },
]

/** Everything that runs behind responses. */
export const work: Work = {
  jobs: modules.flatMap(area => area.jobs ?? []),
  cron: [...systemCron, ...modules.flatMap(area => area.cron ?? [])],
  listeners: modules.flatMap(area => area.listeners ?? []),
  loops: modules.flatMap(area => area.loops ?? []),
}

/** The HTTP server of every area, not yet listening. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  const pages = modules.flatMap(area => area.pages?.(deps.config) ?? [])
  const app = await serve(
    deps,
    [...modules.flatMap(area => area.endpoints), ...pages, ...healthEndpoints],
    identify,
    writeAuditEntry,
  )
  await serveSockets(
    app,
    deps,
    modules.flatMap(area => area.sockets ?? []),
  )
  await pageFiles(app)
  await documentation(app, modules)
  return app
}

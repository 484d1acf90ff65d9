import type { FastifyInstance } from 'fastify'
import type { Parts } from '#server/core/context.ts'
import type { Area } from '#server/core/module.ts'
import { documentation } from '#server/http/openapi.ts'
import { house } from '#server/http/operations/health.ts'
import { pageFiles } from '#server/http/pages/page-files.ts'
import { forgetOldAnswers } from '#server/http/request/idempotency.ts'
import { serve } from '#server/http/serve.ts'
import { serveSockets } from '#server/http/streams/sockets.ts'
import { forgetOldEvents } from '#server/jobs/events.ts'
import type { Chore } from '#server/jobs/job.ts'
import type { Work } from '#server/jobs/queue.ts'
import { identify } from '#server/modules/accounts/credentials.ts'
import { accounts } from '#server/modules/accounts/routes.ts'
import { bookings } from '#server/modules/bookings/routes.ts'
import { calls } from '#server/modules/calls/routes.ts'
import { communication } from '#server/modules/campaigns/routes.ts'
import { chatLinks } from '#server/modules/chat-links/routes.ts'
import { checks } from '#server/modules/checks/routes.ts'
import { conversations } from '#server/modules/conversations/routes.ts'
import { crm } from '#server/modules/crm/routes.ts'
import { knowledge } from '#server/modules/knowledge/routes.ts'
import { leads } from '#server/modules/leads/routes.ts'
import { noteDeed } from '#server/modules/privacy/audit/audit.ts'
import { privacy } from '#server/modules/privacy/routes.ts'
import { quality } from '#server/modules/quality/routes.ts'
import { questionnaires } from '#server/modules/questionnaires/routes.ts'
import { webhooks } from '#server/modules/webhooks/routes.ts'
import { widget } from '#server/modules/widget/routes.ts'

const kept: Area[] = [
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
  communication,
  webhooks,
  crm,
]

/** The product, in reading order. */
export const areas: Area[] = [...kept, privacy(kept)]

const houseChores: Chore[] = [
  { name: 'house.forget_old_answers', cron: '17 * * * *', run: forgetOldAnswers },
  { name: 'house.forget_old_events', cron: '29 * * * *', run: forgetOldEvents },
]

/** Everything that runs behind responses. */
export const work: Work = {
  jobs: areas.flatMap(area => area.jobs ?? []),
  chores: [...houseChores, ...areas.flatMap(area => area.chores ?? [])],
  listeners: areas.flatMap(area => area.listeners ?? []),
  loops: areas.flatMap(area => area.loops ?? []),
}

/** The HTTP server of every area, not yet listening. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const pages = areas.flatMap(area => area.pages?.(parts.config) ?? [])
  const app = await serve(
    parts,
    [...areas.flatMap(area => area.endpoints), ...pages, ...house],
    identify,
    noteDeed,
  )
  await serveSockets(
    app,
    parts,
    areas.flatMap(area => area.sockets ?? []),
  )
  await pageFiles(app)
  await documentation(app, areas)
  return app
}

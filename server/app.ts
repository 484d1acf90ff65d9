import type { FastifyInstance } from 'fastify'
import type { Area } from './area.ts'
import { identify } from './areas/accounts/credentials.ts'
import { accounts } from './areas/accounts/routes.ts'
import { bookings } from './areas/bookings/routes.ts'
import { calls } from './areas/calls/routes.ts'
import { chatLinks } from './areas/chat-links/routes.ts'
import { checks } from './areas/checks/routes.ts'
import { communication } from './areas/communication/routes.ts'
import { conversations } from './areas/conversations/routes.ts'
import { crm } from './areas/crm/routes.ts'
import { knowledge } from './areas/knowledge/routes.ts'
import { leads } from './areas/leads/routes.ts'
import { noteDeed } from './areas/privacy/audit/audit.ts'
import { privacy } from './areas/privacy/routes.ts'
import { quality } from './areas/quality/routes.ts'
import { questionnaires } from './areas/questionnaires/routes.ts'
import { webhooks } from './areas/webhooks/routes.ts'
import { widget } from './areas/widget/routes.ts'
import type { Parts } from './context.ts'
import { house } from './http/house.ts'
import { forgetOldAnswers } from './http/idempotency.ts'
import { documentation } from './http/openapi.ts'
import { pageFiles } from './http/page-files.ts'
import { serve } from './http/serve.ts'
import { serveSockets } from './http/sockets.ts'
import { forgetOldEvents } from './jobs/events.ts'
import type { Chore } from './jobs/job.ts'
import type { Work } from './jobs/queue.ts'

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

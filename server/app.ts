import type { FastifyInstance } from 'fastify'
import type { Area } from './area.ts'
import { identify } from './areas/accounts/credentials.ts'
import { accounts } from './areas/accounts/routes.ts'
import { chatLinks } from './areas/chat-links/routes.ts'
import { checks } from './areas/checks/routes.ts'
import { conversations } from './areas/conversations/routes.ts'
import { knowledge } from './areas/knowledge/routes.ts'
import { quality } from './areas/quality/routes.ts'
import { questionnaires } from './areas/questionnaires/routes.ts'
import type { Parts } from './context.ts'
import { house } from './http/house.ts'
import { forgetOldAnswers } from './http/idempotency.ts'
import { documentation } from './http/openapi.ts'
import { pageFiles } from './http/page-files.ts'
import { serve } from './http/serve.ts'
import type { Chore } from './jobs/job.ts'
import type { Work } from './jobs/queue.ts'

/** The product, in reading order. */
export const areas: Area[] = [accounts, knowledge, conversations, chatLinks, checks, quality, questionnaires]

const houseChores: Chore[] = [{ name: 'house.forget_old_answers', cron: '17 * * * *', run: forgetOldAnswers }]

/** Everything that runs behind responses. */
export const work: Work = {
  jobs: areas.flatMap(area => area.jobs ?? []),
  chores: [...houseChores, ...areas.flatMap(area => area.chores ?? [])],
  listeners: areas.flatMap(area => area.listeners ?? []),
}

/** The HTTP server of every area, not yet listening. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const pages = areas.flatMap(area => area.pages?.(parts.config) ?? [])
  const app = await serve(parts, [...areas.flatMap(area => area.endpoints), ...pages, ...house], identify)
  await pageFiles(app)
  await documentation(app, areas)
  return app
}

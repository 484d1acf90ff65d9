import type { FastifyInstance } from 'fastify'
import type { Parts } from './context.ts'
import { accounts } from './areas/accounts/routes.ts'
import { identify } from './areas/accounts/credentials.ts'
import type { Endpoint } from './http/endpoint.ts'
import { house } from './http/house.ts'
import { forgetOldAnswers } from './http/idempotency.ts'
import { documentation } from './http/openapi.ts'
import { serve } from './http/serve.ts'
import type { Chore, Job, Listener } from './jobs/job.ts'
import type { Work } from './jobs/queue.ts'

/** One area of the business: what it serves, what it does behind the response, what it listens to. */
export interface Area {
  name: string
  endpoints: Endpoint[]
  jobs?: Job<never>[]
  chores?: Chore[]
  listeners?: Listener[]
}

/** The product, in reading order. */
export const areas: Area[] = [accounts]

const houseChores: Chore[] = [{ name: 'house.forget_old_answers', cron: '17 * * * *', run: forgetOldAnswers }]

/** Everything that runs behind responses. */
export const work: Work = {
  jobs: areas.flatMap(area => area.jobs ?? []),
  chores: [...houseChores, ...areas.flatMap(area => area.chores ?? [])],
  listeners: areas.flatMap(area => area.listeners ?? []),
}

/** The HTTP server of every area, not yet listening. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const app = await serve(parts, [...areas.flatMap(area => area.endpoints), ...house], identify)
  await documentation(app, areas)
  return app
}

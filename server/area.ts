import type { Config } from './config.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { Chore, Job, Listener } from './jobs/job.ts'

/** One area of the business: what it serves, what it does behind the response, what it listens to. */
export interface Area {
  name: string
  endpoints: Endpoint[]
  /** What it serves at the origin, for people and where the operator's settings say; no part of the API. */
  pages?(config: Config): Endpoint[]
  jobs?: Job<never>[]
  chores?: Chore[]
  listeners?: Listener[]
}

import type { Endpoint } from '#server/http/endpoint.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import type { Config } from './config.ts'
import type { BackgroundLoop, CronJob, Job, Listener } from './job.ts'
import type { PersonalDataStore } from './personal-data.ts'

/** One area of the business: what it serves, what it does behind the response, what it listens to. */
export interface Module {
  name: string
  endpoints: Endpoint[]
  /** What it serves at the origin, for people and where the operator's settings say; no part of the API. */
  pages?(config: Config): Endpoint[]
  sockets?: SocketRoute[]
  jobs?: Job<never>[]
  cron?: CronJob[]
  listeners?: Listener[]
  /** What it keeps about people, where it does. */
  personalData?: PersonalDataStore
  loops?: BackgroundLoop[]
}

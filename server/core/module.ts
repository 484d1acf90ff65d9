import type { Endpoint } from '#server/http/endpoint.ts'
import type { SocketRoute } from '#server/http/streams/sockets.ts'
import type { Config } from './config.ts'
import type { BackgroundLoop, CronJob, Job, Listener } from './job.ts'
import type { PersonalDataStore } from './personal-data.ts'
import type { Reversible } from './reversible.ts'

/** One module: its endpoints, its background work, and the events it listens to. */
export interface Module {
  name: string
  /** What it holds, in a sentence for programmers who call the API. */
  about: string
  endpoints: Endpoint[]
  /** Pages for people, served at the origin or where the operator's settings say. They are not part of the API. */
  pages?(config: Config): Endpoint[]
  sockets?: SocketRoute[]
  jobs?: Job<never>[]
  cron?: CronJob[]
  listeners?: Listener[]
  /** Exports and erases what this module keeps about people. */
  personalData?: PersonalDataStore
  /** Takes back what was done to this module's records. */
  reversible?: Reversible[]
  loops?: BackgroundLoop[]
}

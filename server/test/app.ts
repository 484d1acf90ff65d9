import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, inject, onTestFinished } from 'vitest'
import { createApp, work } from '#server/app.ts'
import type { Config } from '#server/core/config.ts'
import { type AppDependencies, type OpenCtx, openCtx } from '#server/core/context.ts'
import { openDependencies } from '#server/dependencies.ts'
import { createLog } from '#server/http/operations/log.ts'
import { openWorker } from '#server/jobs/worker.ts'
import { readSettings } from '#server/settings/settings.ts'
import { programUrl, run, template, withDatabase } from './cluster.ts'

export interface TestApp {
  deps: AppDependencies
  http: FastifyInstance
  /** The address on which the server listens: `http://127.0.0.1:port`. */
  url: string
  /** The installation's own context, for what no endpoint offers. */
  open: OpenCtx
  /** The server's clock. */
  clock: { now(): Date; advance(ms: number): void }
  dataDir: string
  stop(): Promise<void>
}

let ownDatabase: Promise<string> | null = null

/** The database of this test worker: a copy of the migrated template, made once, also for servers started side by side. */
export const workerDatabase = (): Promise<string> => {
  ownDatabase ??= makeWorkerDatabase()
  return ownDatabase
}

async function makeWorkerDatabase(): Promise<string> {
  const cluster = inject('cluster')
  const name = `worker_${process.env.VITEST_POOL_ID ?? '1'}`
  await run(cluster, `create database ${name} template ${template}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04') throw error // an earlier file of this worker made it
  })
  return withDatabase(cluster, name)
}

let latestTest: string | undefined

/** Whether the test that runs has started no server before. */
function isFirstOfTest(): boolean {
  const { testPath, currentTestName } = expect.getState()
  const name = `${testPath} ${currentTestName}`
  const isFirst = name !== latestTest
  latestTest = name
  return isFirst
}

/** What runs each minute would go on with the businesses of earlier tests, and send their mails through this test's server. */
const forgetEarlierTests = (ownerUrl: string): Promise<void> =>
  run(ownerUrl, 'set role frontdesk_across; delete from tenant')

/**
 * Starts the real server on this worker's database and a free port, and stops it with the test. `jobs: true` also
 * runs jobs. The rate limits are out of the way unless `config.rateLimits` sets them.
 */
export async function startApp(
  options: {
    env?: Record<string, string>
    config?: Partial<Config>
    deps?: Partial<AppDependencies>
    jobs?: boolean
    databaseUrl?: string
  } = {},
): Promise<TestApp> {
  const ownerUrl = options.databaseUrl ?? (await workerDatabase())
  if (isFirstOfTest() && options.jobs && !options.databaseUrl) await forgetEarlierTests(ownerUrl)
  // Runs after everything that is registered later has stopped: this test's leftover jobs must not reach the next
  // test, nor the pauses of the installation's accounts, which all businesses share.
  if (!options.databaseUrl)
    onTestFinished(() =>
      run(ownerUrl, 'delete from pgboss.job; delete from rate_limit; delete from send_pace'),
    )
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-app-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    EMBEDDINGS: 'off',
    CALLS_AT_ONCE: '10000',
    ...options.env,
  })
  for (const name of Object.keys(settings.rateLimits) as (keyof typeof settings.rateLimits)[]) {
    if (!options.env?.[`RATE_LIMIT_${name.toUpperCase()}`]) settings.rateLimits[name] = 1_000_000
  }
  const log = createLog({ level: process.env.TEST_LOG ?? 'silent' })
  const { deps, close } = await openDependencies(settings, {
    databaseUrl: programUrl(ownerUrl),
    // The worker's own is a copy of the template, which is prepared.
    ownerUrl: options.databaseUrl ?? null,
    log,
    work,
    runsJobs: options.jobs ?? false,
  })
  let shift = 0
  const clock = {
    now: () => new Date(Date.now() + shift),
    advance: (ms: number) => {
      shift += ms
    },
  }
  Object.assign(deps, { now: clock.now }, options.deps)
  Object.assign(deps.config, options.config)
  if (options.jobs) await (await openWorker(deps)).start()
  const http = await createApp(deps)
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= (async () => {
      await http.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    })()
    return stopped
  }
  onTestFinished(stop)
  const open = openCtx(deps, { requestId: 'test', ip: '127.0.0.1', log })
  return { deps, http, url, open, clock, dataDir, stop }
}

export interface Account {
  tenant: string
  slug: string
  ownerId: string
  adminKey: string
  standardKey: string
  /** Sends a request with the admin key, as a program would. The body is sent as JSON unless it is a FormData. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Called>
}

export interface Called {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is only known to the test that asks
  body: any
}

/** A business for one test: a tenant, its owner, an admin key and a standard key. */
export async function makeAccount(app: TestApp, fields: { name?: string } = {}): Promise<Account> {
  const tenant = randomUUIDv7()
  const ownerId = randomUUIDv7()
  const slug = `test-${tenant.slice(-12)}`
  const [adminKey, standardKey] = ['ua_admin_', 'ua_'].map(
    prefix => prefix + randomBytes(32).toString('base64url'),
  )
  const now = app.clock.now()
  await app.open.crossTenant(async tx => {
    await tx
      .insertInto('tenant')
      .values({ id: tenant, slug, name: fields.name ?? 'Test business', created_at: now, updated_at: now })
      .execute()
    await tx
      .insertInto('member')
      .values({
        tenant_id: tenant,
        id: ownerId,
        email: `${slug}@example.com`,
        role: 'owner',
        created_at: now,
      })
      .execute()
    for (const [key, kind] of [
      [adminKey!, 'admin'],
      [standardKey!, 'standard'],
    ] as const) {
      await tx
        .insertInto('api_key')
        .values({
          tenant_id: tenant,
          id: randomUUIDv7(),
          name: kind,
          class: kind,
          prefix: key.slice(0, 12),
          hash: createHash('sha256').update(key).digest(),
          created_at: now,
        })
        .execute()
    }
  })
  return {
    tenant,
    slug,
    ownerId,
    adminKey: adminKey!,
    standardKey: standardKey!,
    call: (method, path, body, headers) =>
      call(app, method, path, body, { 'x-api-key': adminKey!, ...headers }),
  }
}

/** Sends one request over the network. A path without a leading `/api` or other root is relative to /api/v1. */
export async function call(
  app: { url: string },
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Called> {
  const json = body !== undefined && !(body instanceof FormData)
  const response = await fetch(app.url + (path.startsWith('//') ? path.slice(1) : `/api/v1${path}`), {
    method,
    redirect: 'manual',
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as FormData) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : text,
  }
}

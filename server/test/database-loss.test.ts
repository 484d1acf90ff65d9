import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually, query, removeAfterwards } from '#server/db/embedded/fixtures/hold.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { type Called, call } from './app.ts'
import { registerOwner } from './browser.ts'
import { startBusyClients } from './busy-clients.ts'
import { backends, serverOf } from './database-processes.ts'
import { startDatabaseLine } from './fakes/database-line.ts'
import { embeddedPlace } from './place.ts'
import { type ServerProcess, startProcess } from './process.ts'

// The database goes away under a busy process, in every way that databases do. The process lives, tells clients
// meanwhile, keeps everything it acknowledged, and recovers by itself.

/** Rate limits high enough for busy clients. */
const unlimited = Object.fromEntries(
  ['GENERAL', 'INGEST', 'CHAT', 'AUTH'].map(name => [`RATE_LIMIT_${name}`, '1000000']),
)

async function openBusiness(server: ServerProcess) {
  const { browser, registered } = await registerOwner(server)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  const ask = (method: string, path: string, body?: unknown, headers = {}): Promise<Called> =>
    call(server, method, path, body, { 'x-api-key': key, ...headers })
  return { key: key as string, slug: registered.body.tenant.slug as string, ask }
}

const serving = (ask: (method: string, path: string) => Promise<Called>) =>
  vi.waitFor(async () => expect((await ask('GET', '/leads')).status).toBe(200), {
    timeout: 30_000,
    interval: 50,
  })

test.runIf(process.platform === 'linux')(
  'when a backend or the whole embedded server is killed under load, it comes back and nothing is lost',
  async () => {
    const place = await embeddedPlace()
    const server = await place.start({ env: { ...unlimited, LOG_LEVEL: 'info' } })
    const business = await openBusiness(server)
    const clients = startBusyClients(server, { ...business, lanes: 1 })
    const kills = ['shutdown', 'backend', 'server', 'server', 'backend'] as const
    for (const [n, kill] of kills.entries()) {
      await sleep(300)
      const pid = await found(async () =>
        kill === 'backend' ? (await backends(place.dataDir))[0] : serverOf(place.dataDir),
      )
      process.kill(pid, kill === 'shutdown' ? 'SIGINT' : 'SIGKILL')
      await sleep(50)
      expect((await call(server, 'GET', '//healthz')).status).toBe(200)
      await serving(business.ask)
      await vi.waitFor(
        () => expect(server.output().split('The embedded database is back.')).toHaveLength(n + 2),
        { timeout: 30_000 },
      )
    }
    expect((await call(server, 'GET', '//readyz')).status).toBe(200)
    await clients.stop()
    const { seen } = clients
    expect(seen.wrong).toEqual([])
    expect(seen.streams.cut).toBe(0)
    expect(seen.statuses.get(503)).toBeGreaterThan(0)
    const { status, body } = await business.ask('GET', '/knowledge')
    expect({ status, detail: body.detail }).toEqual({ status: 200 })
    const texts = body.groups.flatMap((g: { sources: { name: string }[] }) => g.sources.map(s => s.name))
    expect(texts).toEqual(expect.arrayContaining(seen.texts))
    expect(new Set(texts).size).toBe(texts.length)
    const emails = (await query<{ email: string }>(place.databaseUrl, 'select email from lead')).map(
      r => r.email,
    )
    expect(emails).toEqual(
      expect.arrayContaining([...seen.leads, ...seen.sentAgain].map(name => `${name}@example.com`)),
    )
    expect(server.output()).toMatch(
      /broke off: it says “client backend \(PID \d+\) was terminated by signal 9/,
    )
    expect(server.output()).toMatch(/broke off: it left no word/)
    expect(server.output()).toMatch(/broke off: it says “received fast shutdown request”/)
    // The jobs that were left are finished.
    await vi.waitFor(
      async () =>
        expect(
          await query(
            place.databaseUrl,
            `select name from pgboss.job where state in ('active', 'retry') limit 1`,
          ),
        ).toEqual([]),
      { timeout: 60_000, interval: 500 },
    )
    expect(await server.stop()).toBe(0)
  },
)

const found = <T>(look: () => Promise<T | undefined>): Promise<T> =>
  vi.waitFor(
    async () => {
      const it = await look()
      if (it === undefined) throw new Error('the record is missing')
      return it
    },
    { timeout: 30_000 },
  )

/** An operator's server: another PostgreSQL, which we don't restart. */
async function externalPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-external-'))
  removeAfterwards(dataDir)
  const log = { info() {}, warn() {} }
  const settings = { fsync: 'off' }
  let running = await startEmbedded({ dataDir, log, settings })
  onTestFinished(() => running.stop())
  const line = await startDatabaseLine(running.ownerUrl)
  const ours = await mkdtemp(join(tmpdir(), 'frontdesk-ours-'))
  removeAfterwards(ours)
  const server = await startProcess({ dataDir: ours, env: { ...unlimited, DATABASE_URL: line.url } })
  onTestFinished(() => server.kill())
  return {
    server,
    line,
    url: running.ownerUrl,
    down: () => running.stop(),
    async up({ standby = false } = {}) {
      if (standby) await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
      running = await startEmbedded({ dataDir, log, settings })
    },
  }
}

const putOff = {
  status: 503,
  body: { detail: expect.stringMatching(/^The database .* Try again in a few seconds\.$/) },
}

test('an external database restarts, resets connections, and fails over to a standby', async () => {
  const place = await externalPlace()
  const { server, line } = place
  const { ask, slug } = await openBusiness(server)
  const lead = () => ask('POST', '/leads', { name: 'Ada', email: `${randomUUID()}@example.com` })
  expect((await lead()).status).toBe(201)

  line.reset()
  await serving(ask)

  const { body: chat } = await ask('POST', '/chat/message', { message: 'Hello' })
  const live = ask('GET', `/conversations/${chat.conversation_id}/events`)
  await sleep(500)
  await place.down()
  for (const answer of [
    await lead(),
    await ask('GET', '/leads'),
    await call(server, 'POST', '/auth/login', { email: 'a@example.com', password: 'a password' }),
    await call(server, 'GET', `//c/${slug}`),
  ]) {
    expect(answer).toMatchObject(putOff)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await call(server, 'GET', '//readyz')).toMatchObject({ status: 503 })
  expect((await call(server, 'GET', '//healthz')).status).toBe(200)
  expect((await live).body).toMatch(/event: error\ndata: \{"detail":"The database [^"]+"\}\n\n$/)

  // A standby answers at the address: it serves rows, perhaps old ones, and accepts no writes.
  await place.up({ standby: true })
  expect(await query(place.url, 'select pg_is_in_recovery() as standby')).toEqual([{ standby: true }])
  await sleep(500)
  expect(await ask('GET', '/leads')).toMatchObject(putOff)
  expect(await lead()).toMatchObject(putOff)

  await query(place.url, 'select pg_promote()')
  await serving(ask)
  expect((await lead()).status).toBe(201)
  // Jobs go on: search finds what was taught.
  const form = new FormData()
  form.append('files', new Blob(['We open at nine.']), 'a.txt')
  form.set('link', '{}')
  const { body } = await ask('POST', '/chat-links/bundle', form)
  await vi.waitFor(
    async () =>
      expect((await ask('GET', `/chat-links/bundle/${body.knowledge.job_id}`)).body.status).toBe('completed'),
    { timeout: 30_000, interval: 200 },
  )
  expect(await server.stop()).toBe(0)
})

test('when the connection breaks at COMMIT, nobody reads that it was saved, and nothing happens twice', async () => {
  const { server, line, url } = await externalPlace()
  const { ask } = await openBusiness(server)
  const rows = async (email: string) =>
    (await query<{ n: number }>(url, `select count(*)::int as n from lead where email = '${email}'`))[0]!.n
  for (const when of ['before', 'after'] as const) {
    const email = `${when}@example.com`
    const key = { 'idempotency-key': randomUUID() }
    const create = () => ask('POST', '/leads', { name: 'Ada', email }, key)
    await eventually(async () => expect((await ask('GET', '/leads')).status).toBe(200))
    line.cutCommit(email, when)
    const answer = await create()
    expect(answer).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('Look whether it took effect') },
    })
    expect(await rows(email)).toBe(when === 'after' ? 1 : 0)
    // The key reports this at once, and does not repeat the request.
    await vi.waitFor(async () => {
      expect(await create()).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('Look whether it took effect') },
      })
    }, 60_000)
    expect(await rows(email)).toBe(when === 'after' ? 1 : 0)
  }
})

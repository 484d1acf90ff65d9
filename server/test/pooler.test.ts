import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { call } from './app.ts'
import { registerOwner } from './browser.ts'
import { emptyPlace } from './place.ts'
import { hasPooler, startPooler } from './pooler.ts'
import type { ServerProcess } from './process.ts'

// An installation whose transactions go through a pooler in transaction mode, Debian's PgBouncer: `apt-get install
// pgbouncer`. It has fewer connections than the processes would open by themselves.

const connections = 3

describe.skipIf(!hasPooler)('through a pooler in transaction mode', () => {
  test('two processes chat, teach and tell each other, and no business sees another’s', async () => {
    const place = await emptyPlace()
    const pooler = await startPooler(place.databaseUrl, connections)
    onTestFinished(pooler.stop)
    const env = { DATABASE_POOLER_URL: pooler.url, RATE_LIMIT_CHAT: '100000', RATE_LIMIT_AUTH: '1000' }
    const web = await place.start({ args: ['--role', 'web'], env })
    const worker = await place.start({ args: ['--role', 'worker'], env })
    const businesses = await Promise.all(['nine', 'ten', 'eleven'].map(hour => openBusiness(web, hour)))

    // More at once than there are connections, often enough that each statement would be prepared.
    const asked = await Promise.all(
      Array.from({ length: 90 }, async (_, n) => {
        const { hour, ask } = businesses[n % 3]!
        const { status, body } = await ask(
          n % 2 ? web : worker,
          'POST',
          '/chat/message',
          'When do you open on Mondays?',
        )
        return [status, hour, body.reply]
      }),
    )
    for (const [status, hour, reply] of asked) {
      expect(status, reply).toBe(200)
      expect(reply).toContain(`at ${hour}`)
    }

    // A job, in the other process, and a key that one process revokes.
    const { key, keyId, owner, ask } = businesses[0]!
    const form = new FormData()
    form.set('link', '{}')
    form.append('files', new Blob(['The cellar has a billiard table.']), 'cellar.txt')
    const sent = await call(web, 'POST', '/chat-links/bundle', form, { 'x-api-key': key })
    await vi.waitFor(
      async () => {
        const bundle = await ask(web, 'GET', `/chat-links/bundle/${sent.body.knowledge.job_id}`)
        expect(bundle.body).toMatchObject({ status: 'completed', ingested: 1 })
      },
      { timeout: 60_000, interval: 50 },
    )
    await owner.call('DELETE', `/api-keys/${keyId}`)
    await vi.waitFor(async () => expect((await ask(worker, 'GET', '/chat-links')).status).toBe(403), {
      timeout: 60_000,
    })

    expect(await opened(place.databaseUrl)).toBeLessThanOrEqual(connections)
  })

  test('a pooler that dies is answered with 503, and work goes on when it is back', async () => {
    const place = await emptyPlace()
    const pooler = await startPooler(place.databaseUrl, connections)
    onTestFinished(pooler.stop)
    const web = await place.start({ env: { DATABASE_POOLER_URL: pooler.url } })
    const { ask } = await openBusiness(web, 'nine')
    await pooler.kill()
    const away = await ask(web, 'GET', '/chat-links')
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toBeTruthy()
    await pooler.start()
    await vi.waitFor(async () => expect((await ask(web, 'GET', '/chat-links')).status).toBe(200), {
      timeout: 60_000,
    })
  })
})

/** A business that opens at this hour. */
async function openBusiness(server: ServerProcess, hour: string) {
  const { browser: owner } = await registerOwner(server)
  const { key, id: keyId } = (await owner.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  const ask = (at: ServerProcess, method: string, path: string, message?: string) =>
    call(at, method, path, message && { message }, { 'x-api-key': key })
  const content = `Opening hours\nOn Mondays we open at ${hour}.`
  const taught = await call(
    server,
    'POST',
    '/knowledge/portal/ingest',
    { content },
    {
      'x-api-key': key,
    },
  )
  expect(taught.status).toBe(201)
  return { hour, owner, key, keyId, ask }
}

/** How many connections the pooler has opened to the server. */
async function opened(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await sleep(100)
  const { rows } = await client.query(
    `select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'frontdesk'`,
  )
  await client.end()
  return rows[0].count
}

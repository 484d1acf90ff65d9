import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'
import { emptyPlace, type Place } from '#server/test/place.ts'
import { fillTables, tenantTables } from '#server/test/rows.ts'
import { ArchiveError, RestoreRefused } from './archive.ts'
import { backup } from './backup.ts'
import { type Installation, openInstallation } from './installation.ts'
import { restore } from './restore.ts'
import { sequences } from './tables.ts'

async function open(place: Place): Promise<Installation> {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' }
  const installation = await openInstallation(readSettings(env))
  onTestFinished(() => installation.close())
  return installation
}

/** Every table of a database with a digest of its rows. */
async function contents(databaseUrl: string): Promise<Record<string, string | null>> {
  const digests: Record<string, string | null> = {}
  await onDatabase(databaseUrl, async client => {
    const { rows } = await client.query(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname not in ('change', 'change_floor', 'conversation_presence', 'migration', 'rate_limit', 'send_pace', 'sip_trunk')`,
    )
    for (const { name, guarded } of rows) {
      await client.query(`set role ${guarded ? 'frontdesk_across' : 'none'}`)
      const found = await client.query(
        `select md5(string_agg(t::text, ';' order by t::text)) as digest from ${pg.escapeIdentifier(name)} t`,
      )
      digests[name] = found.rows[0].digest
    }
  })
  return digests
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A server with its own database and folder, and a business that has a row in every table, files, and a waiting job.
 */
async function livedIn() {
  const place = await emptyPlace()
  const app = await startApp({ databaseUrl: place.databaseUrl })
  const account = await makeAccount(app)
  const { email } = await registerOwner(app)
  await onDatabase(place.databaseUrl, async client => {
    await fillTables(client, await tenantTables(client), account.tenant)
    await client.query('set role frontdesk_across')
    await client.query("insert into mailbox_position values ('desk@mail.example.com', 1, 1)")
    await client.query(
      "insert into second_factor (login_id, secret, created_at) select id, 'x', now() from login",
    )
    await client.query("insert into recovery_code (login_id, hash) select id, 'x' from login")
    await client.query("insert into shared_stop values ('+15550100200', 'sms', now())")
    await client.query("insert into sip_trunk values (true, 'registered', '', now())")
    // More than one part of the archive, with characters that COPY must escape.
    await client.query(
      `insert into event (tenant_id, id, type, data, at)
       select $1, gen_random_uuid(), E'a\\tb\\\\n\\nc', jsonb_build_object('text', repeat(md5(i::text), 100)), now()
       from generate_series(1, 2000) i`,
      [account.tenant],
    )
  })
  await app.deps.blobs.put(`${account.tenant}/photos/one`, Buffer.alloc(200_000, 'x'))
  await app.deps.blobs.put(`${account.tenant}/photos/empty`, Buffer.alloc(0))
  await call(app, 'POST', '/auth/password-reset', { email }, { 'idempotency-key': randomUUID() })
  return { ...place, dataDir: app.dataDir, app, account, email }
}

async function read(app: Pick<TestApp, 'deps'>, key: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of (await app.deps.blobs.get(key))!) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a backup of a running server fills an empty installation with everything, including the jobs', async () => {
  const from = await livedIn()
  const file = join(from.dataDir, 'backup.tar.gz')
  const saved = await backup(await open(from), file)
  expect(saved.rows).toMatchObject({ tenant: 2, installation: 1, 'pgboss.job': 1 })
  expect(
    Object.values(saved.rows).every(count => count > 0),
    JSON.stringify(saved.rows),
  ).toBe(true)
  expect(saved.blobs).toBe(2)

  const to = await emptyPlace()
  expect(await restore(await open(to), file)).toEqual(saved)
  expect(await contents(to.databaseUrl)).toEqual(await contents(from.databaseUrl))

  const app = await startApp({ databaseUrl: to.databaseUrl, jobs: true })
  const answer = await call(app, 'GET', '/account', undefined, { 'x-api-key': from.account.adminKey })
  expect([answer.status, answer.body.slug]).toEqual([200, from.account.slug])
  expect((await call(app, 'POST', '/auth/login', { email: from.email, password })).status).toBe(200)
  expect(await mailTo(app, from.email)).toHaveLength(1)
  const there = await open(to)
  expect(await read(there, `${from.account.tenant}/photos/one`)).toEqual(Buffer.alloc(200_000, 'x'))
  expect(await read(there, `${from.account.tenant}/photos/empty`)).toEqual(Buffer.alloc(0))

  await onDatabase(to.databaseUrl, async client => {
    const unguarded =
      "select from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity"
    expect((await client.query(unguarded)).rowCount).toBe(0)
    expect((await client.query('select from sip_trunk')).rowCount, 'nobody listens here yet').toBe(0)
    expect((await client.query("select from pg_trigger where tgenabled = 'D'")).rowCount).toBe(0)
    const given = await sequences(client)
    expect(given.some(({ value }) => value !== null)).toBe(true)
    await onDatabase(from.databaseUrl, async source => expect(given).toEqual(await sequences(source)))
  })
  await expect(restore(there, file)).rejects.toThrow(RestoreRefused)
})

test('a backup that is cut off, altered or of another version changes nothing', async () => {
  const from = await livedIn()
  const file = join(from.dataDir, 'backup.tar.gz')
  await backup(await open(from), file)
  const to = await emptyPlace()
  const there = await open(to)
  const before = await contents(to.databaseUrl)
  const tar = gunzipSync(await readFile(file))
  const other = join(from.dataDir, 'other.tar.gz')
  const refuse = async (bytes: Buffer, kind: typeof RestoreRefused | typeof ArchiveError) => {
    await writeFile(other, gzipSync(bytes, { level: 1 }))
    await expect(restore(there, other)).rejects.toThrow(kind)
    expect(await contents(to.databaseUrl)).toEqual(before)
    expect(await there.deps.blobs.get(`${from.account.tenant}/photos/one`)).toBeNull()
  }
  const replaced = (what: string, by: string) => {
    const bytes = Buffer.from(tar)
    bytes.write(by, bytes.indexOf(what))
    return bytes
  }
  await refuse(tar.subarray(0, tar.length / 2), ArchiveError)
  await refuse(tar.subarray(0, tar.indexOf('totals.json')), ArchiveError)
  await refuse(replaced('"tenant": 2', '"tenant": 3'), ArchiveError)
  await refuse(replaced('0001_house.sql', '0001_mouse.sql'), RestoreRefused)
  await refuse(replaced('"format": 1', '"format": 2'), RestoreRefused)
})

test('rows that the database refuses leave it empty, and the error says why', async () => {
  const from = await livedIn()
  const file = join(from.dataDir, 'backup.tar.gz')
  await backup(await open(from), file)
  const tar = gunzipSync(await readFile(file))
  tar.write('notjson', tar.indexOf('\t{"text"') + 1)
  await writeFile(file, gzipSync(tar, { level: 1 }))
  const to = await emptyPlace()
  const there = await open(to)
  await expect(restore(there, file)).rejects.toThrow(/invalid input syntax for type json/)
  expect((await contents(to.databaseUrl)).tenant).toBeNull()
})

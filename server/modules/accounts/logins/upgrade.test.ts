import { createHash, randomUUIDv7 } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { newDatabase } from '#server/test/place.ts'

const folder = join(import.meta.dirname, '../../../db/migrations')
const before = '0054'

/** A database as it was before logins, with one business. */
async function olderDatabase() {
  const { url } = await newDatabase('')
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  await pool.query(
    'create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  for (const name of (await readdir(folder)).filter(file => file.endsWith('.sql') && file < before).sort()) {
    const text = await readFile(join(folder, name), 'utf8')
    await pool.query(text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    await pool.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
  }
  return pool
}

test('members, sessions, links and second factors of before are those of a login afterwards', async () => {
  const pool = await olderDatabase()
  const [tenant, owner, invited, session, link] = Array.from({ length: 5 }, () => randomUUIDv7())
  const at = '2026-01-02T03:04:05Z'
  const across = async (text: string, values: unknown[] = []) => {
    await pool.query('set role frontdesk_across')
    try {
      return (await pool.query(text, values)).rows
    } finally {
      await pool.query('reset role')
    }
  }
  await across(
    `insert into tenant (id, slug, name, created_at, updated_at) values ($1, 'riverside', 'Riverside', $2, $2)`,
    [tenant, at],
  )
  await across(
    `insert into member (tenant_id, id, email, name, role, password_hash, created_at) values
       ($1, $2, 'ada@example.com', 'Ada', 'owner', 'hashed', $4), ($1, $3, 'eve@example.com', null, 'agent', null, $4)`,
    [tenant, owner, invited, at],
  )
  await across(
    `insert into session (tenant_id, id, member_id, created_at, expires_at) values ($1, $2, $3, $4, $4)`,
    [tenant, session, owner, at],
  )
  await across(
    `insert into member_token (tenant_id, id, member_id, purpose, hash, created_at, expires_at)
     values ($1, $2, $3, 'invite', 'x', $4, $4)`,
    [tenant, link, invited, at],
  )
  await across(
    `insert into second_factor (tenant_id, member_id, secret, created_at, confirmed_at, last_step)
     values ($1, $2, 'sealed', $3, $3, 7)`,
    [tenant, owner, at],
  )
  await across(
    `insert into recovery_code (tenant_id, member_id, hash) values ($1, $2, 'one'), ($1, $2, 'two')`,
    [tenant, owner],
  )

  expect((await migrate(pool)).some(name => name.startsWith(before))).toBe(true)

  expect(await across('select id, email, password_hash from login')).toEqual([
    { id: owner, email: 'ada@example.com', password_hash: 'hashed' },
  ])
  expect(await across('select id, email, login_id from member order by email')).toEqual([
    { id: owner, email: 'ada@example.com', login_id: owner },
    { id: invited, email: 'eve@example.com', login_id: null },
  ])
  expect(await across('select tenant_id, member_id, role from find_session($1)', [session])).toEqual([
    { tenant_id: tenant, member_id: owner, role: 'owner' },
  ])
  expect(await across('select member_id, purpose from member_token')).toEqual([
    { member_id: invited, purpose: 'invite' },
  ])
  expect(await across('select login_id, last_step from second_factor')).toEqual([
    { login_id: owner, last_step: 7 },
  ])
  expect(
    await across('select count(*)::int as codes from recovery_code where login_id = $1', [owner]),
  ).toEqual([{ codes: 2 }])
})

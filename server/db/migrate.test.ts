import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { run, withDatabase } from '#server/test/cluster.ts'
import { newDatabase } from '#server/test/place.ts'
import { migrate } from './migrate.ts'

const name = () => `worker_migrate_${randomBytes(6).toString('hex')}`

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url })
  // A dropped database takes its idle connections along, also those that are closing.
  pool.on('connect', client => client.on('error', () => {}))
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  return pool
}

test('processes that start together migrate once; a restart has nothing to do', async () => {
  const { url } = await newDatabase('')
  const done = await Promise.all([migrate(poolOf(url)), migrate(poolOf(url)), migrate(poolOf(url))])
  expect(done.filter(names => names.length)).toHaveLength(1)
  expect(done.flat()).toEqual(expect.arrayContaining(['0001_house.sql']))
  expect(await migrate(poolOf(url))).toEqual([])
})

test('a database of a newer version, or with a changed migration, is left alone', async () => {
  const { url } = await newDatabase()
  await run(url, `insert into migration (name, sha256) values ('9999_future.sql', '')`)
  await expect(migrate(poolOf(url))).rejects.toThrow(/newer frontdesk \(it has 9999_future\.sql\)/)
  await run(
    url,
    `delete from migration where name = '9999_future.sql'; update migration set sha256 = 'x' where name = '0001_house.sql'`,
  )
  await expect(migrate(poolOf(url))).rejects.toThrow(/0001_house\.sql was changed after it was applied/)
})

test('a database in another encoding is refused', async () => {
  const { url } = await newDatabase(`encoding 'SQL_ASCII' locale 'C' template template0`)
  await expect(migrate(poolOf(url))).rejects.toThrow(/must be in UTF8; this one is in SQL_ASCII/)
})

test.skipIf(!inject('administrator'))(
  'a login without the necessary rights learns what an administrator must do, and that is enough',
  async () => {
    const [login, database] = [name(), name()]
    const administrator = inject('administrator')!
    const ask = (statement: string) => run(administrator, statement)
    await ask(`create role ${login} login; create role "${login} 2" login`)
    await ask(`create database ${database}`)
    onTestFinished(async () => {
      await ask(`drop database ${database} with (force)`)
      await ask(`drop role ${login}, "${login} 2"`)
    })
    const as = (user: string) => {
      const url = new URL(withDatabase(administrator, database))
      url.username = user
      return poolOf(url.toString())
    }
    const refused = await migrate(as(`${login} 2`)).catch((error: Error) => error.message)
    expect(refused).toMatch(/^The database login "\w+ 2" may not enter the roles/)
    await ask(/run: (.*;) \(see/.exec(String(refused))![1]!.replace(`"${login} 2"`, login))
    await expect(migrate(as(login))).rejects.toThrow(
      /^Permission denied for schema public\. frontdesk's login must own its database/,
    )
    await ask(`alter database ${database} owner to ${login}`)
    expect(await migrate(as(login))).toContain('0001_house.sql')
  },
)

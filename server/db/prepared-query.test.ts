import { expect, onTestFinished, test } from 'vitest'
import { workerDatabase } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { connect } from './connect.ts'
import { Connection } from './connection.ts'

async function open() {
  const url = programUrl(await workerDatabase())
  const connection = new Connection({
    connectionString: url,
    pipeline: true,
    nameOf: text => `of ${text.length} ${text.slice(0, 40)}`,
  })
  await connection.connect()
  onTestFinished(() => connection.end())
  return connection
}

test('every run of a statement answers alike, also those that left before the first was answered', async () => {
  const connection = await open()
  const ask = () =>
    connection.query(
      "select $1::int as n, null as nothing, array['a'] as list, now() as at, '{\"b\":1}'::jsonb as data",
      [7],
    )
  const row = { n: 7, nothing: null, list: ['a'], at: expect.any(Date), data: { b: 1 } }
  const answers = [...(await Promise.all([ask(), ask()])), await ask(), await ask()]
  for (const { rows, rowCount, command, fields } of answers) {
    expect({ rows, rowCount, command }).toEqual({ rows: [row], rowCount: 1, command: 'SELECT' })
    expect(fields.map(each => each.name)).toEqual(Object.keys(row))
  }
  expect(answers[2]!.rows).not.toBe(answers[3]!.rows)
})

test('a statement without columns, and one without rows, answer alike each time', async () => {
  const connection = await open()
  await connection.query('create temporary table kept (id int)')
  for (const id of [1, 2, 3]) {
    const stored = await connection.query('insert into kept values ($1)', [id])
    expect([stored.rows, stored.rowCount, stored.command]).toEqual([[], 1, 'INSERT'])
    const found = await connection.query('select id from kept where id = $1', [-id])
    expect([found.rows, found.rowCount]).toEqual([[], 0])
  }
})

test('an error is that of its own statement, and the statement runs again', async () => {
  const connection = await open()
  const divide = (by: number) => connection.query('select 6 / $1::int as share', [by])
  expect((await divide(2)).rows).toEqual([{ share: 3 }])
  const [one, none, two] = await Promise.allSettled([divide(1), divide(0), divide(2)])
  expect(one).toMatchObject({ value: { rows: [{ share: 6 }] } })
  expect(none).toMatchObject({ reason: { code: '22012' } })
  expect(two).toMatchObject({ value: { rows: [{ share: 3 }] } })
})

test('when the columns of a statement change, its connection is replaced and the next one reads the new columns', async () => {
  const ownerUrl = await workerDatabase()
  const owner = new Connection({ connectionString: ownerUrl })
  await owner.connect()
  onTestFinished(async () => {
    await owner.query('drop table changing').finally(() => owner.end())
  })
  await owner.query('create table changing (a int)')
  await owner.query('grant select on changing to public')
  await owner.query('insert into changing values (1)')
  const database = connect(programUrl(ownerUrl), { max: 1 })
  onTestFinished(() => database.close())
  const ask = async () => (await database.pool.query('select * from changing where a = $1', [1])).rows
  // More often than a statement must come before it is prepared (prepared.ts).
  for (let i = 0; i < 40; i++) expect(await ask()).toEqual([{ a: 1 }])
  await owner.query("alter table changing add column b text default 'new'")
  await expect(ask()).rejects.toMatchObject({ code: '0A000' })
  expect(await ask()).toEqual([{ a: 1, b: 'new' }])
})

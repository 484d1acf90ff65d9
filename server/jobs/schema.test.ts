import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { work } from '#server/app.ts'
import { prepareDatabase } from '#server/dependencies.ts'
import { programUrl } from '#server/test/cluster.ts'
import { newDatabase } from '#server/test/place.ts'

test('a start prepares the queue again only when it is no longer as this version and its login need it', async () => {
  const { url } = await newDatabase()
  const databaseUrl = programUrl(url)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  onTestFinished(() => owner.end())
  const start = (given = work) => prepareDatabase({ databaseUrl, ownerUrl: url, work: given })
  /** The transaction that wrote the rights on the jobs last. */
  const written = async () =>
    (await owner.query(`select xmin::text from pg_class where oid = 'pgboss.job'::regclass`)).rows[0].xmin
  const mayUse = async () =>
    (await owner.query(`select has_schema_privilege('frontdesk_tenant', 'pgboss', 'usage') as may`)).rows[0]
      .may

  await start()
  const first = await written()
  await start()
  expect(await written()).toBe(first)

  await owner.query('revoke usage on schema pgboss from frontdesk_tenant')
  await start()
  expect(await mayUse()).toBe(true)
  const healed = await written()
  expect(healed).not.toBe(first)

  await Promise.all([start(), start(), start()])
  expect(await written()).toBe(healed)

  const job = { ...work.jobs[0]!, name: 'one-job-more' }
  await start({ ...work, jobs: [...work.jobs, job] })
  const { rowCount } = await owner.query('select from pgboss.queue where name = $1', [job.name])
  expect(rowCount).toBe(1)
})

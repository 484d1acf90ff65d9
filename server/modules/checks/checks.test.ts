import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const teach = async (account: Account, question: string, answer: string): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', { question, answer })).body.doc_id

const failedChecks = async (account: Account) =>
  (await account.call('GET', '/needs-you?kind=failed_check')).body.items as { title: string }[]

/** What the clock of the installation does once a minute, when the knowledge has been quiet. */
async function announceChanges(app: TestApp): Promise<void> {
  app.clock.advance(60_000)
  await app.deps.queue.work.cron.find(chore => chore.name === 'knowledge.announce_changes')!.run(app.open)
}

test('questions are asked of the real assistant, and told apart by what the owner expects', async () => {
  const account = await makeAccount(await startApp())
  const delivery = await teach(account, 'Do you deliver?', 'Yes, we deliver within 8 km for 4 euros.')
  const other = await teach(account, 'Is there parking?', 'Parking is behind the shop.')
  const add = async (check: object): Promise<string> =>
    (await account.call('POST', '/knowledge/checks', check)).body.id
  const good = await add({
    question: 'Do you deliver?',
    must_include: ['WITHIN  8 km'],
    must_cite: [delivery],
  })
  const wrong = await add({ question: 'Do you deliver?', must_include: ['20 km'], must_cite: [other] })
  const silent = await add({ question: 'Who won the cup final of 1973?', must_abstain: true })
  const tooSure = await add({ question: 'Is there parking?', must_abstain: true })
  const unknown = await add({ question: 'Who won the cup final of 1973?' })

  const run = await account.call('POST', '/knowledge/checks/run')
  expect(run).toMatchObject({ status: 200, body: { passed: 2, failed: 3 } })
  expect(run.body.results).toMatchObject([
    {
      id: good,
      question: 'Do you deliver?',
      passed: true,
      reasons: [],
      reply: 'Yes, we deliver within 8 km for 4 euros.',
      sources: [{ parent_doc_id: delivery, name: 'Do you deliver?', kind: 'qa', origin: null }],
    },
    {
      id: wrong,
      passed: false,
      reasons: ['The reply does not say “20 km”.', `The reply is not made of source ${other}.`],
    },
    { id: silent, passed: true, sources: [] },
    { id: tooSure, passed: false, reasons: [expect.stringContaining('should have said')] },
    { id: unknown, passed: false, reasons: ['It did not answer.'] },
  ])
  const { body } = await account.call('GET', '/knowledge/checks')
  expect(body.checks.map((check: { passed: boolean }) => check.passed)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect(body.checks[0]).toMatchObject({ must_cite: [delivery], ran_at: expect.any(String), link_id: null })
})

test('a failed check raises one item, which is done when it passes', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const source = await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  await account.call('POST', '/knowledge/checks', {
    question: 'Do you deliver?',
    must_include: ['8 km'],
  })
  await account.call('POST', '/knowledge/checks/run')
  expect(await failedChecks(account)).toEqual([])

  // After a change it runs by itself.
  await account.call('DELETE', `/knowledge/documents/${source}`)
  await announceChanges(app)
  await expect
    .poll(() => failedChecks(account), { timeout: 60_000 })
    .toMatchObject([{ title: 'Do you deliver?' }])
  await account.call('POST', '/knowledge/checks/run')
  expect(await failedChecks(account)).toHaveLength(1)

  await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  await announceChanges(app)
  await expect.poll(() => failedChecks(account), { timeout: 60_000 }).toEqual([])
  expect((await account.call('GET', '/needs-you?kind=failed_check&status=done')).body.items).toHaveLength(1)
})

test('a series of changes is announced once, at its end', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const events = () =>
    app.open
      .as(account.tenant, { kind: 'system' })
      .tx(tx => tx.selectFrom('event').select('type').where('type', '=', 'knowledge.changed').execute())
  const chore = app.deps.queue.work.cron.find(({ name }) => name === 'knowledge.announce_changes')!
  await teach(account, 'Do you deliver?', 'Yes.')
  await teach(account, 'Is there parking?', 'Yes.')
  await chore.run(app.open)
  expect(await events()).toEqual([])
  await announceChanges(app)
  await announceChanges(app)
  expect(await events()).toHaveLength(1)
})

test('a check of a link is asked as that link’s assistant, and goes with the link', async () => {
  const account = await makeAccount(await startApp())
  const link = (await account.call('POST', '/chat-links', { label: 'Shop', inherit_main_kb: false })).body
  await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  await account.call('POST', '/knowledge/checks', {
    question: 'Do you deliver?',
    link_id: link.id,
    must_abstain: true,
  })
  const run = await account.call('POST', '/knowledge/checks/run')
  expect(run.body).toMatchObject({ passed: 1, failed: 0 })
  await account.call('DELETE', `/chat-links/${link.id}`)
  expect((await account.call('GET', '/knowledge/checks')).body.checks).toEqual([])
})

test('a deleted check leaves no item; invalid checks are refused', async () => {
  const [account, other] = await (async () => {
    const app = await startApp()
    return [await makeAccount(app), await makeAccount(app)]
  })()
  const { id } = (await account.call('POST', '/knowledge/checks', { question: 'Do you deliver?' })).body
  await account.call('POST', '/knowledge/checks/run')
  expect(await failedChecks(account)).toHaveLength(1)
  expect((await other.call('DELETE', `/knowledge/checks/${id}`)).status).toBe(404)
  expect((await account.call('DELETE', `/knowledge/checks/${id}`)).status).toBe(204)
  expect(await failedChecks(account)).toEqual([])
  expect((await account.call('DELETE', `/knowledge/checks/${id}`)).status).toBe(404)

  const theirs = await teach(other, 'Do you deliver?', 'No.')
  for (const [body, status] of [
    [{ question: ' ' }, 422],
    [{ question: 'Why?', must_abstain: true, must_include: ['x'] }, 422],
    [{ question: 'Why?', must_cite: ['nonsense'] }, 404],
    [{ question: 'Why?', must_cite: [theirs] }, 404],
    [{ question: 'Why?', link_id: 'nonsense' }, 404],
  ] as const) {
    expect((await account.call('POST', '/knowledge/checks', body)).status, JSON.stringify(body)).toBe(status)
  }
})

import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { finishCheckRun } from './runs.ts'

const teach = async (account: Account, question: string, answer: string): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', { question, answer })).body.doc_id

const add = async (account: Account, check: object): Promise<string> =>
  (await account.call('POST', '/knowledge/checks', check)).body.id

const runNow = (account: Account, body?: object) => account.call('POST', '/knowledge/checks/run', body)
const nowhere = '00000000-0000-7000-8000-000000000000'

test('a run with the model and one without it say who answered, and are compared', async () => {
  const fake = await startFakeOpenAI()
  const app = await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake' } })
  const account = await makeAccount(app)
  const parking = await teach(account, 'Is there parking?', 'Parking is free behind the shop.')
  const check = await add(account, { question: 'Is there parking?', must_include: ['behind the shop'] })

  fake.reply({ text: 'You can park free of charge [1].' })
  const modelled = await runNow(account)
  expect(modelled).toMatchObject({
    status: 200,
    body: {
      ...{ with_model: true, cause: 'asked', status: 'completed', total: 1, done: 1, passed: 0, failed: 1 },
      results: [
        {
          ...{ id: check, passed: false, answered_by: 'fake', confidence: expect.any(Number) },
          reasons: ['The reply does not say “behind the shop”.'],
          reply: 'You can park free of charge.',
          sources: [{ parent_doc_id: parking }],
        },
      ],
    },
  })
  const checks = async () => (await account.call('GET', '/knowledge/checks')).body.checks
  expect(await checks()).toMatchObject([{ passed: false }])

  const plain = await runNow(account, { with_model: false })
  expect(plain.body).toMatchObject({
    ...{ with_model: false, passed: 1, failed: 0 },
    results: [{ id: check, passed: true, answered_by: 'built-in' }],
  })
  // Visitors are answered by the model, so their results and the inbox stay.
  expect(await checks()).toMatchObject([{ passed: false }])
  expect((await account.call('GET', '/needs-you?kind=failed_check')).body.count).toBe(1)

  const path = `/knowledge/checks/runs/${plain.body.id}`
  const compared = await account.call('GET', `${path}/comparison`)
  expect(compared).toMatchObject({
    status: 200,
    body: {
      run: { id: plain.body.id },
      against: { id: modelled.body.id },
      changes: [
        {
          ...{ id: check, question: 'Is there parking?', change: 'now_right' },
          before: { passed: false, answered_by: 'fake' },
          after: { passed: true, answered_by: 'built-in' },
        },
      ],
      unchanged: 0,
    },
  })
  const back = await account.call(
    'GET',
    `/knowledge/checks/runs/${modelled.body.id}/comparison?against=${plain.body.id}`,
  )
  expect(back.body.changes).toMatchObject([{ change: 'now_wrong' }])
  expect((await account.call('GET', '/knowledge/checks/runs')).body.runs).toMatchObject([
    { id: plain.body.id },
    { id: modelled.body.id },
  ])
})

test('checks that came and went between two runs are named; those that stayed as they were are counted', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  await add(account, { question: 'Do you deliver?' })
  const gone = await add(account, { question: 'Is there parking?' })
  const first = (await runNow(account)).body.id
  await account.call('DELETE', `/knowledge/checks/${gone}`)
  const fresh = await add(account, { question: 'Who won the cup final of 1973?', must_abstain: true })
  const second = (await runNow(account)).body.id
  const { body } = await account.call('GET', `/knowledge/checks/runs/${second}/comparison?against=${first}`)
  expect(body).toMatchObject({ changes: [{ id: fresh, change: 'added', before: null }], unchanged: 1 })
})

test('without a model none can be asked to answer; a run that is not there, or another’s, is a 404', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  for (const path of ['/knowledge/checks/run', '/knowledge/checks/runs'])
    expect(await account.call('POST', path, { with_model: true })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('LLM_URL') },
    })
  expect((await runNow(account, { with_model: null })).body).toMatchObject({ with_model: false, total: 0 })
  const { id } = (await runNow(account)).body
  const theirs = (await runNow(other)).body.id
  for (const path of [
    `/knowledge/checks/runs/${theirs}`,
    `/knowledge/checks/runs/${theirs}/comparison`,
    `/knowledge/checks/runs/${id}/comparison?against=${theirs}`,
    `/knowledge/checks/runs/${id}/comparison?against=${nowhere}`,
    `/knowledge/checks/runs/nonsense`,
  ])
    expect((await account.call('GET', path)).status, path).toBe(404)
  // The first run has none before it.
  expect((await other.call('GET', `/knowledge/checks/runs/${theirs}/comparison`)).status).toBe(404)
})

test('a long run works behind the response, tells how far it is, and is begun once', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  for (const question of ['Do you deliver?', 'Do you deliver on Sundays?', 'Is there a delivery?'])
    await add(account, { question })
  const begun = await account.call('POST', '/knowledge/checks/runs')
  expect(begun).toMatchObject({
    status: 202,
    body: { status: 'queued', total: 3, done: 0, finished_at: null },
  })
  const again = await account.call('POST', '/knowledge/checks/runs')
  expect(again.body.id).toBe(begun.body.id)

  const own = app.open.as(account.tenant, { kind: 'system' })
  const finish = () => finishCheckRun.run(own, { run: begun.body.id }, new AbortController().signal)
  const stopping = AbortSignal.abort(new Error('stopping'))
  await expect(finishCheckRun.run(own, { run: begun.body.id }, stopping)).rejects.toThrow('stopping')
  await finish()
  const path = `/knowledge/checks/runs/${begun.body.id}`
  const whole = (await account.call('GET', path)).body
  expect(whole).toMatchObject({ status: 'completed', total: 3, done: 3, finished_at: expect.any(String) })
  // A second time there is nothing left to ask.
  app.clock.advance(1_000)
  await finish()
  expect((await account.call('GET', path)).body).toEqual(whole)
  expect((await account.call('POST', '/knowledge/checks/runs')).body.id).not.toBe(begun.body.id)
})

test('a run goes on where it was interrupted, and reads failed when nobody goes on', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await teach(account, 'Do you deliver?', 'Yes, within 8 km.')
  await add(account, { question: 'Do you deliver?' })
  const { body: run } = await account.call('POST', '/knowledge/checks/runs')
  app.clock.advance(61 * 60_000)
  expect((await account.call('GET', `/knowledge/checks/runs/${run.id}`)).body.status).toBe('failed')
  expect((await account.call('POST', '/knowledge/checks/runs')).body.id).not.toBe(run.id)
  const own = app.open.as(account.tenant, { kind: 'system' })
  await finishCheckRun.run(own, { run: run.id }, new AbortController().signal)
  expect((await account.call('GET', `/knowledge/checks/runs/${run.id}`)).body.status).toBe('completed')
})

test('a deleted source is quoted by no stored run', async () => {
  const account = await makeAccount(await startApp())
  const source = await teach(account, 'Do you deliver?', 'Yes, within 8 km of the market.')
  await add(account, { question: 'Do you deliver?' })
  const { id } = (await runNow(account)).body
  const results = async () => (await account.call('GET', `/knowledge/checks/runs/${id}`)).body.results
  expect(await results()).toMatchObject([{ reply: expect.stringContaining('market') }])
  expect((await account.call('DELETE', `/knowledge/documents/${source}`)).status).toBe(204)
  expect(await results()).toMatchObject([{ passed: true, reply: null, sources: [], answered_by: 'built-in' }])
})

test('after a source is changed, both replies can be read; after it is deleted, neither', async () => {
  const account = await makeAccount(await startApp())
  const source = await teach(account, 'What does a cleaning cost?', 'A cleaning costs 80 euros.')
  await add(account, { question: 'What does a cleaning cost?', must_include: ['80'] })
  await runNow(account)
  const changed = await account.call('PATCH', `/knowledge/documents/${source}`, {
    answer: 'A cleaning costs 95 euros.',
  })
  expect(changed.status).toBe(200)
  const { id } = (await runNow(account)).body
  const changes = async () =>
    (await account.call('GET', `/knowledge/checks/runs/${id}/comparison`)).body.changes
  expect(await changes()).toMatchObject([
    {
      change: 'now_wrong',
      before: { reply: expect.stringContaining('80 euros'), sources: [{ parent_doc_id: source }] },
      after: { reply: expect.stringContaining('95 euros') },
    },
  ])
  await account.call('DELETE', `/knowledge/documents/${source}`)
  expect(await changes()).toMatchObject([{ before: { reply: null, sources: [] }, after: { reply: null } }])
})

test('the last twenty runs are kept', async () => {
  const account = await makeAccount(await startApp())
  const ids: string[] = []
  for (let i = 0; i < 22; i++) ids.push((await runNow(account)).body.id)
  const kept = (await account.call('GET', '/knowledge/checks/runs')).body.runs
  expect(kept.map((run: { id: string }) => run.id)).toEqual(ids.slice(2).reverse())
})

import { expect, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { recount } from '#server/test/recount.ts'

const hygiene = {
  title: 'Hygiene check',
  questions: [
    'When were your teeth last cleaned?',
    { text: 'How do you brush?', points: ['two minutes', 'twice a day'] },
  ],
}

const make = (account: Account, fields: object = {}) =>
  account.call('POST', '/questionnaires', { ...hygiene, ...fields })

const makeSet = async (account: Account, fields: object = {}): Promise<string> =>
  (await make(account, { is_template: true, ...fields })).body.id

const titles = async (account: Account, query = ''): Promise<string[]> =>
  (await account.call('GET', `/questionnaires${query}`)).body.questionnaires.map(
    (questionnaire: { title: string }) => questionnaire.title,
  )

const found = async (account: Account, query: string) =>
  (await account.call('POST', '/knowledge/search', { query })).body.passages

test('a questionnaire is made with the fields that were sent and defaults for the rest', async () => {
  const account = await makeAccount(await startApp())
  const made = await make(account)
  expect(made).toMatchObject({ status: 201 })
  expect(made.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Hygiene check',
    about: '',
    questions: [
      { text: 'When were your teeth last cleaned?', kind: 'open', points: [] },
      { text: 'How do you brush?', kind: 'expected', points: ['two minutes', 'twice a day'] },
    ],
    question_count: 2,
    recording_mode: 'audio',
    expected_minutes: 4,
    context_text: '',
    monitor_activity: false,
    language: null,
    link_count: 0,
    completed_count: 0,
    created_at: expect.stringMatching(/Z$/),
    is_template: false,
    template_id: null,
  })
  const all = {
    about: 'Before your visit',
    recording_mode: 'none',
    expected_minutes: 15,
    context_text: 'New patients only.',
    monitor_activity: true,
    questions: [{ text: ' Any pain? ', kind: 'expected', points: null }],
  }
  expect((await make(account, all)).body).toMatchObject({
    ...all,
    questions: [{ text: 'Any pain?', kind: 'open', points: [] }],
  })
  expect((await account.call('GET', `/questionnaires/${made.body.id}`)).body).toEqual(made.body)
})

test('the library and the rest never overlap, and none changes side', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const set = await makeSet(account, { title: 'Set one' })
  const sent = (await make(account, { title: 'Send one' })).body.id
  await makeSet(account, { title: 'Set two' })
  await make(account, { title: 'Send two', is_template: false })
  expect(await titles(account)).toEqual(['Send two', 'Send one'])
  expect(await titles(account, '?templates=false')).toEqual(['Send two', 'Send one'])
  expect(await titles(account, '?templates=true')).toEqual(['Set two', 'Set one'])

  for (const [id, is_template] of [
    [set, false],
    [sent, true],
  ] as const) {
    const changed = await account.call('PATCH', `/questionnaires/${id}`, { is_template })
    expect(changed).toMatchObject({ status: 200, body: { is_template: !is_template } })
  }
  expect(await titles(account, '?templates=true')).toEqual(['Set two', 'Set one'])
  expect(await titles(other)).toEqual([])
  for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const) {
    expect((await other.call(method, `/questionnaires/${set}`, body)).status).toBe(404)
  }
  expect((await account.call('GET', '/questionnaires?templates=perhaps')).status).toBe(422)
})

test('the fields that were sent change, null clears, the rest stays', async () => {
  const account = await makeAccount(await startApp())
  const { body } = await make(account, { about: 'Before your visit', expected_minutes: 9, context_text: 'x' })
  const change = (fields: object) => account.call('PATCH', `/questionnaires/${body.id}`, fields)
  expect((await change({})).body).toEqual(body)
  expect((await change({ title: 'Brushing' })).body).toEqual({ ...body, title: 'Brushing' })
  const questions = [{ text: 'Why?', kind: 'open', points: [] }]
  const cleared = { about: null, expected_minutes: null, context_text: null, questions: ['Why?'] }
  expect((await change(cleared)).body).toEqual({
    ...body,
    title: 'Brushing',
    about: '',
    expected_minutes: 2,
    context_text: '',
    questions,
    question_count: 1,
  })
  expect((await account.call('DELETE', `/questionnaires/${body.id}`)).status).toBe(204)
  expect((await account.call('DELETE', `/questionnaires/${body.id}`)).status).toBe(404)
  expect((await change({ title: 'x' })).status).toBe(404)
  // It was never knowledge, so nothing had to be forgotten.
  expect((await account.call('GET', '/knowledge/deletions')).body.total).toBe(0)
})

test('more questions or points than there may be are refused, and nothing is made or changed', async () => {
  const account = await makeAccount(await startApp())
  const many = (count: number) => Array.from({ length: count }, (_, i) => `Item ${i}`)
  const set = await makeSet(account, { questions: many(25) })
  await make(account, { questions: [{ text: 'Why?', points: many(6) }] })
  for (const questions of [many(26), many(600), [{ text: 'Why?', points: many(7) }], []]) {
    for (const refused of [
      await make(account, { questions }),
      await make(account, { questions, is_template: true }),
      await account.call('PATCH', `/questionnaires/${set}`, { title: 'Other', questions }),
    ]) {
      expect(refused).toMatchObject({
        status: 400,
        body: { detail: expect.stringMatching(/at (most|least)/) },
      })
    }
  }
  expect(await titles(account)).toHaveLength(1)
  expect(await titles(account, '?templates=true')).toEqual(['Hygiene check'])
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(1)

  for (const [fields, loc] of [
    [{ title: undefined }, ['body', 'title']],
    [{ title: ' ' }, ['body', 'title']],
    [{ questions: undefined }, ['body', 'questions']],
    [{ questions: 'Why?' }, ['body', 'questions']],
    [{ questions: [1] }, ['body', 'questions', '0']],
    [{ questions: [{ points: [] }] }, ['body', 'questions', '0', 'text']],
    [{ questions: [{ text: 'Why?', points: [1] }] }, ['body', 'questions', '0', 'points', '0']],
    [{ recording_mode: 'hologram' }, ['body', 'recording_mode']],
    [{ expected_minutes: 0 }, ['body', 'expected_minutes']],
    [{ is_template: 'yes' }, ['body', 'is_template']],
  ] as const) {
    const refused = await make(account, fields)
    expect(refused, JSON.stringify(fields)).toMatchObject({ status: 422 })
    expect(refused.body.detail[0].loc, JSON.stringify(fields)).toEqual(loc)
  }
})

test('the assistant knows a question set, as it is now', async () => {
  const account = await makeAccount(await startApp())
  const set = await makeSet(account, { context_text: 'Mortimer asked for it.' })
  const { body: knowledge } = await account.call('GET', '/knowledge')
  expect(knowledge.groups).toMatchObject([
    { kind: 'question_set', sources: [{ parent_doc_id: set, name: 'Hygiene check', link_id: null }] },
  ])
  expect((await account.call('GET', `/knowledge/documents/${set}/text`)).body.text).toBe(
    'Hygiene check\nWhen were your teeth last cleaned?\nHow do you brush?\n- two minutes\n- twice a day',
  )
  expect(await found(account, 'how to brush teeth')).toMatchObject([
    { kind: 'question_set', parent_doc_id: set },
  ])
  // The background is for the agent that asks, and not for visitors of the assistant.
  expect(await found(account, 'Mortimer')).toEqual([])

  await account.call('PATCH', `/questionnaires/${set}`, { title: 'Gums', questions: ['Do your gums bleed?'] })
  expect(await found(account, 'two minutes')).toEqual([])
  expect(await found(account, 'gums')).toMatchObject([{ parent_doc_id: set, name: 'Gums' }])
  await make(account, { title: 'Confidential hiring round' })
  expect(await found(account, 'hiring')).toEqual([])
  expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
})

test('a question set is found by its words at once, by its meaning as soon as a job has seen to it', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'test' }, jobs: true })
  const account = await makeAccount(app)
  const embedded = async (): Promise<number> => {
    const system = app.open.as(account.tenant, { kind: 'system' })
    return (await system.tx(tx => tx.selectFrom('knowledge_vector').select('chunk').execute())).length
  }
  const set = await makeSet(account)
  expect(await found(account, 'brush teeth')).toMatchObject([{ parent_doc_id: set }])
  await vi.waitFor(async () => expect(await embedded()).toBe(1), { timeout: 60_000, interval: 50 })
})

test('a deleted question set is forgotten, and a forgotten one deleted', async () => {
  const account = await makeAccount(await startApp())
  const [first, second] = [await makeSet(account), await makeSet(account, { title: 'Gums' })]
  expect((await account.call('DELETE', `/questionnaires/${first}`)).status).toBe(204)
  expect((await account.call('DELETE', `/knowledge/documents/${second}`)).status).toBe(204)
  expect(await found(account, 'brush teeth')).toEqual([])
  expect(await titles(account, '?templates=true')).toEqual([])
  expect((await account.call('GET', `/questionnaires/${second}`)).status).toBe(404)
  expect((await account.call('GET', '/knowledge/deletions')).body.deletions).toMatchObject([
    { parent_doc_id: second, kind: 'question_set', name: 'Gums' },
    { parent_doc_id: first, kind: 'question_set', name: 'Hygiene check' },
  ])
  expect(await recount(await workerDatabase(), [account.tenant])).toEqual([])
})

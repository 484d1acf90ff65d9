import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { search } from './knowledge.ts'
import { blackPng, movingGif } from './reading/test-documents/pictures.ts'

const upload = (account: Account, name: string, content: BlobPart, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([content]), name)
  return account.call('POST', '/knowledge/portal/upload', form)
}

const searchFor = async (account: Account, query: string, link_id?: string) =>
  (await account.call('POST', '/knowledge/search', { query, link_id })).body.passages as {
    text: string
    scope: string
    name: string
  }[]

test('a pair, a text and a file are taught, listed, read back, found and forgotten', async () => {
  const account = await makeAccount(await startApp())
  const pair = await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Do you deliver?',
    answer: 'Yes, within 8 km.',
  })
  expect(pair).toMatchObject({ status: 201, body: { success: true, chunks: 1 } })
  const text = await account.call('POST', '/knowledge/portal/ingest', {
    content: 'Parking is behind the shop.\nEnter from Mill Lane.',
  })
  expect(text.status).toBe(201)
  const file = await upload(
    account,
    'prices.csv',
    'question,answer\nHow much is a haircut?,A haircut costs 30 euros\n',
  )
  expect(file).toMatchObject({ status: 201, body: { success: true, chunks: 1 } })

  const { body: list } = await account.call('GET', '/knowledge')
  expect(list).toMatchObject({ sources: 3, chunks: 3, documents_used: 1, documents_limit: -1 })
  expect(list.groups.map((g: { kind: string }) => g.kind).sort()).toEqual(['document', 'qa', 'text'])
  const document = list.groups.find((g: { kind: string }) => g.kind === 'document').sources[0]
  expect(document).toMatchObject({ name: 'prices.csv', origin: 'prices.csv', chunks: 1, link_id: null })

  const read = await account.call('GET', `/knowledge/documents/${file.body.doc_id}/text`)
  expect(read.body).toMatchObject({ parent_doc_id: file.body.doc_id, kind: 'document', name: 'prices.csv' })
  expect(read.body.text).toContain('A haircut costs 30 euros')

  expect((await searchFor(account, 'price of a haircut'))[0]).toMatchObject({
    scope: 'main',
    name: 'prices.csv',
  })
  expect((await account.call('DELETE', `/knowledge/documents/${file.body.doc_id}`)).status).toBe(204)
  expect(await searchFor(account, 'price of a haircut')).toEqual([])
  expect((await account.call('DELETE', `/knowledge/documents/${file.body.doc_id}`)).status).toBe(404)
})

test('what a deletion removes is gone for another process too, on its next question', async () => {
  const [here, there] = [await startApp(), await startApp()]
  const account = await makeAccount(here)
  const { body } = await account.call('POST', '/knowledge/portal/ingest', {
    content: 'The zebra stands in the yard.',
  })
  const elsewhere = { ...account, call: asOn(there, account) }
  expect(await searchFor(elsewhere, 'zebra')).toHaveLength(1)
  await account.call('DELETE', `/knowledge/documents/${body.doc_id}`)
  expect(await searchFor(elsewhere, 'zebra')).toEqual([])
})

test('ingest wants a question with its answer, or content', async () => {
  const account = await makeAccount(await startApp())
  for (const body of [
    {},
    { question: 'Why?' },
    { answer: 'So.' },
    { content: '  ' },
    { question: 'Why?', answer: 'So.', content: 'x' },
  ]) {
    expect(await account.call('POST', '/knowledge/portal/ingest', body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('question with its answer, or content') },
    })
  }
  expect(
    (await account.call('POST', '/knowledge/portal/ingest', { content: 'x', link_id: 'nonsense' })).status,
  ).toBe(404)
})

test('a decompression bomb is refused before a model is asked', async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({ env: { VISION_URL: fake.url, VISION_MODEL: 'fake' } })
  const account = await makeAccount(app)
  for (const [name, bytes] of [
    ['bomb.png', blackPng(20_000)],
    ['bomb.gif', movingGif(5_000, 3)],
  ] as const) {
    expect(bytes.length).toBeLessThan(80_000)
    expect(await upload(account, name, new Uint8Array(bytes), { caption: 'A square' })).toMatchObject({
      status: 400,
      body: { detail: 'The picture has more than 50 million pixels. Please make it smaller.' },
    })
  }
  expect(fake.requests).toEqual([])
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
  expect((await upload(account, 'dance.gif', new Uint8Array(movingGif(500, 3)))).status).toBe(201)
})

test('uploads are refused as specified, and nothing of them stays', async () => {
  const account = await makeAccount(await startApp())
  const refused: [string, BlobPart, number, RegExp][] = [
    ['virus.exe', 'MZ', 400, /type/],
    ['empty.txt', '', 400, /empty/],
    ['table.csv', 'name,price\nCut,30\n', 400, /question/],
    ['broken.pdf', '%PDF-1.4 nonsense', 400, /./],
    ['picture.png', 'not a picture', 400, /./],
    ['big.txt', 'x'.repeat(10 * 1024 * 1024 + 1), 413, /10 MB/],
    ['big.jpg', 'x'.repeat(6 * 1024 * 1024), 413, /6 MB.*5 MB|5 MB/],
  ]
  for (const [name, content, status, detail] of refused) {
    const answer = await upload(account, name, content)
    expect(answer, name).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } })
  }
  expect(
    (await upload(account, 'a.txt', 'hello', { link_id: '00000000-0000-7000-8000-000000000000' })).status,
  ).toBe(404)
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
})

test('the plan’s documents are counted across the account, also when two come at once', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await app.open.crossTenant(tx =>
    tx.updateTable('tenant').set({ document_limit: 2 }).where('id', '=', account.tenant).execute(),
  )
  const answers = await Promise.all(
    [1, 2, 3, 4].map(n => upload(account, `${n}.txt`, `Document number ${n}.`)),
  )
  expect(answers.map(a => a.status).sort()).toEqual([201, 201, 402, 402])
  expect(
    (await account.call('POST', '/knowledge/portal/ingest', { content: 'Texts are no documents.' })).status,
  ).toBe(201)
})

test('with an embedding server search goes by meaning too; while it is down nothing is half stored', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'test' }, jobs: true })
  const account = await makeAccount(app)
  await account.call('POST', '/knowledge/portal/ingest', { content: 'Our terrace is open in summer.' })
  expect(await vectors(app, account)).toBe(1)

  model.failNext(...Array.from({ length: 20 }, () => ({ status: 500 })))
  const refused = await account.call('POST', '/knowledge/portal/ingest', { content: 'A second text.' })
  expect(refused).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('Nothing was stored') },
  })
  expect(refused.headers.get('retry-after')).toBeTruthy()
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(1)
  // Words still find what is there.
  expect(await searchFor(account, 'terrace')).toHaveLength(1)
})

test('what was taught before there was an embedding server is embedded behind the scenes', async () => {
  const before = await startApp()
  const account = await makeAccount(before)
  await account.call('POST', '/knowledge/portal/ingest', { content: 'We opened in 1990.' })
  const model = await startFakeOpenAI()
  const after = await startApp({ env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'test' }, jobs: true })
  await after.deps.queue.work.cron.find(chore => chore.name === 'knowledge.embed_missing')!.run(after.open)
  for (let i = 0; i < 100 && (await vectors(after, account)) === 0; i++) await sleep(100)
  expect(await vectors(after, account)).toBe(1)
})

test('without a server the built-in model finds English by its meaning, soon after it was stored by its words', async () => {
  const app = await startApp({ env: { EMBEDDINGS: 'on' }, jobs: true })
  const account = await makeAccount(app)
  const english = ['Pets are welcome in every room.', 'Invoices are due within thirty days.']
  const german = 'Hunde sind bei uns in allen Zimmern willkommen, sie kosten nichts.'
  for (const content of [...english, german])
    await account.call('POST', '/knowledge/portal/ingest', { content })
  const scope = { linkId: null, main: true }
  const ask = (query: string) => search(app.open.as(account.tenant, { kind: 'system' }), scope, query, 5)
  expect((await ask('invoices')).passages).toHaveLength(1)
  await vi.waitFor(async () => expect(await vectors(app, account)).toBe(2), { timeout: 60_000, interval: 50 })

  const { passages } = await ask('Can I bring my dog?')
  const likeness = new Map(passages.map(each => [each.text, each.likeness]))
  expect(passages[0]!.text).toBe(english[0])
  expect(likeness.get(english[0]!)!).toBeGreaterThan(likeness.get(english[1]!)!)
  // The German text is found by what its words mean in English, and has no vector.
  expect(likeness.get(german)).toBeNull()
  // A question in a language that the model does not know is asked by its words.
  const [first] = (await ask('Sind Hunde bei uns willkommen?')).passages
  expect(first).toMatchObject({ text: german, likeness: null })
})

const vectors = (app: TestApp, account: Account): Promise<number> =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(async tx => (await tx.selectFrom('knowledge_vector').select('chunk').execute()).length)

const asOn =
  (app: TestApp, account: Account): Account['call'] =>
  async (method, path, body) => {
    const response = await fetch(`${app.url}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': account.adminKey, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const teach = async (account: Account, body: object): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', body)).body.doc_id

const file = (name: string, content: string) => {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return form
}

const reply = async (account: Account, question: string): Promise<string> =>
  (await account.call('POST', '/assistant/ask', { question })).body.reply

interface Listed {
  parent_doc_id: string
  name: string
}
const list = async (account: Account, query: string) => {
  const { status, body } = await account.call('GET', `/knowledge${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return {
    ...body,
    names: body.groups
      .flatMap((group: { sources: Listed[] }) => group.sources)
      .map(({ name }: Listed) => name),
  }
}

test('sources are listed in pages, looked for, sorted, and by kind; without a page all are given', async () => {
  const account = await makeAccount(await startApp())
  for (let i = 0; i < 7; i++)
    await teach(account, { question: `Question ${i}?`, answer: `${'Long '.repeat(i)}answer ${i}.` })
  await teach(account, { content: 'Parking is behind the shop, near question mark street.' })
  await account.call('POST', '/knowledge/portal/upload', file('Zebra.txt', 'A zebra.'))

  expect(await list(account, '')).toMatchObject({ sources: 9, total: 9, next: null, total_capped: false })
  expect(await list(account, '?kind=qa&sort=name')).toMatchObject({
    names: [0, 1, 2, 3, 4, 5, 6].map(i => `Question ${i}?`),
    total: 7,
  })
  expect(await list(account, '?q=PARKING')).toMatchObject({ total: 1 })
  expect(await list(account, '?q=zebra')).toMatchObject({ names: ['Zebra.txt'] })
  expect((await list(account, '?kind=qa&sort=largest&limit=2')).names).toEqual(['Question 6?', 'Question 5?'])

  for (const sort of ['newest', 'name', 'largest']) {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(account, `?sort=${sort}&limit=4&cursor=${cursor}`)
      expect(page.total).toBe(9)
      seen.push(...page.names)
      cursor = page.next
    }
    expect(new Set(seen).size, sort).toBe(9)
    expect(seen).toHaveLength(9)
  }
  const { next } = await list(account, '?sort=name&limit=4&cursor=')
  expect((await account.call('GET', `/knowledge?sort=newest&limit=4&cursor=${next}`)).status).toBe(422)
  const other = await makeAccount(await startApp())
  expect((await other.call('GET', `/knowledge?sort=name&limit=4&cursor=${next}`)).status).toBe(422)
})

test('a source says who taught it, and a pair its question and its answer', async () => {
  const account = await makeAccount(await startApp())
  await teach(account, { question: 'Do you deliver?', answer: 'Yes.\nWithin 8 km.' })
  const { body } = await account.call('GET', '/knowledge')
  expect(body.groups[0].sources[0]).toMatchObject({
    question: 'Do you deliver?',
    answer: 'Yes.\nWithin 8 km.',
    status: 'ready',
    reason: null,
    url: null,
    taught_by: { kind: 'key', name: expect.any(String), id: expect.any(String) },
  })
})

test('a pair and a text are changed in place, and the next answer uses the new words', async () => {
  const account = await makeAccount(await startApp())
  const pair = await teach(account, { question: 'Do you deliver?', answer: 'Yes, within 8 km.' })
  const text = await teach(account, { content: 'Parking is behind the shop.' })
  const change = (id: string, body: object) => account.call('PATCH', `/knowledge/documents/${id}`, body)

  expect(await change(pair, { answer: 'Yes, within 20 km.' })).toMatchObject({
    status: 200,
    body: { parent_doc_id: pair, question: 'Do you deliver?', answer: 'Yes, within 20 km.', chunks: 1 },
  })
  expect(await reply(account, 'Do you deliver?')).toBe('Yes, within 20 km.')
  expect((await change(pair, { question: 'Do you bring it home?' })).body).toMatchObject({
    name: 'Do you bring it home?',
  })
  expect(await change(text, { content: 'Parking is in Mill Lane.' })).toMatchObject({
    status: 200,
    body: { name: 'Parking is in Mill Lane.' },
  })
  expect(await reply(account, 'Where can I park?')).toContain('Mill Lane')
  expect((await change(text, { name: 'Parking' })).body).toMatchObject({ name: 'Parking' })
  expect((await change(text, { content: 'Parking is in Low Street.' })).body).toMatchObject({
    name: 'Parking',
  })
  expect((await account.call('GET', '/knowledge')).body).toMatchObject({ sources: 2, chunks: 2 })

  expect((await change(pair, { content: 'No.' })).status).toBe(422)
  expect((await change(pair, { name: 'No' })).status).toBe(422)
  expect((await change(text, { answer: 'No.' })).status).toBe(422)
  expect((await change(text, { content: ' ' })).status).toBe(422)
  const other = await makeAccount(await startApp())
  expect((await other.call('PATCH', `/knowledge/documents/${pair}`, { answer: 'No.' })).status).toBe(404)
  expect((await other.call('PATCH', `/knowledge/documents/${text}`, { name: 'No.' })).status).toBe(404)
})

test('a newer file takes the place of a document', async () => {
  const account = await makeAccount(await startApp())
  const { doc_id: id } = (
    await account.call(
      'POST',
      '/knowledge/portal/upload',
      file('prices-2025.txt', 'A haircut costs 30 euros.'),
    )
  ).body
  const replaced = await account.call(
    'PUT',
    `/knowledge/documents/${id}/file`,
    file('prices-2026.txt', 'A haircut costs 34 euros.'),
  )
  expect(replaced).toMatchObject({
    status: 200,
    body: { parent_doc_id: id, name: 'prices-2026.txt', notices: [] },
  })
  expect(await reply(account, 'How much is a haircut?')).toContain('34 euros')
  expect((await account.call('GET', '/knowledge')).body).toMatchObject({ sources: 1, documents_used: 1 })
  const unreadable = file('prices.pdf', 'no pdf at all')
  expect((await account.call('PUT', `/knowledge/documents/${id}/file`, unreadable)).status).toBe(400)
  expect(await reply(account, 'How much is a haircut?')).toContain('34 euros')
  const pair = await teach(account, { question: 'Do you deliver?', answer: 'Yes.' })
  expect((await account.call('PUT', `/knowledge/documents/${pair}/file`, file('a.txt', 'A.'))).status).toBe(
    409,
  )
  expect((await account.call('DELETE', `/knowledge/documents/${id}`)).status).toBe(204)
})

test('a source is read alone, and its passages as they are searched, in pages', async () => {
  const account = await makeAccount(await startApp())
  const paragraph = (i: number) => `Paragraph ${i}. ${`Word${i} `.repeat(120)}`
  const content = Array.from({ length: 6 }, (_, i) => paragraph(i)).join('\n\n')
  const id = await teach(account, { content })
  const one = await account.call('GET', `/knowledge/documents/${id}`)
  expect(one).toMatchObject({ status: 200, body: { parent_doc_id: id, kind: 'text', status: 'ready' } })

  const read = async (query: string) =>
    (await account.call('GET', `/knowledge/documents/${id}/passages${query}`)).body
  const { passages, total } = await read('')
  expect(total).toBeGreaterThan(1)
  expect(passages).toHaveLength(total)
  for (let i = 0; i < 6; i++)
    expect(passages.some(({ text }: { text: string }) => text.includes(`Word${i} `))).toBe(true)
  expect(await read('?limit=1&offset=1')).toEqual({ passages: [passages[1]], total })

  const other = await makeAccount(await startApp())
  for (const path of ['', '/passages']) {
    expect((await other.call('GET', `/knowledge/documents/${id}${path}`)).status).toBe(404)
  }
})

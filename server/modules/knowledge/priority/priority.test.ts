import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const byDefault = ['qa', 'document', 'page', 'photo', 'question_set']
const reversed = byDefault.toReversed()

const put = (account: Account, body: unknown) => account.call('PUT', '/knowledge/source-priority', body)

const teachPair = (account: Account, question: string, answer: string) =>
  account.call('POST', '/knowledge/portal/ingest', { question, answer })

/** The same pair in a file: a document with the very same passage. */
function teachTable(account: Account, question: string, answer: string) {
  const form = new FormData()
  form.set('file', new Blob([`question,answer\n${question},${answer}\n`]), 'table.csv')
  return account.call('POST', '/knowledge/portal/upload', form)
}

const found = async (account: Account, query: string): Promise<{ kind: string; score: number }[]> =>
  (await account.call('POST', '/knowledge/search', { query })).body.passages

test('the default order applies until the business chooses another', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  expect(await account.call('GET', '/knowledge/source-priority')).toMatchObject({
    status: 200,
    body: { order: byDefault },
  })
  expect(await put(account, { order: reversed })).toMatchObject({ status: 200, body: { order: reversed } })
  expect((await account.call('GET', '/knowledge/source-priority')).body).toEqual({ order: reversed })
  expect((await put(account, { order: byDefault })).body).toEqual({ order: byDefault })
  expect((await other.call('GET', '/knowledge/source-priority')).body).toEqual({ order: byDefault })
})

test('an order that does not name each source once is refused, and the one before stays', async () => {
  const account = await makeAccount(await startApp())
  await put(account, { order: reversed })
  for (const [order, detail] of [
    [[...byDefault.slice(1), 'gossip'], /gossip/],
    [[...byDefault, 'text'], /text/],
    [byDefault.slice(1), /each source once/],
    [[...byDefault.slice(1), 'page'], /each source once/],
    [[...byDefault, 'qa'], /each source once/],
    [[], /each source once/],
  ] as const) {
    expect(await put(account, { order }), order.join()).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(detail) },
    })
  }
  for (const [body, loc, type] of [
    [{}, ['body', 'order'], 'missing'],
    [{ order: 'qa' }, ['body', 'order'], 'list_type'],
    [{ order: [1, ...byDefault.slice(1)] }, ['body', 'order', '0'], 'string_type'],
  ] as const) {
    expect(await put(account, body)).toMatchObject({ status: 422, body: { detail: [{ loc, type }] } })
  }
  expect((await account.call('GET', '/knowledge/source-priority')).body).toEqual({ order: reversed })
})

test('between two equal passages the order decides, whichever was taught first', async () => {
  const account = await makeAccount(await startApp())
  await teachPair(account, 'Is there a garden?', 'Yes and it is open.')
  await teachTable(account, 'Is there a garden?', 'Yes and it is near.')
  const [first, second] = await found(account, 'Is there a garden?')
  expect([first?.kind, second?.kind]).toEqual(['qa', 'document'])
  expect(first!.score).toBe(second!.score)
  await put(account, { order: ['document', 'qa', 'page', 'photo', 'question_set'] })
  expect((await found(account, 'Is there a garden?')).map(passage => passage.kind)).toEqual([
    'document',
    'qa',
  ])
})

test('a passage that answers worse stays behind, wherever its kind stands in the order', async () => {
  const account = await makeAccount(await startApp())
  await teachPair(account, 'Is there a garden?', 'Yes and it is open.')
  await teachTable(account, 'Is there a garden for children?', 'It is behind the house by the river.')
  await put(account, { order: ['document', 'qa', 'page', 'photo', 'question_set'] })
  const [first, second] = await found(account, 'Is there a garden?')
  expect([first?.kind, second?.kind]).toEqual(['qa', 'document'])
  expect(first!.score).toBeGreaterThan(second!.score)
})

import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { raise } from '../inbox-items.ts'

test('items are ticked off and put off many at once, taken back, and listed page after page', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  for (const [n, kind] of (['failed_mail', 'failed_mail', 'failed_webhook'] as const).entries()) {
    await raise(ctx, { kind, title: `${n}`, question: { text: `${n}`, key: crypto.randomUUID() } })
    app.clock.advance(1_000)
  }
  const pages = async (query = ''): Promise<string[]> => {
    const titles: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await account.call('GET', `/needs-you?limit=2&cursor=${next}${query}`)
      titles.push(...body.items.map((item: { title: string }) => item.title))
      next = body.next
    }
    return titles
  }
  expect(await pages()).toEqual(['2', '1', '0'])
  const ids = (await account.call('GET', '/needs-you')).body.items.map((item: { id: string }) => item.id)
  const bulk = (body: object) => account.call('POST', '/needs-you/bulk', body)

  const done = await bulk({ filter: { kind: 'failed_mail' }, action: 'done' })
  expect(done.body).toMatchObject({ done: 2, skipped: [] })
  expect(await pages()).toEqual(['2'])
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  const put = await bulk({ ids, action: 'snooze', value: until })
  expect(put.body).toMatchObject({ done: 3 })
  expect(await pages('&status=snoozed')).toEqual(['2', '1', '0'])
  expect((await account.call('POST', `/undo/${done.body.undo}`)).body).toMatchObject({ undone: 0 })
  expect((await account.call('POST', `/undo/${put.body.undo}`)).body).toEqual({ undone: 3, skipped: [] })
  expect(await pages()).toEqual(['2'])
  expect(await pages('&status=done')).toEqual(['1', '0'])
  expect((await bulk({ ids, action: 'snooze' })).status).toBe(422)
})

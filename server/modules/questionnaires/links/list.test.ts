import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { linksOf, namesOf, newLink, untilWhole, visit } from '#server/test/links.ts'

test('the list is filtered and paged as asked, and refuses other filters with a sentence', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const tokens: string[] = []
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    tokens.push(await newLink(account, { person: { name } }))
    app.clock.advance(60_000)
  }
  const since = app.deps.now()
  app.clock.advance(1000)
  const page = await visit(app, tokens[0]!)
  await page.open()
  await (await visit(app, tokens[1]!)).start()
  await page.start()
  await page.end()
  untilWhole(app)
  expect(await namesOf(account, '')).toEqual(['Four', 'Three', 'Two', 'One'])
  expect(await namesOf(account, '?status=')).toHaveLength(4)
  expect(await namesOf(account, '?status= Issued ,completed')).toEqual(['Four', 'Three', 'One'])
  expect(await namesOf(account, '?limit=2&offset=1')).toEqual(['Three', 'Two'])
  expect(await namesOf(account, `?since=${since.toISOString()}`)).toEqual(['Two', 'One'])
  expect(await namesOf(account, `?since=${since.toISOString().slice(0, -1)}&status=completed`)).toEqual([
    'One',
  ])
  const [row] = await linksOf(account, '?limit=1')
  expect(row).toMatchObject({
    monitor_activity: false,
    questionnaire: { question_count: 2 },
    opened_at: null,
  })
  const { id } = row.questionnaire
  expect(await namesOf(account, `?questionnaire_id=${id}`)).toEqual(['Four'])
  expect(await linksOf(other)).toEqual([])
  const ask = (query: string, as = account) => as.call('GET', `/questionnaires/links/all?${query}`)
  for (const [query, detail] of [
    ['limit=0', /1 to 500/],
    ['limit=501', /1 to 500/],
    ['limit=ten', /1 to 500/],
    ['limit=1.5', /1 to 500/],
    ['limit=', /1 to 500/],
    ['status=done', /"done".*issued/],
    ['status=issued,gone', /"gone"/],
  ] as const) {
    expect(await ask(query), query).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(detail) },
    })
  }
  expect((await ask(`questionnaire_id=${id}`, other)).status).toBe(404)
  expect((await ask('questionnaire_id=none')).status).toBe(404)
  expect((await ask('offset=1000001')).status).toBe(422)
  expect((await ask('since=yesterday')).status).toBe(422)
  for (const [method, path] of [
    ['GET', 'result'],
    ['POST', 'revoke'],
    ['DELETE', ''],
  ] as const)
    expect(
      (await other.call(method, `/questionnaires/links/${tokens[0]}/${path}`.replace(/\/$/, ''))).status,
    ).toBe(404)
})

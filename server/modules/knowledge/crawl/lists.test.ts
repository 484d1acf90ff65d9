import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { anyNetwork, crawl, site, star, statusOf } from '#server/test/crawling.ts'

test('crawls are found again after a reload, with their pages', async () => {
  const there = await site(star(6, n => (n === 5 ? { status: 404, body: 'gone' } : {})))
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const first = await crawl(account, { url: there.url })
  const second = await crawl(account, { url: `${there.url}/p/1`, max_depth: 0 })

  const { body } = await account.call('GET', '/knowledge/crawls?cursor=')
  expect(body).toMatchObject({ total: 2, total_capped: false, next: null })
  expect(body.crawls).toEqual([second, first])
  const page = (await account.call('GET', '/knowledge/crawls?cursor=&limit=1')).body
  const rest = (await account.call('GET', `/knowledge/crawls?limit=1&cursor=${page.next}`)).body
  expect([...page.crawls, ...rest.crawls]).toEqual(body.crawls)
  expect((await account.call('GET', '/knowledge/crawls?status=failed')).body.crawls).toEqual([])

  const path = `/knowledge/crawl/${first.job_id}/pages`
  const { pages } = (await account.call('GET', path)).body
  expect(pages).toHaveLength(first.pages_found)
  expect(pages[0]).toMatchObject({
    url: `${there.url}/`,
    title: 'Star',
    status: 'done',
    at: expect.any(String),
    reason: null,
  })
  const failed = (await account.call('GET', `${path}?status=failed&cursor=`)).body
  expect(failed.pages).toMatchObject([
    { url: `${there.url}/p/5`, status: 'failed', title: null, reason: expect.stringContaining('404') },
  ])
  const other = await makeAccount(app)
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await other.call('GET', '/knowledge/crawls')).body.crawls).toEqual([])
})

test('a website is read again as often as its owner says, or not at all', async () => {
  const there = await site(star(1))
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const older = await crawl(account, { url: there.url, recrawl_hours: 24 })
  const newer = await crawl(account, { url: there.url })
  const set = (id: string, recrawl_hours: number | null) =>
    account.call('PATCH', `/knowledge/crawl/${id}`, { recrawl_hours })
  const { body } = await set(newer.job_id, 48)
  expect(Date.parse(body.recrawl_at) - Date.parse(body.finished_at)).toBe(48 * 3_600_000)
  // One address has one schedule: the newest.
  expect(await statusOf(account, older.job_id)).toMatchObject({ recrawl_hours: null, recrawl_at: null })
  expect((await set(newer.job_id, null)).body).toMatchObject({ recrawl_hours: null, recrawl_at: null })
  app.clock.advance(100 * 3_600_000)
  // It is due at once, not in the past.
  expect(Date.parse((await set(newer.job_id, 1)).body.recrawl_at)).toBeGreaterThan(
    Date.parse(body.recrawl_at),
  )
  expect((await set(newer.job_id, 0)).status).toBe(422)
  expect(
    (await (await makeAccount(app)).call('PATCH', `/knowledge/crawl/${newer.job_id}`, { recrawl_hours: 1 }))
      .status,
  ).toBe(404)
})

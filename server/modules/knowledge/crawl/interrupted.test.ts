import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import {
  anyNetwork,
  crawl,
  ended,
  onApp,
  site,
  sources,
  star,
  start,
  statusOf,
  tick,
  until,
} from '#server/test/crawling.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { guide, html } from '#server/test/fakes/site.ts'
import { crawlSite } from './jobs.ts'

test('a crawl that was cut off is finished by another process, which asks for nothing twice', async () => {
  const there = await site(star(20))
  const first = await startApp(anyNetwork)
  const account = await makeAccount(first)
  const id = await start(account, { url: there.url })
  const killed = new AbortController()
  there.pages.set('/p/12', () => {
    killed.abort(new Error('killed'))
    return { body: guide(12), after: 100 }
  })
  const own = first.open.as(account.tenant, { kind: 'system' })
  // A run ends after some seconds, in which a busy machine may not come to the page.
  const runs = async () => {
    for (;;) await crawlSite.run(own, { crawl: id }, killed.signal)
  }
  await expect(runs()).rejects.toThrow('killed')
  const before = await statusOf(account, id)
  expect(before).toMatchObject({ status: 'running', pages_done: 13, pages_found: 21 })
  await first.stop()
  there.pages.set('/p/12', { body: guide(12) })

  const second = await startApp({ ...anyNetwork, jobs: true })
  const elsewhere = onApp(second, account)
  // Nobody has given a sign of life for so long.
  second.clock.advance(6 * 60_000)
  await tick(second)
  const status = await ended(elsewhere, id)
  expect(status).toMatchObject({ status: 'completed', pages_done: 21, pages_failed: 0 })
  expect(there.times('/p/12')).toBe(2)
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/p/0', '/p/11', '/p/13', '/p/19'])
    expect(there.times(path), path).toBe(1)
  expect(await sources(elsewhere)).toHaveLength(21)
})

test('a crawl whose process was killed is taken over, and the dead one’s page is not stored twice', async () => {
  const there = await site(star(5))
  const app = await startApp(anyNetwork)
  const account = await makeAccount(app)
  const id = await start(account, { url: there.url })
  const own = app.open.as(account.tenant, { kind: 'system' })
  // What kill -9 leaves: a crawl in the hands of nobody, its first page in hand.
  await own.tx(db =>
    db
      .updateTable('crawl')
      .set({
        status: 'running',
        job: 'dead',
        runner: own.id(),
        lease_until: own.now(),
        started_at: own.now(),
      })
      .execute(),
  )
  await own.tx(db => db.updateTable('crawl_page').set({ attempts: 1 }).execute())
  await crawlSite.run(own, { crawl: id }, new AbortController().signal)
  expect(await statusOf(account, id)).toMatchObject({ status: 'completed', pages_done: 6 })
})

test('a page that ends its process every time ends neither the crawl nor the other pages', async () => {
  const there = await site(star(2))
  const app = await startApp(anyNetwork)
  const account = await makeAccount(app)
  const id = await start(account, { url: there.url })
  const own = app.open.as(account.tenant, { kind: 'system' })
  await crawlSite.run(own, { crawl: id }, new AbortController().signal)
  const again = await start(account, { url: `${there.url}/p/1`, max_depth: 0 })
  await own.tx(db =>
    db.updateTable('crawl_page').set({ attempts: 8 }).where('crawl_id', '=', again).execute(),
  )
  await crawlSite.run(own, { crawl: again }, new AbortController().signal)
  expect(await statusOf(account, again)).toMatchObject({
    status: 'failed',
    errors: [{ url: `${there.url}/p/1`, reason: expect.stringContaining('several times') }],
  })
})

test('cancelled is cancelled at once', async () => {
  const there = await site(star(60, () => ({ after: 30 })))
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  const id = await start(account, { url: there.url, recrawl_hours: 1 })
  await until(account, id, 3)
  expect((await account.call('DELETE', `/knowledge/crawl/${id}`)).status).toBe(204)
  const status = await statusOf(account, id)
  expect(status).toMatchObject({ status: 'cancelled', finished_at: expect.any(String), recrawl_hours: null })
  const stored = (await sources(account)).length
  expect(stored).toBe(status.pages_done)
  // The one in hand is answered, and leads to nothing; the site is free for another crawl.
  const other = await crawl(account, { url: there.url, max_depth: 0 })
  expect(other.status).toBe('completed')
  expect(await statusOf(account, id)).toEqual(status)
  expect((await sources(account)).length).toBe(stored)
  expect((await account.call('DELETE', `/knowledge/crawl/${id}`)).status).toBe(204)
})

/** Crawls of three sites: of two of them there are several. */
async function crawlsOfThreeSites(account: Account): Promise<string[]> {
  const { port } = new URL((await site(star(3))).url)
  const ids: string[] = []
  for (const host of ['127.0.0.1', '127.0.0.1', '127.0.0.2', 'localhost', '127.0.0.1', 'localhost'])
    ids.push(await start(account, { url: `http://${host}:${port}/` }))
  return ids
}

const runningSites = (own: Ctx): Promise<string[]> =>
  own.tx(async db => {
    const rows = await db.selectFrom('crawl').select('url').where('status', '=', 'running').execute()
    return rows.map(({ url }) => url)
  })

test('of one site one crawl begins, and of one business two, however many ask at the same time', async () => {
  const app = await startApp(anyNetwork)
  const account = await makeAccount(app)
  const ids = await crawlsOfThreeSites(account)
  const own = app.open.as(account.tenant, { kind: 'system' })
  // They take a crawl, and leave it.
  await Promise.allSettled(ids.map(id => crawlSite.run(own, { crawl: id }, AbortSignal.abort())))
  const sites = await runningSites(own)
  expect(sites).toHaveLength(2)
  expect(new Set(sites).size).toBe(2)
})

test('all crawls of a business come to their turn, two at a time, and of one site one', async () => {
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const ids = await crawlsOfThreeSites(account)
  const own = app.open.as(account.tenant, { kind: 'system' })
  let left = ids.length
  const all = ids.map(id => ended(account, id).finally(() => left--))
  while (left) {
    const sites = await runningSites(own)
    expect(sites.length).toBeLessThanOrEqual(2)
    expect(new Set(sites).size).toBe(sites.length)
    await pause(10)
  }
  await Promise.all(all)
})

test('a business has no more than twenty crawls waiting', async () => {
  const account = await makeAccount(await startApp(anyNetwork))
  const answers = await Promise.all(
    [...Array(23).keys()].map(n => account.call('POST', '/knowledge/crawl', { url: `http://10.0.0.${n}/` })),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([...Array(20).fill(202), 409, 409, 409])
})

test('a site that asks for time gets it', async () => {
  const there = await site({
    ...star(3),
    '/robots.txt': {
      type: 'text/plain',
      body: 'User-agent: frontdesk\nCrawl-delay: 0.5\n\nUser-agent: *\nDisallow: /',
    },
  })
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  let asked = 0
  there.pages.set('/p/1', () =>
    asked++ ? { body: guide(1) } : { status: 429, headers: { 'retry-after': '1' } },
  )
  expect(await crawl(account, { url: there.url })).toMatchObject({
    status: 'completed',
    pages_done: 4,
    pages_failed: 0,
  })
  const times = there.asked.filter(one => one.path !== '/robots.txt')
  for (const [i, { at }] of times.entries()) {
    const before = times[i - 1]
    if (before) expect(at - before.at).toBeGreaterThanOrEqual(490)
  }
  const [refused, again] = times.filter(one => one.path === '/p/1')
  expect(again!.at - refused!.at).toBeGreaterThanOrEqual(990)
})

test('while vectors can’t be had pages wait, and none is lost', async () => {
  const there = await site({ '/': { body: html('Here', '<p>Here be dragons.</p>') } })
  const model = await startFakeOpenAI()
  onTestFinished(() => model.close())
  const app = await startApp({ ...anyNetwork, env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'fake' } })
  const account = await makeAccount(app)
  const id = await start(account, { url: there.url, max_depth: 0 })
  const own = app.open.as(account.tenant, { kind: 'system' })
  const run = () => crawlSite.run(own, { crawl: id }, new AbortController().signal)
  model.failNext({ status: 401 })
  await run()
  expect(await statusOf(account, id)).toMatchObject({ status: 'running', pages_done: 0, pages_failed: 0 })
  app.clock.advance(60_000)
  await run()
  expect(await statusOf(account, id)).toMatchObject({ status: 'completed', pages_done: 1 })
})

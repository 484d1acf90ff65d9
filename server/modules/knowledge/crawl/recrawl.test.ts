import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import {
  anyNetwork,
  ask,
  crawl,
  ended,
  reasons,
  type Source,
  site,
  sources,
  star,
  start,
  statusOf,
  tick,
} from '#server/test/crawling.ts'
import { guide, hotel, html, nameOf } from '#server/test/fakes/site.ts'

test('crawled again, a site is taught as it is now, and what did not change is left alone', async () => {
  const there = await site()
  for (const [path, page] of Object.entries(hotel(there.url, 30))) there.pages.set(path, page)
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const order = { url: there.url, max_pages: 100, exclude: ['/{deep,huge,endless,broken,calendar}/**'] }
  await crawl(account, order)
  const before = new Map((await sources(account)).map(source => [source.origin, source]))
  there.asked.length = 0
  there.pages.set('/guides/5', { body: guide(5).replaceAll('bus 105', 'tram 905') })
  there.pages.delete('/guides/6')
  there.pages.set('/guides/7', { status: 301, headers: { location: '/guides/seven' } })
  there.pages.set('/guides/seven', { body: guide(7) })
  const emptied = '<p>Region zero was emptied.</p><a href="/guides/900">new</a>'
  there.pages.set('/regions/0', { body: html('Region 0', emptied) })
  there.pages.set('/guides/900', { body: guide(900) })
  app.clock.advance(86_400_000)
  const status = await crawl(account, order)
  expect(status.status).toBe('completed')

  const after = new Map((await sources(account)).map(source => [source.origin, source]))
  const changed = [...after.values()].filter(
    source => source.updated_at !== before.get(source.origin)?.updated_at,
  )
  const paths = (all: Source[]) => all.map(source => source.origin.replace(there.url, '')).sort()
  expect(paths(changed)).toEqual(['/guides/5', '/guides/900', '/guides/seven', '/regions/0'])
  const id = (all: typeof before, path: string) => all.get(there.url + path)?.parent_doc_id
  expect(id(after, '/guides/5')).toBe(id(before, '/guides/5'))
  expect(id(after, '/guides/seven')).toBe(id(before, '/guides/7'))
  expect(id(after, '/guides/7')).toBeUndefined()
  expect((await ask(account, `tram to ${nameOf(5)}`))[0]!.text).toContain('tram 905')
  expect((await ask(account, 'Take bus 105')).some(passage => passage.text.includes('bus 105'))).toBe(false)
  // What did not change is not even sent again.
  const asked = there.asked.filter(one => /^\/guides\/\d+$/.test(one.path))
  expect(asked.filter(one => one.headers['if-none-match'])).toHaveLength(30)
  // Nothing leads to the guides of region 0 any more. They are looked at all the same, and are there.
  expect(there.times('/guides/10')).toBe(1)
  expect(reasons(status, there.url)['/guides/6']).toContain('404')
  // Gone once may be an accident; gone twice is gone.
  expect(id(after, '/guides/6')).toBe(id(before, '/guides/6'))
  await crawl(account, order)
  const last = paths(await sources(account))
  expect(last).not.toContain('/guides/6')
  expect(last).toContain('/guides/10')
  expect((await ask(account, `bus to ${nameOf(6)}`)).some(passage => passage.text.includes('bus 106'))).toBe(
    false,
  )
})

test('scheduled crawls run again, and bring back nothing that the business deleted', async () => {
  const there = await site(star(3))
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const first = await start(account, { url: there.url, recrawl_hours: 24 })
  await ended(account, first)
  const removed = (await sources(account)).find(source => source.origin.endsWith('/p/2'))!
  await account.call('DELETE', `/knowledge/documents/${removed.parent_doc_id}`)
  there.pages.set('/p/0', { body: html('Zero', '<p>Now with a rooftop terrace.</p>') })
  const tock = async () => {
    await tick(app)
    return ended(account, first)
  }
  const early = await tock()
  app.clock.advance(24 * 3_600_000)
  const status = await tock()
  expect(Date.parse(status.started_at)).toBeGreaterThan(Date.parse(early.finished_at))
  expect(status).toMatchObject({ status: 'completed', pages_done: 3, recrawl_hours: 24 })
  expect((await ask(account, 'rooftop terrace'))[0]?.origin).toBe(`${there.url}/p/0`)
  expect((await sources(account)).map(source => source.origin)).not.toContain(`${there.url}/p/2`)
  // Asked for by a person, it comes back; and a new schedule takes the place of the old one.
  await crawl(account, { url: there.url, recrawl_hours: 48 })
  expect((await sources(account)).map(source => source.origin)).toContain(`${there.url}/p/2`)
  expect(await statusOf(account, first)).toMatchObject({ recrawl_hours: null, recrawl_at: null })
})

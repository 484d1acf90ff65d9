import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { anyNetwork, ask, crawl, reasons, site, sources, star } from '#server/test/crawling.ts'
import { hotel, html, nameOf } from '#server/test/fakes/site.ts'
import { lines, pdf } from '../reading/test-documents/pdf.ts'

test('a site of three hundred pages is read politely, with all that crawlers trip over', async () => {
  const there = await site()
  for (const [path, page] of Object.entries(hotel(there.url, 300))) there.pages.set(path, page)
  let refusals = 0
  there.pages.set('/flaky', () =>
    refusals++
      ? { body: html('Flaky', '<p>The flaky page came the second time.</p>') }
      : { status: 503, headers: { 'retry-after': '1' } },
  )
  there.pages.set('/brochure.pdf', {
    type: 'application/pdf',
    body: pdf(lines(['Weddings are held in the old lighthouse.'], { x: 60, y: 80 })),
  })
  const app = await startApp({ ...anyNetwork, jobs: true })
  const account = await makeAccount(app)
  const status = await crawl(account, {
    url: `${there.url}/#top`,
    max_pages: 400,
    exclude: ['/secret-*', '/style.css'],
  })

  expect(status, JSON.stringify(status)).toMatchObject({ status: 'completed', url: `${there.url}/` })
  // 300 guides, 10 regions, the start, and what can be read of the oddities.
  for (const [question, origin] of [
    [`How far is ${nameOf(217)}?`, '/guides/217'],
    [`bus to ${nameOf(3)}`, '/guides/3'],
    ['When is the sauna heated?', '/orphan'],
    ['price of a double room', '/prices'],
    ['where are weddings held', '/brochure.pdf'],
    ['Wo gibt es Frühstück?', '/wrong'],
    ['crêpes in the café', '/latin'],
    ['open day', '/private/open'],
    ['turtle pond', '/slow'],
    ['flaky page', '/flaky'],
    ['How long is reception staffed?', '/'],
  ] as const) {
    const [best] = await ask(account, question)
    expect(best, question).toMatchObject({ origin: there.url + origin, kind: 'page' })
  }
  const [bus] = await ask(account, `bus to ${nameOf(42)}`)
  expect(bus!.text).toContain('Take bus 142')
  expect(bus!.name).toBe(`Guide to ${nameOf(42)}`)
  const all = await sources(account)
  expect(all.filter(source => /\/guides\/\d+$/.test(source.origin))).toHaveLength(300)
  expect(all).toHaveLength(status.pages_done)
  expect(all.every(source => source.kind === 'page' && source.origin.startsWith(there.url))).toBe(true)
  // What stands around every page is no knowledge.
  expect((await ask(account, 'zebra')).length).toBe(0)

  const failed = reasons(status, there.url)
  expect(failed).toMatchObject({
    '/private/diary': expect.stringContaining('robots.txt'),
    '/missing': expect.stringContaining('404'),
    '/broken': expect.stringContaining('500'),
    '/picture': expect.stringContaining('image/png'),
    '/huge': expect.stringContaining('larger than'),
    '/endless': expect.stringContaining('larger than'),
    '/app': expect.stringContaining('JavaScript'),
    '/leaves': expect.stringContaining('another site'),
    '/loop-b': expect.stringContaining('circle'),
    '/self': expect.stringContaining('itself'),
    '/noindex': expect.stringContaining('noindex'),
  })
  expect(status.pages_failed).toBe(status.errors.length)
  expect(there.times('/private/diary') + there.times('/secret-page') + there.times('/style.css')).toBe(0)

  // Once each: sessions, campaigns and fragments make no other page, copies are not kept twice, traps end.
  for (const n of [0, 3, 299]) expect(there.times(`/guides/${n}`)).toBe(1)
  expect(there.asked.filter(one => one.path.includes('PHPSESSID') || one.path.includes('utm_'))).toEqual([])
  expect(all.filter(source => source.name === 'Prices')).toHaveLength(1)
  expect(there.asked.filter(one => one.path.startsWith('/calendar/')).length).toBeLessThanOrEqual(12)
  expect(there.asked.filter(one => one.path.startsWith('/deep/')).length).toBeLessThanOrEqual(4)
  expect(there.times('/robots.txt')).toBe(1)
  expect(there.asked[0]!.headers['user-agent']).toContain('frontdesk')
})

test('how much is read is bounded as asked', async () => {
  const there = await site({
    ...star(8),
    '/p/0': { body: html('Deep', '<p>First.</p><a href="/q/1">on</a>') },
    '/q/1': { body: html('Deeper', '<p>Second.</p><a href="/q/2">on</a>') },
    '/q/2': { body: html('Deepest', '<p>Third.</p>') },
    '/sitemap.xml': { type: 'text/xml', body: `<urlset><url><loc>/p/7</loc></url></urlset>` },
  })
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  const paths = async (body: object) => {
    const status = await crawl(account, { url: there.url, ...body })
    const all = (await sources(account)).map(source => source.origin.replace(there.url, '')).sort()
    for (const source of await sources(account))
      await account.call('DELETE', `/knowledge/documents/${source.parent_doc_id}`)
    expect(all).toHaveLength(status.pages_done)
    return all
  }
  expect(await paths({ max_depth: 0 })).toEqual(['/'])
  expect(await paths({ max_pages: 3 })).toHaveLength(3)
  expect(await paths({ max_depth: 1, include: ['/p/*'], exclude: ['/p/{1,2,3,4}'] })).toEqual([
    '/p/0',
    '/p/5',
    '/p/6',
    '/p/7',
  ])
  expect(
    await paths({ max_depth: 2, include: ['/{p,q}/**'], exclude: ['/p/[1-9]', '/p/{1,2,3,4,5,6,7}'] }),
  ).toEqual(['/p/0', '/q/1'])
})

test('the tables, answers and footer of a site are found as they are read', async () => {
  const page = (title: string, main: string) => ({ body: html(title, main) })
  const there = await site({
    '/': page('Harbour Hotel', '<p>Welcome.</p><a href="/rates">Rates</a> <a href="/faq">Questions</a>'),
    '/rates': page(
      'Rates',
      `<table><caption>From May</caption><tr><th rowspan="2">Room</th><th colspan="2">Lake side</th></tr>
       <tr><th>weekday</th><th>weekend</th></tr><tr><td>Single</td><td><del>€ 90</del> € 80</td><td>€ 95</td></tr>
       <tr><td>Double</td><td>€ 120</td><td>€ 140</td></tr></table>`,
    ),
    '/faq': page('Questions', '<details><summary>May I bring a parrot?</summary>Only in a cage.</details>'),
  })
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  await crawl(account, { url: there.url })
  const [rates] = await ask(account, 'price of a double room at the weekend')
  expect(rates).toMatchObject({ name: 'Rates', text: expect.stringContaining('Lake side, weekend: € 140') })
  expect(rates!.text.split('\n')).toContain('Single — Lake side, weekday: € 80; Lake side, weekend: € 95')
  expect((await ask(account, 'can I bring my parrot'))[0]!.text).toContain('Only in a cage.')
  const staffed = await ask(account, 'Until when is reception staffed?')
  expect(staffed.filter(({ text }) => text.includes('23:00'))).toMatchObject([{ origin: `${there.url}/` }])
})

test('a link is taught apart from the main knowledge base', async () => {
  const there = await site({ '/': { body: html('Fair', '<p>The fair is on the meadow.</p>') } })
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  const { body: link } = await account.call('POST', '/chat-links', { label: 'Fair' })
  expect(await crawl(account, { url: there.url, link_id: link.id })).toMatchObject({
    status: 'completed',
    pages_done: 1,
  })
  expect(await ask(account, 'fair meadow', link.id)).toHaveLength(1)
  expect(await ask(account, 'fair meadow')).toEqual([])
  expect(await crawl(account, { url: there.url })).toMatchObject({ pages_done: 1 })
  expect(await ask(account, 'fair meadow')).toHaveLength(1)
  expect((await account.call('DELETE', `/chat-links/${link.id}`)).status).toBe(204)
  expect(await sources(account)).toHaveLength(1)
})

test('addresses that can’t be crawled are refused at once', async () => {
  const account = await makeAccount(await startApp())
  const post = (body: object) => account.call('POST', '/knowledge/crawl', body)
  for (const url of [
    'nonsense',
    'ftp://a.example/',
    'https://user:pass@a.example/',
    'javascript:alert(1)',
    'https://',
    `https://a.example/${'x'.repeat(1_800)}`,
  ]) {
    const answer = await post({ url })
    expect(answer, url).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } })
    expect(answer.body.detail[0].msg, url).toMatch(/^[A-Z].*\.$/)
  }
  const inside = [
    '127.0.0.1',
    'localhost',
    'x.localhost',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '10.1.2.3',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ]
  for (const host of inside) {
    expect(await post({ url: `http://${host}/` }), host).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('private') },
    })
  }
  const url = 'https://a.example/'
  for (const body of [
    {},
    { url: 7 },
    { url, max_pages: 0 },
    { url, max_pages: 501 },
    { url, max_depth: 11 },
    { url, include: 'x' },
    { url, exclude: [''] },
    { url, recrawl_hours: 0 },
    { url, recrawl_hours: 8_761 },
  ]) {
    expect((await post(body)).status, JSON.stringify(body)).toBe(422)
  }
  for (const link_id of ['nonsense', '00000000-0000-7000-8000-000000000000'])
    expect((await post({ url, link_id })).status).toBe(404)
  for (const method of ['GET', 'DELETE'])
    expect(
      (
        await account.call(
          method,
          `/knowledge/crawl/00000000-0000-7000-8000-000000000000${method === 'GET' ? '/status' : ''}`,
        )
      ).status,
    ).toBe(404)
})

test('a crawl of an unreachable site fails with a reason', async () => {
  const there = await site({ '/': { body: html('Here', '<p>Here.</p>') } })
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  const fails = async (url: string) => {
    const status = await crawl(account, { url })
    expect(status, url).toMatchObject({ status: 'failed', pages_done: 0 })
    return status.errors[0].reason
  }
  there.pages.set('/robots.txt', { status: 302, headers: { location: 'http://169.254.169.254/robots.txt' } })
  expect(await fails(there.url)).toContain('private')
  there.pages.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /' })
  expect(await fails(there.url)).toContain('robots.txt')
  there.pages.set('/robots.txt', { type: 'text/plain', body: '' })
  there.pages.set('/start', { status: 302, headers: { location: 'https://elsewhere.example/' } })
  expect(await fails(`${there.url}/start`)).toContain('https://elsewhere.example/')
  await there.close()
  expect(await fails(there.url)).toContain('refused the connection')
})

import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { anyNetwork, site } from '#server/test/crawling.ts'
import { html } from '#server/test/fakes/site.ts'
import { snippetsIn } from './snippet.ts'

const check = async ({ call }: Account, url: string) => (await call('POST', '/widget/check', { url })).body

test('a page is read, and says whether the widget of this business is in it', async () => {
  const app = await startApp(anyNetwork)
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const snippet = (tenant: string, server = app.url) =>
    html('Riverside', `<script async src="${server}/widget.js" data-tenant-id="${tenant}"></script>`)
  const { url } = await site({
    '/': { body: snippet(account.tenant) },
    '/other': { body: snippet(other.tenant) },
    '/local': { body: snippet(account.tenant, 'http://localhost:1') },
    '/none': { body: html('Riverside', '<p>Bikes</p>') },
    '/tags': {
      body: html('Riverside', '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'),
    },
    '/moved': { status: 302, headers: { location: '/' } },
    '/broken': { status: 500 },
  })
  expect(await check(account, url)).toEqual({
    state: 'not_allowed',
    url: `${url}/`,
    detail: null,
    tag_manager: false,
  })
  await account.call('PATCH', '/account', { allowed_domains: [new URL(url).host] })
  expect(await check(account, `${url}/moved`)).toMatchObject({ state: 'found', url: `${url}/` })
  expect(await check(account, `${url}/other`)).toMatchObject({ state: 'other_business' })
  expect(await check(account, `${url}/local`)).toMatchObject({ state: 'other_server' })
  expect(await check(account, `${url}/none`)).toMatchObject({ state: 'absent', tag_manager: false })
  expect(await check(account, `${url}/tags`)).toMatchObject({ state: 'absent', tag_manager: true })
  expect(await check(account, `${url}/broken`)).toMatchObject({
    state: 'unreachable',
    detail: 'The website answers 500.',
  })
  for (const address of ['ftp://example.com', 'not an address'])
    expect(await check(account, address)).toMatchObject({ state: 'unreachable' })
})

test('a private network is not entered', async () => {
  const account = await makeAccount(await startApp())
  const { url } = await site({ '/': { body: html('Inside', '') } })
  expect(await check(account, url)).toMatchObject({
    state: 'unreachable',
    detail: 'The address leads into a private or reserved network.',
  })
})

test('a snippet is known however it is written', () => {
  const found = { src: 'https://desk.example/widget.js', tenantId: 't1' }
  for (const tag of [
    `<script async src="https://desk.example/widget.js" data-tenant-id="t1"></script>`,
    `<SCRIPT SRC=https://desk.example/widget.js DATA-TENANT-ID='t1' defer></SCRIPT>`,
    `<script type="delayed" data-src="https://desk.example/widget.js" data-note="a > b" data-tenant-id=" t1 ">`,
  ])
    expect(snippetsIn(`<p>${tag}</p>`), tag).toEqual([found])
  for (const none of [
    `<!-- <script src="https://desk.example/widget.js" data-tenant-id="t1"></script> -->`,
    `<script src="https://desk.example/widget.json"></script>`,
    `&lt;script src="https://desk.example/widget.js"&gt;`,
  ])
    expect(snippetsIn(none), none).toEqual([])
  expect(snippetsIn('<script src="/widget.js">')).toEqual([{ src: '/widget.js', tenantId: null }])
})

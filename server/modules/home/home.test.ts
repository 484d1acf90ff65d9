import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { newDatabase } from '#server/test/place.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('the start page leads to the only business, in the language of the browser, and names none of several', async () => {
  const app = await startApp({ databaseUrl: (await newDatabase()).url })
  const open = (language = 'en') =>
    call(app, 'GET', '//', undefined, { ...browser, 'accept-language': language })
  expect((await open()).body).toContain('open the link that it gave you')

  const account = await makeAccount(app, { name: 'Bits & Bobs' })
  const { body, status, headers } = await open()
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1 dir="auto">The front desk of Bits &amp; Bobs</h1>')
  expect(body).toContain('href="/docs"')
  const chat = /href="([^"]+\/c\/[^"]+)"/.exec(body)![1]!
  expect((await call(app, 'GET', `/${new URL(chat).pathname}`)).status).toBe(200)
  expect(body).not.toContain('/book"')
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  expect((await open()).body).toContain(`/c/${account.slug}/book"`)
  expect((await open('ar')).body).toContain('<html lang="ar" dir="rtl">')

  const other = await makeAccount(app, { name: 'Other' })
  const several = (await open()).body
  for (const { slug } of [account, other]) expect(several).not.toContain(slug)
  expect(several).not.toContain('Bobs')
})

import { expect, onTestFinished, test } from 'vitest'
import { formPageHeaders } from '#server/http/pages/page-headers.ts'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'

async function start(): Promise<{ app: TestApp; smtp: FakeSmtp; account: Account }> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  return { app, smtp, account: await makeAccount(app, { name: 'Bits & <b>Bobs</b>' }) }
}

/** The unsubscribe link of the last mail, as a path at the origin. */
function linkOf(smtp: FakeSmtp): string {
  const head = smtp.received
    .at(-1)!
    .raw.split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  return `/${/^List-Unsubscribe: <https?:\/\/[^/]+(\/u\/[\w-]+)>/im.exec(head)![1]}`
}

const suppressions = async (account: Account) =>
  (await account.call('GET', '/communication/suppressions')).body.suppressions

async function sendTo(
  account: Account,
  contacts: Record<string, unknown>[],
): Promise<{ audience: string; broadcast: string }> {
  const campaign = await makeCampaign(account.call, contacts)
  await send(account.call, campaign.broadcast)
  await untilBroadcast(account.call, campaign.broadcast)
  return campaign
}

test('opening the link asks and changes nothing; the button, or one click in the mail program, unsubscribes', async () => {
  const { app, smtp, account } = await start()
  await sendTo(account, [{ name: 'Ann', email: 'ann@example.com' }])
  const link = linkOf(smtp)
  for (let i = 0; i < 2; i++) {
    const page = await call(app, 'GET', link)
    expect(page.status).toBe(200)
    expect(page.body).toContain(
      'Bits &amp; &lt;b&gt;Bobs&lt;/b&gt; will send no more of these messages to ann@example.com.',
    )
    expect(page.body).toMatch(/<form method="post">[\s\S]*name="List-Unsubscribe" value="One-Click"/)
    for (const [name, value] of Object.entries(formPageHeaders))
      expect(page.headers.get(name)?.replace(/ 'sha256-[^']+'/g, '')).toBe(value)
  }
  expect(await suppressions(account)).toEqual([])

  for (let i = 0; i < 2; i++) {
    const done = await fetch(app.url + link.slice(1), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')])
  }
  expect(await suppressions(account)).toMatchObject([
    { address: 'ann@example.com', channels: ['email'], source: 'unsubscribe' },
  ])
})

test('one click may also come as multipart, and after the contact is gone', async () => {
  const { app, smtp, account } = await start()
  const { audience } = await sendTo(account, [{ name: 'Ann', email: 'ann@example.com' }])
  const link = linkOf(smtp)
  expect((await account.call('DELETE', `/communication/audiences/${audience}`)).status).toBe(204)
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await call(app, 'POST', link, body)).status).toBe(200)
  expect(await suppressions(account)).toMatchObject([{ address: 'ann@example.com' }])
})

test('what is queued already no longer goes', async () => {
  const { app, smtp, account } = await start()
  const person = { name: 'Ann', email: 'ann@example.com' }
  await sendTo(account, [person])
  const link = linkOf(smtp)
  const next = await makeCampaign(account.call, [person])
  expect(
    (await account.call('POST', `/communication/broadcasts/${next.broadcast}/preview`)).body.counts,
  ).toMatchObject({
    sending: 1,
  })
  await call(app, 'POST', link, new FormData())
  await account.call('POST', `/communication/broadcasts/${next.broadcast}/send`)
  await untilBroadcast(account.call, next.broadcast)
  expect(await messagesOf(account.call, next.broadcast)).toMatchObject([
    { state: 'blocked', reason: 'unsubscribed' },
  ])
  expect(smtp.received).toHaveLength(1)
})

test('the page speaks the business’s language', async () => {
  const { app, smtp, account } = await start()
  await account.call('PATCH', '/account', { language: 'ar' })
  await sendTo(account, [{ name: 'Ann', email: 'ann@example.com' }])
  const page = await call(app, 'GET', linkOf(smtp))
  expect(page.body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*إلغاء الاشتراك/)
})

test('a link that is cut off, changed or made up unsubscribes nobody', async () => {
  const { app, smtp, account } = await start()
  await sendTo(account, [{ name: 'Ann', email: 'ann@example.com' }])
  const link = linkOf(smtp)
  const changed = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')
  for (const wrong of [link.slice(0, -2), changed, `${link}A`, '//u/x', `//u/${'A'.repeat(64)}`, '//u/%00']) {
    for (const method of ['GET', 'POST']) {
      const answer = await call(app, method, wrong, method === 'POST' ? new FormData() : undefined)
      expect(answer.status, `${method} ${wrong}`).toBe(404)
    }
  }
  expect((await call(app, 'GET', changed)).body).toContain('This link does not work')
  expect(await suppressions(account)).toEqual([])
})

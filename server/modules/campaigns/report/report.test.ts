import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, call as request, startApp } from '#server/test/app.ts'
import { makeCampaign, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

test('a report counts by channel and reason, and each of its figures lists its people in pages', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const { call } = await makeAccount(app)
  const agreed = Array.from({ length: 5 }, (_, n) => ({ name: `Ann ${n}`, email: `ann${n}@example.com` }))
  const others = [
    { name: 'Ben', email: 'ben@example.com', consent_email: false },
    { name: 'Cy', phone: '+4930123456' },
  ]
  const { broadcast } = await makeCampaign(call, [...agreed, ...others])
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  // One of them opts out by this very mail.
  const link = /List-Unsubscribe: <https?:\/\/[^/]+(\/u\/[\w-]+)>/.exec(
    smtp.received[2]!.raw.replace(/\r\n[ \t]+/g, ' '),
  )![1]!
  for (let i = 0; i < 2; i++)
    expect((await request(app, 'POST', `/${link}`, new FormData())).status).toBe(200)

  const path = `/communication/broadcasts/${broadcast}`
  expect((await call('GET', `${path}/report`)).body).toMatchObject({
    counts: { total: 7, sent: 5, blocked: 2 },
    by_channel: { email: { sent: 5, blocked: 1 } },
    blocked: { no_consent: { count: 1 }, no_reachable_channel: { count: 1 } },
    failed: {},
    unsubscribed: 1,
  })
  const list = async (query: string) => (await call('GET', `${path}/messages?${query}`)).body
  const first = await list('reached=sent&limit=3&cursor=')
  const second = await list(`reached=sent&limit=3&cursor=${first.next}`)
  expect([first.messages.length, second.messages.length, second.next]).toEqual([3, 2, null])
  const ids = [...first.messages, ...second.messages].map(({ id }: { id: string }) => id)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(5)
  expect((await list('unsubscribed=true')).messages).toMatchObject([
    { to_address: smtp.received[2]!.to[0], unsubscribed_at: expect.any(String) },
  ])
  expect((await list('state=blocked&reason=no_consent')).messages).toMatchObject([{ name: 'Ben' }])
  expect((await list('reached=replied')).messages).toEqual([])
  expect((await list('open=true')).messages).toEqual([])
  expect((await list('open=false')).messages).toHaveLength(7)
  expect((await call('GET', `${path}/messages?reached=read&cursor=${first.next}`)).status).toBe(422)
})

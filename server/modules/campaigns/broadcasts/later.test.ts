import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, untilBroadcast } from '#server/test/campaign.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'

async function start(): Promise<{
  app: TestApp
  smtp: FakeSmtp
  account: Account
  path: string
  id: string
}> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const account = await makeAccount(app)
  const { broadcast: id } = await makeCampaign(account.call, [{ name: 'Ann', email: 'ann@example.com' }])
  const path = `/communication/broadcasts/${id}`
  await account.call('POST', `${path}/preview`)
  return { app, smtp, account, path, id }
}

const subjectsOf = ({ received }: FakeSmtp): string[] =>
  received.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1] ?? raw)

test('a held broadcast waits, is taken back into a draft, and leaves nothing behind', async () => {
  const { account, smtp, path, id } = await start()
  const { call } = account
  const held = await call('POST', `${path}/send`, { hold_seconds: 3_600 })
  expect(held.body).toMatchObject({ status: 'queued', waiting_for: 'time', starts_at: expect.any(String) })
  expect(Date.parse(held.body.starts_at) - Date.parse(held.body.sent_at)).toBe(3_600_000)
  expect((await call('PATCH', path, { name: 'x' })).status).toBe(409)
  for (let i = 0; i < 2; i++)
    expect(await call('POST', `${path}/recall`)).toMatchObject({
      status: 200,
      body: { status: 'draft', starts_at: null, sent_at: null, waiting_for: null, counts: { total: 0 } },
    })
  // As a draft it is changed, and sent at once.
  await call('PATCH', path, { name: 'News after all' })
  expect((await call('POST', `${path}/send`)).body).toMatchObject({ status: 'queued', starts_at: null })
  await untilBroadcast(call, id)
  expect(subjectsOf(smtp)).toEqual(['News for Ann'])
  expect((await call('POST', `${path}/recall`)).status).toBe(409)
})

test('after its seconds a held broadcast leaves by itself', async () => {
  const { account, smtp, path, id } = await start()
  expect((await account.call('POST', `${path}/send`, { hold_seconds: 1 })).body.status).toBe('queued')
  expect(smtp.received).toHaveLength(0)
  const done = await untilBroadcast(account.call, id)
  expect(done).toMatchObject({ counts: { sent: 1 }, waiting_for: null })
  expect(Date.parse(done.completed_at)).toBeGreaterThanOrEqual(Date.parse(done.starts_at))
})

test('a time is a moment to come within a year, and can be cancelled for good', async () => {
  const { account, app, path } = await start()
  const { call } = account
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
  for (const body of [
    { send_at: inHours(-1) },
    { send_at: inHours(24 * 400) },
    { send_at: 'tomorrow' },
    { send_at: inHours(1), hold_seconds: 10 },
    { hold_seconds: 3_601 },
    { hold_seconds: -1 },
  ])
    expect((await call('POST', `${path}/send`, body)).status, JSON.stringify(body)).toBe(422)
  const at = inHours(48)
  expect((await call('POST', `${path}/send`, { send_at: at })).body).toMatchObject({
    status: 'queued',
    waiting_for: 'time',
    starts_at: at,
  })
  expect((await call('POST', `${path}/cancel`)).body.status).toBe('cancelled')
  expect((await call('POST', `${path}/recall`)).status).toBe(409)
})

test('a job of a time that was taken back sends nothing at that time', async () => {
  const { account, smtp, path, id } = await start()
  const { call } = account
  await call('POST', `${path}/send`, { hold_seconds: 1 })
  await call('POST', `${path}/recall`)
  await call('POST', `${path}/send`, { hold_seconds: 4 })
  const done = await untilBroadcast(call, id)
  expect(Date.parse(done.completed_at)).toBeGreaterThanOrEqual(Date.parse(done.starts_at))
  expect(subjectsOf(smtp)).toEqual(['News for Ann'])
})

import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { makeCampaign } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

const people = [
  { name: 'Ann', email: 'ann@example.com', phone: '+4930123456' },
  { name: 'Ben', email: 'ben@example.com', consent_email: false },
  { name: 'Cy', phone: '+4930123457' },
  { email: 'nameless@example.com' },
]

test('everybody is listed with whether they get it and why not, in pages, or by one reason', async () => {
  const { call } = await makeAccount(await startApp())
  const { broadcast } = await makeCampaign(call, people)
  const list = async (query = '') =>
    (await call('GET', `/communication/broadcasts/${broadcast}/recipients?${query}`)).body
  const all = await list()
  const outcome = ({ name, verdict, reason }: Record<string, unknown>) => [name, verdict, reason]
  expect(all.recipients.map(outcome)).toEqual([
    ['Ann', 'sending', null],
    ['Ben', 'blocked', 'no_consent'],
    ['Cy', 'blocked', 'no_reachable_channel'],
    [null, 'blocked', 'missing_variable'],
  ])
  expect(all.next).toBeNull()
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`limit=3&cursor=${cursor}`)
    found.push(...page.recipients.map(({ contact_id }: { contact_id: string }) => contact_id))
    cursor = page.next
  }
  expect(found).toEqual(all.recipients.map(({ contact_id }: { contact_id: string }) => contact_id))
  expect((await list('reason=no_consent')).recipients.map(outcome)).toEqual([
    ['Ben', 'blocked', 'no_consent'],
  ])
  expect((await list('verdict=sending')).recipients).toHaveLength(1)
  const { next } = await list('limit=1')
  expect(
    (await call('GET', `/communication/broadcasts/${broadcast}/recipients?verdict=held&cursor=${next}`))
      .status,
  ).toBe(422)
})

test('a draft is shown as one person gets it on each channel, with the reasons; a mail as a page that runs nothing', async () => {
  const { call } = await makeAccount(await startApp(), { name: 'Riverside' })
  const { broadcast } = await makeCampaign(call, people)
  const path = `/communication/broadcasts/${broadcast}`
  await call('PATCH', path, {
    channel_order: ['email', 'sms'],
    words: {
      email: { subject: 'For {{contact.name}}', body: 'Hello {{contact.name}}, <script>alert(1)</script>' },
      sms: { body: 'Hello {{contact.name}}. {{bike}}' },
    },
  })
  const { recipients } = (await call('GET', `${path}/recipients`)).body
  const render = async (n: number) =>
    (await call('POST', `${path}/render`, { contact_id: recipients[n].contact_id })).body
  expect(await render(0)).toMatchObject({
    person: { name: 'Ann' },
    channel: 'email',
    channels: [
      { channel: 'email', to: 'ann@example.com', verdict: 'sending', subject: 'For Ann', missing: [] },
      {
        ...{ channel: 'sms', to: '+4930123456', verdict: 'blocked', reason: 'no_consent', missing: ['bike'] },
        ...{ reason_label: 'Has not agreed to this channel', sms_segments: 1 },
      },
    ],
  })
  expect(await render(2)).toMatchObject({
    channel: null,
    channels: [{ channel: 'email', to: null, reason: 'no_reachable_channel', subject: 'For Cy' }, {}],
  })
  const mail = await call('GET', `${path}/mail?contact_id=${recipients[0].contact_id}`)
  expect(mail.status).toBe(200)
  expect(mail.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(mail.body).toContain('Hello Ann')
  expect(mail.body).toContain('Unsubscribe')

  const others = await makeCampaign(call, [{ name: 'Eve', email: 'eve@example.com' }])
  const foreign = (await call('GET', `/communication/broadcasts/${others.broadcast}/recipients`)).body
  const [{ contact_id }] = foreign.recipients
  expect((await call('POST', `${path}/render`, { contact_id })).status).toBe(404)
  expect((await call('POST', `${path}/render`, { contact_id: 'nobody' })).status).toBe(404)
  expect((await call('GET', `${path}/mail?contact_id=${contact_id}`)).status).toBe(404)
})

test('a proof goes to the member who asks, and nowhere into the log', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' } })
  const { browser } = await registerOwner(app)
  const { email } = (await browser.call('GET', '/auth/me')).body.user
  const { broadcast } = await makeCampaign(browser.call, people)
  const path = `/communication/broadcasts/${broadcast}`
  const { recipients } = (await browser.call('GET', `${path}/recipients`)).body
  const before = smtp.received.length
  const sent = await browser.call('POST', `${path}/proof`, {
    channel: 'email',
    contact_id: recipients[0].contact_id,
  })
  expect(sent).toMatchObject({ status: 200, body: { channel: 'email', to: email } })
  expect(smtp.received.slice(before)).toMatchObject([{ to: [email] }])
  expect(smtp.received.at(-1)!.raw).toContain('Hello Ann')
  expect((await browser.call('GET', '/communication/messages')).body.messages).toEqual([])
  expect((await browser.call('GET', path)).body).toMatchObject({ status: 'draft', counts: { total: 0 } })
  expect((await browser.call('POST', `${path}/proof`, { channel: 'sms' })).status).toBe(409)
  await browser.call('PATCH', path, { words: { email: { subject: '', body: '' } } })
  expect((await browser.call('POST', `${path}/proof`, { channel: 'email' })).status).toBe(409)
  const { call } = await makeAccount(app)
  const { broadcast: other } = await makeCampaign(call, people)
  expect((await call('POST', `/communication/broadcasts/${other}/proof`, { channel: 'email' })).status).toBe(
    400,
  )
})

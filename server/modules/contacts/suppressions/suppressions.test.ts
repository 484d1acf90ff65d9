import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { suppress, unsuppress } from './suppressions.ts'

const yes = { consent_email: true, consent_sms: true, consent_whatsapp: true, consent_voice: true }

async function audienceWith(account: Account, rows: object[]): Promise<string> {
  const { id } = (await account.call('POST', '/communication/audiences', { name: 'All' })).body
  await account.call('POST', `/communication/audiences/${id}/contacts`, { rows })
  return `/communication/audiences/${id}/contacts`
}

const contactsIn = async (account: Account, at: string) => (await account.call('GET', at)).body.contacts

test('a person is opted out across every audience, and no import undoes it', async () => {
  const account = await makeAccount(await startApp())
  const rows = [
    { email: 'ann@example.com', phone: '+4930123456', ...yes },
    { email: 'bob@example.com', ...yes },
  ]
  const audiences = [await audienceWith(account, rows), await audienceWith(account, rows)]
  const answer = await account.call('POST', '/communication/suppress', {
    email: ' ANN@example.com ',
    reason: 'Asked on the phone',
  })
  const every = ['email', 'sms', 'whatsapp', 'voice']
  expect(answer).toMatchObject({
    status: 200,
    body: { suppressed: { email: 'ann@example.com', phone: null, channels: every }, contacts_affected: 2 },
  })
  for (const audience of audiences) {
    const [bob, ann] = await contactsIn(account, audience)
    expect(bob).toMatchObject({ ...yes, suppressed: [] })
    expect(ann).toMatchObject({ consent_email: false, consent_voice: false, suppressed: [...every].sort() })
    expect(ann.consent_log.slice(4)).toMatchObject(
      every.map(channel => ({ channel, granted: false, source: 'api', at: expect.any(String) })),
    )
    await account.call('POST', audience, { rows })
    expect((await contactsIn(account, audience))[1]).toMatchObject({ ...yes, suppressed: [...every].sort() })
  }
  const { body } = await account.call('GET', '/communication/suppressions')
  expect(body).toMatchObject({
    total: 1,
    suppressions: [{ address: 'ann@example.com', reason: 'Asked on the phone', source: 'api' }],
  })
  const other = await makeAccount(await startApp())
  const at = `/communication/suppressions/${body.suppressions[0].id}`
  expect((await other.call('DELETE', at)).status).toBe(404)
  expect((await account.call('DELETE', at)).status).toBe(204)
  expect((await account.call('DELETE', at)).status).toBe(404)
  expect((await contactsIn(account, audiences[0]!))[1].suppressed).toEqual([])
})

test('channels are closed one after the other; addresses are found by a part of them', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { country: 'DE' })
  const post = (body: object) => account.call('POST', '/communication/suppress', body)
  const phone = '030 123456'
  expect((await post({ phone, channels: ['sms'], reason: 'STOP' })).body.contacts_affected).toBe(0)
  await post({ phone, channels: ['voice', 'sms', 'voice'] })
  await post({ phone: '+49 30 654321', email: 'a@example.com', channels: ['whatsapp'] })
  const { body } = await account.call('GET', '/communication/suppressions')
  expect(body.suppressions).toMatchObject([
    { address: '+4930654321', channels: ['whatsapp'] },
    { address: 'a@example.com', channels: ['whatsapp'] },
    { address: '+4930123456', channels: ['sms', 'voice'], reason: 'STOP' },
  ])
  const found = await account.call('GET', '/communication/suppressions?q=0123')
  expect(found.body).toMatchObject({ total: 1, suppressions: [{ address: '+4930123456' }] })
  expect((await post({ phone: '+490000000000' })).body.suppressed.phone).toBe('+490000000000')
  for (const [refused, status] of [
    [{ phone: '0000000000' }, 400],
    [{}, 400],
    [{ email: '' }, 400],
    [{ email: 'nobody' }, 400],
    [{ email: 'a@example.com', phone: '1' }, 400],
    [{ email: 'a@example.com', channels: [] }, 422],
    [{ email: 'a@example.com', channels: ['fax'] }, 422],
    [{ email: 5 }, 422],
  ] as const) {
    expect((await post(refused)).status, JSON.stringify(refused)).toBe(status)
  }
})

test('who stops and then starts again is asked as before; who never stopped gives nothing', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const own = app.open.as(account.tenant, { kind: 'system' })
  const audience = await audienceWith(account, [
    { phone: '+4930123456', consent_sms: true },
    { phone: '+4930654321' },
  ])
  await suppress(own, { phone: '+4930123456', channels: ['sms'], source: 'stop' })
  await suppress(own, { phone: '+4930123456', channels: ['sms'], source: 'stop' })
  const start = (phone: string) => unsuppress(own, { phone, channels: ['sms'], source: 'start' })
  expect(await start('+4930123456')).toEqual(['sms'])
  expect(await start('+4930123456')).toEqual([])
  expect(await start('+4930654321')).toEqual([])
  const [other, person] = await contactsIn(account, audience)
  expect(other).toMatchObject({ consent_sms: false, consent_log: [] })
  expect(person).toMatchObject({ consent_sms: true, suppressed: [] })
  expect(person.consent_log.map(({ source }: { source: string }) => source)).toEqual([
    'import',
    'stop',
    'start',
  ])
  expect((await account.call('GET', '/communication/suppressions')).body.total).toBe(0)
})

import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('people whom the business knows arrive without permission, unless it is given', async () => {
  const account = await makeAccount(await startApp())
  const { body: audience } = await account.call('POST', '/communication/audiences', {
    name: 'Everyone',
    source: { kind: 'segment', segment: 'leads' },
  })
  const at = `/communication/audiences/${audience.id}`
  const sync = async (query: string) => (await account.call('POST', `${at}/sync-segment?${query}`)).body
  await account.call('POST', '/chat/message', {
    message: 'Do you deliver?',
    client_name: 'Ann',
    email: 'ann@example.com',
  })
  await account.call('POST', '/chat/message', { message: 'Do you deliver?', phone: '+4930123456' })
  await account.call('POST', '/chat/message', { message: 'Do you deliver?' })
  await account.call('POST', '/leads', { name: 'Eve', email: 'eve@example.com' })
  expect(await sync('segment=callers')).toMatchObject({ created: 0, total_in_audience: 0 })
  expect(await sync('segment=chatters&dry_run=true')).toMatchObject({ created: 2, total_in_audience: 2 })
  expect(await sync('segment=chatters')).toMatchObject({ created: 2, total_in_audience: 2 })
  expect(await sync('segment=chatters')).toMatchObject({ created: 0, updated: 2, total_in_audience: 2 })
  expect(await sync('segment=chatters&channels=email')).toMatchObject({ updated: 2 })
  const contacts = async () => (await account.call('GET', `${at}/contacts`)).body.contacts
  expect(await contacts()).toMatchObject([
    { phone: '+4930123456', consent_sms: false },
    { name: 'Ann', email: 'ann@example.com', consent_email: false, consent_log: [] },
  ])
  await sync('segment=chatters&channels=email,sms&consent_source=Chat%20window')
  expect(await contacts()).toMatchObject([
    { consent_sms: true, consent_email: false },
    { consent_email: true, consent_log: [{ channel: 'email', granted: true, source: 'Chat window' }] },
  ])
  // Its own segment.
  await sync('')
  expect((await contacts()).map((contact: { email: string }) => contact.email)).toContain('eve@example.com')

  const { body: plain } = await account.call('POST', '/communication/audiences', { name: 'Plain' })
  for (const [query, status] of [
    ['', 422],
    ['segment=friends', 422],
    ['segment=leads&channels=fax', 422],
    ['segment=leads&channels=sms&channels=email', 200],
  ] as const) {
    const answer = await account.call('POST', `/communication/audiences/${plain.id}/sync-segment?${query}`)
    expect(answer.status, query).toBe(status)
  }
  const unknown = '/communication/audiences/00000000-0000-7000-8000-000000000000'
  expect((await account.call('POST', `${unknown}/sync-segment?segment=leads`)).status).toBe(404)
})

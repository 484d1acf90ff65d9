import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { contactBatches, directContact, sampleContact } from './contacts.ts'

// Contacts as other modules read them: no route serves this.

const add = (account: Account, audience: string, rows: object[]) =>
  account.call('POST', `${audience}/contacts`, { rows })

test('contacts are read batch by batch, with the stop list as it is', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const own = app.open.as(account.tenant, { kind: 'system' })
  const audienceId = (await account.call('POST', '/communication/audiences', { name: 'All' })).body.id
  const audience = `/communication/audiences/${audienceId}`
  await add(account, audience, [{ name: 'Ann', email: 'ann@example.com', city: 'Bonn' }])
  await add(account, audience, [{ email: 'bob@example.com' }, { phone: '+4930123456' }])
  await account.call('POST', '/communication/suppress', { phone: '+49 30 123456', channels: ['sms'] })
  const batches = await Array.fromAsync(contactBatches(own, { audienceId }, 2))
  expect(batches.map(batch => batch.length)).toEqual([2, 1])
  const [ann, bob, third] = batches.flat()
  expect(ann).toMatchObject({ attributes: { city: 'Bonn' }, suppressed: [], consent: { email: false } })
  expect(third).toMatchObject({ phone: '+4930123456', suppressed: ['sms'] })
  expect(await Array.fromAsync(contactBatches(own, { audienceId, contactId: bob!.id }, 2))).toEqual([[bob]])
  expect(await Array.fromAsync(contactBatches(own, { audienceId, after: ann!.id }, 5))).toEqual([
    [bob, third],
  ])
  expect(await sampleContact(own)).toMatchObject({ name: 'Ann' })
})

test('the person of a one-person send is kept in an audience that nobody sees', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const own = app.open.as(account.tenant, { kind: 'system' })
  const send = { channel: 'email', consentSource: 'Direct send' } as const
  const first = await directContact(own, {
    ...send,
    name: 'Eve',
    email: 'Eve@example.com',
    attributes: { sum: 5 },
  })
  expect(first).toMatchObject({
    email: 'eve@example.com',
    consent: { email: true, sms: false },
    attributes: { sum: '5' },
  })
  const second = await directContact(own, {
    ...send,
    email: 'eve@example.com',
    attributes: { day: 'Monday' },
  })
  expect(second).toMatchObject({ id: first.id, name: 'Eve', attributes: { day: 'Monday' } })
  await expect(directContact(own, { ...send, name: 'Eve' })).rejects.toMatchObject({ status: 400 })
  await expect(directContact(own, { ...send, email: 'eve@' })).rejects.toMatchObject({ status: 400 })
  // Nobody's list.
  const { body } = await account.call('GET', '/communication/audiences')
  expect(body.audiences).toEqual([])
  const hidden = `/communication/audiences/${first.audience_id}`
  expect((await account.call('GET', `${hidden}/contacts`)).status).toBe(404)
  expect((await account.call('DELETE', hidden)).status).toBe(404)
  expect((await add(account, hidden, [{ email: 'x@example.com' }])).status).toBe(404)
})

import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('a template that is being written is shown as a contact would get it, and stored nowhere', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app, { name: 'Oak & Sons' }), await makeAccount(app)]
  for (const each of [account, other]) await each.call('PATCH', '/account', { communication_enabled: true })
  const { body: audience } = await account.call('POST', '/communication/audiences', { name: 'Regulars' })
  await account.call('POST', `/communication/audiences/${audience.id}/contacts`, {
    rows: [
      { name: 'Grace Lim', email: 'grace@example.com', bike: 'Brompton', size: 'M' },
      { name: 'Tom Weber', email: 'tom@example.com' },
    ],
  })
  const { contacts } = (await account.call('GET', `/communication/audiences/${audience.id}/contacts`)).body
  const idOf = (name: string) => contacts.find((each: { name: string }) => each.name === name).id
  const draft = { channel: 'sms', body: 'Hi {{name}}, your {{bike}} ☂' }
  const as = (contact_id: string) =>
    account.call('POST', '/communication/templates/preview', { ...draft, contact_id })
  expect((await as(idOf('Grace Lim'))).body).toMatchObject({
    body: expect.stringMatching(/^Hi Grace Lim, your Brompton ☂\nReply STOP/),
    missing: [],
    sms: { segments: 1, unicode: true },
    html: null,
  })
  expect((await as(idOf('Tom Weber'))).body.missing).toEqual(['bike'])
  expect((await as(randomUUIDv7())).status).toBe(404)
  const foreign = { ...draft, contact_id: idOf('Grace Lim') }
  expect((await other.call('POST', '/communication/templates/preview', foreign)).status).toBe(404)
  expect(
    (await account.call('POST', '/communication/templates/preview', { channel: 'sms', body: 'Hi {{na' }))
      .body,
  ).toMatchObject({ detail: expect.stringContaining('never closed') })
  expect((await account.call('POST', '/communication/templates/preview', { channel: 'email' })).status).toBe(
    200,
  )
  expect((await account.call('GET', '/communication/templates')).body.templates).toEqual([])

  const { placeholders } = (await account.call('GET', '/communication/placeholders')).body
  expect(placeholders).toContainEqual({ name: 'bike', of: 'attributes', example: 'Brompton' })
  expect(placeholders).toContainEqual({ name: 'name', of: 'contact', example: 'Tom Weber' })
  expect(placeholders).toContainEqual({ name: 'business.name', of: 'business', example: 'Oak & Sons' })
  const none = (await other.call('GET', '/communication/placeholders')).body.placeholders
  expect(none.map(({ of }: { of: string }) => of)).not.toContain('attributes')
})

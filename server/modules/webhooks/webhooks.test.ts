import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('a webhook is made, read, changed and forgotten; its secret is shown once', async () => {
  const account = await makeAccount(await startApp())
  const made = await account.call('POST', '/webhooks', {
    url: 'https://example.com/hooks?key=1#part',
    events: ['lead.captured', 'lead.captured', 'chat.message'],
    description: 'Our own system',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      url: 'https://example.com/hooks?key=1',
      events: ['lead.captured', 'chat.message'],
      description: 'Our own system',
      is_active: true,
      failing_since: null,
      disabled_at: null,
      secret: expect.stringMatching(/^whsec_[\w-]{32}$/),
    },
  })
  const { secret, ...record } = made.body
  const path = `/webhooks/${record.id}`
  expect((await account.call('GET', path)).body).toEqual(record)
  expect((await account.call('GET', '/webhooks')).body).toEqual({ webhooks: [record] })

  const changed = await account.call('PATCH', path, { events: ['*', 'lead.updated'], is_active: false })
  expect(changed).toMatchObject({ status: 200, body: { ...record, events: ['*'], is_active: false } })
  expect((await account.call('PATCH', path, {})).body).toEqual(changed.body)

  const rotated = await account.call('POST', `${path}/rotate-secret`)
  expect(rotated.body.secret).toMatch(/^whsec_/)
  expect(rotated.body.secret).not.toBe(secret)

  expect((await account.call('DELETE', path)).status).toBe(204)
  expect((await account.call('DELETE', path)).status).toBe(404)
  expect((await account.call('GET', '/webhooks')).body.webhooks).toEqual([])
})

test('addresses and events that can’t be are refused', async () => {
  const account = await makeAccount(await startApp())
  for (const url of [
    'nonsense',
    'ftp://example.com/',
    'https://me:secret@example.com/',
    'http://127.0.0.1/',
    'http://[::1]:8080/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0x7f.1/',
  ]) {
    const refused = await account.call('POST', '/webhooks', { url })
    expect(refused, url).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } })
  }
  for (const events of [[], ['knowledge.changed'], ['lead.captured', 'webhook.test']]) {
    const refused = await account.call('POST', '/webhooks', { url: 'https://example.com/', events })
    expect(refused.status, JSON.stringify(events)).toBe(422)
  }
  expect((await account.call('GET', '/webhooks')).body.webhooks).toEqual([])
})

test('another business’s webhook is none of ours', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const { id } = (await theirs.call('POST', '/webhooks', { url: 'https://example.com/' })).body
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/rotate-secret'],
    ['GET', '/deliveries'],
  ] as const) {
    const answer = await ours.call(method, `/webhooks/${id}${path}`, method === 'PATCH' ? {} : undefined)
    expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { detail: 'Webhook not found' } })
  }
  const standard = { 'x-api-key': theirs.standardKey }
  expect((await theirs.call('GET', '/webhooks', undefined, standard)).status).toBe(403)
})

test('there are as many as there may be, also when they are made at once', async () => {
  const account = await makeAccount(await startApp())
  const url = 'https://example.com/'
  const made = await Promise.all(Array.from({ length: 55 }, () => account.call('POST', '/webhooks', { url })))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(made.filter(({ status }) => status === 400)).toHaveLength(5)
})

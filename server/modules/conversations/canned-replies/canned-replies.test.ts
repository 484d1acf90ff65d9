import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

test('a canned reply is kept, changed and forgotten; no two have one shortcut', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await account.call('POST', '/canned-replies', {
    title: ' Thanks ',
    text: 'Thank you, {name}!',
    shortcut: 'TY',
  })
  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Thanks', text: 'Thank you, {name}!', shortcut: 'ty', updated_at: expect.any(String) },
  })
  const hours = await account.call('POST', '/canned-replies', { title: 'Hours', text: 'From nine to five.' })
  expect(hours.body.shortcut).toBeNull()
  const twin = { title: 'Twice', text: 'x', shortcut: 'ty' }
  expect(await account.call('POST', '/canned-replies', twin)).toMatchObject({
    status: 409,
    body: { detail: '“Thanks” has the shortcut /ty already.' },
  })
  const path = `/canned-replies/${hours.body.id}`
  expect((await account.call('PATCH', path, { shortcut: 'Ty' })).status).toBe(409)
  expect((await account.call('PATCH', path, { shortcut: 'hours', text: 'Nine to six.' })).body).toMatchObject(
    {
      title: 'Hours',
      text: 'Nine to six.',
      shortcut: 'hours',
    },
  )
  expect((await account.call('PATCH', path, { shortcut: '' })).body.shortcut).toBeNull()
  expect((await account.call('GET', '/canned-replies')).body.canned_replies).toMatchObject([
    { title: 'Hours' },
    { title: 'Thanks' },
  ])
  for (const bad of [
    { title: ' ' },
    { text: '' },
    { shortcut: 'a b' },
    { shortcut: '/a' },
    { text: 'x'.repeat(4_001) },
  ]) {
    expect((await account.call('PATCH', path, bad)).status, JSON.stringify(bad)).toBe(422)
  }
  const other = await makeAccount(app)
  expect((await other.call('PATCH', path, { title: 'x' })).status).toBe(404)
  expect((await account.call('DELETE', path)).status).toBe(204)
  expect((await account.call('DELETE', path)).status).toBe(404)
})

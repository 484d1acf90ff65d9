import { expect, test } from 'vitest'
import { makeAccount } from '#server/test/app.ts'
import { booked, start } from '#server/test/open-desk.ts'
import { member } from '#server/test/team.ts'

test('one search finds every kind of record that the caller may read, with its page at the desk', async () => {
  const { app, account, service, slots } = await start()
  await account.call('PATCH', '/account', { communication_enabled: true })
  const chat = await account.call('POST', '/chat/message', {
    message: 'How much is a zebra crossing?',
    client_name: 'Zoë Zander',
    email: 'zoe@example.com',
  })
  const booking = await booked(account, service, slots[0]!, { name: 'Zed Zimmer' })
  const link = await account.call('POST', '/chat-links', { label: 'Zebra fair' })
  const taught = await account.call('POST', '/knowledge/portal/ingest', {
    kind: 'text',
    name: 'Zebra prices',
    content: 'A zebra crossing costs 10 euros.',
  })
  expect(taught.status, JSON.stringify(taught.body)).toBeLessThan(300)
  const kindsOf = ({ groups }: { groups: { kind: string; items: { url: string }[] }[] }) =>
    Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ url }) => url)]))
  const search = async (q: string, who: { call: typeof account.call } = account) => {
    const { status, body } = await who.call('GET', `/search?q=${encodeURIComponent(q)}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return kindsOf(body)
  }
  const conversation = chat.body.conversation_id
  const found = await search('z')
  expect(found).toMatchObject({
    conversation: [`/desk/inbox/${conversation}`],
    lead: expect.arrayContaining([expect.stringMatching(/^\/desk\/people\//)]),
    booking: [`/desk/bookings?booking=${booking.body.id}`],
    chat_link: [`/desk/outreach/chat-links/${link.body.id}`],
    source: [expect.stringMatching(/^\/desk\/knowledge\/sources\//)],
    gap: [expect.stringMatching(/^\/desk\/knowledge\?gap=/)],
  })
  expect(Object.keys(await search('zand zoe'))).toEqual(['conversation', 'lead'])
  expect(await search('nothing like it')).toEqual({})
  expect(await search('   ')).toEqual({})
  expect(await search('%')).toEqual({})
  const standard = {
    call: (method: string, path: string) =>
      account.call(method, path, undefined, { 'x-api-key': account.standardKey }),
  }
  expect(Object.keys(await search('z', standard)).sort()).toEqual(['booking', 'conversation', 'lead'])
  const agent = await member(app, account, 'agent')
  expect(await search('agent', agent)).toEqual({ member: ['/desk/settings'] })
  expect(await search('z', await makeAccount(app))).toEqual({})
  expect((await account.call('GET', '/search')).status).toBe(422)
})

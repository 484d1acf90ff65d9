import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'

test('what waits is counted for the one who asks, and done things no more', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const counts = async () => (await browser.call('GET', '/counts')).body
  expect(await counts()).toEqual({
    needs_you: { total: 0, by_kind: {}, oldest_at: null },
    conversations: { open: 0, mine: 0, unread: 0 },
    gaps: 0,
    failing: { checks: 0, webhooks: 0, crawls: 0 },
    bookings_today: 0,
  })
  const { body: link } = await browser.call('POST', '/chat-links', {})
  const say = (message: string, conversation_id?: string) =>
    call(app, 'POST', '/chat/message', { message, conversation_id, link_token: link.token })
  const { conversation_id } = (await say('Do you repair violins made of glass?')).body
  await say('I want to talk to a person', conversation_id)
  await say('Do you repair violins made of glass?')
  const busy = await counts()
  expect(busy).toMatchObject({
    needs_you: { by_kind: { unanswered: 2, handover: 1 }, total: 3, oldest_at: expect.any(String) },
    conversations: { open: 2, mine: 0, unread: 2 },
    gaps: 1,
  })
  const { items } = (await browser.call('GET', '/needs-you')).body
  for (const { id } of items) await browser.call('PATCH', `/needs-you/${id}`, { status: 'done' })
  await browser.call('POST', `/conversations/${conversation_id}/close`)
  expect(await counts()).toMatchObject({
    needs_you: { total: 0, by_kind: {}, oldest_at: null },
    conversations: { open: 1 },
    gaps: 0,
  })
  const stranger = await makeAccount(app)
  expect((await stranger.call('GET', '/counts')).body.conversations).toEqual({ open: 0, mine: 0, unread: 0 })
})

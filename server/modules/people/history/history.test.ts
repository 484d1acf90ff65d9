import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const get = async (account: Account, path: string) => (await account.call('GET', path)).body
const post = async (account: Account, path: string, body: object) =>
  (await account.call('POST', path, body)).body

test('a person’s history has everything from every part of the house, and pages of it miss nothing', async () => {
  const app = await startApp()
  const [account, stranger] = [await makeAccount(app), await makeAccount(app)]
  const email = 'ada@example.com'
  const lead = await post(account, '/leads', { name: 'Ada', email, phone: '+49 40 1234567' })
  const { conversation_id } = await post(account, '/chat/message', { message: 'Please call me back', email })
  await post(account, `/conversations/${conversation_id}/notes`, { text: 'Wants the blue one' })
  const list = await post(account, '/communication/audiences', { name: 'Spring' })
  await post(account, `/communication/audiences/${list.id}/contacts`, {
    rows: [{ name: 'Ada', email, phone: '+49401234567' }],
    consent: { channels: ['email', 'sms'], source: 'Newsletter form, May' },
  })
  await post(account, '/communication/suppress', { email, channels: ['email'] })

  const path = `/leads/${lead.id}/history`
  const { happenings, total } = await get(account, path)
  const kinds = happenings.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['captured', 'conversation', 'note', 'granted', 'withdrawn'])
    expect(kinds).toContain(kind)
  expect(happenings.find(({ kind }: { kind: string }) => kind === 'note')).toMatchObject({
    text: 'Wants the blue one',
    record_id: conversation_id,
  })
  expect(happenings.find(({ kind }: { kind: string }) => kind === 'conversation')).toMatchObject({
    text: 'Please call me back',
  })
  const consent = await get(account, `${path}?group=consent`)
  expect(consent.total).toBe(3)
  for (const group of ['calls', 'bookings', 'messages', 'questionnaires'])
    expect((await get(account, `${path}?group=${group}`)).total).toBe(0)

  const paged = []
  for (let next: string | null = ''; next !== null; ) {
    const page = await get(account, `${path}?limit=2&cursor=${next}`)
    paged.push(...page.happenings)
    next = page.next
  }
  expect(paged).toEqual(happenings)
  expect(paged.length).toBe(total)

  expect(await get(account, `/leads/${lead.id}/consent`)).toMatchObject({
    channels: [
      { channel: 'email', granted: false, stopped: true },
      { channel: 'sms', granted: true, stopped: false, source: 'Newsletter form, May' },
      { channel: 'whatsapp', granted: false, source: null, at: null },
      { channel: 'voice', granted: false },
    ],
    lists: ['Spring'],
  })
  for (const rest of ['history', 'consent'])
    expect((await stranger.call('GET', `/leads/${lead.id}/${rest}`)).status).toBe(404)
})

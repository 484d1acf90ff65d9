import { expect, test } from 'vitest'
import { type Account, makeAccount } from '#server/test/app.ts'
import { startDesk, type Written } from '#server/test/mailbox.ts'
import { newDatabase } from '#server/test/place.ts'

const ann = 'Ann Smith <ann@example.org>'

const conversationsOf = async (account: Account) => (await account.call('GET', '/conversations')).body
const itemsOf = async (account: Account) => (await account.call('GET', '/needs-you')).body.items
const saidIn = async (account: Account, id: string) =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages.map(
    (message: { role: string; text: string }) => [message.role, message.text],
  )

test('a mail becomes a conversation, a lead and something that needs a person; nothing is mailed', async () => {
  const { account, write, smtp } = await startDesk({ email_replies: 'off' })
  await write({
    from: ann,
    subject: 'Un mariage en juin',
    text: 'Bonjour,\n\nnous cherchons une salle pour 80 personnes.\n\nLe lun. 3 mars 2025, Riverside <desk@riverside.example> a écrit :\n> Bienvenue',
  })
  const { conversations, total } = await conversationsOf(account)
  expect(total).toBe(1)
  const [{ id, ...conversation }] = conversations
  expect(conversation).toMatchObject({
    channel: 'email',
    client_name: 'Ann Smith',
    email: 'ann@example.org',
    subject: 'Un mariage en juin',
    language: 'fr',
    status: 'open',
    messages: 1,
  })
  const { messages } = (await account.call('GET', `/conversations/${id}/messages`)).body
  expect(messages[0].text).toBe('Bonjour,\n\nnous cherchons une salle pour 80 personnes.')
  const whole = await account.call('GET', `/conversations/${id}/messages/${messages[0].id}/mail`)
  expect(whole.body).toMatchObject({ subject: 'Un mariage en juin', attachments: [] })
  expect(whole.body.text).toContain('> Bienvenue')

  const [item, ...others] = await itemsOf(account)
  expect(others).toEqual([])
  expect(item).toMatchObject({
    kind: 'email_draft',
    title: 'Un mariage en juin',
    conversation_id: id,
    contact: { name: 'Ann Smith', email: 'ann@example.org' },
    draft: null,
  })
  expect((await account.call('GET', `/needs-you/${item.id}`)).body).toEqual(item)
  const { leads } = (await account.call('GET', '/leads')).body
  expect(leads).toMatchObject([
    { email: 'ann@example.org', source: 'email', intent: 'Un mariage en juin', conversation_id: id },
  ])
  expect(smtp.received).toEqual([])
})

test('mails of one thread are one conversation: by reference, else by sender and subject within two weeks', async () => {
  const { account, write, app } = await startDesk({ email_replies: 'off' })
  const first = await write({ from: ann, subject: 'Parking', text: 'Is there parking?' })
  await write({ from: ann, subject: 'Also', text: 'With a van.', headers: [`References: <x@y> ${first}`] })
  await write({ from: 'ANN@example.org', subject: 'AW: Parking', text: 'Hello?' })
  const { conversations, total } = await conversationsOf(account)
  expect(total).toBe(1)
  expect(await saidIn(account, conversations[0].id)).toEqual([
    ['visitor', 'Is there parking?'],
    ['visitor', 'With a van.'],
    ['visitor', 'Hello?'],
  ])
  // What waits is the last one.
  const items = await itemsOf(account)
  expect(items).toHaveLength(1)

  await write({ from: ann, subject: 'Catering', text: 'Do you cook?' })
  await write({ from: 'Eve <eve@example.net>', subject: 'Parking', text: 'Me too.' })
  await write({ from: 'Eve <eve@example.net>', text: 'Me three.', headers: [`In-Reply-To: ${first}`] })
  expect((await conversationsOf(account)).total).toBe(3)
  app.clock.advance(15 * 24 * 3_600_000)
  await write({ from: ann, subject: 'Re: Parking', text: 'One year later.' })
  expect((await conversationsOf(account)).total).toBe(4)
})

const robots: [string, Partial<Written>][] = [
  ['a vacation note', { headers: ['Auto-Submitted: auto-replied'] }],
  ['a newsletter', { headers: ['List-Unsubscribe: <https://example.net/u>'] }],
  ['a list', { headers: ['List-Post: <mailto:all@example.net>'] }],
  ['bulk', { headers: ['Precedence: bulk'] }],
  ['an empty envelope', { headers: ['Return-Path: <>'] }],
  ['a mail server', { from: 'MAILER-DAEMON@mx.example' }],
  ['an address that nobody reads', { from: 'Shop <no-reply@shop.example>' }],
  ['the same spelt otherwise', { from: 'do_not_reply+7@shop.example' }],
  ['ourselves', { from: 'Riverside <desk@riverside.example>' }],
  ['ourselves under another name', { from: 'desk+other@riverside.example' }],
]

test('robots and ourselves begin no conversation', async () => {
  const { account, write } = await startDesk({ email_replies: 'auto' })
  for (const [name, mail] of robots) await write({ from: ann, text: name, ...mail })
  expect(await conversationsOf(account)).toMatchObject({ total: 0 })
  expect(await itemsOf(account)).toEqual([])
})

test('a person who asks about a returned mail gets a conversation, by mail or through a form', async () => {
  const { account, write } = await startDesk({ email_replies: 'off' })
  const asked = {
    subject: 'Undelivered mail',
    text: 'Your message could not be delivered, it says: 550 User unknown. Why?',
  }
  await write({ from: ann, ...asked })
  const form = 'Website <no-reply@riverside.example>'
  await write({ from: form, ...asked, headers: ['Reply-To: Bo <bo@example.net>'] })
  await write({ from: 'MAILER-DAEMON@mx.example', ...asked })
  const { conversations } = await conversationsOf(account)
  expect(conversations.map(({ email }: { email: string }) => email).sort()).toEqual([
    'ann@example.org',
    'bo@example.net',
  ])
})

test('a form on a website writes for its visitor, to whom answers go', async () => {
  const { account, write } = await startDesk({ email_replies: 'off' })
  await write({
    from: 'Website <no-reply@riverside.example>',
    text: 'Call me.',
    headers: ['Reply-To: Bo <bo@example.net>'],
  })
  const { conversations } = await conversationsOf(account)
  expect(conversations).toMatchObject([{ email: 'bo@example.net', client_name: 'Bo' }])
})

test('the installation’s mailbox: a mail is for the business that its address names, else for none of several', async () => {
  const { account, write, app } = await startDesk({ email_replies: 'off' })
  const theirs = await makeAccount(app)
  await write({ from: ann, text: 'For them.', tag: theirs.slug })
  await write({ from: ann, text: 'For nobody we know.', tag: 'nobody-of-this-name' })
  await write({ from: ann, text: 'For whom?', tag: null })
  expect(await conversationsOf(account)).toMatchObject({ total: 0 })
  expect(await conversationsOf(theirs)).toMatchObject({ total: 1 })
})

test('the installation’s mailbox is that of the only business, while it is the only one', async () => {
  const { url: databaseUrl } = await newDatabase()
  const { account, write, app } = await startDesk({ email_replies: 'off', databaseUrl })
  await write({ from: ann, subject: 'One', text: 'Is there parking?', tag: null })
  expect(await conversationsOf(account)).toMatchObject({ total: 1 })
  await makeAccount(app)
  await write({ from: ann, subject: 'Two', text: 'And a garden?', tag: null })
  expect(await conversationsOf(account)).toMatchObject({ total: 1 })
})

test('another business sees nothing of a mail', async () => {
  const { account, write, app } = await startDesk({ email_replies: 'off' })
  await write({ from: ann, text: 'Is there parking?' })
  const theirs = await makeAccount(app)
  const { conversations } = await conversationsOf(account)
  const [item] = await itemsOf(account)
  const { messages } = (await account.call('GET', `/conversations/${conversations[0].id}/messages`)).body
  for (const [method, path] of [
    ['GET', `/needs-you/${item.id}`],
    ['POST', `/needs-you/${item.id}/send`],
    ['GET', `/conversations/${conversations[0].id}/messages/${messages[0].id}/mail`],
  ] as const) {
    const body = method === 'POST' ? { text: 'No.' } : undefined
    expect((await theirs.call(method, path, body)).status).toBe(404)
  }
})

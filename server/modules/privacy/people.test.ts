import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, workerDatabase } from '#server/test/app.ts'
import { listen } from '#server/test/fakes/listen.ts'
import { tablesWith } from '#server/test/find-text.ts'

const email = 'Zyxomark.Quill@example.com'
const phone = '040 5550 199 7731'
const digits = '4055501997731'
const name = 'Zyxomark Quillfeather'

/** The person leaves traces wherever the product allows, and another person does so next to them. */
async function leaveTraces(account: Account): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await account.call(method, path, body)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
  )
  await call('PATCH', '/account', { country: 'DE', hours: always, booking: { min_notice_minutes: 0 } })
  await call('POST', '/webhooks', { url: 'https://hooks.example.com/', events: ['*'] })

  const say = (message: string, more: object = {}) => call('POST', '/chat/message', { message, ...more })
  const { conversation_id } = await say('Can you call me back?', { client_name: name })
  await say(`I am ${name}`, { conversation_id })
  await say(phone, { conversation_id })
  await say(`Do you repair zyxomark bicycles for ${email}?`, { conversation_id, email })
  await say('I want to talk to a person', { conversation_id })
  await say(`Do you know ${email}?`, { email: 'bob@example.com' })
  const { messages } = await call('GET', `/conversations/${conversation_id}/messages`)
  const said = messages.findLast((message: { role: string }) => message.role === 'assistant')
  const path = `/conversations/${conversation_id}/messages/${said.id}`
  await call('PUT', `${path}/mark`, { verdict: 'wrong', note: `${name} was right`, right_answer: 'zyxomark' })
  await call('POST', `${path}/check`)
  const notes = `/conversations/${conversation_id}/notes`
  await call('POST', notes, { text: `${name} rides a zyxomark` })
  await call('PATCH', `/conversations/${conversation_id}`, { tags: ['zyxomark'], client_name: name })
  const file = new FormData()
  file.set('file', new Blob(['Rides']), 'zyxomark.txt')
  const added = await account.call('POST', `/conversations/${conversation_id}/attachments`, file)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  await call('POST', '/conversations/bulk', { ids: [conversation_id], action: 'tag', value: 'zyxomark 2' })
  const other = await call('POST', '/chat/message', { message: 'Hello', email: 'carl@example.com' })
  await call('POST', `/conversations/${other.conversation_id}/notes`, { text: `A friend of ${email}` })
  await call('POST', '/knowledge/checks', { question: `Who is ${email}?`, must_include: [email] })
  await call('POST', '/knowledge/checks/run')
  await call('GET', '/knowledge/quality-score')

  const { leads } = await call('GET', '/leads?q=zyxomark')
  await call('PATCH', `/leads/${leads[0].id}`, { notes: `${name} called`, tags: ['zyxomark'], status: 'won' })
  await call('POST', '/leads/bulk', { ids: [leads[0].id], action: 'tag', value: 'zyxomark 2' })
  await call('POST', '/leads', { name: 'Bob', email: 'bob@example.com' })

  const service = await call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })
  const { slots } = await call('GET', `/bookings/availability?service_id=${service.id}`)
  const book = (starts_at: string, person: object) =>
    call('POST', '/bookings', { service_id: service.id, starts_at, ...person })
  await book(slots[0].starts_at, { name, email, phone, notes: 'zyxomark comes by bicycle' })
  await book(slots[4].starts_at, { name: 'Bob', email: 'bob@example.com' })
  await call('POST', '/bookings/waitlist', {
    service_id: service.id,
    name,
    email,
    notes: 'zyxomark, mornings',
  })

  const template = await call('POST', '/communication/templates', {
    name: 'Greeting',
    channel: 'email',
    subject: 'For {{name}}',
    body: 'Dear {{name}}, see you soon.',
  })
  const audience = await call('POST', '/communication/audiences', { name: 'All' })
  await call('POST', `/communication/audiences/${audience.id}/contacts`, {
    rows: [
      { name, email, phone, consent_email: true, hobby: 'zyxomark' },
      { name: 'Bob', email: 'bob@example.com', consent_email: true },
    ],
  })
  await call('POST', '/communication/send-one', { template_id: template.id, name, email })
  const broadcast = await call('POST', '/communication/broadcasts', {
    name: 'News',
    audience_id: audience.id,
    channel_order: ['email'],
    template_ids: { email: template.id },
  })
  await call('POST', `/communication/broadcasts/${broadcast.id}/preview`)
  await call('POST', `/communication/broadcasts/${broadcast.id}/send`)
  await expect
    .poll(async () => (await call('GET', `/communication/broadcasts/${broadcast.id}`)).status, {
      timeout: 60_000,
    })
    .toBe('completed')
  await call('POST', '/communication/suppress', { email, reason: 'asked us to' })

  const asked = { context_text: 'Ride to work', questions: ['Why do you ride?'] }
  await call('POST', '/questionnaires/bundle', { person: { name, email, phone }, ...asked })
  await call('POST', '/questionnaires/bundle', {
    person: { name: 'Bob', email: 'bob@example.com' },
    ...asked,
  })
}

test('an erased person is nowhere any more, except on the list that protects them', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  await leaveTraces(account)
  const database = await workerDatabase()
  const named = await tablesWith(database, account.tenant, { word: 'zyxomark' })
  // If one of these were missing, the end of this test would prove nothing about it.
  expect(named).toEqual(
    expect.arrayContaining([
      ...[
        'booking',
        'broadcast',
        'broadcast_message',
        'broadcast_message_term',
        'contact',
        'conversation',
        'conversation_activity',
        'event',
      ],
      ...['knowledge_check', 'knowledge_check_result', 'knowledge_report', 'lead', 'lead_entry'],
      ...['message', 'message_attachment', 'message_mark', 'needs_you', 'search_term', 'suppression', 'undo'],
      ...['questionnaire', 'questionnaire_link', 'waitlist_entry'],
    ]),
  )
  const exported = await account.call(
    'GET',
    `/people/export?email=${email}&phone=${encodeURIComponent(phone)}`,
  )
  expect(exported.status, JSON.stringify(exported.body)).toBe(200)
  expect(exported.body.person).toEqual({
    email: email.toLowerCase(),
    phone: expect.stringContaining('40555'),
  })
  const counts = Object.fromEntries(
    Object.entries(exported.body.records as Record<string, object[]>).map(([what, list]) => [
      what,
      list.length,
    ]),
  )
  expect(counts).toMatchObject({
    leads: 1,
    conversations: 1,
    conversation_messages: 10,
    message_marks: 1,
    conversation_notes: 1,
    knowledge_checks: 1,
    bookings: 1,
    waitlist: 1,
    contacts: 2,
    messages: 2,
    suppressions: 1,
    questionnaire_links: 1,
  })
  expect(counts.lead_timeline).toBeGreaterThan(2)
  expect(counts.needs_you).toBeGreaterThan(1)
  expect(JSON.stringify(exported.body)).not.toContain('bob@example.com')

  const erased = await account.call('DELETE', `/people?email=${email}&phone=${encodeURIComponent(phone)}`)
  expect(erased).toMatchObject({
    status: 200,
    body: {
      erased: {
        ...{ leads: 1, conversations: 1, bookings: 1, contacts: 2, messages: 2, mentions: 5 },
        questionnaire_links: 1,
      },
      kept: [{ what: 'suppressions', count: 1, why: expect.any(String) }],
    },
  })
  expect(await tablesWith(database, account.tenant, { word: 'zyxomark' })).toEqual(['suppression'])
  expect(await tablesWith(database, account.tenant, { digits })).toEqual([])

  // The other people's records are still there.
  expect((await account.call('GET', '/leads')).body.leads).toMatchObject([
    { email: 'carl@example.com' },
    { email: 'bob@example.com' },
  ])
  expect((await account.call('GET', '/conversations')).body).toMatchObject({
    total: 2,
    conversations: [{ email: 'carl@example.com' }, { email: 'bob@example.com', messages: 2 }],
  })
  expect((await account.call('GET', '/bookings')).body.bookings).toMatchObject([{ name: 'Bob' }])
  const [audience] = (await account.call('GET', '/communication/audiences')).body.audiences
  expect(audience).toMatchObject({ contact_count: 1 })
  const { messages } = (await account.call('GET', '/communication/messages')).body
  expect(messages.map((message: { name: string | null }) => message.name).sort()).toEqual(['Bob', null])
  // A second time there is nothing left to do.
  const again = await account.call('DELETE', `/people?email=${email}&phone=${encodeURIComponent(phone)}`)
  expect(again.body.erased).toMatchObject({ leads: 0, conversations: 0, contacts: 0, messages: 0 })
})

test('a person is named by address or number; only owners may erase, and only in their own business', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com' })
  for (const [method, path] of [
    ['GET', '/people/export'],
    ['DELETE', '/people'],
  ] as const) {
    expect((await account.call(method, path)).status).toBe(422)
    expect((await account.call(method, `${path}?email=nonsense`)).status).toBe(422)
    const standard = { 'x-api-key': account.standardKey }
    expect((await account.call(method, `${path}?email=a@example.com`, undefined, standard)).status).toBe(403)
  }
  const theirs = await other.call('DELETE', '/people?email=ada@example.com')
  expect(theirs.body.erased).toMatchObject({ leads: 0 })
  expect((await account.call('GET', '/leads')).body.total).toBe(1)
})

test('a person who is erased while the assistant thinks gets no answer and leaves nothing', async () => {
  let asked = () => {}
  const thinking = new Promise<void>(resolve => (asked = resolve))
  let goOn = () => {}
  const erased = new Promise<void>(resolve => (goOn = resolve))
  const model = createServer(async (_request, response) => {
    asked()
    await erased
    response.writeHead(400).end('{}')
  })
  const { url, close } = await listen(model)
  onTestFinished(close)
  const app = await startApp({ env: { LLM_URL: `${url}/v1`, LLM_MODEL: 'slow' } })
  const account = await makeAccount(app)
  const answer = account.call('POST', '/chat/message', { message: 'Please call me back', email })
  await thinking
  expect((await account.call('DELETE', `/people?email=${email}`)).body.erased).toMatchObject({
    conversations: 1,
  })
  goOn()
  expect(await answer).toMatchObject({ status: 404, body: { detail: 'Conversation not found' } })
  expect(await tablesWith(await workerDatabase(), account.tenant, { word: 'zyxomark' })).toEqual([])
})

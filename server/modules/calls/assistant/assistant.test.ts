import { expect, onTestFinished, test } from 'vitest'
import { keepSaid } from '#server/modules/conversations/spoken/spoken.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type Caller, makeCaller } from '#server/test/fakes/caller.ts'
import { createCall, type NewCall } from '../calls.ts'
import { talk } from '../talk.ts'

// Calls by telephone with the assistant. The person on the line is a test; all else is real.

let app: TestApp

async function start(fields: object = {}) {
  app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  const changed = await account.call('PATCH', '/account', { agent_name: 'Mia', country: 'DE', ...fields })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return account
}

const alwaysOpen = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
)

/** A person on the telephone; `over` resolves once the call and all its effects are kept. */
async function phone(account: Account, given: Partial<NewCall> = {}, person: Caller = makeCaller()) {
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: '+494012345678',
    ...given,
  })
  const over = talk(ctx, call, person)
  onTestFinished(async () => {
    person.hangUp()
    await over
  })
  return { person, over, id: call.id }
}

const events = (account: Account, type: string) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select('data').where('type', '=', type).execute())

const conversationOf = async (account: Account) =>
  (await account.call('GET', '/conversations?channel=call')).body.conversations[0]

const messagesOf = async (account: Account): Promise<[string, string][]> => {
  const { id } = await conversationOf(account)
  const { messages } = (await account.call('GET', `/conversations/${id}/messages`)).body
  return messages.map((each: { role: string; text: string }) => [each.role, each.text])
}

const needs = async (account: Account) => (await account.call('GET', '/needs-you')).body.items

/** Polls for effects that come later, on a machine that may be busy. */
const patiently = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 })

test('a caller asks, books and says goodbye: a conversation, a booking, a lead and an event are left', async () => {
  const account = await start({ hours: alwaysOpen, timezone: 'UTC' })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces behind the house.',
  })
  const { person, over, id } = await phone(account)
  await person.until('Hello, this is Mia, the AI assistant of Harbour Dental. How can I help you?')
  person.speak('When are you open?')
  const hours = await person.until(/Monday to Sunday/)
  expect(hours).not.toMatch(/[-–\n]/)
  person.speak('Is there parking?')
  await person.until('twelve free parking spaces')
  // As written by a recogniser that knows no capitals, hyphens or figures.
  person.speak('i would like to book a check up tomorrow at ten')
  await person.until('In whose name may I book?')
  // As when they say nothing for a while.
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const said = { id: app.open.id(), text: 'Are you still there?' }
  await keepSaid(ctx, (await conversationOf(account)).id, said)
  person.speak('Ada Lovelace')
  // The number that they call from is known.
  await person.until(/Shall I book Check-up for Ada Lovelace.*10:00/)
  person.speak('Yes, please.')
  const booked = await person.until(/Booked for Ada Lovelace: Check-up/)
  expect(booked).not.toContain('http')
  person.speak('Thank you, goodbye!')
  await person.until('Goodbye')
  await over

  const [booking] = (await account.call('GET', '/bookings')).body.bookings
  expect(booking).toMatchObject({ name: 'Ada Lovelace', phone: '+494012345678', source: 'call' })
  const [lead] = (await account.call('GET', '/leads')).body.leads
  expect(lead).toMatchObject({ name: 'Ada Lovelace', phone: '+494012345678' })
  expect(await conversationOf(account)).toMatchObject({ channel: 'call', client_name: 'Ada Lovelace' })
  expect((await messagesOf(account)).slice(0, 2)).toEqual([
    ['assistant', 'Hello, this is Mia, the AI assistant of Harbour Dental. How can I help you?'],
    ['visitor', 'When are you open?'],
  ])
  const [{ data }] = (await events(account, 'call.completed')) as [{ data: Record<string, unknown> }]
  expect(data).toMatchObject({
    call_id: id,
    phone_number: '+494012345678',
    client_name: 'Ada Lovelace',
    direction: 'inbound',
    sentiment: 'positive',
    lead: { name: 'Ada Lovelace', phone: '+494012345678' },
    actions: ['lead_captured', 'booking_created'],
  })
  expect((data.transcript as unknown[]).slice(0, 2)).toEqual([
    { role: 'agent', text: 'Hello, this is Mia, the AI assistant of Harbour Dental. How can I help you?' },
    { role: 'user', text: 'When are you open?' },
  ])
})

test('a number that was dictated is read back before it is booked with', async () => {
  const account = await start({ hours: alwaysOpen, timezone: 'UTC' })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const { person, over, id } = await phone(account, { phoneNumber: '' })
  await person.until('How can I help you?')
  person.speak('book a check up tomorrow at ten')
  await person.until('In whose name may I book?')
  person.speak('my name is ada lovelace')
  await person.until('Which email address or phone number')
  person.speak('zero one five one two three four five six seven eight nine')
  await person.until(/for Ada Lovelace, 0 1 5, 1 2 3, 4 5 6, 7 8 9, .*10:00/)
  person.speak('no, zero one five one two three four five six seven eight eight')
  await person.until(/for Ada Lovelace, 0 1 5, 1 2 3, 4 5 6, 7 double 8, .*10:00/)
  person.speak('yes please')
  await person.until('Booked for Ada Lovelace')
  person.hangUp()
  await over
  expect((await account.call('GET', '/bookings')).body.bookings).toMatchObject([
    { phone: '015123456788', source: 'call', call_id: id },
  ])
})

test('a caller who speaks over an answer has heard only its beginning, in the call and in the conversation', async () => {
  const account = await start({ hours: alwaysOpen })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const { person, over } = await phone(account)
  await person.until('How can I help you?')
  person.hearOnly(20)
  person.speak('When are you open?')
  await person.until('Our opening hours')
  person.speak('What is your phone number?')
  await patiently(
    async () =>
      (await messagesOf(account)).find(([role, text]) => role === 'assistant' && text.startsWith('Our'))?.[1],
  ).toBe('Our opening hours:')
  await patiently(async () => await messagesOf(account)).toHaveLength(5)
  // They go on with their wish before the answer to it has sounded.
  person.hearOnly(0)
  person.speak('I would like to book a check-up')
  await patiently(async () => await messagesOf(account)).toHaveLength(7)
  person.speak('tomorrow at ten o’clock')
  await patiently(async () => (await messagesOf(account)).map(([, text]) => text)).toContain('…')
  person.hearOnly(null)
  await person.until('In whose name may I book?')
  person.hangUp()
  await over
})

test('a caller who hangs up in the middle of an answer has heard only its beginning', async () => {
  const account = await start({ hours: alwaysOpen })
  const { person, over, id } = await phone(account)
  await person.until('How can I help you?')
  await patiently(() => messagesOf(account)).toHaveLength(1)
  person.hearOnly(20)
  person.speak('When are you open?')
  await person.until('Our opening hours')
  person.hangUp()
  await over
  expect((await messagesOf(account)).at(-1)).toEqual(['assistant', 'Our opening hours:'])
  const { transcript } = (await account.call('GET', `/calls/${id}`)).body
  expect(transcript.at(-1)).toMatchObject({ role: 'agent', text: 'Our opening hours:' })
})

test('a process that has to end leaves its calls to another one, with all that was said', async () => {
  const account = await start({ hours: alwaysOpen })
  const { person, over, id } = await phone(account)
  await person.until('How can I help you?')
  person.speak('When are you open?')
  await person.until(/Monday to Sunday/)
  app.deps.shutdown.force()
  await over
  expect(person.closed).toBe(true)
  expect((await account.call('GET', `/calls/${id}`)).body).toMatchObject({
    status: 'in_progress',
    transcript: [{ role: 'agent' }, { role: 'user', text: 'When are you open?' }, { role: 'agent' }],
    events: [{ kind: 'line_lost' }],
  })
  expect(await events(account, 'call.completed')).toEqual([])
})

test('a person who is called hears first that it is an AI, then the subject, and may stop such calls for ever', async () => {
  const account = await start({ greeting: 'Ahoy!', calls: { record: true } })
  const { person, over } = await phone(account, {
    direction: 'outbound',
    brief: 'Your new glasses can be fetched. The shop is open until six.',
    clientName: 'Ada',
    recorded: true,
  })
  expect(await person.until('Do you have a moment?')).toMatch(
    /^Hello, this is Mia, the AI assistant of Harbour Dental\. +This call is being recorded\. +Do you have a moment\?$/,
  )
  person.speak('Yes?')
  await person.until('Your new glasses can be fetched. The shop is open until six.')
  person.speak('Please do not call me again.')
  await person.until('We will not call you again.')
  await over
  const { suppressions } = (await account.call('GET', '/communication/suppressions')).body
  expect(suppressions).toMatchObject([{ address: '+494012345678', channels: ['voice'], source: 'call' }])
  expect(await events(account, 'call.completed')).toMatchObject([{ data: { actions: ['calls_stopped'] } }])
  expect((await conversationOf(account)).client_name).toBe('Ada')
})

test('the event of a call always has a lead; of other people it has what the call itself tells', async () => {
  const account = await start()
  const nobody = { name: null, phone: null, email: null, intent: null }
  for (const [given, lead] of [
    [{ phoneNumber: '' }, nobody],
    [
      { phoneNumber: '+494012345679', clientName: 'Ann' },
      { ...nobody, name: 'Ann', phone: '+494012345679' },
    ],
  ] as const) {
    const { person, over, id } = await phone(account, given)
    await person.until('How can I help you?')
    person.hangUp()
    await over
    const [last] = (await events(account, 'call.completed')).filter(
      ({ data }) => (data as { call_id: string }).call_id === id,
    )
    expect(last).toMatchObject({ data: { lead } })
    // The record has no lead.
    expect((await account.call('GET', `/calls/${id}`)).body.lead).toBeNull()
  }
})

test('a caller who asks for a person is put through while somebody is there', async () => {
  const account = await start({ hours: alwaysOpen, calls: { transfer_to: '+494087654321' } })
  const { person, over } = await phone(account)
  await person.until('How can I help you?')
  person.speak('I want to speak to a person')
  await person.until('I am putting you through.')
  await over
  expect(person.transferred).toEqual(['+494087654321'])
  expect(await events(account, 'call.completed')).toMatchObject([
    { data: { actions: expect.arrayContaining(['handed_over', 'transferred']) } },
  ])
})

test('where nobody can take the call, a message is taken and somebody is to call back', async () => {
  const account = await start({ hours: alwaysOpen, calls: { transfer_to: '+494087654321' } })
  await account.call('POST', '/leads', { name: 'Ada Lovelace', phone: '+49 40 12345678' })
  const { person, over } = await phone(account, {}, makeCaller({ putsThrough: false }))
  await person.until('How can I help you?')
  person.key('0')
  await person.until(/nobody could take your call.*Please tell me your name/)
  person.speak('My tooth hurts and I need somebody today.')
  await person.until('will get back to you')
  await over
  expect(await needs(account)).toMatchObject([
    {
      kind: 'callback',
      title: 'My tooth hurts and I need somebody today.',
      contact: { name: 'Ada Lovelace', phone: '+494012345678' },
    },
  ])
  expect(await events(account, 'call.completed')).toMatchObject([
    { data: { actions: ['message_taken'], client_name: 'Ada Lovelace', lead: { name: 'Ada Lovelace' } } },
  ])
})

test('somebody whose number is withheld spells an address aloud, and is a lead', async () => {
  const account = await start()
  const { person } = await phone(account, { phoneNumber: '' })
  await person.until('How can I help you?')
  person.speak('Please call me back.')
  await person.until('May I have your name?')
  person.speak('My name is Grace Hopper.')
  await person.until('Please tell me your phone number or email address.')
  person.speak('grace at example dot com')
  await person.until('grace at example dot com')
  expect((await account.call('GET', '/leads')).body.leads).toMatchObject([
    { name: 'Grace Hopper', email: 'grace@example.com', source: 'call' },
  ])
})

test('a person who takes the conversation over has the call, or the caller back later; lists tell who calls', async () => {
  const account = await start({ communication_enabled: true })
  const audience = (await account.call('POST', '/communication/audiences', { name: 'Patients' })).body.id
  const rows = [{ name: 'Grace Hopper', phone: '+494012345678' }]
  await account.call('POST', `/communication/audiences/${audience}/contacts`, { rows })
  const { person, over, id } = await phone(account)
  await person.until('How can I help you?')
  const { id: conversation } = await conversationOf(account)
  await account.call('POST', `/conversations/${conversation}/take-over`, { name: 'Ben' })
  expect(
    (await account.call('POST', `/conversations/${conversation}/messages`, { text: 'Hello', name: 'Ben' }))
      .status,
  ).toBe(409)
  person.speak('When are you open?')
  await person.until('A colleague at Harbour Dental is taking over')
  await over
  expect((await account.call('GET', `/calls/${id}`)).body).toMatchObject({
    status: 'completed',
    client_name: 'Grace Hopper',
    actions: [],
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { callOf } from '#server/modules/calls/calls.ts'
import { callCron } from '#server/modules/calls/phone/cron.ts'
import { talk } from '#server/modules/calls/talk.ts'
import type { Account } from '#server/test/app.ts'
import { messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { makeCaller } from '#server/test/fakes/caller.ts'
import { newNumber, publicUrl, startTelephone } from '#server/test/telephone.ts'

/** A list of people who agreed to be called (unless the row says otherwise), and the brief of their calls. */
async function makeCalls(
  account: Account,
  rows: Record<string, unknown>[],
  template: { on_machine?: string; voicemail?: string } = {},
): Promise<string> {
  const made = async (path: string, body: unknown) => {
    const { status, body: answer } = await account.call('POST', `/communication/${path}`, body)
    expect(status, JSON.stringify(answer)).toBeLessThan(300)
    return answer.id
  }
  await account.call('PATCH', '/account', { communication_enabled: true })
  const audience_id = await made('audiences', { name: 'Patients' })
  const people = rows.map(row => ({ consent_voice: true, ...row }))
  await made(`audiences/${audience_id}/contacts`, { rows: people })
  const voice = await made('templates', {
    name: 'Check-ups',
    channel: 'voice',
    body: 'Remind {{contact.name}} of the yearly check-up.',
    ...template,
  })
  return made('broadcasts', {
    name: 'Check-ups',
    audience_id,
    channel_order: ['voice'],
    template_ids: { voice },
    allow_replies: true,
  })
}

/** What is read here comes about behind what was done, on a machine that may have other things to do. */
const patiently = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 })

test('a broadcast calls people: picked up is delivered, nobody or busy is no answer, a dead line has failed', async () => {
  const { app, account, twilio, ourNumber, tell, direct } = await startTelephone({
    env: { VOICE_PER_MINUTE: '6000' },
  })
  const ready = (await account.call('GET', '/communication/readiness')).body.channels.voice
  expect(ready).toEqual({ ready: true, reason: '', sender: ourNumber })
  await account.call('PATCH', '/account', { calls: { on_machine: 'leave_message' } })
  const names = ['Ann', 'Ben', 'Cy', 'Dee']
  const numbers = new Map(names.map(name => [name, newNumber()]))
  const broadcast = await makeCalls(account, [
    ...names.map(name => ({ name, phone: numbers.get(name) })),
    // Before any rule of countries is asked.
    { name: 'Eve', phone: '+14155552671', consent_voice: false },
  ])
  await send(account.call, broadcast)
  await untilBroadcast(account.call, broadcast, ({ counts }) => counts.sent === 4 && counts.blocked === 1)
  expect(twilio.calls).toHaveLength(4)
  const called = (name: string) => twilio.calls.find(({ to }) => to === numbers.get(name))!
  const stand = async () =>
    Object.fromEntries(
      (await messagesOf(account.call, broadcast)).map(({ name, state, reason, reason_label }) => [
        name,
        [state, reason, reason_label],
      ]),
    )
  const [ann] = (await messagesOf(account.call, broadcast)).filter(({ name }) => name === 'Ann')
  expect(called('Ann')).toMatchObject({
    from: ourNumber,
    fields: {
      Url: [`${publicUrl}/api/v1/providers/twilio/voice?message=${ann.id}&tenant=${account.tenant}`],
      MachineDetection: ['DetectMessageEnd'],
    },
  })
  expect(ann.provider_id).toBe(called('Ann').sid)

  await tell(called('Ben'), 'no-answer')
  await tell(called('Cy'), 'busy')
  await tell(called('Dee'), 'failed', { SipResponseCode: '404' })
  expect(await direct(called('Ann'))).toContain('<Stream')
  const [{ id }] = (await account.call('GET', '/calls?direction=outbound&status=ringing')).body.calls
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const person = makeCaller()
  onTestFinished(person.hangUp)
  const over = talk(ctx, (await callOf(ctx, id))!, person)
  // What the call is about is said after it was said who calls, whatever the brief holds.
  await person.until('Hello, this is Mia, the AI assistant of Harbour Dental. Do you have a moment?')
  await patiently(async () => (await stand()).Ann).toEqual(['delivered', null, null])
  person.speak('Yes, go on.')
  await person.until('Remind Ann of the yearly check-up.')
  person.hangUp()
  await over
  // Late, and of a call that is over.
  await tell(called('Ann'), 'ringing')
  await tell(called('Ann'), 'completed')
  expect(await stand()).toEqual({
    Ann: ['delivered', null, null],
    Ben: ['failed', 'no_answer', 'Nobody answered'],
    Cy: ['failed', 'no_answer', 'Nobody answered'],
    Dee: ['failed', null, 'The carrier could not connect it (SIP 404).'],
    Eve: ['blocked', 'no_consent', expect.any(String)],
  })
  expect((await account.call('GET', `/calls/${id}`)).body).toMatchObject({
    status: 'completed',
    client_name: 'Ann',
    message_id: ann.id,
    conversation_id: expect.any(String),
  })
})

test('a call that was picked up is delivered, whatever becomes of its sound', async () => {
  const { app, account, twilio, direct, tell } = await startTelephone({ env: { VOICE_PER_MINUTE: '6000' } })
  const names = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve']
  const numbers = new Map(names.map(name => [name, newNumber()]))
  const broadcast = await makeCalls(
    account,
    names.map(name => ({ name, phone: numbers.get(name) })),
  )
  await send(account.call, broadcast)
  await untilBroadcast(account.call, broadcast, ({ counts }) => counts.sent === names.length)
  const called = (name: string) => twilio.calls.find(({ to }) => to === numbers.get(name))!
  const states = async () =>
    Object.fromEntries((await messagesOf(account.call, broadcast)).map(({ name, state }) => [name, state]))
  // The stream of sound that is asked for is never opened.
  expect(await direct(called('Ann'))).toContain('<Stream')
  expect(await states()).toMatchObject({ Ann: 'delivered', Ben: 'sent' })
  await tell(called('Ann'), 'completed')
  // The report that it was picked up was lost.
  await tell(called('Ben'), 'completed')
  await twilio.tell(called('Cy'), called('Cy').fields.AsyncAmdStatusCallback![0]!, {
    origin: app.url,
    fields: { AnsweredBy: 'human' },
  })
  await tell(called('Cy'), 'failed')
  // Only the carrier knows, and is asked.
  await tell(called('Dee'), 'ringing')
  called('Dee').status = 'completed'
  await tell(called('Eve'), 'no-answer')
  app.clock.advance(3 * 60_000)
  await callCron.run(app.open)
  const picked = { Ann: 'delivered', Ben: 'delivered', Cy: 'delivered', Dee: 'delivered' }
  expect(await states()).toEqual({ ...picked, Eve: 'failed' })
  // None of them was a conversation.
  const { calls } = (await account.call('GET', '/calls?status=failed')).body
  expect(calls.map(({ client_name }: { client_name: string }) => client_name).toSorted()).toEqual(
    Object.keys(picked),
  )
  for (const status of ['in-progress', 'completed', 'failed']) await tell(called('Eve'), status)
  expect(await states()).toEqual({ ...picked, Eve: 'failed' })
})

test('a machine that picks up a call of a broadcast is dealt with as its template says, else as the account says', async () => {
  const { app, account, twilio, direct, until } = await startTelephone({ env: { VOICE_PER_MINUTE: '6000' } })
  await account.call('PATCH', '/account', { calls: { on_machine: 'hang_up' } })
  const callWith = async (template: { on_machine?: string; voicemail?: string }) => {
    const before = twilio.calls.length
    const broadcast = await makeCalls(account, [{ name: 'Ann', phone: newNumber() }], template)
    await send(account.call, broadcast)
    await untilBroadcast(account.call, broadcast, ({ counts }) => counts.sent === 1)
    const taken = twilio.calls[before]!
    await direct(taken)
    const [message] = await messagesOf(account.call, broadcast)
    const { calls } = (await account.call('GET', '/calls')).body
    const { id } = calls.find((call: { message_id: string }) => call.message_id === message.id)
    return { taken, id, detection: taken.fields.MachineDetection![0] }
  }
  const answer = ({ taken }: { taken: (typeof twilio.calls)[number] }, AnsweredBy: string) =>
    twilio.tell(taken, taken.fields.AsyncAmdStatusCallback![0]!, { origin: app.url, fields: { AnsweredBy } })

  const leaving = await callWith({
    on_machine: 'leave_message',
    voicemail: '{{contact.name}}, your check-up is due.',
  })
  expect(leaving.detection).toBe('DetectMessageEnd')
  // It rests on what the contact agreed to when the list was made.
  expect((await account.call('GET', `/calls/${leaving.id}`)).body.consent).toEqual({
    source: expect.any(String),
    at: expect.any(String),
  })
  await answer(leaving, 'machine_end_beep')
  expect(await until(leaving.id, 'completed')).toMatchObject({ actions: ['voicemail_left'] })
  await patiently(async () => leaving.taken.directed).toHaveLength(1)
  expect(leaving.taken.directed[0]).toContain(
    'Hello, this is Mia, the AI assistant of Harbour Dental. Ann, your check-up is due.</Say>',
  )

  const silent = await callWith({})
  expect(silent.detection).toBe('Enable')
  await answer(silent, 'machine_start')
  await until(silent.id, 'no_answer')

  await account.call('PATCH', '/account', { calls: { on_machine: 'leave_message' } })
  const hanging = await callWith({ on_machine: 'hang_up' })
  expect(hanging.detection).toBe('Enable')
  await answer(hanging, 'machine_start')
  expect(await until(hanging.id, 'no_answer')).toMatchObject({ error: 'A machine picked up.' })
  await patiently(async () => hanging.taken.status).toBe('completed')
  expect(hanging.taken.directed).toEqual([])
})

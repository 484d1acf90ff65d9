import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { newNumber, publicUrl, startTelephone } from '#server/test/telephone.ts'
import { createCall } from '../calls.ts'
import { callCron } from './cron.ts'
import { dialCall } from './dial.ts'

const minuteMs = 60_000

test('without a carrier, speech and an address nobody is called, and all that is missing is said', async () => {
  const account = await makeAccount(await startApp())
  const order = {
    phone_number: '+15551234567',
    client_name: 'Ann',
    call_type: 'outbound',
    custom_prompt: 'Hi',
  }
  const { status, body } = await account.call('POST', '/calls/initiate', order)
  expect(status).toBe(409)
  expect(body.detail).toMatch(/^Voice is not ready: No carrier is connected\./)
  expect(body.detail).toMatch(/speech recognition.*voice.*can’t reach this server/)
  await account.call('PATCH', '/account', { channels: { call: false } })
  expect((await account.call('POST', '/calls/initiate', order)).body.detail).toMatch(/switched off/)
  expect(await account.call('GET', '/calls')).toMatchObject({ status: 200, body: { calls: [], total: 0 } })
})

test('a number that must not be called is not', async () => {
  const { account, twilio } = await startTelephone({ jobs: false })
  const order = async (phone_number: string, more: object = {}) =>
    (await account.call('POST', '/calls/initiate', { phone_number, ...more })).status
  expect(await order('the front desk')).toBe(422)
  expect(await order('+14155552671')).toBe(400)
  const stopped = newNumber()
  await account.call('PATCH', '/account', { communication_enabled: true })
  await account.call('POST', '/communication/suppress', { phone: stopped, channels: ['voice'] })
  expect(await order(stopped)).toBe(400)
  expect(await order(newNumber(), { link_id: '00000000-0000-7000-8000-000000000000' })).toBe(404)
  expect(await order(newNumber(), { custom_prompt: 'x'.repeat(4_001) })).toBe(422)
  expect(twilio.calls).toEqual([])
  expect((await account.call('GET', '/calls')).body.total).toBe(0)
})

test('a call is placed once, by the number as it is dialed at home, and nobody answers', async () => {
  const { app, account, ourNumber, place, tell, read, until } = await startTelephone()
  const { id, taken } = await place({
    phone_number: '0151 23456789',
    client_name: ' Ann ',
    call_type: 'outbound',
    custom_prompt: 'Her glasses are ready.',
  })
  expect(taken).toMatchObject({ to: '+4915123456789', from: ourNumber })
  expect(taken.fields).toMatchObject({
    Url: [`${publicUrl}/api/v1/providers/twilio/voice?call=${id}&tenant=${account.tenant}`],
    MachineDetection: ['Enable'],
  })
  expect(await read(id)).toMatchObject({
    direction: 'outbound',
    medium: 'phone',
    phone_number: '+4915123456789',
    client_name: 'Ann',
    call_type: 'outbound',
    status: 'queued',
    transcript: [],
    lead: null,
    recording_url: null,
    latency: { turns: 0, p50_ms: null, p95_ms: null },
  })
  expect(await tell(taken, 'ringing')).toBe(204)
  expect(await read(id)).toMatchObject({
    status: 'ringing',
    started_at: expect.any(String),
    answered_at: null,
  })
  await tell(taken, 'no-answer')
  const ended = await until(id, 'no_answer')
  expect(ended).toMatchObject({ ended_at: expect.any(String), duration: null })
  // Late, twice, and of another call.
  await tell(taken, 'ringing')
  await tell(taken, 'completed')
  expect(await read(id)).toEqual(ended)
  const listed = await account.call('GET', '/calls?status=no_answer&direction=outbound')
  expect(listed.body).toEqual({ calls: [ended], next: null, total: 1, total_capped: false })
  const { tenant } = account
  const types = await app.open.crossTenant(db =>
    db
      .selectFrom('event')
      .select('type')
      .where('tenant_id', '=', tenant)
      .where('type', 'like', 'call.%')
      .execute(),
  )
  expect(types.map(({ type }) => type).filter(type => type !== 'call.progressed')).toEqual(['call.failed'])
})

test('a wrong signature, another account’s call and an unknown one change nothing', async () => {
  const { app, account, twilio, place, tell, read } = await startTelephone()
  const { id, taken } = await place()
  const address = taken.fields.StatusCallback![0]!
  const unsigned = await fetch(address.replace(publicUrl, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'none' },
    body: new URLSearchParams({ AccountSid: twilio.accountSid, CallSid: taken.sid, CallStatus: 'busy' }),
  })
  expect(unsigned.status).toBe(403)
  expect(await tell({ ...taken, sid: 'CA9' }, 'busy')).toBe(204)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { id: unknown } = await createCall(ctx, {
    direction: 'outbound',
    medium: 'phone',
    phoneNumber: taken.to,
  })
  const stolen = address.replace(id, unknown)
  expect((await twilio.tell(taken, stolen, { origin: app.url, status: 'busy' })).status).toBe(204)
  expect(await read(unknown)).toMatchObject({ status: 'queued' })
  const other = address.replace(id, '00000000-0000-7000-8000-000000000000')
  for (const wrong of [other, address.replace(/tenant=.*/, 'tenant=nobody'), address.replace(id, 'none')])
    expect((await twilio.tell(taken, wrong, { origin: app.url, status: 'busy' })).status).toBe(204)
  const asked = await twilio.tell(taken, other.replace('/status', ''), {
    origin: app.url,
    status: 'in-progress',
  })
  expect(await asked.text()).toMatch(/<Response><Hangup\/><\/Response>/)
  expect(await read(id)).toMatchObject({ status: 'queued' })
  // Somebody else’s call can’t be read either.
  const stranger = await makeAccount(app)
  expect((await stranger.call('GET', `/calls/${id}`)).status).toBe(404)
  expect((await stranger.call('GET', `/calls/${id}/recording`)).status).toBe(404)
})

test('we hang up on a machine, or it hears who called', async () => {
  const { app, account, twilio, place, direct, until } = await startTelephone()
  const machineAt = (fields: Record<string, string[]>) => fields.AsyncAmdStatusCallback![0]!
  const first = await place()
  await direct(first.taken)
  const answeredBy = (AnsweredBy: string) => ({ origin: app.url, fields: { AnsweredBy } })
  await twilio.tell(first.taken, machineAt(first.taken.fields), answeredBy('machine_start'))
  expect(await until(first.id, 'no_answer')).toMatchObject({
    machine: 'machine',
    error: 'A machine picked up.',
  })
  await expect.poll(() => first.taken.status).toBe('completed')

  await account.call('PATCH', '/account', { calls: { on_machine: 'leave_message' }, language: 'de' })
  const second = await place()
  expect(second.taken.fields.MachineDetection).toEqual(['DetectMessageEnd'])
  await direct(second.taken)
  await twilio.tell(second.taken, machineAt(second.taken.fields), answeredBy('machine_end_beep'))
  expect(await until(second.id, 'completed')).toMatchObject({ actions: ['voicemail_left'] })
  await expect.poll(() => second.taken.directed).toHaveLength(1)
  expect(second.taken.directed[0]).toMatch(
    /<Say language="de-DE">Guten Tag, hier ist Mia, der KI-Assistent von Harbour Dental\..*<\/Say><Hangup\/>/,
  )

  // In the words of the business, and of the call; who calls is said first whatever they are.
  const heard = async (order: object) => {
    const { id, taken } = await place(order)
    await direct(taken)
    await twilio.tell(taken, machineAt(taken.fields), answeredBy('machine_end_beep'))
    await until(id, 'completed')
    await expect.poll(() => taken.directed).toHaveLength(1)
    return /<Say[^>]*>(.*)<\/Say>/.exec(taken.directed[0]!)![1]
  }
  const introduction = 'Guten Tag, hier ist Mia, der KI-Assistent von Harbour Dental.'
  await account.call('PATCH', '/account', { calls: { voicemail: ' Ihre Brille ist da. ' } })
  expect(await heard({})).toBe(`${introduction} Ihre Brille ist da.`)
  expect(await heard({ voicemail: 'Rufen Sie <uns> an.' })).toBe(`${introduction} Rufen Sie &lt;uns&gt; an.`)

  const third = await place({ on_machine: 'hang_up' })
  await direct(third.taken)
  await twilio.tell(third.taken, machineAt(third.taken.fields), answeredBy('human'))
  expect(await until(third.id, 'ringing')).toMatchObject({ machine: 'human' })
})

test('a refused call has failed; the carrier is asked about a silent one; and nobody is dialed twice', async () => {
  const { app, account, twilio, place, read, until } = await startTelephone()
  const order = async () =>
    (await account.call('POST', '/calls/initiate', { phone_number: newNumber() })).body.id as string
  twilio.failNext({ code: 21211 })
  expect(await until(await order(), 'failed')).toMatchObject({ error: 'refused with 21211' })

  // Cut off behind the request: the carrier has the call, and we don't know.
  twilio.failNext('cut')
  const cut = await order()
  await expect.poll(() => twilio.calls.length, { timeout: 60_000 }).toBe(1)
  twilio.calls[0]!.status = 'busy'
  // A worker that takes the job over after a crash leaves the call alone.
  await dialCall.run(
    app.open.as(account.tenant, { kind: 'system' }),
    { call_id: cut },
    new AbortController().signal,
  )
  const told = await place()
  told.taken.status = 'canceled'
  const silent = await place()
  silent.taken.status = 'ringing'
  const lost = await place()
  twilio.calls.splice(twilio.calls.indexOf(lost.taken), 1)
  const before = twilio.requests.filter(request => request.startsWith('POST')).length

  app.clock.advance(3 * minuteMs)
  await callCron.run(app.open)
  expect(await read(cut)).toMatchObject({ status: 'busy' })
  expect(await read(told.id)).toMatchObject({ status: 'failed', error: 'The carrier canceled it.' })
  expect(await read(silent.id)).toMatchObject({ status: 'ringing' })
  expect(await read(lost.id)).toMatchObject({ status: 'queued' })
  app.clock.advance(3 * minuteMs)
  await callCron.run(app.open)
  expect(await read(lost.id)).toMatchObject({
    status: 'failed',
    error: 'The carrier knows nothing of it.',
  })
  expect(twilio.requests.filter(request => request.startsWith('POST'))).toHaveLength(before)
})

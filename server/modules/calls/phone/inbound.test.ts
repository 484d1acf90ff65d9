import { expect, onTestFinished, test } from 'vitest'
import { makeAccount } from '#server/test/app.ts'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import {
  connectOwn,
  newNumber,
  publicUrl,
  startTelephone,
  streamUrl,
  type Telephone,
} from '#server/test/telephone.ts'
import { callCron } from './cron.ts'

const minuteMs = 60_000

const newest = async ({ account }: Telephone) => (await account.call('GET', '/calls?limit=1')).body.calls[0]

test('a caller of a business’s own number talks to its assistant, over an address that opens once', async () => {
  const speech = await startFakeSpeech({ speaks: () => murmur(100, 16_000) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ jobs: false, speech: speech.url, env: { VAD: 'light' } })
  const { app, account, twilio, ourNumber, direct, tell, read, until } = telephone
  await connectOwn(telephone)
  const caller = newNumber()
  const incoming = twilio.callIn(caller, ourNumber)
  const twiml = await direct(incoming)
  const { id } = await newest(telephone)
  expect(await read(id)).toMatchObject({
    direction: 'inbound',
    medium: 'phone',
    phone_number: caller,
    our_number: ourNumber,
    status: 'ringing',
  })
  // The carrier asks again where it had no answer: it is the same call.
  const again = await direct(incoming)
  expect((await account.call('GET', '/calls')).body.total).toBe(1)

  const wrong = await openMediaStream(streamUrl(telephone, twiml), { callSid: 'CA9' })
  expect(await wrong.closed).toBe(1008)
  expect(await read(id)).toMatchObject({ status: 'ringing' })
  const stream = await openMediaStream(streamUrl(telephone, again), { callSid: incoming.sid })
  await expect.poll(async () => (await read(id)).answered_at, { timeout: 60_000 }).not.toBeNull()
  const second = await openMediaStream(streamUrl(telephone, again), { callSid: incoming.sid })
  expect(await second.closed).toBe(1008)
  const third = await openMediaStream(streamUrl(telephone, await direct(incoming)), { callSid: incoming.sid })
  await third.closed
  stream.hangUp()
  const ended = await until(id, 'completed')
  expect(ended).toMatchObject({ sentiment: 'neutral', duration: expect.any(Number) })
  const { tenant } = account
  const started = await app.open.crossTenant(db =>
    db
      .selectFrom('event')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where('type', '=', 'call.started')
      .execute(),
  )
  expect(started).toHaveLength(1)
  expect(await tell(incoming, 'completed')).toBe(204)
  expect(await read(id)).toEqual(ended)
  // The call is over: a carrier that asks now is told to hang up.
  expect(await direct(incoming)).toMatch(/<Hangup\/>/)
})

test('whose call it is that comes in for a number of several businesses', async () => {
  const telephone = await startTelephone()
  const { app, account, twilio, ourNumber, place, direct } = telephone
  const incoming = (from: string) => twilio.callIn(from, ourNumber)
  // With one business only, every call would be its own.
  await makeAccount(app)
  expect(await direct(incoming(newNumber()))).toMatch(/<Reject\/>/)
  // The person who was called calls back.
  const { taken } = await place()
  expect(await direct(incoming(taken.to))).toMatch(/<Stream /)
  expect(await newest(telephone)).toMatchObject({ direction: 'inbound', phone_number: taken.to })
  await account.call('PATCH', '/account', { channels: { call: false } })
  expect(await direct(incoming(taken.to))).toMatch(/<Reject\/>/)
  await account.call('PATCH', '/account', { channels: { call: true } })
  // The operator's setting decides. A withheld number is no number.
  const { twilio: operators } = app.deps.accounts
  operators!.callsFor = account.slug
  expect(await direct(incoming('+266696687'))).toMatch(/<Stream /)
  expect(await newest(telephone)).toMatchObject({ phone_number: '' })
})

test('while the assistant can’t hear, somebody of the business calls back', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { account, app, twilio, ourNumber, direct } = telephone
  await connectOwn(telephone)
  app.deps.speech.hears = null
  await account.call('PATCH', '/account', { name: 'Müller & Söhne', language: 'de' })
  const caller = newNumber()
  const said = await direct(twilio.callIn(caller, ourNumber))
  expect(said).toMatch(/<Say language="de-DE">Müller &amp; Söhne kann Ihren Anruf gerade nicht annehmen/)
  expect(await newest(telephone)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('speech recognition'),
  })
  const { items } = (await account.call('GET', '/needs-you')).body
  expect(items).toMatchObject([{ kind: 'callback', contact: { phone: caller } }])
})

test('a call whose process died is ended from what was kept', async () => {
  const telephone = await startTelephone()
  const { app, account, tell, place, direct, read } = telephone
  const { id, taken } = await place()
  await direct(taken)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { callBegan, keepTurn } = await import('../calls.ts')
  await callBegan(ctx, id)
  const turn = { beganAt: 100, endedAt: 900.4, cutShort: false }
  await keepTurn(ctx, id, { ...turn, speaker: 'agent', text: 'Hello', latencyMs: null })
  await keepTurn(ctx, id, { ...turn, speaker: 'person', text: 'My glasses are great', latencyMs: null })
  for (const latencyMs of [900, 700, 2_000.6])
    await keepTurn(ctx, id, { ...turn, speaker: 'agent', text: 'Yes', latencyMs, cutShort: true })
  app.clock.advance(30_000)
  await tell(taken, 'completed')
  expect(await read(id)).toMatchObject({
    status: 'in_progress',
    latency: { turns: 3, p50_ms: 900, p95_ms: 2001 },
  })
  app.clock.advance(3 * minuteMs)
  taken.status = 'completed'
  await callCron.run(app.open)
  await callCron.run(app.open)
  const ended = await read(id)
  // Nobody saw how it ended: its line was lost with its process.
  expect(ended).toMatchObject({
    status: 'failed',
    error: 'The line was lost.',
    summary: expect.any(String),
    transcript: [
      { role: 'agent', text: 'Hello' },
      { role: 'user', text: 'My glasses are great', ended_ms: 900 },
      { role: 'agent', cut_short: true, latency_ms: 900 },
      {},
      {},
    ],
  })
  expect(ended.duration).toBeGreaterThanOrEqual(29)
  expect(ended.duration).toBeLessThan(60)
  const { tenant } = account
  const told = await app.open.crossTenant(db =>
    db
      .selectFrom('event')
      .select(['type', 'data'])
      .where('tenant_id', '=', tenant)
      .where('type', 'in', ['call.completed', 'call.failed'])
      .execute(),
  )
  expect(told).toMatchObject([
    { type: 'call.failed', data: { id, transcript: ended.transcript, error: 'The line was lost.' } },
  ])
  const { items } = (await account.call('GET', '/needs-you')).body
  expect(items).toMatchObject([{ kind: 'callback', contact: { phone: taken.to } }])
})

test('a caller is put through to a person, who first hears the subject', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { app, account, twilio, ourNumber, direct } = telephone
  await connectOwn(telephone)
  const caller = newNumber()
  const incoming = twilio.callIn(caller, ourNumber)
  await direct(incoming)
  const { id } = await newest(telephone)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const [{ callOf, keepTurn }, { transferCall }] = [
    await import('../calls.ts'),
    await import('./transfer.ts'),
  ]
  const said = { beganAt: 0, endedAt: 900, cutShort: false, latencyMs: null }
  await keepTurn(ctx, id, { ...said, speaker: 'person', text: 'I want to talk about my <bill>.' })
  const colleague = newNumber()
  expect(await transferCall(ctx, (await callOf(ctx, id))!, colleague)).toBe(true)
  const dial = incoming.directed[0]!
  expect(dial).toContain(`>${colleague}</Number></Dial>`)
  const addresses = [...dial.matchAll(/"(https:[^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
  const [over, briefing] = [addresses[0]!, addresses[1]!]
  expect(over.startsWith(`${publicUrl}/api/v1/providers/twilio/voice/transferred?`)).toBe(true)
  const heard = await direct(incoming, { address: briefing })
  expect(heard).toContain(`A call for Harbour Dental from ${caller}. I want to talk about my &lt;bill&gt;.`)
  expect(heard).toMatch(/ Press 1 to take the call\.<\/Say><\/Gather><Hangup\/>/)
  const accept = /<Gather [^>]*action="([^"]+)"/.exec(heard)![1]!.replaceAll('&amp;', '&')
  const pressed = (Digits: string) => direct(incoming, { address: accept, fields: { Digits } })
  expect(await pressed('2')).toMatch(/<Response><Hangup\/><\/Response>/)
  for (const again of [1, 2]) expect(await pressed('1'), String(again)).toMatch(/<Response><\/Response>/)
  // They speak: the call is not over yet.
  expect((await newest(telephone)).actions).toEqual(['transferred'])
  expect((await newest(telephone)).ended_at).toBeNull()
  const dialed = (DialCallStatus: string) => direct(incoming, { address: over, fields: { DialCallStatus } })
  expect(await dialed('completed')).toMatch(/<Response><Hangup\/><\/Response>/)
  expect((await account.call('GET', '/needs-you')).body.items).toEqual([])
  incoming.status = 'completed'
  expect(await transferCall(ctx, (await callOf(ctx, id))!, colleague)).toBe(false)
})

test('a call is recorded where the business wants it, fetched, deleted at the carrier, and read in ranges', async () => {
  const speech = await startFakeSpeech({ speaks: () => murmur(100, 16_000) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' } })
  const { app, account, twilio, ourNumber, direct, read, until } = telephone
  await connectOwn(telephone)
  await account.call('PATCH', '/account', { calls: { record: true } })
  const incoming = twilio.callIn(newNumber(), ourNumber)
  const stream = await openMediaStream(streamUrl(telephone, await direct(incoming)), {
    callSid: incoming.sid,
  })
  await expect.poll(() => incoming.recordings.length, { timeout: 60_000 }).toBe(1)
  const { id } = await newest(telephone)
  const [recording] = incoming.recordings
  expect(recording).toMatchObject({ channels: 'dual' })
  // Nobody is recorded before they have heard of it. The turn is kept once it has ended.
  await expect
    .poll(async () => (await read(id)).transcript[0]?.text, { timeout: 60_000 })
    .toContain('This call is being recorded.')
  stream.hangUp()
  await until(id, 'completed')
  const told = () =>
    app.open.crossTenant(db =>
      db
        .selectFrom('event')
        .select('type')
        .where('tenant_id', '=', account.tenant)
        .where('type', '=', 'call.completed')
        .execute(),
    )
  // The end is told once the recording is in.
  expect(await told()).toEqual([])
  twilio.recordings.set(recording!.sid, Buffer.from('sound of a call'))
  const fields = { RecordingSid: recording!.sid, RecordingStatus: 'completed', RecordingDuration: '12' }
  const report = () => twilio.tell(incoming, recording!.callback, { origin: app.url, fields })
  for (const answer of [await report(), await report()]) expect(answer.status).toBe(204)
  await expect.poll(async () => (await read(id)).recording_url, { timeout: 60_000 }).not.toBeNull()
  await expect.poll(() => twilio.recordings.size, { timeout: 60_000 }).toBe(0)
  expect(await told()).toHaveLength(1)
  const whole = await account.call('GET', `/calls/${id}/recording`)
  expect([whole.status, whole.body, whole.headers.get('content-type')]).toEqual([
    200,
    'sound of a call',
    'audio/mpeg',
  ])
  const version = whole.headers.get('etag')!
  const again = await account.call('GET', `/calls/${id}/recording`, undefined, { 'if-none-match': version })
  expect([again.status, again.body]).toEqual([304, ''])
  const part = await account.call('GET', `/calls/${id}/recording`, undefined, { range: 'bytes=9-10' })
  expect([part.status, part.body]).toEqual([206, 'a '])
  // Erased with the person of the call.
  const person = await account.call('DELETE', `/people?phone=${encodeURIComponent(incoming.from)}`)
  expect(person.status, JSON.stringify(person.body)).toBe(200)
  expect((await account.call('GET', `/calls/${id}/recording`)).status).toBe(404)
})

import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { connectOwn, newNumber, startTelephone, streamUrl } from '#server/test/telephone.ts'

const patience = { timeout: 60_000 }

test('somebody is called, hears first that an AI speaks, learns what it is about, and wants no more calls', {
  // It takes as long as it is spoken, and a media worker is started for it.
  timeout: 120_000,
}, async () => {
  // A word a moment: the test knows the speech from the texts that were to be spoken.
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' } })
  const { app, account, place, direct, tell, read, until } = telephone
  const { id, taken } = await place({ client_name: 'Ann', custom_prompt: 'Her glasses are ready.' })
  await tell(taken, 'ringing')
  const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
  const said = async () => (await read(id)).transcript as { role: string; text: string }[]
  await expect.poll(said, patience).toHaveLength(1)
  expect(await said()).toMatchObject([
    { role: 'agent', text: expect.stringMatching(/^Hello, this is Mia, the AI assistant of Harbour Dental/) },
  ])
  expect(await read(id)).toMatchObject({ status: 'in_progress', conversation_id: expect.any(String) })

  speech.hear('Yes, what is it about?')
  await stream.speak(murmur(600, 8_000))
  await expect.poll(said, patience).toHaveLength(3)
  expect((await said()).slice(1)).toMatchObject([
    { role: 'user', text: 'Yes, what is it about?' },
    { role: 'agent', text: expect.stringContaining('glasses are ready') },
  ])
  speech.hear('Please do not call me again')
  await stream.speak(murmur(600, 8_000))
  const ended = await until(id, 'completed')
  await stream.closed
  expect(ended).toMatchObject({ actions: ['calls_stopped'], error: null, summary: expect.any(String) })
  expect(ended.latency.turns).toBe(2)
  expect(ended.latency.p95_ms).toBeGreaterThan(0)
  await tell(taken, 'completed')

  const again = await account.call('POST', '/calls/initiate', { phone_number: taken.to })
  expect(again).toMatchObject({ status: 400, body: { detail: expect.stringContaining('stop list') } })
  const audience = await account.call('POST', '/communication/audiences', { name: 'Callers' })
  const sync = `/communication/audiences/${audience.body.id}/sync-segment?segment=`
  expect((await account.call('POST', `${sync}chatters`)).body).toMatchObject({ total_in_audience: 0 })
  expect((await account.call('POST', `${sync}callers`)).body).toMatchObject({ total_in_audience: 1 })
  const { tenant } = account
  const told = await app.open.crossTenant(db =>
    db
      .selectFrom('event')
      .select(['type', 'data'])
      .where('tenant_id', '=', tenant)
      .where('type', 'in', ['call.started', 'call.completed', 'call.failed'])
      .orderBy('id')
      .execute(),
  )
  expect(told.map(({ type }) => type)).toEqual(['call.started', 'call.completed'])
  expect(told[1]!.data).toMatchObject({
    call_id: id,
    client_name: 'Ann',
    direction: 'outbound',
    actions: ['calls_stopped'],
  })
})

test('a server that is stopped in the middle of a call keeps the call’s end before it exits', async () => {
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' }, jobs: false })
  const { app, account, twilio, direct, ourNumber } = telephone
  await connectOwn(telephone)
  const taken = twilio.callIn(newNumber(), ourNumber)
  const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
  const call = async () => (await account.call('GET', '/calls')).body.calls[0]
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(1)
  // Their last words are still being understood.
  speech.set({ hearMs: 1_000 })
  speech.hear('I only wanted to say thank you')
  await stream.speak(murmur(600, 8_000))
  const asked = () => speech.requests.filter(({ path }) => path.endsWith('transcriptions'))
  await expect.poll(asked, patience).toHaveLength(1)
  await app.stop()
  await stream.closed
  app.url = (await startApp()).url
  const ended = await call()
  expect(ended).toMatchObject({ status: 'completed', summary: 'I only wanted to say thank you' })
  expect(ended.transcript.at(-1)).toMatchObject({ role: 'user', text: 'I only wanted to say thank you' })
})

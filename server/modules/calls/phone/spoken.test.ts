import { expect, onTestFinished, test } from 'vitest'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { startTelephone, streamUrl } from '#server/test/telephone.ts'

const patience = { timeout: 60_000 }

test('somebody is called, hears first that an AI speaks, learns what it is about, and wants no more calls', async () => {
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

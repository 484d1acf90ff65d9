import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { emptyPlace } from '#server/test/place.ts'
import { startProcess } from '#server/test/process.ts'
import { newNumber, publicUrl, streamPath } from '#server/test/telephone.ts'
import { callCron } from './cron.ts'

const patience = { timeout: 60_000 }
const minuteMs = 60_000

/** A server of its own on a database of its own, with everything that a call needs, and a business. */
async function startDesk() {
  const { dataDir, databaseUrl } = await emptyPlace()
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const twilio = await startFakeTwilio()
  onTestFinished(twilio.close)
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const ourNumber = newNumber()
  const env = {
    ALLOW_PRIVATE_NETWORK: 'on',
    PUBLIC_URL: publicUrl,
    VAD: 'light',
    TWILIO_API_URL: twilio.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: ourNumber,
    STT_URL: speech.url,
    STT_MODEL: 'hears',
    TTS_URL: speech.url,
    TTS_MODEL: 'speaks',
  }
  const first = await startProcess({ dataDir, env: { ...env, DATABASE_URL: databaseUrl } })
  onTestFinished(() => first.kill())
  const { browser } = await registerOwner(first, { business_name: 'Harbour Dental' })
  const { key } = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  await browser.call('POST', '/webhooks', { url: receiver.url, events: ['call.completed', 'call.failed'] })

  return { dataDir, databaseUrl, env, speech, twilio, receiver, ourNumber, first, key }
}

const address = `${publicUrl}/api/v1/providers/twilio/voice`

/** A caller with whom the assistant on this server speaks; they have asked one thing. */
async function speaking({ speech, twilio, ourNumber, first, key }: Awaited<ReturnType<typeof startDesk>>) {
  const taken = twilio.callIn(newNumber(), ourNumber)
  const directed = await twilio.tell(taken, address, { origin: first.url, status: 'ringing' })
  const twiml = await directed.text()
  const stream = await openMediaStream(first.url.replace(/^http/, 'ws') + streamPath(twiml), {
    callSid: taken.sid,
  })
  const read = async (server: { url: string }) => {
    const response = await fetch(`${server.url}/api/v1/calls`, { headers: { 'x-api-key': key } })
    return (await response.json()).calls[0]
  }
  const turns = async () => (await read(first))?.transcript ?? []
  await expect.poll(turns, patience).toHaveLength(1)
  speech.hear('Do you have parking?')
  await stream.speak(murmur(600, 8_000))
  await expect.poll(turns, patience).toHaveLength(3)
  return { taken, twiml, stream, read, said: await turns() }
}

test('after kill -9 another process goes on with the call; a process that is started again can as well', async () => {
  const desk = await startDesk()
  const { env, speech, twilio, receiver, databaseUrl, first } = desk
  const other = await startProcess({
    dataDir: (await emptyPlace()).dataDir,
    env: { ...env, DATABASE_URL: databaseUrl },
  })
  onTestFinished(() => other.kill())
  const { taken, twiml, stream, read, said } = await speaking(desk)
  await first.kill()
  await stream.closed

  /** What the carrier does once the socket is gone. */
  const comeBack = async (server: { url: string }, before: string) => {
    const lost = /<Redirect[^>]*>([^<]+)<\/Redirect>/.exec(before)![1]!.replaceAll('&amp;', '&')
    const answer = await twilio.tell(taken, lost, { origin: server.url, status: 'in-progress' })
    const directed = await answer.text()
    const url = server.url.replace(/^http/, 'ws') + streamPath(directed)
    return { directed, stream: await openMediaStream(url, { callSid: taken.sid }) }
  }
  const second = await comeBack(other, twiml)
  const texts = async (server: { url: string }) =>
    ((await read(server))?.transcript ?? []).map(({ text }: { text: string }) => text)
  await expect.poll(() => texts(other), patience).toHaveLength(4)
  expect((await texts(other)).at(-1)).toMatch(/^I am sorry, I lost you for a moment\./)
  expect((await read(other)).transcript.slice(0, 3)).toEqual(said)

  // The only process that is left dies as well, and is started again while the carrier asks the caller to hold on.
  await other.kill()
  await second.stream.closed
  const again = await startProcess({
    dataDir: (await emptyPlace()).dataDir,
    env: { ...env, DATABASE_URL: databaseUrl },
  })
  onTestFinished(() => again.kill())
  const third = await comeBack(again, second.directed)
  await expect.poll(() => texts(again), patience).toHaveLength(5)
  speech.hear('Thank you, goodbye')
  await third.stream.speak(murmur(600, 8_000))
  const ended = async () => (await read(again))?.status
  await expect.poll(ended, patience).toBe('completed')
  const call = await read(again)
  expect(call.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'line_lost',
    'line_back',
    'line_lost',
    'line_back',
    'hung_up',
  ])
  expect(call.transcript.slice(0, 3)).toEqual(said)
  await expect.poll(() => receiver.received.length, patience).toBe(1)
  const [{ json }] = receiver.received as [(typeof receiver.received)[number]]
  expect(json).toMatchObject({ event: 'call.completed', data: { call_id: call.id } })
})

test('after kill -9 a call that nobody brings back has failed, with its turns, once, whatever the carrier reports late', async () => {
  const desk = await startDesk()
  const { dataDir, databaseUrl, env, twilio, receiver, first } = desk
  const { taken, stream, read, said } = await speaking(desk)
  await first.kill()
  await stream.closed
  // The carrier has finished with the call, and finds nobody to report to.
  taken.status = 'completed'

  const second = await startApp({ jobs: true, databaseUrl, env: { ...env, DATA_DIR: dataDir } })
  expect(await read(second)).toMatchObject({ status: 'in_progress', transcript: said })
  const tell = async (status: string) =>
    (await twilio.tell(taken, `${address}/status`, { origin: second.url, status })).status
  // The carrier is asked about the call. A process that still holds it has a minute to end it.
  for (const minutes of [3, 2]) {
    second.clock.advance(minutes * minuteMs)
    await callCron.run(second.open)
  }
  const ended = await read(second)
  expect(ended).toMatchObject({
    status: 'failed',
    error: 'The line was lost.',
    transcript: said,
    summary: expect.any(String),
    sentiment: expect.any(String),
    // Actions are kept with the turns.
    actions: ['offered_to_pass_on'],
  })
  await expect.poll(() => receiver.received.length, patience).toBe(1)
  for (const status of ['completed', 'in-progress', 'completed', 'failed'])
    expect(await tell(status)).toBe(204)
  second.clock.advance(3 * minuteMs)
  await callCron.run(second.open)
  expect(await read(second)).toEqual(ended)
  const [{ json }] = receiver.received as [(typeof receiver.received)[number]]
  expect(json).toMatchObject({
    event: 'call.failed',
    data: { id: ended.id, duration: ended.duration, transcript: [{}, { role: 'user' }, {}] },
  })
  // No other event was published, nor will be.
  const events = await second.open.crossTenant(db =>
    db.selectFrom('event').select('type').where('type', 'in', ['call.completed', 'call.failed']).execute(),
  )
  expect(events).toEqual([{ type: 'call.failed' }])
  expect(receiver.received).toHaveLength(1)
})

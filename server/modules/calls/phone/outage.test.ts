import { expect, onTestFinished, test } from 'vitest'
import { wavOf } from '#server/providers/speech/wav.ts'
import { type FakeMediaStream, openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { type FakeSpeech, startFakeSpeech } from '#server/test/fakes/speech.ts'
import { tonesOf } from '#server/test/fakes/tones.ts'
import type { TakenCall } from '#server/test/fakes/twilio.ts'
import { connectOwn, newNumber, startTelephone, streamUrl, type Telephone } from '#server/test/telephone.ts'

const patience = { timeout: 90_000 }
const down = Array.from({ length: 40 }, () => ({ status: 503 }))

async function answered(
  calls: object = {},
): Promise<{ telephone: Telephone; speech: FakeSpeech; taken: TakenCall; stream: FakeMediaStream }> {
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' } })
  await connectOwn(telephone)
  const { account, twilio, ourNumber, direct } = telephone
  expect((await account.call('PATCH', '/account', { calls })).status).toBe(200)
  const taken = twilio.callIn(newNumber(), ourNumber)
  const stream = await openMediaStream(streamUrl(telephone, await direct(taken)), { callSid: taken.sid })
  await expect.poll(async () => (await newest(telephone)).transcript, patience).toHaveLength(1)
  return { telephone, speech, taken, stream }
}

const newest = async ({ account }: Telephone) => (await account.call('GET', '/calls?limit=1')).body.calls[0]
const needsYou = async ({ account }: Telephone) =>
  (await account.call('GET', '/needs-you?kind=callback')).body.items
const addressIn = (twiml: string, name: string) =>
  new RegExp(`${name}="([^"]+)"`).exec(twiml)![1]!.replaceAll('&amp;', '&')

test('a caller to whom no voice can speak leaves a message with the carrier, which is written down later', async () => {
  const { telephone, speech, taken, stream } = await answered()
  const { account, app, twilio, direct, tell, until } = telephone
  speech.hear('When are you open?')
  await stream.speak(murmur(600, 8_000))
  await expect.poll(() => speech.requests.some(({ fields }) => 'language' in fields), patience).toBe(true)
  speech.failNext(...down)
  await expect.poll(() => taken.directed, patience).toHaveLength(1)
  const [asked] = taken.directed as [string]
  expect(asked).toMatch(/<Say language="en-US">I am sorry, the assistant of Harbour Dental can’t speak/)
  expect(asked).toContain('<Record maxLength="180"')
  await stream.closed
  const call = await newest(telephone)
  expect(call).toMatchObject({ status: 'in_progress', events: [{ kind: 'outage' }] })
  expect(await needsYou(telephone)).toMatchObject([{ kind: 'callback', contact: { phone: taken.from } }])

  const left = { RecordingSid: 'RE77', RecordingDuration: '4' }
  const after = await direct(taken, { address: addressIn(asked, 'action'), fields: left })
  expect(after).toMatch(/<Say [^>]*>Thank you, we have your message\..*<Hangup\/>/)
  const text = 'This is Ada Lovelace, please call me on 0151 2345678 about my roof'
  twilio.recordings.set('RE77', Buffer.from(wavOf(tonesOf(text))))
  const ready = addressIn(asked, 'recordingStatusCallback')
  const fields = { ...left, RecordingStatus: 'completed' }
  for (const again of [1, 2])
    expect((await twilio.tell(taken, ready, { origin: app.url, fields })).status, `${again}`).toBe(204)
  await tell(taken, 'completed')
  const ended = await until(call.id, 'completed')
  expect(ended).toMatchObject({
    error: null,
    actions: expect.arrayContaining(['message_taken']),
    events: [{ kind: 'outage' }, { kind: 'message_left' }],
  })
  await expect.poll(async () => (await newest(telephone)).message, patience).toMatchObject({ seconds: 4 })
  // No recogniser works yet. Once one does, the message is written down.
  speech.clear()
  await expect.poll(async () => (await newest(telephone)).message.text, patience).toBe(text)
  const sound = await account.call('GET', `/calls/${call.id}/message`)
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect(twilio.recordings.size).toBe(0)
  const items = await needsYou(telephone)
  expect(items.map(({ title }: { title: string }) => title)).toContain(text)
})

test('with a number for outages the caller is put through to it, and leaves a message where nobody takes the call', async () => {
  const colleague = newNumber()
  const { telephone, speech, taken, stream } = await answered({ outage_transfer_to: colleague })
  const { direct, tell, until } = telephone
  // It hears nothing any more.
  speech.failNext(...down)
  await stream.speak(murmur(600, 8_000))
  await expect.poll(() => taken.directed, patience).toHaveLength(1)
  const [through] = taken.directed as [string]
  expect(through).toMatch(/<Say [^>]*>I am sorry, our assistant can’t speak with you.*<Dial /)
  expect(through).toContain(`>${colleague}</Number></Dial>`)
  const over = addressIn(through, 'action')
  const next = await direct(taken, { address: over, fields: { DialCallStatus: 'no-answer' } })
  expect(next).toContain('<Record ')
  const silent = await direct(taken, { address: addressIn(next, 'action'), fields: {} })
  expect(silent).toMatch(/nobody at Harbour Dental can take your call.*<Hangup\/>/)
  await tell(taken, 'completed')
  const { id } = await newest(telephone)
  expect(await until(id, 'failed')).toMatchObject({
    error: 'The assistant could not speak with the caller, who left no message.',
    events: [{ kind: 'outage' }, { kind: 'transfer_missed', detail: 'no-answer' }],
  })
  expect(await needsYou(telephone)).toMatchObject([{ kind: 'callback' }])
})

test('nobody is put through to a country that the account does not call', async () => {
  const { telephone, speech, taken, stream } = await answered()
  const abroad = '+81312345678'
  const { account } = telephone
  const refused = await account.call('PATCH', '/account', { calls: { outage_transfer_to: abroad } })
  expect(refused).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'calls', 'outage_transfer_to'] }] },
  })
  await account.call('PATCH', '/account', {
    calls: { outage_transfer_to: abroad },
    caller_countries: { voice: ['DE', 'JP'] },
  })
  await account.call('PATCH', '/account', { caller_countries: { voice: ['DE'] } })
  speech.failNext(...down)
  await stream.speak(murmur(600, 8_000))
  await expect.poll(() => taken.directed, patience).toHaveLength(1)
  expect(taken.directed[0]).toContain('<Record ')
})

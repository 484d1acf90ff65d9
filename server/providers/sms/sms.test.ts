import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type FakeTwilio, startFakeTwilio, type TwilioFailure } from '#server/test/fakes/twilio.ts'
import { twilioCarrier } from '../carrier/twilio.ts'
import { twilioSms } from './twilio.ts'

const text = {
  to: '+15550100201',
  body: 'Grüße & Küsse',
  statusCallback: 'https://desk.example.com/s?message=1',
}
const from = '+15550100200'

let twilio: FakeTwilio
beforeAll(async () => {
  twilio = await startFakeTwilio()
})
afterAll(() => twilio.close())

const account = (more: object = {}) => ({
  accountSid: twilio.accountSid,
  authToken: twilio.authToken,
  url: twilio.url,
  ...more,
})

function sms(more: object = {}, sender: Parameters<typeof twilioSms>[1] = { from }) {
  const line = twilioSms(account(more), sender)
  onTestFinished(line.close)
  return line
}

test('a text message is sent from a number, or by a messaging service', async () => {
  const { providerId } = await sms().send(text)
  expect(twilio.texts.at(-1)).toMatchObject({ ...text, from, sid: providerId })
  await sms({}, { messagingServiceSid: 'MG1' }).send(text)
  expect(twilio.texts.at(-1)).toMatchObject({ ...text, from: 'MG1' })
})

const refusals: [TwilioFailure, object][] = [
  [{ code: 21610 }, { reason: 'unsubscribed', suppress: true, temporary: false }],
  [{ code: 21211 }, { reason: 'invalid_address', suppress: false, temporary: false }],
  [{ code: 21408 }, { reason: 'channel_not_allowed', temporary: false }],
  [{ code: 30450 }, { reason: 'twilio_30450', temporary: false, detail: 'refused with 30450' }],
  [
    { code: 20429, status: 429, retryAfter: 7 },
    { reason: 'rate_limited', temporary: true, retryAfterSeconds: 7 },
  ],
  [{ code: 21611 }, { reason: 'rate_limited', temporary: true }],
  [{ code: 21606 }, { reason: 'account_refused', temporary: true, retryAfterSeconds: 300 }],
  [{ status: 429 }, { reason: 'rate_limited', temporary: true }],
  [{ status: 503 }, { reason: 'provider_unavailable', temporary: true }],
  // The server broke while it worked on the message, which may be on its way.
  [{ status: 500 }, { reason: 'outcome_unknown', temporary: false }],
  [{ status: 504 }, { reason: 'outcome_unknown', temporary: false }],
  ['cut', { reason: 'outcome_unknown', temporary: false }],
]
test.for(refusals)('%j counts as %j', async ([failure, said]) => {
  twilio.failNext(failure)
  await expect(sms().send(text)).rejects.toMatchObject({ name: 'DeliveryFailed', ...said })
})

test('wrong credentials concern the account, not the message, and are not shown', async () => {
  const error = await sms({ authToken: 'wrong-one' })
    .send(text)
    .catch((e: unknown) => e)
  expect(error).toMatchObject({ reason: 'account_refused', temporary: true, retryAfterSeconds: 300 })
  expect(JSON.stringify(error)).not.toContain('wrong-one')
})

test('a server that can’t be reached has accepted nothing', async () => {
  const closed = sms({ url: 'http://127.0.0.1:9' })
  await expect(closed.send(text)).rejects.toMatchObject({ reason: 'provider_unavailable', temporary: true })
})

test('a server that takes the request and never answers may have accepted the message', async () => {
  const sockets: Socket[] = []
  const server = createServer(socket => void sockets.push(socket.on('error', () => {})))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const silent = sms({ url: `http://127.0.0.1:${port}`, timeoutMs: 50 })
  await expect(silent.send(text)).rejects.toMatchObject({ reason: 'outcome_unknown', temporary: false })
})

describe('a message whose hand-over was cut off', () => {
  const lost = { ...text, to: '+15550100299', body: 'Your table is ready' }

  test('is found by its number and text', async () => {
    const since = new Date()
    expect(await sms().find({ ...lost, since })).toBeNull()
    twilio.failNext('cut')
    await expect(sms().send(lost)).rejects.toMatchObject({ reason: 'outcome_unknown' })
    const { sid } = twilio.texts.at(-1)!
    expect(await sms().find({ ...lost, since })).toEqual({ providerId: sid, status: 'queued' })
    expect(await sms().find({ ...lost, body: 'Another', since })).toBeNull()
    expect(await sms().find({ ...lost, since: new Date(Date.now() + 3_600_000) })).toBeNull()
    // Two identical messages can't be told apart.
    await sms().send(lost)
    expect(await sms().find({ ...lost, since })).toBeNull()
  })
})

test('the account reports its name', async () => {
  expect(await sms().check()).toEqual({ name: 'Test account' })
  await expect(sms({ authToken: 'x' }).check()).rejects.toMatchObject({
    name: 'TwilioUnavailable',
    reason: 'auth',
  })
})

test('a call is placed with the instructions for the moment of its answer', async () => {
  const carrier = twilioCarrier(account(), from)
  onTestFinished(carrier.close)
  const { to, statusCallback } = text
  const about = { tenant: 't', call: 'c' }
  const answer = { url: 'https://desk.example.com/voice?call=1' }
  const detectMachine = { callback: 'https://desk.example.com/voice/machine', afterGreeting: false }
  const placed = await carrier.call({ to, about, answer, statusCallback, detectMachine })
  const { sid, fields } = twilio.calls.at(-1)!
  expect(placed).toEqual({ providerId: sid, status: 'queued' })
  expect(fields).toMatchObject({
    To: [to],
    From: [from],
    Url: [answer.url],
    StatusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    MachineDetection: ['Enable'],
    AsyncAmdStatusCallback: [detectMachine.callback],
  })
  await carrier.call({ to, about, answer: { twiml: '<Response><Hangup/></Response>' }, statusCallback })
  expect(twilio.calls.at(-1)!.fields).toMatchObject({ Twiml: ['<Response><Hangup/></Response>'] })
  twilio.failNext('cut')
  await expect(carrier.call({ to, about, answer, statusCallback })).rejects.toMatchObject({
    reason: 'outcome_unknown',
  })
})

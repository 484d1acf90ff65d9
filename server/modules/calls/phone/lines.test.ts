import { expect, onTestFinished, test } from 'vitest'
import { type Called, startApp } from '#server/test/app.ts'
import { type FakeMediaStream, openMediaStream } from '#server/test/fakes/media-stream.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import { type FakeSpeech, startFakeSpeech } from '#server/test/fakes/speech.ts'
import type { TakenCall } from '#server/test/fakes/twilio.ts'
import { connectOwn, newNumber, startTelephone, streamUrl, type Telephone } from '#server/test/telephone.ts'

const patience = { timeout: 60_000 }

interface OpenCall {
  telephone: Telephone
  speech: FakeSpeech
  taken: TakenCall
  stream: FakeMediaStream
  /** The instructions that began the call. */
  twiml: string
  call(): Promise<Called['body']>
}

/** A caller who has heard the greeting. */
async function answered(options: { jobs?: boolean } = {}): Promise<OpenCall> {
  const speech = await startFakeSpeech({ speaks: (_, rate) => murmur(200, 16_000).subarray(0, rate / 10) })
  onTestFinished(speech.close)
  const telephone = await startTelephone({ speech: speech.url, env: { VAD: 'light' }, ...options })
  await connectOwn(telephone)
  const taken = telephone.twilio.callIn(newNumber(), telephone.ourNumber)
  const twiml = await telephone.direct(taken)
  const stream = await openMediaStream(streamUrl(telephone, twiml), { callSid: taken.sid })
  const call = async () => (await telephone.account.call('GET', '/calls?limit=1')).body.calls[0]
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(1)
  return { telephone, speech, taken, stream, twiml, call }
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const afterStream = (twiml: string) => unescaped(/<Redirect[^>]*>([^<]+)<\/Redirect>/.exec(twiml)![1]!)
const statusOf = (twiml: string) => unescaped(/statusCallback="([^"]+)"/.exec(twiml)![1]!)
const agentSaid = ({ transcript }: { transcript: { role: string; text: string }[] }) =>
  transcript.filter(({ role }) => role === 'agent').map(({ text }) => text)

async function comeBack({ telephone, taken }: OpenCall, twiml: string) {
  const again = await telephone.direct(taken, { address: afterStream(twiml) })
  return { again, stream: await openMediaStream(streamUrl(telephone, again), { callSid: taken.sid }) }
}

test('a caller whose socket broke is brought back into the same conversation, and hears so', async () => {
  const open = await answered()
  const { telephone, speech, taken, stream, twiml, call } = open
  speech.hear('Do you have parking?')
  await stream.speak(murmur(600, 8_000))
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(3)
  stream.drop()
  await expect.poll(async () => (await call()).events, patience).toMatchObject([{ kind: 'line_lost' }])
  expect(await call()).toMatchObject({ status: 'in_progress', ended_at: null })
  // A caller who hears nothing hangs up.
  expect(twiml).toMatch(/<\/Connect><Say language="en-US">One moment, please\.<\/Say>/)
  const { stream: second, again } = await comeBack(open, twiml)
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(4)
  const back = await call()
  expect(agentSaid(back).at(-1)).toMatch(/^I am sorry, I lost you for a moment\./)
  expect(back.events).toMatchObject([{ kind: 'line_lost' }, { kind: 'line_back' }])
  // Times count from the beginning of the call, not of the line. Within a line they are as exact as its sound is whole.
  const began = back.transcript.map(({ began_ms }: { began_ms: number }) => began_ms)
  expect(began.at(-1)).toBeGreaterThan(Math.max(...began.slice(0, -1)))

  // It knows what was talked about, and who called.
  speech.hear('My name is Ada Lovelace and my number is 0151 2345678')
  await second.speak(murmur(600, 8_000))
  await expect.poll(async () => (await call()).transcript, patience).toHaveLength(6)
  const path = `/conversations/${back.conversation_id}/messages`
  const { messages } = (await telephone.account.call('GET', path)).body
  expect(messages.map(({ text }: { text: string }) => text)).toContain('Do you have parking?')
  // The first line’s address is none any more, and the carrier that asks again late gets no third line.
  expect(await telephone.direct(taken, { address: afterStream(twiml) })).toMatch(/<Hangup\/>/)
  second.hangUp()
  await telephone.until(back.id, 'completed')
  expect(await telephone.direct(taken, { address: afterStream(again) })).toMatch(/<Hangup\/>/)
  const { tenant } = telephone.account
  const told = await telephone.app.open.crossTenant(db =>
    db
      .selectFrom('event')
      .select('type')
      .where('tenant_id', '=', tenant)
      .where('type', 'in', ['call.started', 'call.completed', 'call.failed'])
      .orderBy('id')
      .execute(),
  )
  expect(told).toEqual([{ type: 'call.started' }, { type: 'call.completed' }])
})

test('a line that does not come back is no completed call, and somebody is to call back', async () => {
  const { telephone, stream, call, taken } = await answered()
  stream.drop()
  await telephone.until((await call()).id, 'failed')
  expect(await call()).toMatchObject({ error: 'The line was lost.', events: [{ kind: 'line_lost' }] })
  const { items } = (await telephone.account.call('GET', '/needs-you')).body
  expect(items).toMatchObject([{ kind: 'callback', contact: { phone: taken.from } }])
})

test('a line that is lost again and again ends in a callback', async () => {
  const open = await answered({ jobs: false })
  let { stream, twiml } = open
  for (const lost of [1, 2, 3]) {
    stream.drop()
    const next = await comeBack(open, twiml)
    await expect.poll(async () => (await open.call()).events, patience).toHaveLength(2 * lost)
    stream = next.stream
    twiml = next.again
  }
  stream.drop()
  const { telephone, taken, call } = open
  const last = await telephone.direct(taken, { address: afterStream(twiml) })
  expect(last).toMatch(/<Say [^>]*>Harbour Dental can’t take your call right now.*<Hangup\/>/)
  expect(await call()).toMatchObject({ status: 'failed', error: 'The line was lost.' })
  expect((await telephone.account.call('GET', '/needs-you')).body.items).toHaveLength(1)
})

test('we hang up by the carrier’s API, and nobody is brought back after that', async () => {
  const { telephone, speech, stream, taken, twiml, call } = await answered()
  speech.hear('Please do not call me again')
  await stream.speak(murmur(600, 8_000))
  await telephone.until((await call()).id, 'completed')
  expect(taken.status).toBe('completed')
  expect((await call()).events).toMatchObject([{ kind: 'hung_up', detail: 'us' }])
  taken.status = 'in-progress'
  expect(await telephone.direct(taken, { address: afterStream(twiml) })).toMatch(/<Hangup\/>/)
})

test('reports on a stream count once, for the line in hand, and only when they are signed', async () => {
  const { telephone, stream, taken, twiml, call } = await answered({ jobs: false })
  const { twilio, app } = telephone
  const tell = async (fields: Record<string, string>, address = statusOf(twiml)) =>
    (await twilio.tell(taken, address, { origin: app.url, fields })).status
  const broke = { StreamEvent: 'stream-error', StreamError: '31921', StreamSid: 'MZ0001' }
  expect(await tell({ StreamEvent: 'stream-stopped' })).toBe(204)
  expect((await call()).events).toEqual([])
  expect(await tell(broke)).toBe(204)
  expect(await tell(broke)).toBe(204)
  expect((await call()).events).toMatchObject([{ kind: 'line_lost' }])
  stream.goSilent()
  const again = await telephone.direct(taken, { address: afterStream(twiml) })
  const second = await openMediaStream(streamUrl(telephone, again), { callSid: taken.sid })
  await expect.poll(async () => (await call()).events, patience).toHaveLength(2)
  // Late: the line that it speaks of has been replaced.
  expect(await tell(broke)).toBe(204)
  expect((await call()).events).toHaveLength(2)
  const unsigned = await fetch(statusOf(again).replace('https://desk.example', app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'none' },
    body: new URLSearchParams({ AccountSid: twilio.accountSid, CallSid: taken.sid, ...broke }),
  })
  expect(unsigned.status).toBe(403)
  expect((await call()).events).toHaveLength(2)
  second.hangUp()
  await telephone.until((await call()).id, 'completed')
})

test('a process that is stopped keeps the last words, and leaves its caller to another process', async () => {
  const open = await answered({ jobs: false })
  const { telephone, speech, stream, call, taken } = open
  const { app } = telephone
  // Their last words are still being understood.
  speech.set({ hearMs: 1_000 })
  speech.hear('I only wanted to say thank you')
  await stream.speak(murmur(600, 8_000))
  const asked = () => speech.requests.filter(({ path }) => path.endsWith('transcriptions'))
  await expect.poll(asked, patience).toHaveLength(1)
  await app.stop()
  await stream.closed
  const other = await startApp({ env: { VAD: 'light', PUBLIC_URL: 'https://desk.example' } })
  app.url = other.url
  expect((await call()).transcript.at(-1)).toMatchObject({
    role: 'user',
    text: 'I only wanted to say thank you',
  })
  expect(await call()).toMatchObject({ status: 'in_progress', events: [{ kind: 'line_lost' }] })
  expect(taken.status).toBe('in-progress')
})

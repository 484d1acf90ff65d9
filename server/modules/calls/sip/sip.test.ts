import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { resampler } from '#server/providers/speech/resample.ts'
import { wavFormat } from '#server/providers/speech/wav.ts'
import { makeAccount, call as request, startApp } from '#server/test/app.ts'
import { type SipTelephone, startSipTelephone } from '#server/test/fakes/sip-telephone.ts'
import {
  type FakeSipTrunk,
  missingForSip,
  startSipTrunk,
  trunkPassword,
} from '#server/test/fakes/sip-trunk.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { textOf, tonesOf } from '#server/test/fakes/tones.ts'
import { decodeMuLaw } from '../../voice/media/mu-law.ts'

// Real calls over a real registrar: kamailio is the trunk, baresip the telephones. What is said travels as tones, from which
// words are read again at the other end.

const missing = missingForSip()
const skips = test.skipIf(missing !== null)
const needs = missing ? ` (needs ${missing}: apt-get install kamailio baresip)` : ''
const patience = { timeout: 60_000, interval: 200 }
const [colleague, nobody] = ['+4930777000', '+4930999000']

type Trunk = FakeSipTrunk & { ours: string }

/** `ours`: our number there, which no other test has. */
async function startTrunk(): Promise<Trunk> {
  const ours = `+4930${randomInt(1_000_000, 9_999_999)}`
  const trunk = await startSipTrunk({ [ours]: 'desk', [colleague]: 'colleague' })
  onTestFinished(trunk.close)
  return { ...trunk, ours }
}

const settingsFor = (trunk: Trunk, speech: string, env: Record<string, string>) => ({
  SIP_SERVER: `127.0.0.1:${trunk.port}`,
  SIP_USER: 'desk',
  SIP_PASSWORD: trunkPassword,
  SIP_NUMBERS: trunk.ours,
  STT_URL: speech,
  STT_MODEL: 'hears',
  TTS_URL: speech,
  TTS_MODEL: 'speaks',
  TTS_SAMPLE_RATE: '16000',
  VAD: 'light',
  ...env,
})

/** An installation that is registered at the trunk, and a business with its number. */
async function startDesk(env: Record<string, string> = {}, changes: object = {}) {
  const trunk = await startTrunk()
  const speech = await startFakeSpeech({ rate: 16_000 })
  onTestFinished(speech.close)
  const app = await startApp({ jobs: true, env: settingsFor(trunk, speech.url, env) })
  const account = await makeAccount(app, { name: 'Harbour' })
  await account.call('PATCH', '/account', { country: 'DE', agent_name: 'Mia', language: 'en', ...changes })
  const chosen = await account.call('PUT', '/communication/connections/voice/sip', { from: trunk.ours })
  expect(chosen).toMatchObject({
    status: 200,
    body: { own: true, sender: trunk.ours, settings: { carrier: 'sip' } },
  })
  const line = async () => {
    const { body } = await account.call('GET', '/communication/connections')
    return body.connections.find((each: { channel: string }) => each.channel === 'voice')
  }
  await expect.poll(line, patience).toMatchObject({ ready: true, reason: '' })
  const calls = async () => (await account.call('GET', '/calls')).body.calls
  const ended = (status: string) =>
    expect.poll(async () => (await calls())[0], patience).toMatchObject({ status })
  return { trunk, speech, app, account, line, calls, ended }
}

async function telephoneOf(
  trunk: FakeSipTrunk,
  options: Parameters<typeof startSipTelephone>[1],
): Promise<SipTelephone> {
  const telephone = await startSipTelephone(trunk, options)
  onTestFinished(telephone.close)
  return telephone
}

/** What a telephone plays into its microphone: milliseconds of silence, and words. */
function saying(...parts: (number | string)[]): Int16Array {
  const pieces = parts.map(part =>
    typeof part === 'number' ? new Int16Array(8 * part) : tonesOf(part, 8_000),
  )
  return Int16Array.from(pieces.flatMap(piece => [...piece]))
}

const wordsIn = (pcm: Int16Array): string => textOf(resampler(8_000, 16_000)(pcm))
const heardBy = async (telephone: SipTelephone): Promise<string> => wordsIn(await telephone.heard())

/** The sides of a recording: the caller’s on the left, ours on the right. */
function sidesOf(bytes: Uint8Array): [Int16Array, Int16Array] {
  expect(wavFormat(bytes)).not.toBeNull()
  const sound = bytes.subarray(58)
  const side = (which: 0 | 1) => decodeMuLaw(sound.filter((_, n) => n % 2 === which))
  return [side(0), side(1)]
}

skips(`a caller is answered, heard and recorded, and is said goodbye to${needs}`, async () => {
  const { trunk, app, account, calls, ended } = await startDesk({}, { calls: { record: true } })
  const telephone = await telephoneOf(trunk, {
    user: '4915112345678',
    codec: 'PCMA',
    says: saying(9_000, 'bye'),
  })
  telephone.dial(trunk.ours)
  await telephone.until('CALL_ESTABLISHED')
  // We hang up once the goodbye has been heard.
  await telephone.until('CALL_CLOSED')
  await expect.poll(() => heardBy(telephone), patience).toContain('Goodbye, and have a nice day!')
  const heard = await heardBy(telephone)
  for (const words of ['Hello, this is Mia, the AI assistant of Harbour.', 'This call is being recorded.'])
    expect(heard).toContain(words)
  await ended('completed')
  const [call] = await calls()
  expect(call).toMatchObject({
    direction: 'inbound',
    medium: 'phone',
    carrier: 'sip',
    phone_number: '+4915112345678',
    our_number: trunk.ours,
    latency: { turns: 1 },
  })
  expect(
    call.transcript.map(({ role, text }: { role: string; text: string }) => `${role}: ${text}`),
  ).toContain('user: bye')
  const recorded = async () => (await calls())[0].recording_url
  await expect.poll(recorded, patience).not.toBeNull()
  const file = await fetch(app.url + new URL(await recorded()).pathname, {
    headers: { 'x-api-key': account.adminKey },
  })
  expect(file.headers.get('content-type')).toBe('audio/wav')
  const [left, right] = sidesOf(await file.bytes())
  expect(wordsIn(left)).toBe('bye')
  // Nobody is recorded before the notice has been heard.
  expect(wordsIn(right)).toContain('Goodbye, and have a nice day!')
  expect(wordsIn(right)).not.toContain('Mia')
})

skips(`a caller presses 0, and speaks with a colleague who takes the call${needs}`, async () => {
  const { trunk, ended, calls } = await startDesk({}, { calls: { transfer_to: colleague } })
  const other = await telephoneOf(trunk, { user: 'colleague', says: saying(6_000, 'colleague here') })
  const caller = await telephoneOf(trunk, { user: '015112345678', says: saying(15_000, 'it is me') })
  caller.dial(trunk.ours)
  await caller.until('CALL_ESTABLISHED')
  await expect.poll(() => heardBy(caller), patience).toContain('How can I help you?')
  caller.press('0')
  await other.until('CALL_INCOMING')
  other.answer()
  await other.until('CALL_ESTABLISHED')
  await expect.poll(() => heardBy(other), patience).toContain('A call for Harbour from +4915112345678.')
  other.press('1')
  await expect.poll(() => heardBy(caller), patience).toContain('colleague here')
  await expect.poll(() => heardBy(other), patience).toContain('it is me')
  await ended('completed')
  expect((await calls())[0].actions).toContain('transferred')
  caller.hangUp()
  await other.until('CALL_CLOSED')
})

skips(
  `a caller whom nothing hears any more is put through to the number for outages, and told where nobody takes the call${needs}`,
  async () => {
    const { trunk, speech, account, calls } = await startDesk(
      {},
      { calls: { outage_transfer_to: colleague } },
    )
    const other = await telephoneOf(trunk, { user: 'colleague', says: saying(4_000, 'colleague here') })
    const [caller, unlucky] = await Promise.all(
      ['4915112345678', '4915112345679'].map(user =>
        telephoneOf(trunk, {
          user,
          says: saying(7_000, 'hello', 7_000, 'hello', 7_000, 'hello', 7_000, 'it is me'),
        }),
      ),
    )
    // The recogniser fails, and the voice lives.
    speech.set({ hears: () => Promise.reject(new Error('the recogniser is down')) })
    caller!.dial(trunk.ours)
    await other.until('CALL_INCOMING')
    expect(await heardBy(caller!)).toContain('our assistant can’t speak with you')
    const record = async (phone_number: string) =>
      (await calls()).find((each: { phone_number: string }) => each.phone_number === phone_number)
    expect(await record('+4915112345678')).toMatchObject({ status: 'in_progress' })
    other.answer()
    await other.until('CALL_ESTABLISHED')
    other.press('1')
    await expect.poll(() => heardBy(caller!), patience).toContain('colleague here')
    caller!.hangUp()
    await other.until('CALL_CLOSED')
    await expect
      .poll(() => record('+4915112345678'), patience)
      .toMatchObject({ status: 'completed', actions: ['transferred'], events: [{ kind: 'outage' }, {}, {}] })

    unlucky!.dial(trunk.ours)
    await other.until('CALL_INCOMING')
    other.hangUp()
    await unlucky!.until('CALL_CLOSED')
    expect(await heardBy(unlucky!)).toContain('nobody at Harbour can take your call right now')
    await expect
      .poll(() => record('+4915112345679'), patience)
      .toMatchObject({
        status: 'failed',
        error: 'The assistant could not speak with the caller, who left no message.',
      })
    const { items } = (await account.call('GET', '/needs-you?kind=callback')).body
    expect(items.map((each: { contact: { phone: string } }) => each.contact.phone).sort()).toEqual([
      '+4915112345678',
      '+4915112345679',
    ])
  },
)

skips(
  `while a card’s number is given, the recording of a call over the trunk is silent${needs}`,
  async () => {
    const { trunk, app, account, calls, ended } = await startDesk({}, { calls: { record: true } })
    const telephone = await telephoneOf(trunk, { user: '4915112345678' })
    telephone.dial(trunk.ours)
    await expect.poll(() => heardBy(telephone), patience).toContain('How can I help you?')
    const happened = async () => (await calls())[0].events.map(({ kind }: { kind: string }) => kind)
    const say = async (words: string) => telephone.say(saying(300, words))
    await say('my card number')
    await expect.poll(happened, patience).toEqual(['recording_begun', 'recording_paused'])
    await say('it is 4111 1111 1111 1111')
    await expect.poll(happened, patience).toContain('recording_resumed')
    // A busy machine makes holes in the line, and nobody understands half a word.
    const closed = telephone.until('CALL_CLOSED').then(() => true)
    do await say('bye')
    while (!(await Promise.race([closed, sleep(10_000, false)])))
    await ended('completed')
    const recorded = async () => (await calls())[0].recording_url
    await expect.poll(recorded, patience).not.toBeNull()
    const file = await fetch(app.url + new URL(await recorded()).pathname, {
      headers: { 'x-api-key': account.adminKey },
    })
    const [left, right] = sidesOf(await file.bytes())
    expect(wordsIn(left)).toMatch(/^my card number( b\S{0,3})+$/)
    expect(wordsIn(right)).toContain('Goodbye, and have a nice day!')
  },
)

skips(
  `the next caller is told that the line is busy while all places are taken, and is called back${needs}`,
  async () => {
    const { trunk, account, calls } = await startDesk({}, { calls: { at_once: 1 } })
    const [first, second] = await Promise.all(
      ['4915112345670', '4915112345671'].map(user =>
        telephoneOf(trunk, { user, codec: 'PCMA', says: saying(20_000) }),
      ),
    )
    first!.dial(trunk.ours)
    await first!.until('CALL_ESTABLISHED')
    second!.dial(trunk.ours)
    await second!.until('CALL_CLOSED')
    await expect
      .poll(async () => (await calls())[0], patience)
      .toMatchObject({
        phone_number: '+4915112345671',
        status: 'busy',
        events: [{ kind: 'lines_busy' }],
      })
    const { items } = (await account.call('GET', '/needs-you?kind=callback')).body
    expect(items).toMatchObject([{ contact: { phone: '+4915112345671' } }])
    first!.hangUp()
    await first!.until('CALL_CLOSED')
  },
)

skips(`a call is placed: answered and heard, busy, unknown, or nobody picks up${needs}`, async () => {
  const { trunk, account } = await startDesk()
  const [answering, busy, deaf] = await Promise.all([
    telephoneOf(trunk, { user: '+491511000001', picksUp: true, says: saying(11_000, 'bye') }),
    telephoneOf(trunk, { user: '+491511000002' }),
    telephoneOf(trunk, { user: '+491511000003' }),
  ])
  const place = async (phone_number: string): Promise<string> => {
    const ordered = await account.call('POST', '/calls/initiate', {
      phone_number,
      custom_prompt: 'Your crown is ready.',
    })
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(201)
    return ordered.body.id
  }
  const read = async (id: string) => (await account.call('GET', `/calls/${id}`)).body
  const [answered, refused, unheard, unknown] = await Promise.all(
    ['+491511000001', '+491511000002', '+491511000003', nobody].map(place),
  )
  await busy.until('CALL_INCOMING')
  await expect.poll(() => read(refused!), patience).toMatchObject({ status: 'ringing', carrier: 'sip' })
  busy.hangUp()
  await expect.poll(() => read(refused!), patience).toMatchObject({ status: 'busy', error: null })
  await expect
    .poll(() => read(unknown!), patience)
    .toMatchObject({ status: 'failed', error: 'The trunk could not connect it (SIP 404 Not Found).' })
  await answering.until('CALL_ESTABLISHED')
  await expect.poll(() => heardBy(answering), patience).toContain('Mia')
  // They hang up, in the middle of it or not.
  await expect
    .poll(async () => (await read(answered!)).transcript.map(({ text }: { text: string }) => text), patience)
    .toContain('bye')
  answering.hangUp()
  await expect
    .poll(() => read(answered!), patience)
    .toMatchObject({ status: 'completed', direction: 'outbound' })
  await deaf.until('CALL_INCOMING')
  await expect.poll(() => read(unheard!), patience).toMatchObject({ status: 'no_answer' })
  await deaf.until('CALL_CLOSED')
})

skips(`one process registers, and another takes over; calls of a dead one end${needs}`, async () => {
  const { trunk, speech, app, account } = await startDesk()
  const second = await startApp({ jobs: true, env: settingsFor(trunk, speech.url, {}) })
  const registered = async (one: typeof app) =>
    /^frontdesk_sip_registered (\d)$/m.exec((await request(one, 'GET', '//metrics')).body)?.[1]
  expect([await registered(app), await registered(second)]).toEqual(['1', '0'])
  const id = app.open.id()
  const past = new Date(app.clock.now().getTime() - 60_000)
  await app.open.as(account.tenant, { kind: 'system' }).tx(db =>
    db
      .insertInto('call')
      .values({
        id,
        direction: 'inbound',
        medium: 'phone',
        carrier: 'sip',
        status: 'ringing',
        created_at: past,
        alive_until: past,
      })
      .execute(),
  )
  await app.stop()
  await expect.poll(() => registered(second), patience).toBe('1')
  const read = () => request(second, 'GET', `/calls/${id}`, undefined, { 'x-api-key': account.adminKey })
  await expect
    .poll(async () => (await read()).body, patience)
    .toMatchObject({ status: 'failed', error: 'It was lost with the process that held it.' })
})

skips(`a wrong password is told, without it${needs}`, async () => {
  const trunk = await startTrunk()
  const app = await startApp({
    jobs: true,
    env: settingsFor(trunk, 'http://127.0.0.1:9', { SIP_PASSWORD: 'tr0ub4dor' }),
  })
  const account = await makeAccount(app)
  await account.call('PUT', '/communication/connections/voice/sip', { from: trunk.ours })
  const tested = async () => (await account.call('POST', '/communication/connections/voice/test')).body
  await expect
    .poll(tested, patience)
    .toEqual({ ok: false, detail: 'The SIP trunk is refusing us: The trunk answers 401 Unauthorized.' })
  const ordered = await account.call('POST', '/calls/initiate', { phone_number: colleague })
  expect(ordered).toMatchObject({ status: 409, body: { detail: expect.stringContaining('refusing us') } })
  const all = await account.call('GET', '/communication/connections')
  expect(JSON.stringify(all.body)).not.toContain('tr0ub4dor')
})

import { expect, onTestFinished, test } from 'vitest'
import { wavOf } from '#server/providers/speech/wav.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { tonesOf } from '#server/test/fakes/tones.ts'
import { startProviders } from '#server/test/voice-rig/providers.ts'

test('an installation without speech and carrier says what calls lack', async () => {
  const account = await makeAccount(await startApp({ env: { CALLS_AT_ONCE: '7' } }))
  expect(await account.call('GET', '/calls/setup')).toMatchObject({
    status: 200,
    body: {
      carrier: null,
      number: null,
      missing: ['carrier', 'hearing', 'voice', 'address'],
      hears: null,
      speaks: null,
      realtime: null,
      at_once: 7,
    },
  })
  expect((await account.call('POST', '/calls/setup/speech-test', { text: 'Hello' })).status).toBe(409)
})

test('a sentence is spoken and heard by the installation’s own servers', async () => {
  const providers = await startProviders()
  onTestFinished(providers.close)
  const account = await makeAccount(
    await startApp({
      env: {
        ...providers.env,
        PUBLIC_URL: 'https://desk.example.com',
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 't',
        TWILIO_FROM: '+15550100200',
      },
    }),
  )
  expect((await account.call('GET', '/calls/setup')).body).toMatchObject({
    carrier: 'twilio',
    number: '+15550100200',
    missing: [],
    hears: { model: 'hears' },
    speaks: { model: 'speaks' },
  })
  const say = (text: string) => account.call('POST', '/calls/setup/speech-test', { text })
  const { status, body } = await say('We open at nine')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    failed: null,
    first_sound_ms: expect.any(Number),
    heard_ms: expect.any(Number),
  })
  expect(body.heard.toLowerCase()).toContain('we open at nine')
  expect(Buffer.from(body.wav, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  providers.voice.always('cut')
  expect((await say('Hello')).body).toMatchObject({ failed: 'voice', wav: null })
  expect((await say('x'.repeat(201))).status).toBe(422)
})

test('a recording is heard and said back; without a recogniser that is refused, and what is no sound as well', async () => {
  const providers = await startProviders()
  onTestFinished(providers.close)
  const account = await makeAccount(await startApp({ env: providers.env }))
  const hear = (wav: string) => account.call('POST', '/calls/setup/hearing-test', { wav })
  const recorded = (text: string, rate = 16_000) =>
    Buffer.from(wavOf(tonesOf(text, rate), rate)).toString('base64')
  const { status, body } = await hear(recorded('Good morning'))
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({
    failed: null,
    heard_ms: expect.any(Number),
    first_sound_ms: expect.any(Number),
  })
  expect(body.heard.toLowerCase()).toContain('good morning')
  expect(Buffer.from(body.wav, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  expect((await hear(recorded('Good morning', 8_000))).status).toBe(422)
  expect((await hear(Buffer.from('no sound').toString('base64'))).status).toBe(422)
  expect((await hear('not base64!')).status).toBe(422)
  expect((await hear('A'.repeat(500_000))).status).toBe(422)
  providers.voice.always('cut')
  expect((await hear(recorded('Good morning'))).body).toMatchObject({ failed: 'voice', wav: null })
  providers.recogniser.always('cut')
  expect((await hear(recorded('Good morning'))).body).toMatchObject({ failed: 'hearing', heard: null })
  const deaf = await makeAccount(await startApp())
  expect(await deaf.call('POST', '/calls/setup/hearing-test', { wav: recorded('Hello') })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('STT_URL') },
  })
})

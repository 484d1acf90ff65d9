import { expect, onTestFinished, test } from 'vitest'
import { tonesMs, tonesOf } from '../fakes/tones.ts'
import { startProviders } from './providers.ts'
import { startRig } from './rig.ts'

// The rig itself: what it says is heard, what it hears was said, and its faults are felt.

test('a caller is greeted, asks and is answered; the words come from the sound that was sent', async () => {
  const rig = await startRig({ hears: 'deepgram', recogniser: { hearMs: 150 }, voice: { firstMs: 250 } })
  const call = await rig.call()
  await call.quiet()
  expect(
    call
      .heard()
      .map(({ text }) => text)
      .join(' '),
  ).toContain('How can I help you?')
  const answer = await call.ask('What is your name?')
  expect(rig.recogniser.heard.at(-1)?.text).toBe('What is your name?')
  expect(answer.firstMs).toBeGreaterThan(600)
  expect(answer.pieces.every(({ whole }) => whole)).toBe(true)
  await call.end()
  await expect.poll(async () => (await call.read()).status, { timeout: 60_000 }).toBe('completed')
  expect((await call.read()).transcript.at(-1).text).toBe(answer.text)
})

test('its providers are late, fail, hang and cut as they are told to', async () => {
  const providers = await startProviders({
    recogniser: { hearMs: 0, confirms: false, segmentMs: 1_000 },
    voice: { firstMs: 100, pace: 50 },
  })
  onTestFinished(providers.close)
  const { recogniser, voice, env } = providers
  const listens = env.TTS_URL!.replace('http', 'ws').replace('/v1', '/v1/listen?interim_results=true')
  const speak = (input = 'Good morning to you.', ms = 5_000) =>
    fetch(`${env.TTS_URL}/audio/speech`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input }),
      signal: AbortSignal.timeout(ms),
    }).then(async answer => [answer.status, (await answer.bytes()).length])
  const whole = (tonesMs('Good morning to you.') * 24_000 * 2) / 1000
  voice.next({ status: 503 }, 'cut', 'refuse', 'hang', null)
  expect((await speak())[0]).toBe(503)
  await expect(speak()).rejects.toThrow()
  await expect(speak()).rejects.toThrow()
  await expect(speak('Good morning.', 300)).rejects.toThrow('timeout')
  expect(await speak()).toEqual([200, whole])

  const open = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(listens)
      socket.addEventListener('open', () => resolve(socket))
      socket.addEventListener('error', () => reject(new Error('refused')))
    })
  recogniser.next({ status: 503 }, 'refuse')
  await expect(open()).rejects.toThrow('refused')
  await expect(open()).rejects.toThrow('refused')
  const socket = await open()
  // biome-ignore lint/suspicious/noExplicitAny: the recogniser's own messages
  const told: any[] = []
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data)))
  const sound = tonesOf('twelve o’clock is fine')
  for (let at = 0; at < sound.length; at += 320) socket.send(sound.slice(at, at + 320))
  socket.send(JSON.stringify({ type: 'Finalize' }))
  const finals = () =>
    told.filter(({ is_final }) => is_final).map(each => each.channel.alternatives[0].transcript)
  await expect.poll(() => finals().join(' ')).toBe('twelve o’clock is fine')
  expect(finals().length).toBeGreaterThan(1)
  expect(told.some(({ is_final }) => !is_final)).toBe(true)
  expect(told.some(({ from_finalize }) => from_finalize)).toBe(false)
  const closed = new Promise(done => socket.addEventListener('close', done))
  recogniser.cutStreams()
  await closed
})

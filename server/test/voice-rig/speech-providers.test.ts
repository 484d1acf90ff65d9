import { expect, onTestFinished, test } from 'vitest'
import { startFakeFlux } from '../fakes/flux.ts'
import { startFakeVoices } from '../fakes/voices.ts'
import { startRig } from './rig.ts'

// Whole calls by telephone with each provider's own protocol on both ends.

test.each([
  ['elevenlabs', { TTS_VOICE: 'mia' }],
  ['cartesia', { TTS_VOICE: 'mia' }],
  ['deepgram', {}],
])('Flux hears and %s speaks in a call', async (provider, more) => {
  const [flux, voices] = [await startFakeFlux(), await startFakeVoices()]
  onTestFinished(flux.close)
  onTestFinished(voices.close)
  const rig = await startRig({
    env: {
      STT_URL: flux.url,
      STT_MODEL: 'flux-general-multi',
      STT_API_KEY: 'key',
      TTS_PROVIDER: provider,
      TTS_URL: voices.url,
      TTS_MODEL: '',
      TTS_API_KEY: 'key',
      ...more,
    },
  })
  const call = await rig.call()
  const heard = () =>
    call
      .heard()
      .map(({ text }) => text)
      .join(' ')
  await expect.poll(heard, { timeout: 60_000 }).toContain('How can I help you?')
  const answer = await call.ask('What is your name?')
  expect(answer.text).toContain('Mia')
  expect(answer.pieces.every(({ whole }) => whole)).toBe(true)
  await call.end()
  await expect.poll(async () => (await call.read()).status, { timeout: 60_000 }).toBe('completed')
  expect((await call.read()).transcript.map(({ text }: { text: string }) => text)).toContain(
    'What is your name?',
  )
  expect(flux.connections[0]!.query).toMatchObject({ language_hint: 'en' })
})

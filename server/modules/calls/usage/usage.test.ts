import { expect, test } from 'vitest'
import { startRig } from '#server/test/voice-rig/rig.ts'
import { costOf } from './usage.ts'

test('what a call used is kept with it, and what that cost at the prices of the settings', async () => {
  const rig = await startRig({
    hears: 'deepgram',
    recogniser: { hearMs: 150 },
    voice: { firstMs: 200 },
    env: { STT_PRICE_PER_MINUTE: '0.6', TTS_PRICE_PER_1000_CHARS: '0.2', LLM_PRICE_CURRENCY: 'EUR' },
  })
  const call = await rig.call()
  await call.quiet()
  await call.ask('What is your name?')
  await call.end()
  await expect.poll(async () => (await call.read()).status, { timeout: 60_000 }).toBe('completed')
  const { usage, cost, duration } = await call.read()
  const spoken = rig.voice.asked.reduce((sum, { text }) => sum + text.length, 0)
  expect(usage).toEqual({
    heard_seconds: expect.any(Number),
    spoken_characters: spoken,
    tokens_read: 0,
    tokens_written: 0,
    tokens_estimated: false,
  })
  expect(usage.heard_seconds).toBeGreaterThan(0.5)
  expect(usage.heard_seconds).toBeLessThan(duration)
  expect(cost).toMatchObject({ currency: 'EUR', model: 0, line: null, complete: false })
  expect(cost.recognition).toBeCloseTo(usage.heard_seconds * 0.01)
  expect(cost.voice).toBeCloseTo(spoken * 0.0002)
  expect(cost.total).toBeCloseTo(cost.recognition + cost.voice)
})

const used = {
  heard_ms: 90_000,
  spoken_characters: 500,
  tokens_read: 4_000,
  tokens_written: 100,
  model_cost: 0.004,
  medium: 'phone',
  answered_at: new Date(),
  duration: 61,
} as const
const none = { hearingMinute: null, voiceThousand: null, lineMinute: null }

test('each begun minute of a line is paid; what has no price is not known, and nothing is invented', () => {
  const callPrices = { hearingMinute: 0.01, voiceThousand: 0.1, lineMinute: 0.02 }
  const parts = { recognition: 0.015, voice: 0.05, model: 0.004, line: 0.04 }
  const cost = costOf({ callPrices, currency: 'EUR' }, used)
  expect(cost).toMatchObject({ ...parts, currency: 'EUR', complete: true })
  expect(cost!.total).toBeCloseTo(0.109)
  const inBrowser = costOf({ callPrices, currency: 'EUR' }, { ...used, medium: 'browser', model_cost: null })
  expect(inBrowser).toMatchObject({ line: 0, model: null, complete: false })
  expect(costOf({ callPrices: none, currency: 'EUR' }, used)).toMatchObject({ total: 0.004, voice: null })
  expect(costOf({ callPrices: none, currency: null }, used)).toBeNull()
  // A call from before it was counted.
  expect(costOf({ callPrices, currency: 'EUR' }, { ...used, heard_ms: null })).toBeNull()
})

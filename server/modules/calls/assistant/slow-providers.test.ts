import { expect, test } from 'vitest'
import { answers, questions } from '#server/test/voice-rig/answers.ts'
import { type Rig, startRig } from '#server/test/voice-rig/rig.ts'

// Whole calls with providers as slow and faulty as real ones. Times are taken at the caller's ear. The calls mostly wait, and so
// are held side by side.

const patience = { timeout: 60_000 }
const alwaysOpen = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
)

/** What the model says must be known, else it is not said. */
const know = async ({ desk }: Rig) => {
  for (const [question, answer] of [
    ['When are you open?', 'We are open from nine to five every day. Come by whenever you like!'],
    ['Is there parking?', 'There are twelve parking spaces behind the house. They cost nothing.'],
  ])
    await desk.request('POST', '/knowledge/portal/ingest', { question, answer })
}

/** A model that is late is bridged once, in a sound made once for all calls; its answers are heard whole and counted by stage. */
async function lateModel(): Promise<void> {
  const rig = await startRig({
    hears: 'deepgram',
    model: { firstMs: 1_900, answer: answers },
  })
  await know(rig)
  const call = await rig.call()
  await call.quiet()
  for (const [words, mustHold] of questions) {
    const { pieces, text } = await call.ask(words, { quietMs: 5_000 })
    expect(text.match(/One moment/g) ?? []).toHaveLength(1)
    expect(pieces.filter(piece => !piece.whole)).toEqual([])
    expect(text).toMatch(mustHold)
  }
  await call.end()
  await expect.poll(async () => (await call.read()).status, patience).toBe('completed')
  const { latency, transcript } = await call.read()
  expect(latency).toMatchObject({
    turns: 3,
    providers: { recognition: 'hears', model: 'thinks', voice: 'speaks' },
  })
  for (const turn of transcript.filter(({ stages }: { stages: unknown }) => stages)) {
    const { endpoint_ms, recognition_ms, model_ms, voice_ms } = turn.stages
    const sum = endpoint_ms + recognition_ms + model_ms + voice_ms
    expect(Math.abs(sum - turn.latency_ms)).toBeLessThan(5)
    expect(turn.first_sound_ms).toBeLessThan(turn.latency_ms)
  }
  const next = await rig.call()
  await next.quiet()
  expect((await next.ask(questions[0]![0], { quietMs: 5_000 })).text).toContain('One moment')
  expect(rig.voice.asked.filter(({ text }) => /One moment/.test(text))).toHaveLength(1)
}

/**
 * Who speaks and the notice of recording are heard before a question is answered, and before anything is recorded.
 */
async function toldBeforeAnswer(): Promise<void> {
  const rig = await startRig({
    hears: 'deepgram',
    account: {
      hours: alwaysOpen,
      calls: { record: true },
      greeting: 'Welcome to Harbour Dental! Ask me anything.',
    },
  })
  const call = await rig.call()
  await call.sounds(0)
  const said = await call.speak('Hello, when are you open, please?')
  expect(call.taken.recordings).toEqual([])
  await call.answer(said, { quietMs: 2_500 })
  const heard = call.heard(said.endedAt)
  const place = (words: RegExp) => heard.findIndex(({ text, whole }) => whole && words.test(text))
  expect(place(/Mia, the AI assistant/)).toBeGreaterThanOrEqual(0)
  expect(place(/recorded/)).toBeGreaterThan(place(/assistant/))
  expect(place(/opening hours|Monday/)).toBeGreaterThan(place(/recorded/))
  await expect.poll(() => call.taken.recordings.length, patience).toBe(1)
  // The business names itself once.
  expect(
    heard
      .map(({ text }) => text)
      .join(' ')
      .match(/Harbour Dental/g),
  ).toHaveLength(1)
}

/** A model that hangs says so and offers to have them called back, and the call goes on. */
async function hangingModel(): Promise<void> {
  let hangs = false
  const rig = await startRig({
    hears: 'deepgram',
    model: { firstMs: 300, answer: said => (hangs ? { after: 'hang' } : answers(said)) },
  })
  await know(rig)
  const call = await rig.call()
  await call.quiet()
  hangs = true
  const failed = await call.ask('When are you open?', { patienceMs: 15_000, quietMs: 6_000 })
  hangs = false
  expect(failed.text).toMatch(/something went wrong on my side.*call you back/)
  const offered = await call.ask('Yes, please.')
  expect(offered.text).toMatch(/will call you back.*anything else/i)
  const { items } = await rig.desk.request('GET', '/needs-you')
  expect(items).toMatchObject([
    { kind: 'callback', title: 'When are you open?', contact: { phone: call.from } },
  ])
  expect((await call.ask('Is there parking?')).text).toMatch(/parking spaces/)
}

/** Ears that fail ask to say it again, and never take a message that they could not hear. */
async function failingEars(): Promise<void> {
  const rig = await startRig({ account: { hours: alwaysOpen } })
  const call = await rig.call()
  await call.quiet()
  // Once for each try of the client.
  rig.recogniser.next({ status: 500 }, { status: 500 })
  const again = await call.ask('When are you open?', { patienceMs: 30_000 })
  expect(again.text).toMatch(/say it again/)
  expect((await call.ask('When are you open?', { patienceMs: 30_000 })).text).toMatch(/Monday/)
}

test('a late model, a hanging one and ears that fail keep their callers, and all that must be told is told', async () => {
  await Promise.all([lateModel(), toldBeforeAnswer(), hangingModel(), failingEars()])
})

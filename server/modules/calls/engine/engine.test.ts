import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { type FakeRealtime, startFakeRealtime } from '#server/test/fakes/realtime.ts'
import { type Rig, startRig } from '#server/test/voice-rig/rig.ts'

// Whole telephone calls that one model holds. What the cascade's voice was asked for tells whose sound was heard.

const patience = { timeout: 60_000 }
const alwaysOpen = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
)

async function start(
  manner: Parameters<typeof startFakeRealtime>[0],
  given: Partial<Parameters<typeof startRig>[0]> = {},
): Promise<{ rig: Rig; model: FakeRealtime }> {
  const model = await startFakeRealtime(manner)
  onTestFinished(model.close)
  const rig = await startRig({
    hears: 'deepgram',
    voice: { firstMs: 200 },
    recogniser: { hearMs: 150 },
    env: { REALTIME_URL: model.url, REALTIME_MODEL: 'talks' },
    ...given,
    account: {
      hours: alwaysOpen,
      country: 'DE',
      timezone: 'UTC',
      ...given?.account,
      calls: { engine: 'realtime', record: true },
    },
  })
  for (const [question, answer] of [
    ['When are you open?', 'We are open from nine to five every day. Come by whenever you like!'],
    ['Is there parking?', 'There are twelve parking spaces behind the house. They cost nothing.'],
  ])
    await rig.desk.request('POST', '/knowledge/portal/ingest', { question, answer })
  return { rig, model }
}

const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join(' ')

test('one model holds a call: who speaks and the notice first, an answer in its own sound, and no price that it invents', async () => {
  const { rig, model } = await start({
    answer({ said }) {
      if (/was stopped before this sentence/.test(said)) return { text: 'They cost nothing [1].' }
      if (/open/i.test(said))
        return { text: 'We are open from nine to five every day [1]. Come by whenever you like!' }
      return { text: 'There are twelve parking spaces [1]. One of them costs 45 euros an hour.' }
    },
  })
  const call = await rig.call()
  await call.quiet()
  const opening = textOf(call.heard())
  expect(opening).toMatch(/AI assistant.*recorded.*How can I help you\?/s)
  const answer = await call.ask('When are you open?')
  expect(answer.text).toBe('We are open from nine to five every day. Come by whenever you like!')
  expect(answer.pieces.every(({ whole }) => whole)).toBe(true)
  const price = await call.ask('What does parking cost?', { quietMs: 3_000 })
  expect(price.text).toBe('There are twelve parking spaces. They cost nothing.')
  // All of it is its own voice, and its own ears.
  expect(rig.voice.asked.filter(({ failed }) => !failed)).toEqual([])
  expect(model.heard).toEqual(['When are you open?', 'What does parking cost?'])
  const texts = model
    .sent('response.create')
    .filter(({ response }) => response.output_modalities[0] === 'text')
  expect(texts[0].response.input.some(({ type }: { type: string }) => type === 'item_reference')).toBe(true)
  await call.end()
  await expect.poll(async () => (await call.read()).status, patience).toBe('completed')
  const kept = await call.read()
  expect(textOf(kept.transcript)).toContain(answer.text)
  expect(textOf(kept.transcript)).not.toContain('45')
  expect(kept.latency.providers).toEqual({ recognition: 'talks', model: 'talks', voice: 'talks' })
  expect(call.taken.recordings).toHaveLength(1)
})

test('it books through the same tools', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const starts_at = `${day}T10:00:00.000Z`
  const { rig } = await start({
    answer({ said, input }) {
      const results = input.filter(({ type }) => type === 'function_call_output')
      if (results.length) return { text: 'It is booked. See you then!' }
      if (!/yes/i.test(said)) return { text: 'Shall I book it?' }
      return { tools: [{ name: 'book', arguments: { service: 'Check-up', starts_at, name: 'Ada Brown' } }] }
    },
  })
  await rig.desk.request('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const call = await rig.call()
  await call.quiet()
  await call.ask('May I come for a check-up?')
  await call.ask('Yes, please book it for Ada Brown.')
  const { bookings } = await rig.desk.request('GET', '/bookings')
  expect(bookings).toMatchObject([{ name: 'Ada Brown', starts_at: expect.stringContaining(`${day}T10:00`) }])
  await call.end()
})

test('spoken over, it stops, and knows of its answer only what was heard', async () => {
  const long =
    'There are twelve parking spaces behind the house. They cost nothing. We are open from nine to five every day.'
  const { rig, model } = await start({
    answer: ({ said }) => ({ text: /parking/i.test(said) ? long : 'Come by whenever you like!' }),
  })
  const call = await rig.call()
  await call.quiet()
  const said = await call.say('Is there parking?')
  const began = await call.sounds(said.endedAt)
  await call.stream.speak(new Int16Array(8 * 2_500))
  expect(began).not.toBeNull()
  const cut = await call.speak('Stop please, when may I come?')
  await call.answer(cut)
  const asked = model
    .sent('response.create')
    .filter(({ response }) => response.output_modalities[0] === 'text')
  const before = asked.at(-1).response.input.filter(({ role }: { role: string }) => role === 'assistant')
  const heard = before.at(-1).content[0].text as string
  expect(long.startsWith(heard.trim())).toBe(true)
  expect(heard).not.toContain('every day')
  await call.end()
})

test('when it dies in the middle of a sentence, and for good, the cascade goes on', async () => {
  const { rig, model } = await start(
    { answer: () => ({ text: 'We are open from nine to five every day. Come by whenever you like!' }) },
    {
      model: { firstMs: 200, answer: () => ({ text: 'There are twelve parking spaces behind the house.' }) },
    },
  )
  const call = await rig.call()
  await call.quiet()
  expect(rig.voice.asked).toEqual([])
  model.set({ sound: 'cut' })
  const cut = await call.ask('When are you open?')
  // The word at the break is said again.
  expect(cut.text).toMatch(/^We are .*open from nine to five every day\. Come by whenever you like!$/)
  expect(rig.voice.asked.length).toBeGreaterThan(0)
  await model.close()
  const next = await call.ask('Is there parking?')
  expect(next.text).toContain('There are twelve parking spaces behind the house.')
  await call.end()
  await expect.poll(async () => (await call.read()).status, patience).toBe('completed')
  const { transcript } = await call.read()
  expect(textOf(transcript)).toContain('Is there parking?')
  expect(textOf(transcript)).toContain('There are twelve parking spaces behind the house.')
})

test('what hangs, and what it says instead of its answer, is made good in the same turn', async () => {
  const { rig, model } = await start(
    { answer: () => ({ text: 'We are open from nine to five every day. Come by whenever you like!' }) },
    {
      model: { firstMs: 200, answer: () => ({ text: 'There are twelve parking spaces behind the house.' }) },
    },
  )
  const call = await rig.call()
  await call.quiet()
  model.set({ reads: text => text.replace('nine to five', 'three to four') })
  const lied = await call.ask('When are you open?')
  expect(lied.text).toContain('nine to five every day.')
  expect(lied.text).not.toContain('three')
  expect(rig.voice.asked.map(({ text }) => text).join(' ')).toContain('nine to five every day.')
  model.set({ reads: text => text, text: 'hang' })
  // Behind a filler, from the other model, in the voice of this one.
  const parking = await call.ask('Is there parking?', { quietMs: 4_500 })
  expect(parking.text).toContain('There are twelve parking spaces behind the house.')
  expect(model.spoken).toContain('There are twelve parking spaces behind the house.')
  model.set({ text: null, words: 'hang' })
  const open = await call.ask('Are you open on Monday?', { quietMs: 4_500 })
  expect(open.text).toContain('We are open from nine to five every day.')
  expect(rig.recogniser.heard.at(-1)?.text).toBe('Are you open on Monday?')
  model.set({ words: null, sound: 'hang' })
  const again = await call.ask('When are you open?', { quietMs: 4_500 })
  expect(again.text).toContain('We are open from nine to five every day.')
  await call.end()
})

test('an account can’t have an engine that the installation has not', async () => {
  const account = await makeAccount(await startApp())
  expect((await account.call('GET', '/account')).body.calls.engine).toBe('cascade')
  const refused = await account.call('PATCH', '/account', { calls: { engine: 'realtime' } })
  expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'calls', 'engine'] }] } })
  expect((await account.call('PATCH', '/account', { calls: { engine: 'cascade' } })).status).toBe(200)
})

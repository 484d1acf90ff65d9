import { expect, onTestFinished, test } from 'vitest'
import { days } from '#contract/accounts/account.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { startProviders } from '#server/test/voice-rig/providers.ts'
import { simulateCall } from './simulations.ts'

async function makeBusiness(env: Record<string, string> = {}): Promise<Account> {
  const account = await makeAccount(await startApp({ jobs: true, env }), { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', {
    country: 'DE',
    language: 'en',
    timezone: 'Europe/Berlin',
    agent_name: 'Mia',
    // Open at whatever hour the test runs, for calls are put through while somebody is there.
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
  })
  const taught = await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'Yes, behind the house, for two hours.',
  })
  expect(taught.status).toBeLessThan(300)
  return account
}

const make = async (account: Account, body: object): Promise<string> => {
  const made = await account.call('POST', '/calls/simulations', { name: 'A caller', ...body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

async function run(account: Account, id: string, body?: object) {
  const { status, body: begun } = await account.call('POST', `/calls/simulations/${id}/runs`, body)
  expect(status, JSON.stringify(begun)).toBe(202)
  await expect
    .poll(async () => (await account.call('GET', `/calls/simulation-runs/${begun.id}`)).body.ended_at, {
      timeout: 100_000,
    })
    .not.toBeNull()
  return (await account.call('GET', `/calls/simulation-runs/${begun.id}`)).body
}

test('a scripted caller is answered and booked as a real one, is judged, and leaves nothing', async () => {
  const account = await makeBusiness()
  const service = await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  expect(service.status, JSON.stringify(service.body)).toBe(201)
  const expectations = {
    booked: true,
    hung_up_by: 'caller',
    lead: { name: 'Anna Brown', phone: '0151 23456789' },
    must_say: ['behind the house'],
    must_not_say: ['free of charge'],
  }
  const id = await make(account, {
    steps: [
      { say: 'Is there parking?' },
      { say: 'I would like to book a check-up tomorrow at 10 am.' },
      { say: 'My name is Anna Brown' },
      { say: 'My number is 0151 23456789' },
      { say: 'Yes, please.' },
    ],
    expect: expectations,
  })
  const result = await run(account, id)
  expect(
    { state: result.state, reasons: result.reasons },
    JSON.stringify(result.call?.transcript, null, 1),
  ).toEqual({
    state: 'passed',
    reasons: [],
  })
  expect(result.call).toMatchObject({
    status: 'completed',
    actions: expect.arrayContaining(['booking_created']),
  })
  expect(result.call.transcript[0].text).toContain('AI assistant')
  for (const path of ['/bookings', '/leads', '/calls', '/conversations'])
    expect((await account.call('GET', path)).body.total, path).toBe(0)
  expect((await account.call('GET', '/needs-you?status=all')).body.count).toBe(0)
  const [listed] = (await account.call('GET', '/calls/simulations')).body.simulations
  expect(listed).toMatchObject({
    id,
    expect: { ...expectations, lead: { phone: '+4915123456789' } },
    last_run: { id: result.id, state: 'passed' },
  })
  expect((await account.call('GET', `/calls/simulations/${id}/runs`)).body.runs).toHaveLength(1)
  expect((await account.call('DELETE', `/calls/simulations/${id}`)).status).toBe(204)
  expect((await account.call('GET', `/calls/simulation-runs/${result.id}`)).status).toBe(404)
})

test('what is not as expected is said', async () => {
  const account = await makeBusiness()
  const id = await make(account, {
    steps: [{ say: 'Is there parking?' }, { press: '0' }],
    expect: {
      booked: true,
      transferred: true,
      hung_up_by: 'assistant',
      lead: { email: 'anna@example.com' },
      must_say: ['in the street'],
      must_not_say: ['Behind the  HOUSE'],
    },
  })
  expect(await run(account, id)).toMatchObject({
    state: 'failed',
    reasons: [
      'No appointment was made.',
      'The caller was not put through.',
      'The caller hung up.',
      'The email “anna@example.com” was not noted.',
      '“in the street” was not said.',
      '“Behind the  HOUSE” was said.',
    ],
  })
  const [{ deviations, call }] = (await account.call('GET', `/calls/simulations/${id}/runs`)).body.runs
  expect(deviations.map(({ kind }: { kind: string }) => kind)).toEqual([
    'not_booked',
    'not_transferred',
    'caller_hung_up',
    'not_noted',
    'not_said',
    'said',
  ])
  const { turn } = deviations.at(-1)
  expect(call.transcript[turn]).toMatchObject({
    role: 'agent',
    text: expect.stringContaining('behind the house'),
  })
  await account.call('PATCH', '/account', { calls: { transfer_to: '+493012345678' } })
  const through = await run(account, id)
  expect(through.reasons).not.toContain('The caller was not put through.')
  expect(through.call.actions).toContain('transferred')
})

test('another script takes the place of one, and its runs stay', async () => {
  const account = await makeBusiness()
  const first = { steps: [{ say: 'Is there parking?' }], expect: { must_say: ['in the street'] } }
  const id = await make(account, first)
  expect(await run(account, id)).toMatchObject({ state: 'failed' })
  const second = { name: 'Parking', ...first, expect: { must_say: ['behind the house'] } }
  expect(await account.call('PUT', `/calls/simulations/${id}`, second)).toMatchObject({
    status: 200,
    body: { id, ...second, last_run: { state: 'failed' } },
  })
  expect(await run(account, id)).toMatchObject({ state: 'passed', deviations: [] })
  expect((await account.call('GET', `/calls/simulations/${id}/runs`)).body.runs).toHaveLength(2)
  expect((await account.call('PUT', `/calls/simulations/${account.tenant}`, second)).status).toBe(404)
  expect((await account.call('PUT', `/calls/simulations/${id}`, { ...second, steps: [] })).status).toBe(422)
})

test('a simulation is refused with all its faults, and is its own business’s', async () => {
  const account = await makeBusiness()
  const refused = async (body: object) => account.call('POST', '/calls/simulations', { name: 'x', ...body })
  const steps = [{ say: 'Hello' }]
  expect((await refused({ steps: [], expect: {} })).status).toBe(422)
  expect((await refused({ steps: [{}], expect: {} })).status).toBe(422)
  expect((await refused({ steps: [{ say: 'a', press: '1' }], expect: {} })).status).toBe(422)
  const numbers = await refused({
    steps,
    caller: { phone: 'nobody' },
    expect: { lead: { phone: '12' } },
  })
  expect(numbers.status).toBe(422)
  expect(numbers.body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
    'body.caller.phone',
    'body.expect.lead.phone',
  ])
  const unknown = '00000000-0000-7000-8000-000000000000'
  expect((await refused({ steps, expect: {}, link_id: unknown })).status).toBe(404)
  const id = await make(account, { steps, expect: {} })
  expect((await account.call('POST', `/calls/simulations/${id}/runs`, { by: 'sound' })).status).toBe(409)
  expect((await account.call('POST', `/calls/simulations/${unknown}/runs`)).status).toBe(404)
})

test('a model speaks with the scripted caller', async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const account = await makeBusiness({ LLM_URL: fake.url, LLM_MODEL: 'fake-model' })
  fake.reply({ text: 'Yes, you can park behind the house, for two hours [1].' })
  const id = await make(account, {
    steps: [{ say: 'Is there parking?' }],
    expect: { must_say: ['park behind the house'] },
  })
  const result = await run(account, id)
  expect(
    { state: result.state, reasons: result.reasons },
    JSON.stringify(result.call?.transcript, null, 1),
  ).toEqual({
    state: 'passed',
    reasons: [],
  })
})

// Each with a server of its own that stops with it: another one with a worker would take the job, and hold the call with
// its own providers.
test.for(['openai', 'deepgram'] as const)(
  'in sound, the caller is spoken for and heard by the installation’s own providers: %s',
  async hears => {
    const providers = await startProviders({ hears })
    onTestFinished(providers.close)
    const account = await makeBusiness(providers.env)
    const id = await make(account, {
      steps: [{ say: 'Is there parking' }],
      expect: { must_say: ['behind the house'], hung_up_by: 'caller' },
    })
    const result = await run(account, id, { by: 'sound' })
    expect(
      { state: result.state, reasons: result.reasons },
      JSON.stringify(result.call?.transcript, null, 1),
    ).toEqual({ state: 'passed', reasons: [] })
    expect(result.call.latency).toMatchObject({ turns: 1, p50_ms: expect.any(Number) })
    // A voice that fails ends it, and says so.
    providers.voice.always('cut')
    expect(await run(account, id, { by: 'sound' })).toMatchObject({ state: 'broken' })
  },
)

test('a run that another process held already is left alone', async () => {
  const app = await startApp({ jobs: false })
  const account = await makeAccount(app)
  const id = await make(account, { steps: [{ say: 'Hello' }], expect: { must_say: ['good day'] } })
  const { body: begun } = await account.call('POST', `/calls/simulations/${id}/runs`)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const hold = () => simulateCall.run(ctx, { run: begun.id }, new AbortController().signal)
  await hold()
  const { body: first } = await account.call('GET', `/calls/simulation-runs/${begun.id}`)
  expect(first).toMatchObject({ state: 'failed', ended_at: expect.any(String) })
  await hold()
  expect((await account.call('GET', `/calls/simulation-runs/${begun.id}`)).body).toEqual(first)
})

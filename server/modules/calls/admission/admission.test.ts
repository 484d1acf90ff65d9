import { expect, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { connectOwn, newNumber, startTelephone, type Telephone } from '#server/test/telephone.ts'
import { callBegan, createCall } from '../calls.ts'
import { admitCall } from './admission.ts'

const minuteMs = 60_000

const newest = async ({ account }: Telephone) => (await account.call('GET', '/calls?limit=1')).body.calls[0]
const callbacks = async ({ account }: Telephone) =>
  (await account.call('GET', '/needs-you?kind=callback')).body.items
const allow = async ({ account }: Telephone, at_once: number | null, more: object = {}) =>
  expect((await account.call('PATCH', '/account', { calls: { at_once, ...more } })).body.calls).toMatchObject(
    { at_once },
  )

test('while all lines are in use, the next caller hears so and is called back, once; afterwards the next is taken', async () => {
  const telephone = await startTelephone({ jobs: false })
  await connectOwn(telephone)
  const { account, twilio, ourNumber, direct, tell } = telephone
  await account.call('PATCH', '/account', { name: 'Müller & Söhne', language: 'de' })
  await allow(telephone, 1)
  const first = twilio.callIn(newNumber(), ourNumber)
  expect(await direct(first)).toMatch(/<Stream /)
  // Asked again, it has its place already.
  expect(await direct(first)).toMatch(/<Stream /)

  const second = twilio.callIn(newNumber(), ourNumber)
  expect(await direct(second)).toMatch(
    /<Say language="de-DE">Leider sind bei Müller &amp; Söhne gerade alle Leitungen belegt\. .*<Hangup\/>/,
  )
  await direct(second)
  expect(await newest(telephone)).toMatchObject({
    phone_number: second.from,
    status: 'busy',
    error: 'All lines were in use.',
    events: [{ kind: 'lines_busy' }],
  })
  expect(await callbacks(telephone)).toMatchObject([{ contact: { phone: second.from } }])

  await tell(first, 'completed')
  expect(await direct(twilio.callIn(newNumber(), ourNumber))).toMatch(/<Stream /)
  await allow(telephone, null)
  expect(await direct(twilio.callIn(newNumber(), ourNumber))).toMatch(/<Stream /)
})

test('with a number of a person, the caller is put through, and leaves a message where nobody takes the call', async () => {
  const telephone = await startTelephone({ jobs: false })
  await connectOwn(telephone)
  const { twilio, ourNumber, direct } = telephone
  const colleague = newNumber()
  await allow(telephone, 1, { transfer_to: colleague })
  await direct(twilio.callIn(newNumber(), ourNumber))
  const second = twilio.callIn(newNumber(), ourNumber)
  const put = await direct(second)
  expect(put).toMatch(/All our lines are in use right now\. I am putting you through to Harbour Dental\./)
  expect(put).toContain(`>${colleague}</Number>`)
  expect(await callbacks(telephone)).toEqual([])
  const over = /<Dial [^>]*action="([^"]+)"/.exec(put)![1]!.replaceAll('&amp;', '&')
  const missed = await direct(second, { address: over, fields: { DialCallStatus: 'no-answer' } })
  expect(missed).toMatch(/<Record /)
  expect((await newest(telephone)).events).toMatchObject([
    { kind: 'lines_busy' },
    { kind: 'transfer_begun', detail: colleague },
    { kind: 'transfer_missed', detail: 'no-answer' },
  ])
  expect(await callbacks(telephone)).toMatchObject([{ contact: { phone: second.from } }])
})

test('of those who come at once for the last place, in two processes, one gets it; dead ones hold none for ever', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { app, account } = telephone
  const other = await startApp()
  await allow(telephone, 3)
  const contexts = [app, other].map(({ open }) => open.as(account.tenant, { kind: 'system' }))
  const arrive = () =>
    createCall(contexts[0]!, {
      direction: 'inbound',
      medium: 'phone',
      phoneNumber: newNumber(),
      status: 'ringing',
    })
  const both = async () => {
    const calls = await Promise.all(Array.from({ length: 8 }, arrive))
    const taken = await Promise.all(calls.map(({ id }, n) => admitCall(contexts[n % 2]!, id)))
    return calls.filter((_, n) => taken[n])
  }
  const taken = await both()
  expect(taken).toHaveLength(3)
  await callBegan(contexts[0]!, taken[0]!.id)
  expect(await both()).toHaveLength(0)
  // Two whose conversation never began, and at last one whose process died.
  for (const each of [app, other]) each.clock.advance(4 * minuteMs)
  expect(await both()).toHaveLength(2)
  for (const each of [app, other]) each.clock.advance(60 * minuteMs)
  expect(await both()).toHaveLength(3)
})

test('the installation’s number holds for all businesses together', async () => {
  const telephone = await startTelephone({ jobs: false })
  const { app, account } = telephone
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: '',
    status: 'ringing',
  })
  expect(await admitCall(ctx, call.id)).toBe(true)
  app.deps.config.callsAtOnce = 1
  await connectOwn(telephone)
  const { twilio, ourNumber, direct } = telephone
  expect(await direct(twilio.callIn(newNumber(), ourNumber))).toMatch(
    /all lines of Harbour Dental are in use/,
  )
})

test('a call that we place waits for a place', async () => {
  const telephone = await startTelephone()
  await connectOwn(telephone)
  const { account, app, twilio, ourNumber, direct, tell, read } = telephone
  await allow(telephone, 1)
  const first = twilio.callIn(newNumber(), ourNumber)
  await direct(first)
  const ordered = await account.call('POST', '/calls/initiate', { phone_number: newNumber() })
  const { id } = ordered.body
  const waiting = async () =>
    (
      await app.open.crossTenant(db =>
        db.selectFrom('call').select(['dialed_at', 'admitted_at']).where('id', '=', id).execute(),
      )
    )[0]
  await expect
    .poll(async () => Boolean((await jobsOf(app, id)).find(at => at > app.clock.now())), { timeout: 60_000 })
    .toBe(true)
  expect(await waiting()).toEqual({ dialed_at: null, admitted_at: null })
  const placed = () => twilio.calls.filter(({ direction }) => direction !== 'inbound').length
  expect(placed()).toBe(0)
  expect(await read(id)).toMatchObject({ status: 'queued', error: null })
  await tell(first, 'completed')
  await expect.poll(placed, { timeout: 60_000 }).toBe(1)
})

/** When the jobs that place this call are due. */
const jobsOf = async ({ deps }: Telephone['app'], id: string): Promise<Date[]> =>
  (
    await deps.db.pool.query<{ start_after: Date }>(
      `select start_after from pgboss.job where data->>'call_id' = $1 and state = 'created'`,
      [id],
    )
  ).rows.map(row => row.start_after)

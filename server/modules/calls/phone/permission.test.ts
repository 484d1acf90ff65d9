import { expect, test } from 'vitest'
import { newNumber, startTelephone } from '#server/test/telephone.ts'
import { callCron } from './cron.ts'
import { dialCall } from './dial.ts'

const hourMs = 3_600_000

/** Hours of Berlin's clock: `from` hours from now until two hours later. */
function hoursFromNow(now: Date, from: number) {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Berlin')
  const start = local.add({ hours: from }).hour
  return { start, end: (start + 2) % 24 }
}

test('outside the calling hours a call waits for them, and is placed unless its number was stopped meanwhile', async () => {
  const { app, account, twilio, read } = await startTelephone({ jobs: false })
  const hours = hoursFromNow(app.clock.now(), 4)
  expect((await account.call('PATCH', '/account', { calls: { hours } })).body.calls.hours).toEqual(hours)
  const order = async () => {
    const { status, body } = await account.call('POST', '/calls/initiate', {
      phone_number: newNumber(),
      consent_source: 'Asked for it by mail',
    })
    expect(status).toBe(201)
    return body
  }
  const [goes, stopped] = [await order(), await order()]
  expect(goes).toMatchObject({
    status: 'queued',
    consent: { source: 'Asked for it by mail', at: expect.any(String) },
  })
  const wait = Date.parse(goes.held_until) - app.clock.now().getTime()
  expect(wait).toBeGreaterThan(2 * hourMs)
  expect(wait).toBeLessThanOrEqual(4 * hourMs)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const dial = ({ id }: { id: string }) => dialCall.run(ctx, { call_id: id }, new AbortController().signal)
  // A job that comes early, or once the hours were changed, leaves it waiting. So does the pass over silent calls.
  await dial(goes)
  app.clock.advance(hourMs)
  await callCron.run(app.open)
  expect(twilio.calls).toHaveLength(0)
  expect(await read(goes.id)).toMatchObject({ status: 'queued', held_until: goes.held_until })

  await account.call('PATCH', '/account', { communication_enabled: true })
  await account.call('POST', '/communication/suppress', { phone: stopped.phone_number, channels: ['voice'] })
  app.clock.advance(3 * hourMs)
  await dial(stopped)
  expect(await read(stopped.id)).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/stop list/),
  })
  await dial(goes)
  expect(twilio.calls.map(({ to }) => to)).toEqual([goes.phone_number])
})

test('at their hours, and without any, calls are placed at once, on the order of the business', async () => {
  const { app, account, place, read } = await startTelephone()
  const open = hoursFromNow(app.clock.now(), 0)
  await account.call('PATCH', '/account', { calls: { hours: open } })
  expect(await read((await place()).id)).toMatchObject({
    held_until: null,
    consent: { source: 'Ordered by the business' },
  })
  await account.call('PATCH', '/account', { calls: { hours: null } })
  await place()
})

test('hours that never open, and words beyond a minute, are refused', async () => {
  const { account } = await startTelephone({ jobs: false })
  const refused = async (calls: object) => (await account.call('PATCH', '/account', { calls })).status
  expect(await refused({ hours: { start: 9, end: 9 } })).toBe(422)
  expect(await refused({ hours: { start: 24, end: 0 } })).toBe(422)
  expect(await refused({ hours: { start: 9 } })).toBe(422)
  expect(await refused({ hours: { start: -1, end: 30 } })).toBe(422)
  expect(await refused({ voicemail: 'x'.repeat(1_001) })).toBe(422)
})

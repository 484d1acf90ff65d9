import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCaller } from '#server/test/fakes/caller.ts'
import { createCall, turnsOf } from '../calls.ts'
import { talk } from '../talk.ts'
import { callPersonalData } from './people.ts'

/** Somebody calls, says something and hangs up. */
async function hold(app: TestApp, { tenant }: Account, phoneNumber: string, words: string): Promise<string> {
  const ctx = app.open.as(tenant, { kind: 'system' })
  const call = await createCall(ctx, { direction: 'inbound', medium: 'phone', phoneNumber })
  const caller = makeCaller()
  const talking = talk(ctx, call, caller)
  await caller.until(/AI assistant/)
  caller.speak(words)
  const speakers = async () => (await turnsOf(ctx, call.id)).map(({ speaker }) => speaker)
  await expect.poll(speakers, { timeout: 60_000 }).toEqual(['agent', 'person', 'agent'])
  caller.hangUp()
  await talking
  return call.id
}

test('calls go with the people who made them, found by their number or by the address they gave', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const number = '+4915123456789'
  const first = await hold(app, account, number, 'When do you open?')
  const other = await hold(app, account, '+4915198765432', 'My address is ann at example dot com')
  const exported = (await account.call('GET', `/people/export?phone=${encodeURIComponent(number)}`)).body
  expect(exported.records.calls).toMatchObject([
    { id: first, phone_number: number, transcript: [{}, { text: 'When do you open?' }, {}] },
  ])
  const erase = async (query: string) => (await account.call('DELETE', `/people?${query}`)).body.erased
  expect(await erase(`phone=${encodeURIComponent(number)}`)).toMatchObject({ calls: 1 })
  expect((await account.call('GET', `/calls/${first}`)).status).toBe(404)
  expect(await erase('email=ann@example.com')).toMatchObject({ calls: 1 })
  expect((await account.call('GET', '/calls')).body.total).toBe(0)
  expect((await account.call('GET', `/calls/${other}`)).status).toBe(404)
  const { tenant } = account
  const left = await app.open.crossTenant(async db => [
    await db.selectFrom('call_turn').select('n').where('tenant_id', '=', tenant).execute(),
    await db
      .selectFrom('event')
      .select('type')
      .where('tenant_id', '=', tenant)
      .where('type', 'like', 'call.%')
      .execute(),
  ])
  expect(left).toEqual([[], []])

  // And by themselves, once they are as old as conversations may be.
  const old = await hold(app, account, number, 'When do you open?')
  const ctx = app.open.as(tenant, { kind: 'system' })
  const { forgetBefore } = callPersonalData.retained!.find(({ setting }) => setting === 'conversation_days')!
  expect(await forgetBefore(ctx, new Date(app.clock.now().getTime() - 60_000), 10)).toBe(0)
  app.clock.advance(120_000)
  expect(await forgetBefore(ctx, new Date(app.clock.now().getTime() - 60_000), 10)).toBe(1)
  expect((await account.call('GET', `/calls/${old}`)).status).toBe(404)
})

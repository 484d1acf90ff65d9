import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

async function sending(app: TestApp): Promise<Account> {
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { communication_enabled: true })
  return account
}

const trunkOf = async ({ call }: Account) => (await call('GET', '/communication/sip-trunk')).body

test('without a trunk there is none to choose a number of', async () => {
  const account = await sending(await startApp())
  expect(await trunkOf(account)).toEqual({ trunk: null, chosen: null })
})

test('a business sees its own numbers of the trunk and those that are nobody’s', async () => {
  const [free, second] = ['+15550100201', '+15550100202']
  const app = await startApp({
    env: {
      SIP_SERVER: '127.0.0.1:9',
      SIP_USER: 'desk',
      SIP_PASSWORD: 'p',
      SIP_NUMBERS: `+15550100200=somebody-else, ${free}, ${second}`,
    },
  })
  const [one, other] = [await sending(app), await sending(app)]
  const nobody = (number: string, own: boolean) => ({ number, own, fixed: false })
  expect(await trunkOf(one)).toEqual({
    // No process listens there in this test.
    trunk: { state: 'off', detail: '', numbers: [nobody(free, true), nobody(second, false)] },
    chosen: null,
  })
  const chosen = await one.call('PUT', '/communication/connections/voice/sip', { from: second })
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
  expect(await trunkOf(one)).toMatchObject({
    trunk: { numbers: [nobody(free, false), nobody(second, true)] },
    chosen: second,
  })
  expect(await trunkOf(other)).toMatchObject({ trunk: { numbers: [nobody(free, true)] }, chosen: null })
})

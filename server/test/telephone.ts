import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { type Account, type Called, makeAccount, startApp, type TestApp } from './app.ts'
import { type FakeTwilio, startFakeTwilio, type TakenCall } from './fakes/twilio.ts'

/** An installation with a carrier and a speech server, and a German business that may place calls. */
export interface Telephone {
  app: TestApp
  account: Account
  twilio: FakeTwilio
  /** The installation's own. */
  ourNumber: string
  /** Asks us for a call's instructions, as the carrier does when a call comes in or is answered. */
  direct(call: TakenCall, options?: { address?: string; fields?: Record<string, string> }): Promise<string>
  /** Reports a step of a call that we placed. */
  tell(call: TakenCall, status: string, fields?: Record<string, string>): Promise<number>
  /** The call as the API shows it. */
  read(id: string): Promise<Called['body']>
  /** Waits until the call matches, and returns it. */
  until(id: string, status: string): Promise<Called['body']>
  /** Orders a call and waits until the carrier has it. */
  place(body?: object): Promise<{ id: string; taken: TakenCall }>
}

export const publicUrl = 'https://desk.example'
const patienceMs = 60_000

export const newNumber = (): string => `+49151${randomInt(10_000_000, 99_999_999)}`

/** `speech`: the address of a server that recognises and speaks. Without `jobs` no call is placed. */
export async function startTelephone({
  env = {},
  speech = 'http://127.0.0.1:9',
  jobs = true,
}: {
  env?: Record<string, string>
  speech?: string
  jobs?: boolean
} = {}): Promise<Telephone> {
  const twilio = await startFakeTwilio()
  onTestFinished(twilio.close)
  const ourNumber = newNumber()
  const app = await startApp({
    jobs,
    env: {
      PUBLIC_URL: publicUrl,
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: ourNumber,
      STT_URL: speech,
      STT_MODEL: 'hears',
      TTS_URL: speech,
      TTS_MODEL: 'speaks',
      ...env,
    },
  })
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { country: 'DE', agent_name: 'Mia' })
  const origin = app.url
  const read = async (id: string) => (await account.call('GET', `/calls/${id}`)).body
  const addressOf = (call: TakenCall, name: string) =>
    call.fields[name]?.[0] ?? `${publicUrl}/api/v1/providers/twilio/voice${name === 'Url' ? '' : '/status'}`
  return {
    app,
    account,
    twilio,
    ourNumber,
    async direct(call, { address = addressOf(call, 'Url'), fields } = {}) {
      const status = call.direction === 'inbound' ? 'ringing' : 'in-progress'
      const answer = await twilio.tell(call, address, { origin, status, ...(fields && { fields }) })
      expect(answer.status).toBe(200)
      call.status = 'in-progress'
      return answer.text()
    },
    async tell(call, status, fields) {
      const answer = await twilio.tell(call, addressOf(call, 'StatusCallback'), {
        origin,
        status,
        ...(fields && { fields }),
      })
      return answer.status
    },
    read,
    async until(id, status) {
      for (const end = Date.now() + patienceMs; ; ) {
        const call = await read(id)
        if (call.status === status) return call
        if (Date.now() > end) expect(call).toMatchObject({ status })
        await sleep(20)
      }
    },
    async place(body = {}) {
      const before = twilio.calls.length
      const ordered = await account.call('POST', '/calls/initiate', { phone_number: newNumber(), ...body })
      expect(ordered.status, JSON.stringify(ordered.body)).toBe(201)
      await expect.poll(() => twilio.calls.length, { timeout: patienceMs }).toBe(before + 1)
      return { id: ordered.body.id, taken: twilio.calls.at(-1)! }
    },
  }
}

/** Connects the business's own carrier account, so that calls to the number reach this business. */
export async function connectOwn({ account, twilio, ourNumber }: Telephone): Promise<void> {
  const { status } = await account.call('PUT', '/communication/connections/voice', {
    account_sid: twilio.accountSid,
    auth_token: twilio.authToken,
    from: ourNumber,
  })
  expect(status).toBe(200)
}

/** The address of the call's sound in our instructions, as this test reaches it. */
export const streamUrl = ({ app }: Telephone, twiml: string): string =>
  app.url.replace(/^http/, 'ws') + streamPath(twiml)

/** The same without the server. */
export function streamPath(twiml: string): string {
  const url = /<Connect><Stream url="wss:\/\/desk\.example([^"]+)"[^>]*\/><\/Connect>/.exec(twiml)
  expect(twiml).toMatch(/<Stream url="wss:/)
  return url![1]!
}

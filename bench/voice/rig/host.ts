import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeTwilio, startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { startProcess } from '#server/test/process.ts'
import { callIn, type RigCall, type RigDesk } from '#server/test/voice-rig/desk.ts'
import { type ProviderOptions, type RigProviders, startProviders } from '#server/test/voice-rig/providers.ts'
import { register, unlimited } from '../../client.ts'

/** A real server in a process of its own, with the rig's providers, a carrier and one business. */
export interface RigHost extends RigProviders {
  desk: RigDesk
  call(): Promise<RigCall>
  stop(): Promise<void>
}

export const business = {
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
  ),
  agent_name: 'Mia',
  country: 'DE',
  timezone: 'UTC',
}

/** `program`: the folder `server` of another copy of the program, to compare with. */
export async function startHost(
  options: ProviderOptions & { env?: Record<string, string>; account?: object; program?: string | undefined },
): Promise<RigHost> {
  const providers = await startProviders(options)
  const twilio: FakeTwilio = await startFakeTwilio()
  const publicUrl = 'https://desk.example'
  const ourNumber = '+4930111111'
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-rig-'))
  const server = await startProcess({
    dataDir,
    ...(options.program && { program: options.program }),
    env: {
      ...unlimited,
      ...providers.env,
      PUBLIC_URL: publicUrl,
      TWILIO_API_URL: twilio.url,
      ...options.env,
    },
  })
  const { key } = await register(server)
  const request: RigDesk['request'] = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text ? JSON.parse(text) : null
  }
  await request('PATCH', '/account', { ...business, ...options.account })
  await request('PUT', '/communication/connections/voice', {
    account_sid: twilio.accountSid,
    auth_token: twilio.authToken,
    from: ourNumber,
  })
  await request('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces behind the house.',
  })
  await request('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  const desk: RigDesk = { origin: server.url, publicUrl, twilio, ourNumber, request }
  return {
    ...providers,
    desk,
    call: () => callIn(desk),
    async stop() {
      await server.stop()
      await providers.close()
      await twilio.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

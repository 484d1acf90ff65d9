import { onTestFinished } from 'vitest'
import { connectOwn, publicUrl, startTelephone, type Telephone } from '../telephone.ts'
import { callIn, type RigCall, type RigDesk, streamOf } from './desk.ts'
import { type ProviderOptions, type RigProviders, startProviders } from './providers.ts'

/**
 * A whole installation in a test, with providers as slow and as faulty as they are told to be, and callers at the
 * telephone. Everything is stopped with the test.
 */
export interface Rig extends RigProviders {
  telephone: Telephone
  desk: RigDesk
  /** A person calls in. */
  call(options?: { from?: string }): Promise<RigCall>
  /** We call somebody, and they pick up. */
  callOut(body?: object): Promise<RigCall>
}

export async function startRig(
  options: ProviderOptions & { env?: Record<string, string>; account?: object; jobs?: boolean } = {},
): Promise<Rig> {
  const providers = await startProviders(options)
  onTestFinished(providers.close)
  const telephone = await startTelephone({
    env: { ...providers.env, ...options.env },
    jobs: options.jobs ?? true,
  })
  const { account, app, twilio, ourNumber, place, direct } = telephone
  if (options.account) await account.call('PATCH', '/account', options.account)
  await connectOwn(telephone)
  const desk: RigDesk = {
    origin: app.url,
    publicUrl,
    twilio,
    ourNumber,
    request: async (method, path, body) => (await account.call(method, path, body)).body,
  }
  const onLine = async (opening: Promise<RigCall>) => {
    const call = await opening
    onTestFinished(call.hangUp)
    return call
  }
  return {
    ...providers,
    telephone,
    desk,
    call: from => onLine(callIn(desk, from)),
    async callOut(body) {
      const { taken } = await place(body)
      return onLine(streamOf(desk, taken, await direct(taken)))
    },
  }
}

import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { makeAccount, startApp } from '../../server/test/app.ts'
import { type ClientOptions, createClient } from '../src/client.ts'

/** The real server, a business there, and a client with its admin key. */
export async function withClient({
  env,
  ...options
}: Partial<ClientOptions> & { env?: Record<string, string> } = {}) {
  const app = await startApp({ env })
  const account = await makeAccount(app)
  return { app, account, client: createClient({ baseUrl: app.url, apiKey: account.adminKey, ...options }) }
}

/** A client of a server that answers by this listener, for what the real one does not do on demand. */
export async function withFake(listener: RequestListener, options: Partial<ClientOptions> = {}) {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createClient({ baseUrl, ...options })
}

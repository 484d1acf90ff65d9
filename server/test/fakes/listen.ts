import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a fake on a free port of this machine. */
export async function listen(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise(done => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

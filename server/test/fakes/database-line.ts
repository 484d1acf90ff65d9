import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A stretch of network between the program and a PostgreSQL server that can fail as networks do. */
export interface DatabaseLine {
  url: string
  /** Leads to this server from now on. */
  lead(url: string): void
  /** Resets every connection. */
  reset(): void
  /**
   * Cuts the connection at the COMMIT of the transaction with this text: before the server receives it, or before its
   * answer arrives.
   */
  cutCommit(of: string, when: 'before' | 'after'): void
}

/** The message that ends a transaction: a simple query of nothing else. A read on its own carries its COMMIT with it. */
const commitMessage = Buffer.from('Q\0\0\0\x0bcommit\0')

/** Leads to the server of `url`, whose socket is a file (`?host=`). Ends with the test. */
export async function startDatabaseLine(url: string): Promise<DatabaseLine> {
  let target = url
  let cutting: { of: string; when: 'before' | 'after' } | null = null
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer(near => {
    const far = connect(`${new URL(target).searchParams.get('host')}/.s.PGSQL.5432`)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    let [isIt, deaf] = [false, false]
    near.on('data', (bytes: Buffer) => {
      isIt ||= cutting !== null && bytes.includes(cutting.of)
      if (isIt && cutting && bytes.includes(commitMessage)) {
        const { when } = cutting
        cutting = null
        if (when === 'before') return void near.resetAndDestroy()
        deaf = true
      }
      far.write(bytes)
    })
    far.on('data', bytes => (deaf ? near.resetAndDestroy() : near.write(bytes)))
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const pair of pairs) pair[0].destroy()
    server.close()
  })
  const here = new URL(url)
  here.search = ''
  here.hostname = '127.0.0.1'
  here.port = String((server.address() as { port: number }).port)
  return {
    url: here.toString(),
    lead: next => {
      target = next
    },
    reset: () => {
      for (const [near, far] of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    cutCommit: (of, when) => {
      cutting = { of, when }
    },
  }
}

import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { type EventEmitter, once } from 'node:events'
import { createServer } from 'node:net'

// Ports for programs that must be told theirs. What listens in our own process takes port 0 instead.

/** Below the ports that the kernel gives to connections (from 32768 on Linux, 49152 elsewhere), so none takes one of these. */
const [first, end] = [20_000, 32_000]

/** Each worker of a run has a share of them, so that no two find the same port free at the same moment (scripts/test.mjs). */
const shares = 8
const perShare = (end - first) / shares
const share = Number(process.env.TEST_PORT_SHARE ?? process.env.VITEST_POOL_ID ?? 0) % shares

/** Runs side by side begin at different places. */
let next = randomInt(perShare)

/** A port that nothing has, for TCP or UDP. It is not given again before all others of the share were. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < perShare; tries++) {
    const port = first + share * perShare + next
    next = (next + 1) % perShare
    if ((await isFreeForTcp(port)) && (await isFreeForUdp(port))) return port
  }
  throw new Error(`All ports from ${first} to ${end} are taken.`)
}

async function isFreeForTcp(port: number): Promise<boolean> {
  const probe = createServer().listen(port)
  const isFree = await listens(probe)
  await new Promise<unknown>(resolve => probe.close(resolve))
  return isFree
}

async function isFreeForUdp(port: number): Promise<boolean> {
  const probe = createSocket('udp4').bind(port)
  const isFree = await listens(probe)
  await new Promise<void>(resolve => probe.close(resolve))
  return isFree
}

/** Whether what was told to listen does so: the port was not another's. */
const listens = (probe: EventEmitter): Promise<boolean> =>
  once(probe, 'listening').then(
    () => true,
    () => false,
  )

import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './ports.ts'

/** The first port that the kernel gives to connections. */
function firstOfConnections(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t')[0])
  } catch {
    return 49_152
  }
}

test('the ports that programs are told are all different, and no connection takes one meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 100 }, freePort))
  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.max(...ports)).toBeLessThan(firstOfConnections())
})

test('a port is not free that is taken for TCP or for UDP alone', async () => {
  const before = await freePort()
  const [tcp, udp] = [before + 1, before + 2]
  const listener = createServer().listen(tcp, '127.0.0.1')
  const socket = createSocket('udp4').bind(udp, '127.0.0.1')
  onTestFinished(() => {
    listener.close()
    socket.close()
  })
  await Promise.all([once(listener, 'listening'), once(socket, 'listening')])
  expect([tcp, udp]).not.toContain(await freePort())
})

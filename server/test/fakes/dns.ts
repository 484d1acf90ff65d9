import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

export interface FakeDns {
  /** `127.0.0.1:port`, as DNS_SERVERS takes it. */
  address: string
  /** The names that were asked for, with their types: `TXT example.com`. */
  asked: string[]
  close(): Promise<void>
}

const types = { A: 1, MX: 15, TXT: 16 } as const

/**
 * A name server (RFC 1035). `zone`: values by type and name, `TXT example.com`. A name without any does not exist; one whose
 * value is 'silent' gets no answer.
 */
export async function startFakeDns(zone: Record<string, string[] | 'silent'>): Promise<FakeDns> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    const known = Object.entries(types).find(([, code]) => code === type)?.[0] ?? String(type)
    const key = `${known} ${name}`
    asked.push(key)
    const values = zone[key] ?? []
    if (values === 'silent') return
    const exists = Object.keys(zone).some(each => each.endsWith(` ${name}`))
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | (exists ? 0 : 3), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(values.length, 6)
    const answers = values.map(value => answerOf(type, value))
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address)
  })
  await new Promise<void>(done => socket.bind(0, '127.0.0.1', done))
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise(done => socket.close(() => done())),
  }
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** An answer whose name is that of the question, which stands at the twelfth byte. */
function answerOf(type: number, value: string): Buffer {
  const data = dataOf(type, value)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function dataOf(type: number, value: string): Buffer {
  if (type === types.A) return Buffer.from(value.split('.').map(Number))
  if (type === types.MX) return Buffer.concat([Buffer.from([0, 10]), nameOf(value)])
  // A text longer than 255 bytes comes in pieces.
  const pieces = value.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(pieces.map(piece => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])))
}

const nameOf = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map(label => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])

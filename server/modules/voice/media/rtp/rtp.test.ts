import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monotonic } from '#server/core/monotonic.ts'
import { resampler } from '#server/providers/speech/resample.ts'
import { textOf, tonesMs, tonesOf } from '#server/test/fakes/tones.ts'
import type { FromWorker, WithoutLine } from '../messages.ts'
import { decodeMuLaw } from '../mu-law.ts'
import { openStream } from '../stream.ts'
import { light } from '../vad/light.ts'
import { type RtpPacket, readPacket } from './packet.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['hrtime'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A telephone that takes RTP, and our line to it, whose time passes only by hand. */
async function startLine() {
  const socket = createSocket('udp4')
  const packets: RtpPacket[] = []
  socket.on('message', bytes => {
    const packet = readPacket(bytes)
    if (packet) packets.push({ ...packet, payload: Uint8Array.from(packet.payload) })
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const bound = Promise.withResolvers<void>()
  const detector = await light()
  const stream = openStream(
    { openedAt: monotonic(), carriage: { kind: 'rtp', family: 4, ports: null }, detector },
    (message: WithoutLine<FromWorker>) => {
      if (message.is === 'bound') bound.resolve()
    },
  )
  await bound.promise
  const { port } = socket.address()
  const remote = { host: '127.0.0.1', port, codec: 'pcmu', keys: null, direction: 'sendrecv' } as const
  stream.take({ do: 'remote', remote })
  const last = Uint8Array.of(1, 2, 3)
  return {
    say(text: string) {
      stream.take({ do: 'play', utterance: text, pcm: tonesOf(text), turn: 1 })
      stream.take({ do: 'finish', utterance: text })
    },
    /** The thread runs for so long. */
    run(ms: number) {
      for (let passed = 0; passed < ms; passed += 10) {
        vi.advanceTimersByTime(10)
        stream.tick()
      }
    },
    /** The thread stands still for so long. */
    stall(ms: number) {
      vi.advanceTimersByTime(ms)
    },
    /** All packets, once the last has come. */
    async heard(): Promise<RtpPacket[]> {
      stream.take({ do: 'pass', bytes: last })
      await expect.poll(() => packets.at(-1)?.payload).toEqual(last)
      stream.close()
      socket.close()
      return packets.slice(0, -1)
    },
  }
}

const wordsIn = (packets: RtpPacket[]): string => {
  const bytes = Uint8Array.from(packets.flatMap(({ payload }) => [...payload]))
  return textOf(resampler(8_000, 16_000)(decodeMuLaw(bytes)))
}

test('a sentence stays whole, and keeps time, however long the thread stood still in the middle of it', async () => {
  const text = 'Hello, this is Mia.'
  for (let stall = 20; stall <= 420; stall += 5) {
    const line = await startLine()
    line.run(195)
    line.say(text)
    line.run(tonesMs(text) / 2)
    line.stall(stall)
    line.run(tonesMs(text))
    const packets = await line.heard()
    expect(wordsIn(packets), `after ${stall} ms`).toBe(text)
    const sent = packets.map(({ sequence }) => (sequence - packets[0]!.sequence) & 0xffff)
    expect(sent).toEqual(packets.map((_, n) => n))
    // What was said later was also dated later: the clock of the packets is that of the world, to a frame and the lead.
    const clockMs = ((packets.at(-1)!.timestamp - packets[0]!.timestamp) >>> 0) / 8
    const worldMs = 195 + 1.5 * tonesMs(text) + stall
    expect(Math.abs(clockMs - worldMs), `after ${stall} ms`).toBeLessThanOrEqual(60)
  }
})

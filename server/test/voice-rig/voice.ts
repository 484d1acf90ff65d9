import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { tonesMs, tonesOf } from '../fakes/tones.ts'
import { createFaults, type Faults, type Span, within } from './manner.ts'

/** How the voice speaks: in tones that hold the words. */
export interface VoiceManner {
  /** From the request to the first sound. */
  firstMs: Span
  /** Sound comes in bursts of so many milliseconds. */
  burstMs: number
  /** Seconds of sound made in a second: 4 is quick; 0.8 is slower than it is spoken. */
  pace: number
  /** A `cut` breaks off after so many milliseconds of sound. */
  cutAtMs: Span
  rate: number
}

export interface RigVoice extends Faults {
  /** From now on. */
  set(manner: Partial<VoiceManner>): void
  /** The texts it was asked to speak, in order, when (`performance.now()`), and which of them failed. */
  asked: { text: string; voice: string; at: number; failed: boolean; left: boolean }[]
}

/** Speech in the shape of OpenAI's: raw PCM, streamed as it is made. */
export function addVoice(server: FastifyInstance, given: Partial<VoiceManner>): RigVoice {
  const manner: VoiceManner = {
    firstMs: [200, 400],
    burstMs: 250,
    pace: 4,
    cutAtMs: [400, 1200],
    rate: 24_000,
    ...given,
  }
  const faults = createFaults()
  const asked: RigVoice['asked'] = []
  server.post<{ Body: { input: string; voice: string } }>('/v1/audio/speech', async (request, reply) => {
    const failure = faults.take()
    const { input: text, voice } = request.body
    const one = { text, voice, at: performance.now(), failed: failure !== null, left: false }
    asked.push(one)
    const { raw } = reply
    raw.on('close', () => {
      one.left = !raw.writableFinished
    })
    if (failure === 'hang') return reply.hijack()
    if (failure === 'refuse') return reply.hijack().raw.destroy()
    await sleep(within(manner.firstMs))
    if (failure && typeof failure === 'object')
      return reply.code(failure.status).send({ error: { message: 'failed by the rig' } })
    const { rate, burstMs } = manner
    const pcm = tonesOf(request.body.input, rate)
    const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)
    const cutAt = failure === 'cut' ? Math.min(within(manner.cutAtMs), tonesMs(request.body.input) / 2) : null
    reply.hijack()
    raw.writeHead(200, { 'content-type': 'application/octet-stream' })
    const bytesOf = (ms: number) => Math.round((ms * rate) / 1000) * 2
    for (let at = 0; at < bytes.length && !raw.destroyed; at += bytesOf(burstMs)) {
      if (cutAt !== null && at >= bytesOf(cutAt)) return void setTimeout(() => raw.destroy(), 20)
      raw.write(bytes.subarray(at, at + bytesOf(burstMs)))
      await sleep(burstMs / manner.pace)
    }
    raw.end()
  })
  return { ...faults, asked, set: how => void Object.assign(manner, how) }
}

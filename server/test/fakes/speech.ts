import { buffer } from 'node:stream/consumers'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyReply } from 'fastify'
import { wavFormat, wavOf } from '#server/providers/speech/wav.ts'
import { textOf, tonesOf } from './tones.ts'

/** How a request fails. `hang` never answers, `cut` breaks off after the first sound, `cutAt` after that share of it. */
export type SpeechFailure = { status: number; body?: unknown } | { cutAt: number } | 'cut' | 'hang'

export interface FakeSpeech {
  /** The base address, ending in `/v1`. */
  url: string
  /** The address of the streaming recogniser: `ws://…/v1/listen`. */
  listenUrl: string
  /** The requests, in order: the fields of a form, or the JSON of a text to speak. */
  requests: {
    path: string
    headers: Record<string, unknown>
    fields: Record<string, unknown>
    pcm?: Int16Array
  }[]
  /** Recognises the next stretches of speech as these words, one each; it reads others from their tones. */
  hear(...texts: string[]): void
  /** The next requests of either kind fail, one each. */
  failNext(...failures: SpeechFailure[]): void
  /** No more requests fail. */
  clear(): void
  /** From now on. */
  set(how: Partial<SpeechManner>): void
  /**
   * The messages to the streaming recogniser, without those of sound; and its connections, so that a test can cut
   * them.
   */
  messages: string[]
  connections: {
    query: Record<string, string>
    headers: Record<string, unknown>
    cut(): void
    send(text: string): void
  }[]
  close(): Promise<void>
}

interface SpeechManner {
  /** How long recognition and speech take, in milliseconds; for speech, until the first sound. */
  hearMs: number
  speakMs: number
  /** The sample rate of spoken PCM. */
  rate: number
  /** Sends files although the client asked for PCM. */
  wav: boolean
  /** Whether `Finalize` is confirmed; the words come anyway. */
  confirms: boolean
  hears(pcm: Int16Array): string | Promise<string>
  speaks(text: string, rate: number): Int16Array | Promise<Int16Array>
}

/**
 * A speech server in the shape of OpenAI's, and a streaming recogniser in the shape of Deepgram's. It speaks in tones
 * that encode the text, so it recognises its own speech word by word; `real-speech.ts` uses real speech.
 */
export async function startFakeSpeech(given: Partial<SpeechManner> = {}): Promise<FakeSpeech> {
  const manner: SpeechManner = {
    hearMs: 0,
    speakMs: 0,
    rate: 24_000,
    wav: false,
    confirms: true,
    hears: pcm => textOf(pcm),
    speaks: (text, rate) => tonesOf(text, rate),
    ...given,
  }
  const fake: Pick<FakeSpeech, 'requests' | 'messages' | 'connections'> = {
    requests: [],
    messages: [],
    connections: [],
  }
  const queue: string[] = []
  const failures: SpeechFailure[] = []
  const recognise = async (pcm: Int16Array) => queue.shift() ?? (await manner.hears(pcm))
  const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

  const server = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true })
  await server.register(websocket)
  server.addContentTypeParser(
    'multipart/form-data',
    async (request: { headers: object }, body: NodeJS.ReadableStream) =>
      new Response(await buffer(body as never), { headers: request.headers as never }).formData(),
  )
  const failed = (reply: FastifyReply, failure: SpeechFailure | undefined) => {
    if (failure === undefined || failure === 'cut' || (failure !== 'hang' && 'cutAt' in failure)) return false
    reply.hijack()
    if (failure === 'hang') return true
    reply.raw.writeHead(failure.status, { 'content-type': 'application/json' })
    reply.raw.end(JSON.stringify(failure.body ?? { error: { message: 'failed by the test' } }))
    return true
  }

  server.post<{ Body: FormData }>('/v1/audio/transcriptions', async (request, reply) => {
    const file = request.body.get('file') as File
    const bytes = await file.bytes()
    const format = wavFormat(bytes)
    if (!format || format === 'unreadable') return reply.code(400).send({ error: { message: 'no WAV' } })
    const sound = bytes.slice(format.from)
    const pcm = new Int16Array(sound.buffer, 0, sound.length >> 1)
    const fields = Object.fromEntries([...request.body].filter(([name]) => name !== 'file'))
    fake.requests.push({ path: request.url, headers: request.headers, fields, pcm })
    const failure = failures.shift()
    if (failed(reply, failure)) return reply
    if (failure === 'cut') return reply.hijack().raw.destroy()
    await wait(manner.hearMs)
    return { text: await recognise(pcm) }
  })

  server.post<{ Body: { input: string } }>('/v1/audio/speech', async (request, reply) => {
    fake.requests.push({ path: request.url, headers: request.headers, fields: request.body })
    const failure = failures.shift()
    if (failed(reply, failure)) return reply
    const pcm = await manner.speaks(request.body.input, manner.rate)
    const bytes = manner.wav
      ? wavOf(pcm, manner.rate)
      : new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)
    await wait(manner.speakMs)
    const { raw } = reply.hijack()
    raw.writeHead(200, { 'content-type': 'application/octet-stream' })
    // Odd pieces, as networks make them.
    const end = typeof failure === 'object' && 'cutAt' in failure ? bytes.length * failure.cutAt : Infinity
    for (let at = 0; at < bytes.length && !raw.destroyed; at += 4801) {
      raw.write(bytes.subarray(at, at + 4801))
      if (failure === 'cut' || at > end) return void setTimeout(() => raw.destroy(), 20)
    }
    raw.end()
  })

  server.get<{ Querystring: Record<string, string> }>(
    '/v1/listen',
    { websocket: true },
    (socket, request) => {
      fake.connections.push({
        query: request.query,
        headers: request.headers,
        cut: () => socket.terminate(),
        send: text => socket.send(text),
      })
      let pcm = new Int16Array(0)
      let before = 0
      socket.on('message', async (data: Buffer, isBinary: boolean) => {
        if (isBinary) {
          const more = new Int16Array(Uint8Array.from(data).buffer)
          const all = new Int16Array(pcm.length + more.length)
          all.set(pcm)
          all.set(more, pcm.length)
          pcm = all
          return
        }
        const { type } = JSON.parse(data.toString())
        fake.messages.push(type)
        if (type !== 'Finalize') return
        const stretch = pcm
        pcm = new Int16Array(0)
        const start = before
        before += stretch.length / 16_000
        await wait(manner.hearMs)
        const words = (await recognise(stretch)).split(' ')
        // In two pieces, as for a person who speaks for long.
        for (const [first, transcript] of [words.slice(0, 2), words.slice(2)]
          .map(part => part.join(' '))
          .entries()) {
          const duration = first === 0 ? stretch.length / 32_000 : stretch.length / 16_000
          const confirmed = first === 1 && manner.confirms ? { from_finalize: true } : {}
          const channel = { alternatives: [{ transcript, confidence: 1, words: [] }] }
          socket.send(
            JSON.stringify({ type: 'Results', start, duration, is_final: true, channel, ...confirmed }),
          )
        }
      })
    },
  )

  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...fake,
    url: `${url}/v1`,
    listenUrl: `${url.replace('http', 'ws')}/v1/listen`,
    hear: (...texts) => void queue.push(...texts),
    failNext: (...next) => void failures.push(...next),
    clear: () => void failures.splice(0),
    set: how => void Object.assign(manner, how),
    close: () => server.close(),
  }
}

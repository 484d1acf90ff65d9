import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { wavFormat } from '#server/providers/speech/wav.ts'
import { textOf } from '../fakes/tones.ts'
import { createFaults, type Faults, type Span, within } from './manner.ts'

/** How the recogniser hears. It reads the words from the tones of the sound, and from nothing else. */
export interface RecogniserManner {
  /** From a request, or from `Finalize`, to the words. */
  hearMs: Span
  /** From the sound of a word to the partial that has it, and how often partials come. */
  partialMs: Span
  partialEveryMs: number
  /** Whether `Finalize` is confirmed (`from_finalize`). The words come anyway. */
  confirms: boolean
  /** The words of this many milliseconds of sound are final by themselves; null: only `Finalize` makes them so. */
  segmentMs: number | null
  /** A recogniser of several languages tells which one it heard; null: it knows only the one that it was asked for. */
  hearsLanguage: ((text: string) => string) | null
}

export interface RigRecogniser extends Faults {
  /** From now on. */
  set(manner: Partial<RecogniserManner>): void
  /** What it has heard, in order, and when it said so (`performance.now()`). */
  heard: { text: string; at: number; final: boolean }[]
  /** In which language it was asked to hear, request by request. */
  languages: string[]
  /** Breaks the streams off that are open. */
  cutStreams(): void
  /** Open streams take sound and say nothing any more, until they are opened anew. */
  hangStreams(): void
}

/** A stream without sound and without `KeepAlive` is closed after so long. */
const idleMs = 10_000

/** Transcription in the shape of OpenAI's, and a streaming recogniser in the shape of Deepgram's (`/v1/listen`). */
export function addRecogniser(server: FastifyInstance, given: Partial<RecogniserManner>): RigRecogniser {
  const manner: RecogniserManner = {
    hearMs: [150, 500],
    partialMs: [150, 500],
    partialEveryMs: 250,
    confirms: true,
    segmentMs: null,
    hearsLanguage: null,
    ...given,
  }
  const faults = createFaults()
  const heard: RigRecogniser['heard'] = []
  const languages: string[] = []
  const streams = new Set<{ socket: WebSocket; hang(): void }>()
  const note = (text: string, final: boolean) => heard.push({ text, at: performance.now(), final })

  server.addContentTypeParser(
    'multipart/form-data',
    async (request: { headers: object }, body: NodeJS.ReadableStream) =>
      new Response(await buffer(body as never), { headers: request.headers as never }).formData(),
  )
  server.post<{ Body: FormData }>('/v1/audio/transcriptions', async (request, reply) => {
    languages.push(String(request.body.get('language')))
    const bytes = await (request.body.get('file') as File).bytes()
    const format = wavFormat(bytes)
    if (!format || format === 'unreadable') return reply.code(400).send({ error: { message: 'no WAV' } })
    const sound = bytes.slice(format.from)
    const failure = faults.take()
    if (failure === 'hang') return reply.hijack()
    if (failure === 'refuse' || failure === 'cut') return reply.hijack().raw.destroy()
    await sleep(within(manner.hearMs))
    if (failure) return reply.code(failure.status).send({ error: { message: 'failed by the rig' } })
    const text = textOf(new Int16Array(sound.buffer, 0, sound.length >> 1))
    note(text, true)
    return { text }
  })

  server.get<{ Querystring: Record<string, string> }>(
    '/v1/listen',
    {
      websocket: true,
      // A refusal comes before the upgrade, as real ones do.
      preValidation: async (request, reply) => {
        const failure = faults.take()
        if (failure === 'hang') await new Promise(() => {})
        if (failure === 'refuse') request.raw.socket.destroy()
        if (failure && typeof failure === 'object')
          await reply.code(failure.status).send({ err_msg: 'failed' })
        if (failure === 'cut') request.headers['x-rig'] = 'cut'
      },
    },
    (socket, request) => {
      languages.push(request.query.language ?? 'en')
      const interims = request.query.interim_results === 'true'
      const stream = listen(socket, { interims, manner, note })
      const open = { socket, hang: stream.hang }
      streams.add(open)
      socket.on('close', () => streams.delete(open))
      if (request.headers['x-rig'] === 'cut') stream.cutWithWords()
    },
  )

  return {
    ...faults,
    heard,
    languages,
    set: how => void Object.assign(manner, how),
    cutStreams() {
      for (const { socket } of streams) socket.terminate()
    },
    hangStreams() {
      for (const { hang } of streams) hang()
    },
  }
}

/** One stream of the recogniser. Words are told in the order of their sound, each as late as the manner says. */
function listen(
  socket: WebSocket,
  given: { interims: boolean; manner: RecogniserManner; note(text: string, final: boolean): unknown },
) {
  const { manner, interims, note } = given
  /** The sound since the last `Finalize`; of its words, so many characters were told as final. */
  let pcm = new Int16Array(0)
  let told = 0
  let began = 0
  let partialAt = 0
  let segmentAt = 0
  let hangs = false
  let cuts = false
  let earlier: Promise<unknown> = Promise.resolve()
  let idle = setTimeout(() => socket.close(1011, 'NET-0001'), idleMs)
  const ms = () => pcm.length / 16

  function tell(
    given: { text: string; from: number; to: number; final: boolean; confirmed: boolean },
    delayMs: number,
  ): void {
    const { text, from, to, final, confirmed } = given
    const message = {
      type: 'Results',
      start: from / 1000,
      duration: (to - from) / 1000,
      is_final: final,
      speech_final: false,
      ...(confirmed && { from_finalize: true }),
      channel: { alternatives: [{ transcript: text, confidence: 1, words: [], ...languagesOf(text) }] },
    }
    // A connection keeps its order: what is late holds up what comes behind.
    earlier = Promise.all([earlier, sleep(delayMs)]).then(() => {
      if (hangs || socket.readyState !== socket.OPEN) return
      if (cuts) return socket.terminate()
      note(text, final)
      socket.send(JSON.stringify(message))
    })
  }
  const languagesOf = (text: string) =>
    manner.hearsLanguage && text ? { languages: [manner.hearsLanguage(text)] } : {}
  /** The words that are not final yet. Half a word at the end is none. */
  const rest = (whole: boolean) => {
    const text = textOf(pcm)
    return (whole ? text : text.replace(/\S*$/u, '')).slice(told)
  }
  function final(whole: boolean, delayMs: number, confirmed: boolean): void {
    const text = rest(whole)
    const to = began + ms()
    tell({ text: text.trim(), from: began + segmentAt, to, final: true, confirmed }, delayMs)
    told += text.length
    segmentAt = ms()
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    clearTimeout(idle)
    idle = setTimeout(() => socket.close(1011, 'NET-0001'), idleMs)
    if (!isBinary) {
      const { type } = JSON.parse(data.toString())
      if (type === 'CloseStream') return socket.close()
      if (type !== 'Finalize') return
      final(true, within(manner.hearMs), manner.confirms)
      began += ms()
      pcm = new Int16Array(0)
      told = 0
      segmentAt = 0
      partialAt = 0
      return
    }
    const more = new Int16Array(Uint8Array.from(data).buffer)
    const all = new Int16Array(pcm.length + more.length)
    all.set(pcm)
    all.set(more, pcm.length)
    pcm = all
    if (manner.segmentMs && ms() - segmentAt >= manner.segmentMs) final(false, within(manner.hearMs), false)
    if (!interims || ms() - partialAt < manner.partialEveryMs) return
    partialAt = ms()
    const text = rest(false).trim()
    if (text)
      tell(
        { text, from: began + segmentAt, to: began + ms(), final: false, confirmed: false },
        within(manner.partialMs),
      )
  })
  socket.on('close', () => clearTimeout(idle))
  return {
    hang() {
      hangs = true
    },
    /** Breaks off instead of saying its first words. */
    cutWithWords() {
      cuts = true
    },
  }
}

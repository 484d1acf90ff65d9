import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { wavOf } from '#server/providers/speech/wav.ts'
import { tonesOf } from './tones.ts'

/**
 * How an answer goes wrong. `hang` sends nothing at all, `stall` stops after the first sound, `cut` breaks off there,
 * `endless` never stops, `silent` holds no sound.
 */
export type VoiceFailure =
  | { status: number; body: unknown }
  | 'hang'
  | 'stall'
  | 'cut'
  | 'endless'
  | 'silent'
  | 'mp3'
  | 'page'
  | 'wav'

export interface FakeVoices {
  url: string
  requests: { path: string; query: Record<string, string>; headers: Record<string, unknown>; body: unknown }[]
  /** The next answers go wrong in this way, one each. */
  failNext(...failures: VoiceFailure[]): void
  close(): Promise<void>
}

/**
 * The streaming voices of Deepgram, ElevenLabs and Cartesia, from their documentation: what each asks for, what it refuses, and
 * in which words. They speak in tones that encode the text.
 */
export async function startFakeVoices(): Promise<FakeVoices> {
  const requests: FakeVoices['requests'] = []
  const failures: VoiceFailure[] = []
  const server = Fastify({ forceCloseConnections: true })

  async function speak(reply: FastifyReply, text: string): Promise<void> {
    const failure = failures.shift()
    const { raw } = reply.hijack()
    if (failure === 'hang') return
    if (typeof failure === 'object') {
      raw.writeHead(failure.status, { 'content-type': 'application/json' })
      return void raw.end(typeof failure.body === 'string' ? failure.body : JSON.stringify(failure.body))
    }
    raw.writeHead(200, { 'content-type': 'application/octet-stream' })
    if (failure === 'silent') return void raw.end()
    if (failure === 'mp3') return void raw.end(Buffer.from('ID3\x04\x00\x00\x00\x00'))
    if (failure === 'page') return void raw.end('<!doctype html><title>Sign in</title>')
    const pcm = tonesOf(text)
    const bytes = failure === 'wav' ? wavOf(pcm) : new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)
    // Odd pieces, as networks make them.
    const odd = failure === 'endless' ? 1_000_001 : 1601
    for (let at = 0; !raw.destroyed && (at < bytes.length || failure === 'endless'); at += odd) {
      const piece = failure === 'endless' ? Buffer.alloc(odd) : bytes.subarray(at, at + odd)
      if (!raw.write(piece)) await new Promise(done => raw.once('drain', done).once('close', done))
      if (failure === 'stall') return
      await new Promise(setImmediate)
      if (failure === 'cut') return void setTimeout(() => raw.destroy(), 20)
    }
    raw.end()
  }
  const keep = ({ url, query, headers, body }: FastifyRequest) =>
    void requests.push({
      path: url.split('?')[0]!,
      query: query as Record<string, string>,
      headers,
      body,
    })

  server.post<{ Body: { text?: string }; Querystring: Record<string, string> }>(
    '/v1/speak',
    async (request, reply) => {
      keep(request)
      const { encoding, sample_rate, container, model = '' } = request.query
      const bad = (err_msg: string) =>
        reply.code(400).send({ err_code: 'Bad Request', err_msg, request_id: 'r' })
      if (request.headers.authorization !== 'Token key')
        return reply
          .code(401)
          .send({ err_code: 'INVALID_AUTH', err_msg: 'Invalid credentials.', request_id: 'r' })
      if (!/^aura-(2-)?[a-z]+-[a-z]{2}$/.test(model)) return bad('No such model/version combination found.')
      if (encoding !== 'linear16' || sample_rate !== '16000' || container !== 'none')
        return bad('This stand-in sends raw sound at 16 kHz only.')
      if (!request.body.text || request.body.text.length > 2000)
        return bad('Input text is empty or too long.')
      return speak(reply, request.body.text)
    },
  )

  server.post<{
    Body: Record<string, unknown>
    Params: { voice: string }
    Querystring: Record<string, string>
  }>('/v1/text-to-speech/:voice/stream', async (request, reply) => {
    keep(request)
    const { text, model_id, language_code } = request.body
    const refuse = (status: number, code: string, message: string) =>
      reply.code(status).send({ detail: { status: code, message } })
    if (request.headers['xi-api-key'] !== 'key') return refuse(401, 'invalid_api_key', 'Invalid API key')
    if (request.params.voice === 'missing')
      return refuse(404, 'voice_not_found', 'A voice with the voice_id missing was not found.')
    if (language_code && !String(model_id).endsWith('_v2_5'))
      return refuse(400, 'unsupported_language', `Model '${model_id}' does not support the language_code.`)
    if (request.query.output_format !== 'pcm_16000' || typeof text !== 'string')
      return reply.code(422).send({ detail: [{ loc: ['query'], msg: 'unexpected', type: 'value_error' }] })
    return speak(reply, text)
  })

  server.post<{ Body: { transcript?: string; voice?: unknown; output_format?: unknown; model_id?: string } }>(
    '/tts/bytes',
    async (request, reply) => {
      keep(request)
      const { transcript, voice, output_format, model_id } = request.body
      const refuse = (status: number, error_code: string, message: string) =>
        reply.code(status).send({ error_code, title: 'Refused', message, request_id: 'r' })
      if (request.headers.authorization !== 'Bearer key')
        return refuse(401, 'unauthorized', 'Invalid API key')
      if (!/^\d{4}-\d\d-\d\d$/.test(String(request.headers['cartesia-version'])))
        return refuse(400, 'version_missing', 'The Cartesia-Version header is missing.')
      const format = { container: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000 }
      if (!transcript || !model_id || JSON.stringify(output_format) !== JSON.stringify(format) || !voice)
        return refuse(400, 'bad_request', 'Invalid request')
      return speak(reply, transcript)
    },
  )

  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return { url, requests, failNext: (...next) => void failures.push(...next), close: () => server.close() }
}

import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { textOf } from './tones.ts'

export interface FakeFlux {
  /** `ws://…/v2/listen` */
  url: string
  /** An address of the same server that refuses every connection with this status. */
  refusing(status: number): string
  connections: {
    query: Record<string, string | string[]>
    headers: Record<string, unknown>
    /** The messages of the client, without those of sound. */
    messages: string[]
    /** Seconds of sound that came. */
    seconds(): number
    send(text: string): void
    cut(): void
    close(code: number, reason: string): void
  }[]
  /**
   * From now on. `lagMs`: by how much it is behind. `times`: whether words have times. `deaf`: it never says anything. `greeting`: its first message.
   * `languages`: those that a model of several hears.
   */
  set(how: Partial<FluxManner>): void
  close(): Promise<void>
}

interface FluxManner {
  lagMs: number
  times: boolean
  deaf: boolean
  greeting: string | null
  languages: string[]
}

const rate = 16_000
const frame = (80 * rate) / 1000
/** What it asks for in its address, and takes. */
const known =
  'model encoding sample_rate eager_eot_threshold eot_threshold eot_timeout_ms keyterm language_hint numerals'

/**
 * Deepgram's Flux, from its documentation: turns with updates every 250 ms of sound, eager ends, ends and resumptions, and
 * `ForceEndTurn`. It understands the tones of `tonesOf`. A likely end comes behind 240 ms of silence, the end behind 800 ms.
 */
export async function startFakeFlux(): Promise<FakeFlux> {
  const manner: FluxManner = { lagMs: 0, times: true, deaf: false, greeting: null, languages: [] }
  const connections: FakeFlux['connections'] = []
  const server = Fastify({ forceCloseConnections: true })
  await server.register(websocket)

  server.get<{ Params: { status: string } }>(
    '/refused/:status',
    {
      websocket: true,
      preValidation: async (request, reply) =>
        reply.code(Number(request.params.status)).send({ err_code: 'REFUSED', err_msg: 'Refused.' }),
    },
    () => {},
  )

  server.get<{ Querystring: Record<string, string | string[]> }>(
    '/v2/listen',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { model, encoding, sample_rate, eager_eot_threshold, language_hint } = request.query
        const eager = Number(eager_eot_threshold ?? 0.5)
        const isRight =
          Object.keys(request.query).every(name => known.split(' ').includes(name)) &&
          (model === 'flux-general-en' || model === 'flux-general-multi') &&
          (!language_hint || model === 'flux-general-multi') &&
          encoding === 'linear16' &&
          Number(sample_rate) === rate &&
          eager >= 0.3 &&
          eager <= 0.9
        if (!isRight) return reply.code(400).send({ err_code: 'Bad Request', err_msg: 'Bad Request' })
      },
    },
    (socket, request) => {
      const messages: string[] = []
      let pcm = new Int16Array(0)
      let sequence = 0
      let index = 0
      let turn: { from: number; state: 'speaking' | 'awaiting' } | null = null
      /** Samples that are transcribed; where a voice was heard last; where the turn before ended. */
      let done = 0
      let lastVoice = 0
      let ended = 0
      let told = 0

      const say = (message: object) => socket.send(JSON.stringify({ sequence_id: sequence++, ...message }))
      function info(event: string, more: object = {}): void {
        told = done
        const from = turn ? turn.from : done
        const transcript = turn ? textOf(pcm.subarray(from, done)) : ''
        const spoken = transcript.split(' ').filter(Boolean)
        const each = (lastVoice - from) / rate / Math.max(1, spoken.length)
        const words = spoken.map((word, at) => ({
          word,
          confidence: 0.9,
          ...(manner.times && { start: from / rate + at * each, end: from / rate + (at + 1) * each }),
        }))
        say({
          type: 'TurnInfo',
          request_id: 'r',
          event,
          turn_index: index,
          audio_window_start: from / rate,
          audio_window_end: done / rate,
          transcript,
          words,
          ...(request.query.model === 'flux-general-multi' && { languages: manner.languages }),
          end_of_turn_confidence: event === 'EndOfTurn' ? 0.9 : 0.1,
          ...more,
        })
      }
      function end(trigger: string): void {
        info('EndOfTurn', { trigger })
        turn = null
        ended = done
        index += 1
      }
      function transcribe(): void {
        const piece = pcm.subarray(done, done + frame)
        done += frame
        const isVoice = piece.some(sample => Math.abs(sample) > 1000)
        if (isVoice) lastVoice = done
        if (isVoice && !turn && textOf(pcm.subarray(ended, done))) {
          turn = { from: ended, state: 'speaking' }
          info('StartOfTurn')
          return
        }
        const silentMs = ((done - lastVoice) / rate) * 1000
        if (turn && isVoice && turn.state === 'awaiting') {
          turn.state = 'speaking'
          info('TurnResumed')
        } else if (turn && silentMs >= 800) end('model')
        else if (turn?.state === 'speaking' && silentMs >= 240 && request.query.eager_eot_threshold) {
          turn.state = 'awaiting'
          info('EagerEndOfTurn')
        } else if (done - told >= rate / 4) info('Update')
      }
      function take(data: Buffer, isBinary: boolean): void {
        if (manner.deaf) return
        if (isBinary) {
          const more = new Int16Array(Uint8Array.from(data).buffer)
          const all = new Int16Array(pcm.length + more.length)
          all.set(pcm)
          all.set(more, pcm.length)
          pcm = all
          while (pcm.length - done >= frame) transcribe()
          return
        }
        const { type } = JSON.parse(data.toString())
        if (type === 'ForceEndTurn' && turn) end('manual')
        if (type === 'CloseStream') socket.close(1000)
        if (type !== 'ForceEndTurn' && type !== 'CloseStream') {
          say({ type: 'Error', code: 'UNPARSABLE_CLIENT_MESSAGE', description: 'Unknown message type.' })
          socket.close(1008)
        }
      }

      let seconds = 0
      connections.push({
        query: request.query,
        headers: request.headers,
        messages,
        seconds: () => seconds,
        send: text => socket.send(text),
        cut: () => socket.terminate(),
        close: (code, reason) => socket.close(code, reason),
      })
      if (manner.greeting) socket.send(manner.greeting)
      else say({ type: 'Connected', request_id: 'r' })
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) seconds += data.length / 2 / rate
        else messages.push(JSON.parse(data.toString()).type)
        if (manner.lagMs) setTimeout(take, manner.lagMs, data, isBinary)
        else take(data, isBinary)
      })
    },
  )

  const url = (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
  return {
    url: `${url}/v2/listen`,
    refusing: status => `${url}/refused/${status}`,
    connections,
    set: how => void Object.assign(manner, how),
    close: () => server.close(),
  }
}

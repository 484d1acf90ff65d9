import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import type { WebSocket } from 'ws'
import { textOf, tonesOf } from './tones.ts'

// biome-ignore lint/suspicious/noExplicitAny: the client's events have as many shapes as the protocol
type Json = any

/** What the model answers in text: words, calls of functions, or both. */
export interface RealtimeAnswer {
  text?: string
  tools?: { name: string; arguments: unknown }[]
}

export interface FakeRealtime {
  /** `ws://…/v1/realtime` */
  url: string
  /** An address of the same server that refuses every connection with this status. */
  refusing(status: number): string
  connections: { query: Record<string, string>; headers: Record<string, unknown>; events: Json[] }[]
  /** All events of the client of this type, in order. */
  sent(type: string): Json[]
  /** What it was asked to speak, in order. */
  spoken: string[]
  /** The words that it heard, in order. */
  heard: string[]
  set(manner: Partial<RealtimeManner>): void
  /** Breaks all connections off, or says on all that the hour is over. */
  cut(): void
  expire(): void
  close(): Promise<void>
}

interface RealtimeManner {
  /** How its events are spelled and its sessions are configured. */
  wording: 'beta' | 'current'
  /** The answer to a request for text. `heard`: the words of the sound that it was given with it. */
  answer(asked: { said: string; heard: string[]; input: Json[] }): RealtimeAnswer
  /** What it says when it is asked to say this; the same words unless it misbehaves. */
  reads(text: string): string
  /** A request for text, or for sound, or for words fails so. `cut`: the connection breaks off in the middle of the sound. */
  text: 'hang' | 'error' | 'failed' | null
  sound: 'hang' | 'error' | 'cut' | null
  words: 'hang' | 'failed' | null
  /** It says this instead of opening a session. */
  greeting: string | null
  firstMs: number
}

const rate = 24_000

/**
 * OpenAI's Realtime server, from its documentation: sessions, an input buffer that is committed by the client and written
 * down, responses outside the conversation in text or in sound, function calls, and errors. It refuses what the documentation
 * does not know. The words of its sound are tones, and it understands tones.
 */
export async function startFakeRealtime(given: Partial<RealtimeManner> = {}): Promise<FakeRealtime> {
  const manner: RealtimeManner = {
    wording: 'current',
    answer: () => ({ text: 'Hello.' }),
    reads: text => text,
    text: null,
    sound: null,
    words: null,
    greeting: null,
    firstMs: 150,
    ...given,
  }
  const server = Fastify({ forceCloseConnections: true })
  await server.register(websocket)
  const connections: FakeRealtime['connections'] = []
  const sockets = new Set<WebSocket>()
  const [spoken, heard]: [string[], string[]] = [[], []]

  server.get<{ Params: { status: string } }>(
    '/refused/:status',
    {
      websocket: true,
      preValidation: async (request, reply) =>
        reply.code(Number(request.params.status)).send({ error: { message: 'Refused.' } }),
    },
    () => {},
  )
  server.get<{ Querystring: Record<string, string> }>(
    '/v1/realtime',
    { websocket: true },
    (socket, request) => {
      const events: Json[] = []
      connections.push({ query: request.query, headers: request.headers, events })
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (manner.greeting) return socket.send(manner.greeting)
      const session = openSession(socket, { manner, spoken, heard })
      socket.on('message', (data: Buffer) => {
        const event = JSON.parse(data.toString())
        events.push(event)
        session.take(event)
      })
    },
  )
  const url = (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
  return {
    url: `${url}/v1/realtime`,
    refusing: status => `${url}/refused/${status}`,
    connections,
    sent: type => connections.flatMap(({ events }) => events).filter(event => event.type === type),
    spoken,
    heard,
    set: how => void Object.assign(manner, how),
    cut() {
      for (const socket of sockets) socket.terminate()
    },
    expire() {
      for (const socket of sockets) {
        const error = {
          type: 'invalid_request_error',
          code: 'session_expired',
          message: 'Your session hit the maximum duration of 60 minutes.',
        }
        socket.send(JSON.stringify({ type: 'error', event_id: 'event_x', error }))
        socket.close(1001)
      }
    },
    close: () => server.close(),
  }
}

function openSession(
  socket: WebSocket,
  { manner, spoken, heard }: { manner: RealtimeManner; spoken: string[]; heard: string[] },
) {
  const isBeta = manner.wording === 'beta'
  const items = new Map<string, string>()
  let count = 0
  let buffer: Buffer[] = []
  const cancelled = new Set<string>()
  const id = (of: string) => `${of}_${++count}`
  const say = (event: Json) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ event_id: id('event'), ...event }))
  }
  const refuse = (event: Json, message: string, code = 'invalid_value') =>
    say({
      type: 'error',
      error: { type: 'invalid_request_error', code, message, event_id: event.event_id ?? null },
    })
  const format = { type: 'audio/pcm', rate }
  say({
    type: 'session.created',
    session: isBeta
      ? {
          id: 'sess',
          object: 'realtime.session',
          modalities: ['text', 'audio'],
          turn_detection: { type: 'server_vad' },
        }
      : {
          id: 'sess',
          object: 'realtime.session',
          type: 'realtime',
          audio: { input: { format }, output: { format } },
        },
  })

  function configure(event: Json): void {
    const { session } = event
    const isRight = isBeta
      ? session.type === undefined &&
        session.input_audio_format === 'pcm16' &&
        session.turn_detection === null
      : session.type === 'realtime' &&
        session.audio.input.format.rate === rate &&
        session.audio.input.turn_detection === null
    if (isRight) say({ type: 'session.updated', session })
    else refuse(event, "Unknown parameter: 'session'.", 'unknown_parameter')
  }

  function commit(event: Json): void {
    const bytes = Buffer.concat(buffer)
    buffer = []
    if (bytes.length < rate * 2 * 0.1)
      return void refuse(event, 'Expected at least 100ms of audio.', 'input_audio_buffer_commit_empty')
    const item = id('item')
    const text = textOf(new Int16Array(Uint8Array.from(bytes).buffer), rate)
    items.set(item, text)
    say({ type: 'input_audio_buffer.committed', previous_item_id: null, item_id: item })
    say({
      type: isBeta ? 'conversation.item.created' : 'conversation.item.added',
      item: { id: item, type: 'message', role: 'user' },
    })
    if (manner.words === 'hang') return
    const name = 'conversation.item.input_audio_transcription'
    const failed = manner.words === 'failed'
    setTimeout(() => {
      if (failed)
        return say({
          type: `${name}.failed`,
          item_id: item,
          content_index: 0,
          error: { code: 'audio_unintelligible' },
        })
      heard.push(text)
      for (const delta of text.match(/\S+\s*/g) ?? [])
        say({ type: `${name}.delta`, item_id: item, content_index: 0, delta })
      say({ type: `${name}.completed`, item_id: item, content_index: 0, transcript: text })
    }, manner.firstMs)
  }

  function respond(event: Json): void {
    const asked = event.response
    const modalities: string[] = asked[isBeta ? 'modalities' : 'output_modalities'] ?? []
    const unknown = Object.keys(asked).find(name => !knownIn(isBeta).includes(name))
    if (unknown) return void refuse(event, `Unknown parameter: 'response.${unknown}'.`, 'unknown_parameter')
    if (asked.conversation !== 'none')
      return void refuse(event, 'Conversation already has an active response.')
    const isSound = modalities.includes('audio')
    const fault = isSound ? manner.sound : manner.text
    if (fault === 'error')
      return void say({
        type: 'error',
        error: {
          type: 'server_error',
          code: null,
          message: 'The server had an error.',
          event_id: event.event_id,
        },
      })
    const response = id('resp')
    const base = { response_id: response, item_id: id('item'), output_index: 0, content_index: 0 }
    const created = {
      id: response,
      object: 'realtime.response',
      status: 'in_progress',
      metadata: asked.metadata,
    }
    say({ type: 'response.created', response: created })
    const done = (status: string, details: Json = null) =>
      say({
        type: 'response.done',
        response: {
          id: response,
          status,
          status_details: details,
          metadata: asked.metadata,
          usage: { input_tokens: 20, output_tokens: 8 },
        },
      })
    if (fault === 'hang') return
    setTimeout(() => {
      if (cancelled.has(response)) return
      if (fault === 'failed')
        return done('failed', { type: 'failed', error: { type: 'server_error', code: 'model_error' } })
      if (isSound) return speak(asked, base, done)
      const { text, tools = [] } = manner.answer(readable(asked.input))
      for (const delta of text?.match(/\S+\s*/g) ?? [])
        say({ type: isBeta ? 'response.text.delta' : 'response.output_text.delta', ...base, delta })
      for (const { name, arguments: given } of tools) {
        const item = {
          id: id('item'),
          type: 'function_call',
          status: 'completed',
          name,
          call_id: id('call'),
          arguments: JSON.stringify(given),
        }
        say({
          type: 'response.function_call_arguments.done',
          ...base,
          call_id: item.call_id,
          arguments: item.arguments,
        })
        say({ type: 'response.output_item.done', ...base, item })
      }
      done('completed')
    }, manner.firstMs)
  }

  /** Sound four times as fast as it is heard, the words of it a little ahead. */
  function speak(asked: Json, base: Json, done: (status: string) => void): void {
    const given = asked.input.at(-1).content[0].text
    const text = manner.reads(given)
    spoken.push(given)
    const bytes = Buffer.from(tonesOf(text, rate).buffer)
    const words = text.match(/\S+\s*/g) ?? []
    const piece = rate * 2 * 0.2
    const pieces = Math.ceil(bytes.length / piece)
    const audio = isBeta ? 'response.audio' : 'response.output_audio'
    let at = 0
    const timer = setInterval(() => {
      if (cancelled.has(base.response_id)) {
        clearInterval(timer)
        return done('cancelled')
      }
      const upTo = (n: number) => Math.ceil((n / pieces) * words.length)
      for (const delta of words.slice(upTo(at), upTo(at + 1)))
        say({ type: `${audio}_transcript.delta`, ...base, delta })
      say({
        type: `${audio}.delta`,
        ...base,
        delta: bytes.subarray(at * piece, (at + 1) * piece).toString('base64'),
      })
      at += 1
      if (manner.sound === 'cut' && at > pieces / 2) {
        clearInterval(timer)
        return socket.terminate()
      }
      if (at < pieces) return
      clearInterval(timer)
      say({ type: `${audio}.done`, ...base })
      say({ type: `${audio}_transcript.done`, ...base, transcript: text })
      done('completed')
    }, 50)
    socket.on('close', () => clearInterval(timer))
  }

  /** The request as the model reads it. */
  function readable(input: Json[]) {
    const voices = input
      .filter(({ type }) => type === 'item_reference')
      .map(item => items.get(item.id) ?? '?')
    const last = input.findLast(({ role }) => role === 'user')?.content[0].text ?? ''
    return { said: last.split("The visitor's message:").at(-1)!.trim(), heard: voices, input }
  }

  return {
    take(event: Json) {
      switch (event.type) {
        case 'session.update':
          return configure(event)
        case 'input_audio_buffer.append':
          return void buffer.push(Buffer.from(event.audio, 'base64'))
        case 'input_audio_buffer.commit':
          return commit(event)
        case 'response.create':
          return respond(event)
        case 'response.cancel':
          return void cancelled.add(event.response_id)
        case 'conversation.item.delete':
          if (!items.delete(event.item_id))
            refuse(event, 'There is no such item.', 'item_delete_invalid_item_id')
          return say({ type: 'conversation.item.deleted', item_id: event.item_id })
        default:
          return refuse(event, `Invalid value: '${event.type}'.`)
      }
    },
  }
}

const knownIn = (isBeta: boolean): string[] => [
  ...['conversation', 'metadata', 'instructions', 'input', 'tools', 'tool_choice'],
  ...(isBeta
    ? ['modalities', 'voice', 'output_audio_format', 'temperature', 'max_response_output_tokens']
    : ['output_modalities', 'audio', 'max_output_tokens', 'prompt']),
]

import type { WebSocket } from 'ws'
import { textOf, tonesOf } from './tones.ts'

// biome-ignore lint/suspicious/noExplicitAny: the client's events have as many shapes as the protocol
type Json = any

/** What the model answers in text: words, calls of functions, or both. */
export interface RealtimeAnswer {
  text?: string
  tools?: { name: string; arguments: unknown }[]
}

export interface RealtimeManner {
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

/** One session of the server: what it takes, and what it says to that. */
export function openSession(
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
      if (socket.readyState !== socket.OPEN) return clearInterval(timer)
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

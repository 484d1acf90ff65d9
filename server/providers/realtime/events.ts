import { type Static, Type } from 'typebox'
import Schema from 'typebox/schema'

/** What we read of the server's events. Both spellings: that of the beta, and that of the API since August 2025. */
const ServerEvent = Type.Object({
  type: Type.String({ maxLength: 200 }),
  event_id: Type.Optional(Type.String()),
  response_id: Type.Optional(Type.String({ maxLength: 200 })),
  item_id: Type.Optional(Type.String({ maxLength: 200 })),
  delta: Type.Optional(Type.String()),
  transcript: Type.Optional(Type.String({ maxLength: 32_000 })),
  session: Type.Optional(
    Type.Object({ type: Type.Optional(Type.String()), modalities: Type.Optional(Type.Any()) }),
  ),
  item: Type.Optional(
    Type.Object({
      type: Type.Optional(Type.String()),
      name: Type.Optional(Type.String({ maxLength: 200 })),
      call_id: Type.Optional(Type.String({ maxLength: 200 })),
      arguments: Type.Optional(Type.String({ maxLength: 20_000 })),
    }),
  ),
  response: Type.Optional(
    Type.Object({
      id: Type.Optional(Type.String({ maxLength: 200 })),
      status: Type.Optional(Type.String()),
      metadata: Type.Optional(Type.Union([Type.Null(), Type.Record(Type.String(), Type.Any())])),
      status_details: Type.Optional(
        Type.Union([
          Type.Null(),
          Type.Object({
            reason: Type.Optional(Type.String()),
            error: Type.Optional(
              Type.Union([
                Type.Null(),
                Type.Object({
                  code: Type.Optional(Type.Union([Type.Null(), Type.String()])),
                  type: Type.Optional(Type.Union([Type.Null(), Type.String()])),
                }),
              ]),
            ),
          }),
        ]),
      ),
      usage: Type.Optional(
        Type.Union([
          Type.Null(),
          Type.Object({
            input_tokens: Type.Optional(Type.Number({ minimum: 0 })),
            output_tokens: Type.Optional(Type.Number({ minimum: 0 })),
          }),
        ]),
      ),
    }),
  ),
  error: Type.Optional(
    Type.Object({
      type: Type.Optional(Type.Union([Type.Null(), Type.String()])),
      code: Type.Optional(Type.Union([Type.Null(), Type.String()])),
      message: Type.Optional(Type.Union([Type.Null(), Type.String()])),
      event_id: Type.Optional(Type.Union([Type.Null(), Type.String()])),
    }),
  ),
})

export type ServerEvent = Static<typeof ServerEvent>

/** An event of the server; null where the message is none. */
export function eventIn(data: unknown): ServerEvent | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return Schema.Check(ServerEvent, message) ? message : null
  } catch {
    return null
  }
}

/** What comes of one response. */
export type ResponseEvent =
  | { type: 'text'; text: string }
  /** The words of its sound, and the sound: 16-bit PCM at 24 kHz. */
  | { type: 'said'; text: string }
  | { type: 'said_all' }
  | { type: 'sound'; pcm: Int16Array }
  | { type: 'call'; id: string; name: string; arguments: string }
  | { type: 'done'; status: string; reason: string; usage: { input: number; output: number } | null }

/** What an event says of its response; null for the many that only frame the others. */
export function responseEvent({ type, delta = '', item, response }: ServerEvent): ResponseEvent | null {
  switch (type) {
    case 'response.output_text.delta':
    case 'response.text.delta':
      return { type: 'text', text: delta }
    case 'response.output_audio_transcript.delta':
    case 'response.audio_transcript.delta':
      return { type: 'said', text: delta }
    case 'response.output_audio_transcript.done':
    case 'response.audio_transcript.done':
      return { type: 'said_all' }
    case 'response.output_audio.delta':
    case 'response.audio.delta':
      return { type: 'sound', pcm: pcmOf(delta) }
    case 'response.output_item.done': {
      if (item?.type !== 'function_call' || !item.name || !item.call_id) return null
      return { type: 'call', id: item.call_id, name: item.name, arguments: item.arguments ?? '' }
    }
    case 'response.done': {
      const { status = 'completed', status_details: details, usage } = response ?? {}
      const { input_tokens: input, output_tokens: output } = usage ?? {}
      return {
        type: 'done',
        status,
        reason: details?.error?.code ?? details?.error?.type ?? details?.reason ?? '',
        usage: input === undefined || output === undefined ? null : { input, output },
      }
    }
    default:
      return null
  }
}

/** A piece that ends in the middle of a sample loses half of it. */
function pcmOf(base64: string): Int16Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1)
}

export const base64Of = (pcm: Int16Array): string =>
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64')

/** How a server wants to be asked: servers that follow the beta have not gone. */
export type Wording = 'beta' | 'current'

const format = { type: 'audio/pcm', rate: 24_000 }

/** What the server writes down of the person's words with. */
interface Transcription {
  model: string
  language?: string
  prompt?: string
}

/**
 * A session in which nothing happens by itself: we say when somebody has finished, and when a response is wanted. The sound
 * that we hand over holds no silence in which the server could tell.
 */
export const sessionOf = (wording: Wording, voice: string, transcription: Transcription): object =>
  wording === 'beta'
    ? {
        modalities: ['text', 'audio'],
        voice,
        input_audio_format: 'pcm16',
        output_audio_format: 'pcm16',
        input_audio_transcription: transcription,
        turn_detection: null,
      }
    : {
        type: 'realtime',
        output_modalities: ['audio'],
        audio: {
          input: { format, transcription, turn_detection: null },
          output: { format, voice },
        },
      }

/** One item that a response is to be made of. */
export type InputItem =
  | { role: 'user' | 'assistant'; text: string }
  /** What the person said, as it sounded. */
  | { heard: string }
  | { call: string; name: string; arguments: string }
  | { resultOf: string; output: string }

export interface ResponseRequest {
  says: 'text' | 'sound'
  instructions: string
  input: InputItem[]
  tools?: { name: string; description: string; parameters: object }[]
  /** Whether it may use them. */
  mayCall?: boolean
  maxTokens?: number
}

/**
 * A response outside the server's conversation: it knows what we give it and nothing else, so that words which were not let
 * through, or not heard, are not remembered.
 */
export function responseOf(wording: Wording, asked: ResponseRequest, metadata: object): object {
  const { says, instructions, input, tools = [], mayCall = true, maxTokens } = asked
  const isBeta = wording === 'beta'
  const modalities = says === 'text' ? ['text'] : isBeta ? ['text', 'audio'] : ['audio']
  return {
    conversation: 'none',
    metadata,
    instructions,
    input: input.map(each => itemOf(wording, each)),
    tools: tools.map(tool => ({ type: 'function', ...tool })),
    tool_choice: tools.length && mayCall ? 'auto' : 'none',
    [isBeta ? 'modalities' : 'output_modalities']: modalities,
    ...(maxTokens && { [isBeta ? 'max_response_output_tokens' : 'max_output_tokens']: maxTokens }),
  }
}

function itemOf(wording: Wording, item: InputItem): object {
  if ('heard' in item) return { type: 'item_reference', id: item.heard }
  if ('call' in item)
    return { type: 'function_call', call_id: item.call, name: item.name, arguments: item.arguments }
  if ('resultOf' in item) return { type: 'function_call_output', call_id: item.resultOf, output: item.output }
  const { role, text } = item
  const written = wording === 'beta' ? 'text' : 'output_text'
  return { type: 'message', role, content: [{ type: role === 'user' ? 'input_text' : written, text }] }
}

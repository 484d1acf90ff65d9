import { wholeOf } from './bounded.ts'
import { type Body, posting, type Unavailable } from './posting.ts'

/** One OpenAI-compatible server: OpenAI itself, Ollama, llama.cpp, vLLM, LM Studio, text-embeddings-inference, … */
export interface ModelServerOptions {
  /** What comes before `/chat/completions` and `/embeddings`, such as `http://localhost:11434/v1`. */
  url: string
  model: string
  /** Sent as a bearer token; null or absent where the server asks for none. */
  apiKey?: string | null
  /** For one request, all attempts included. */
  timeoutMs?: number
  /** How often a request is retried when the server is missing or overloaded. */
  retries?: number
}

/** Words, as JSON. */
const mostBytesOfWords = 1024 * 1024

/**
 * Requests to one server. (Streams of chat are read by the `ai` package instead.) Every failure is thrown as the given
 * kind of ProviderUnavailable.
 */
export function modelServer(
  options: ModelServerOptions & { timeoutMs: number; retries: number },
  Unavailable: Unavailable,
) {
  const { model, apiKey = null } = options
  const server = posting(
    { ...options, name: model, secret: apiKey, headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {} },
    Unavailable,
  )
  const base = options.url.replace(/\/+$/, '')

  /** A request body as JSON, with the model's name. */
  const json = (body: object): Body => ({
    type: 'application/json',
    bytes: JSON.stringify({ model, ...body }),
  })

  /** POSTs and returns the parsed answer. */
  async function exchange(
    path: string,
    body: Body,
    signal?: AbortSignal,
    mostBytes = mostBytesOfWords,
  ): Promise<unknown> {
    return parsed((await wholeOf(server.stream(base + path, body, mostBytes, signal), mostBytes)).toString())
  }

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new Unavailable('bad_answer', `${model} did not answer in JSON`, { cause })
    }
  }

  return {
    stream: (path: string, body: object, mostBytes: number, signal?: AbortSignal) =>
      server.stream(base + path, json(body), mostBytes, signal),
    /** POSTs JSON to `/embeddings` or `/chat/completions` and returns the parsed answer. */
    post: (path: string, body: object, signal?: AbortSignal, mostBytes?: number) =>
      exchange(path, json(body), signal, mostBytes),
    /** POSTs fields and one file; the answer is JSON. */
    postFile: (path: string, fields: Record<string, string>, file: File, signal?: AbortSignal) =>
      multipart({ model, ...fields }, file).then(body => exchange(path, body, signal)),
    badAnswer: (detail: string) => new Unavailable('bad_answer', `${model}: ${detail}`),
    close: server.close,
  }
}

/** A form as bytes, so that it can be sent a second time. */
async function multipart(fields: Record<string, string>, file: File): Promise<Body> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type')!, bytes: await encoded.bytes() }
}

import { Agent, type Dispatcher, interceptors, request } from 'undici'
import { AnswerTooLarge, beginningOf, bounded, wholeOf } from './bounded.ts'
import { type ProviderUnavailable, reasonOfStatus, type UnavailableReason } from './unavailable.ts'

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

type Unavailable = new (
  reason: UnavailableReason,
  detail: string,
  options?: { cause?: unknown },
) => ProviderUnavailable

/** What is sent: its media type and its bytes. */
interface Body {
  type: string
  bytes: string | Uint8Array
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
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  }).compose(
    interceptors.retry({
      maxRetries: options.retries,
      methods: ['POST'],
      minTimeout: 250,
      // Also the longest Retry-After that is waited for.
      maxTimeout: 5000,
      throwOnError: false,
    }),
  )
  const base = options.url.replace(/\/+$/, '')

  /** POSTs and yields the bytes of the answer as they arrive, at most `mostBytes`. */
  async function* stream(
    path: string,
    { type, bytes }: Body,
    mostBytes: number,
    signal?: AbortSignal,
  ): AsyncGenerator<Uint8Array, void, void> {
    const deadline = AbortSignal.timeout(options.timeoutMs)
    try {
      const response = await request(`${base}${path}`, {
        method: 'POST',
        dispatcher,
        headers: {
          'content-type': type,
          ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
        },
        body: bytes,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      if (response.statusCode !== 200) throw refusal(response, await beginningOf(response.body))
      yield* bounded(response.body, mostBytes)
    } catch (error) {
      if (error instanceof Unavailable) throw error
      if (error instanceof AnswerTooLarge)
        throw new Unavailable('bad_answer', `${options.model} does not end: ${error.message}`)
      if (signal?.aborted) throw new Unavailable('aborted', 'The request was stopped', { cause: error })
      if (deadline.aborted) {
        throw new Unavailable('timeout', `${options.model} did not answer within ${options.timeoutMs} ms`, {
          cause: error,
        })
      }
      throw new Unavailable('network', `${options.model} can't be reached: ${codeOf(error)}`, {
        cause: error,
      })
    }
  }

  /** A request body as JSON, with the model's name. */
  const json = (body: object): Body => ({
    type: 'application/json',
    bytes: JSON.stringify({ model: options.model, ...body }),
  })

  /** POSTs and returns the parsed answer. */
  async function exchange(
    path: string,
    body: Body,
    signal?: AbortSignal,
    mostBytes = mostBytesOfWords,
  ): Promise<unknown> {
    return parsed((await wholeOf(stream(path, body, mostBytes, signal), mostBytes)).toString())
  }

  const refusal = ({ statusCode }: Dispatcher.ResponseData, text: string) =>
    new Unavailable(
      reasonOfStatus(statusCode),
      `${options.model} answered ${statusCode}: ${withoutKey(messageOf(text), options.apiKey)}`,
    )

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new Unavailable('bad_answer', `${options.model} did not answer in JSON`, { cause })
    }
  }

  return {
    stream: (path: string, body: object, mostBytes: number, signal?: AbortSignal) =>
      stream(path, json(body), mostBytes, signal),
    /** POSTs JSON to `/embeddings` or `/chat/completions` and returns the parsed answer. */
    post: (path: string, body: object, signal?: AbortSignal, mostBytes?: number) =>
      exchange(path, json(body), signal, mostBytes),
    /** POSTs fields and one file; the answer is JSON. */
    postFile: (path: string, fields: Record<string, string>, file: File, signal?: AbortSignal) =>
      multipart({ model: options.model, ...fields }, file).then(body => exchange(path, body, signal)),
    badAnswer: (detail: string) => new Unavailable('bad_answer', `${options.model}: ${detail}`),
    close: () => void dispatcher.close(),
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

/** Some servers repeat the key they refuse. */
export function withoutKey(text: string, apiKey: string | null | undefined): string {
  return (apiKey ? text.replaceAll(apiKey, '[key]') : text).slice(0, 300)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? (error as Error).message

/** The sentence inside an error answer: `{ error: { message } }`, `{ error }`, `{ message }` or plain text. */
function messageOf(text: string): string {
  try {
    const { error, message } = JSON.parse(text) as { error?: { message?: string } | string; message?: string }
    return (typeof error === 'string' ? error : error?.message) ?? message ?? text
  } catch {
    return text
  }
}

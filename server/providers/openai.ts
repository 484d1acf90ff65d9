import { Agent, type Dispatcher, interceptors, request } from 'undici'
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
  /** How often a request that found no server, or an overloaded one, is tried again. */
  retries?: number
}

type Unavailable = new (
  reason: UnavailableReason,
  detail: string,
  options?: { cause?: unknown },
) => ProviderUnavailable

/**
 * Requests that are answered by one JSON document. (Streams of chat are read by the `ai` package instead.)
 * Every failure is thrown as the given kind of ProviderUnavailable.
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

  /** POSTs JSON to `/embeddings` or `/chat/completions` and returns the parsed answer. */
  async function post(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const deadline = AbortSignal.timeout(options.timeoutMs)
    try {
      const response = await request(`${base}${path}`, {
        method: 'POST',
        dispatcher,
        headers: {
          'content-type': 'application/json',
          ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
        },
        body: JSON.stringify({ model: options.model, ...body }),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      const text = await response.body.text()
      if (response.statusCode !== 200) throw refusal(response, text)
      return parsed(text)
    } catch (error) {
      if (error instanceof Unavailable) throw error
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

  return { post, badAnswer: (detail: string) => new Unavailable('bad_answer', `${options.model}: ${detail}`) }
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

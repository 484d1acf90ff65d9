import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Embeddings, EmbeddingsUnavailable } from '../port.ts'

// Vectors without a server: the Universal Sentence Encoder in its light form (Cer et al., 2018), whose weights are files
// of a package. It runs in a process of its own, which starts with the first text and ends when none has come for a
// while. A thread would do, but some hundred megabytes stayed with us after its end. Nothing is downloaded.

export interface EmbeddingRequest {
  id: number
  text: string
}

export type EmbeddingAnswer = { id: number } & ({ vector: Float32Array } | { failed: string })

export interface BuiltInOptions {
  /** Texts that may wait at once; more are refused, so that a search under load goes on by words. */
  mostWaiting?: number
  /** The longest that a text may take, its turn in the queue included. */
  timeoutMs?: number
  /** Without a text for so long the process ends, which takes some 180 MB. */
  idleMs?: number
  /** The program of the process. */
  program?: URL
}

/** The limit of the process's own objects; the weights lie outside of it. */
const mostMegabytes = 256

interface Encoder {
  child: ChildProcess
  waiting: Map<number, { resolve(vector: Float32Array): void; reject(error: Error): void }>
  idle?: NodeJS.Timeout
}

/**
 * The built-in model. It knows English only. Its weight was measured on questions to businesses, on FAQs and on
 * articles: 2 adds 1 to 4 points to recall at 5 and costs nothing where words suffice; from 4 on it costs FAQs and
 * articles up to three points of recall at 1.
 */
export function builtInEmbeddings(options: BuiltInOptions = {}): Embeddings {
  const { mostWaiting = 50, timeoutMs = 30_000, idleMs = 3 * 60_000 } = options
  const program = fileURLToPath(options.program ?? new URL('./child.ts', import.meta.url))
  let encoder: Encoder | null = null
  let asked = 0

  function begin(): Encoder {
    const child = fork(program, {
      env: {},
      execArgv: [`--max-old-space-size=${mostMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const begun: Encoder = { child, waiting: new Map() }
    child.on('message', message => {
      const told = message as EmbeddingAnswer
      const one = begun.waiting.get(told.id)
      begun.waiting.delete(told.id)
      if ('vector' in told) one?.resolve(told.vector)
      else one?.reject(new EmbeddingsUnavailable('server', `the built-in model failed: ${told.failed}`))
      if (!begun.waiting.size) rest(begun)
    })
    child.on('error', error => end(begun, 'its process failed', error))
    child.on('exit', () => end(begun, 'its process ended'))
    return begun
  }

  /** It keeps nobody's process alive, and ends when nothing comes. */
  function rest(begun: Encoder): void {
    begun.child.unref()
    begun.child.channel?.unref()
    clearTimeout(begun.idle)
    begun.idle = setTimeout(() => end(begun, 'it was let go'), idleMs)
    begun.idle.unref()
  }

  function work(begun: Encoder): void {
    clearTimeout(begun.idle)
    begun.child.ref()
    begun.child.channel?.ref()
  }

  /** The next text starts another process. */
  function end(begun: Encoder, why: string, cause?: unknown): void {
    if (encoder === begun) encoder = null
    clearTimeout(begun.idle)
    const error = new EmbeddingsUnavailable('server', `the built-in model gave no vectors: ${why}`, { cause })
    for (const { reject } of begun.waiting.values()) reject(error)
    begun.waiting.clear()
    begun.child.kill('SIGKILL')
  }

  async function vectorOf(text: string, signal: AbortSignal | undefined): Promise<Float32Array> {
    if (signal?.aborted) throw leftBecause(signal)
    encoder ??= begin()
    const mine = encoder
    if (mine.waiting.size >= mostWaiting)
      throw new EmbeddingsUnavailable('rate_limited', `${mostWaiting} texts wait for the built-in model`)
    const id = ++asked
    const answer = Promise.withResolvers<Float32Array>()
    mine.waiting.set(id, answer)
    work(mine)
    mine.child.send({ id, text } satisfies EmbeddingRequest, error => {
      if (error) end(mine, 'its process takes no texts', error)
    })
    // A process that hangs would make everybody wait: it goes, and the next text gets another.
    const late = setTimeout(() => {
      answer.reject(new EmbeddingsUnavailable('timeout', `no vector within ${timeoutMs} ms`))
      end(mine, 'it took too long')
    }, timeoutMs)
    const left = () => answer.reject(leftBecause(signal!))
    signal?.addEventListener('abort', left, { once: true })
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      signal?.removeEventListener('abort', left)
    }
  }

  return {
    model: 'universal-sentence-encoder-lite',
    dimensions: 512,
    languages: ['en'],
    weight: 2,
    local: true,
    // One text at a time, so that a visitor's question waits for one passage of a long document, not for many.
    async embed(texts, signal) {
      const vectors: Float32Array[] = []
      for (const text of texts) vectors.push(await vectorOf(text, signal))
      return vectors
    },
  }
}

const leftBecause = ({ reason }: AbortSignal): EmbeddingsUnavailable =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new EmbeddingsUnavailable('timeout', 'the caller waited no longer')
    : new EmbeddingsUnavailable('aborted', 'the caller left')

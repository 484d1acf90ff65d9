// We read answers of other servers only up to a limit: an answer that never ends, or is a thousand times too
// long, must use up neither our memory nor our time.

/** An answer was longer than anything we asked for. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge'

  constructor(mostBytes: number) {
    super(`the answer is larger than ${mostBytes.toLocaleString('en')} bytes`)
  }
}

/** Enough for the text of an error, or for a few kB of a page that came instead of an answer. */
const mostOfAnError = 64 * 1024

/** The bytes of an answer. Throws AnswerTooLarge once there are more than `mostBytes`, which ends the connection. */
export async function* bounded(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<Uint8Array, void, void> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new AnswerTooLarge(mostBytes)
    yield chunk
  }
}

/** The whole answer. Throws AnswerTooLarge. */
export async function wholeOf(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bounded(body, mostBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The beginning of an answer; the rest is dropped. */
export async function beginningOf(
  body: AsyncIterable<Uint8Array>,
  mostBytes = mostOfAnError,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, mostBytes - bytes))
    bytes += chunk.length
    if (bytes >= mostBytes) break
  }
  return Buffer.concat(chunks).toString()
}

/** A `fetch` for packages that read the answer themselves. Reading fails with AnswerTooLarge beyond the limit. */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    const reader = response.body.getReader()
    let bytes = 0
    // One stream around the other: a TransformStream would be two, and all that a model says passes here.
    const counted = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        if (bytes <= mostBytes) return controller.enqueue(value)
        const error = new AnswerTooLarge(mostBytes)
        void reader.cancel(error).catch(() => {})
        throw error
      },
      cancel: reason => reader.cancel(reason),
    })
    return new Response(counted, response)
  }

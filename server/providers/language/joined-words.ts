import { createParser } from 'eventsource-parser'

/** An event of a chat completion that brings words and nothing else. */
interface WordsEvent {
  choices: [{ index?: number; delta: { role?: string; content: string } }]
}

/**
 * Makes one event of the words that arrive in one piece. Every event passes several streams and a schema on its way
 * through the packages that read it, and a quick model, or a busy process, has many of them ready at once.
 */
export function withJoinedWords(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (!response.ok || !response.body || !isEventStream(response)) return response
    const reader = response.body.getReader()
    const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
    const arrived: string[] = []
    const parser = createParser({
      onEvent: ({ data }) => {
        arrived.push(data)
      },
    })
    const joined = new ReadableStream<Uint8Array>({
      async pull(controller) {
        while (!arrived.length) {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          parser.feed(decoder.decode(value, { stream: true }))
        }
        controller.enqueue(encoder.encode(joinWords(arrived.splice(0)).map(eventOf).join('')))
      },
      cancel: reason => reader.cancel(reason),
    })
    return new Response(joined, response)
  }
}

export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/event-stream') ?? false

/** The data of an event in its form on the wire (WHATWG HTML, section 9.2.6). */
const eventOf = (data: string): string => `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

/** The data of these events, in their order, with the words of neighbours joined. */
export function joinWords(events: string[]): string[] {
  if (events.length < 2) return events
  const joined: string[] = []
  let open: WordsEvent | null = null
  const close = () => {
    if (open) joined.push(JSON.stringify(open))
    open = null
  }
  for (const data of events) {
    const event = wordsEvent(data)
    const [before, after] = [open?.choices[0], event?.choices[0]]
    if (before && after && before.index === after.index) {
      before.delta.content += after.delta.content
      continue
    }
    close()
    if (event) open = event
    else joined.push(data)
  }
  close()
  return joined
}

function wordsEvent(data: string): WordsEvent | null {
  try {
    const event = JSON.parse(data)
    const { choices, usage, error } = event
    if (usage || error || !Array.isArray(choices) || choices.length !== 1) return null
    const [{ delta, finish_reason, logprobs }] = choices
    const { role: _, content, ...more } = delta
    const holdsMore = finish_reason || logprobs || Object.values(more).some(value => value !== null)
    return typeof content === 'string' && !holdsMore ? event : null
  } catch {
    // What we cannot read is the reader's business.
    return null
  }
}

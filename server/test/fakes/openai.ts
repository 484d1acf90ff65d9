import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './listen.ts'

/** The model's next answer; streamed or not, as the request asks. */
export interface ChatReply {
  /** Its words; an array is sent in exactly these pieces. */
  text?: string | string[]
  /** What it thinks aloud before, in the field that some servers have for it. */
  reasoning?: string
  /** Its tool calls; a string is sent unchanged as the arguments. `extra`: as Google's servers put beside a call. */
  tools?: { name: string; arguments: unknown; extra?: object }[]
  /** Default `stop`, or `tool_calls` when there are any; null: never sent, as when a stream is cut cleanly. */
  finish?: string | null
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  /** So long it takes to the first word, and from one piece to the next. Milliseconds. */
  firstMs?: number
  pieceMs?: number
  /** After the words: an error inside the stream, a cut connection, or nothing more for ever. */
  after?: { error: string; code?: number } | 'cut' | 'hang'
}

/** How a request fails before the first word. `hang` never answers. */
export type Failure = { status: number; headers?: Record<string, string>; body?: unknown } | 'cut' | 'hang'

// biome-ignore lint/suspicious/noExplicitAny: the bodies that tests look into have as many shapes as requests
type Json = any

export interface SeenRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Json
  /** Settles when the exchange is over, and says whether the client read to the end or hung up. */
  ended: Promise<'finished' | 'disconnected'>
}

type Embedded = { index: number; embedding: number[] }[]

export interface FakeOpenAI {
  /** The base address, ending in `/v1`. */
  url: string
  requests: SeenRequest[]
  /** Chat: the next answers, one each. A request without one gets a 500. */
  reply(...replies: ChatReply[]): void
  /** Chat: the answer to every request for which `reply` left none. */
  replyWith(answer: (request: Json) => ChatReply): void
  /** The next requests of any kind fail, one each. */
  failNext(...failures: Failure[]): void
  /** Embeddings: answers with these `data`, if set, instead of vectors of the texts. */
  embedWith(answer: (texts: string[]) => Embedded | Promise<Embedded>): void
  close(): Promise<void>
}

/** A server in the shape of OpenAI's: chat completions, streamed or whole, and embeddings. */
export async function startFakeOpenAI(): Promise<FakeOpenAI> {
  const requests: SeenRequest[] = []
  const replies: ChatReply[] = []
  const failures: Failure[] = []
  let otherwise: ((request: Json) => ChatReply) | null = null
  let embed = (texts: string[]): Embedded | Promise<Embedded> => vectorsOf(texts)

  const server = createServer(async (req, res) => {
    const text = (await buffer(req)).toString()
    const body = text ? JSON.parse(text) : null
    const ended = new Promise<'finished' | 'disconnected'>(done =>
      res.on('close', () => done(res.writableFinished ? 'finished' : 'disconnected')),
    )
    requests.push({ path: req.url!, headers: req.headers, body, ended })

    const failure = failures.shift()
    if (failure === 'hang') return
    if (failure === 'cut') return void res.destroy()
    if (failure)
      return json(res, failure.status, failure.body ?? wireError('failed by the test'), failure.headers)

    if (req.url === '/v1/embeddings') {
      const texts = [body.input].flat() as string[]
      return json(res, 200, { object: 'list', model: body.model, data: await embed(texts) })
    }
    if (req.url === '/v1/chat/completions') {
      const reply = replies.shift() ?? otherwise?.(body)
      if (!reply) return json(res, 500, wireError('the test has no reply for this request'))
      return body.stream ? stream(res, body, reply) : whole(res, body, reply)
    }
    json(res, 404, wireError(`no such path: ${req.url}`))
  })
  const { url, close } = await listen(server)
  return {
    url: `${url}/v1`,
    requests,
    close,
    reply: (...next) => void replies.push(...next),
    failNext: (...next) => void failures.push(...next),
    replyWith(answer) {
      otherwise = answer
    },
    embedWith(answer) {
      embed = answer
    },
  }
}

/** The server's own answer when the test sets none. */
export const vectorsOf = (texts: string[]): Embedded =>
  texts.map((text, index) => ({ index, embedding: vectorOf(text) }))

/** A vector of 64 numbers. Each word adds to its own place, so texts that share words get similar vectors. */
export function vectorOf(text: string): number[] {
  const vector = new Array<number>(64).fill(0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let hash = 7
    for (const char of word) hash = (hash * 31 + char.codePointAt(0)!) % 65_537
    vector[hash % 64]! += 1
  }
  return vector
}

const wireError = (message: string, code: number | null = null) => ({
  error: { message, type: 'fake_error', code },
})

function json(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const finishOf = (reply: ChatReply) =>
  reply.finish === undefined ? (reply.tools?.length ? 'tool_calls' : 'stop') : reply.finish
const usageOf = (reply: ChatReply) =>
  reply.usage === undefined ? { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } : reply.usage
const toolCalls = (reply: ChatReply) =>
  reply.tools?.map(({ name, arguments: args, extra }, index) => ({
    index,
    id: `call_${index}_${name}`,
    type: 'function',
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    ...(extra && { extra_content: extra }),
  }))

async function whole(res: ServerResponse, body: Json, reply: ChatReply): Promise<void> {
  await wait(reply.firstMs)
  if (reply.after === 'hang') return
  if (reply.after === 'cut') {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    return void res.write('{"id":', () => res.destroy())
  }
  if (reply.after) {
    json(res, 500, wireError(reply.after.error))
    return
  }
  const message = {
    role: 'assistant',
    content: [reply.text ?? []].flat().join(''),
    ...(reply.reasoning && { reasoning_content: reply.reasoning }),
    tool_calls: toolCalls(reply),
  }
  json(res, 200, {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    usage: usageOf(reply),
  })
}

/** At once where it takes no time. */
const wait = async (ms = 0): Promise<void> => {
  if (ms > 0) await sleep(ms)
}

async function stream(res: ServerResponse, body: Json, reply: ChatReply): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (data: unknown) =>
    res.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  const chunk = (fields: object) =>
    send({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 0, model: body.model, ...fields })
  const delta = (content: object, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: content, finish_reason }] })

  delta({ role: 'assistant', content: '' })
  await wait(reply.firstMs)
  if (reply.reasoning) delta({ reasoning_content: reply.reasoning })
  const pieces = typeof reply.text === 'string' ? (reply.text.match(/\S+\s*|\s+/g) ?? []) : (reply.text ?? [])
  for (const [n, piece] of pieces.entries()) {
    if (n) await wait(reply.pieceMs)
    delta({ content: piece })
  }
  for (const call of toolCalls(reply) ?? []) {
    // As real servers do: the name first, then the arguments in pieces.
    const { name, arguments: args } = call.function
    delta({ tool_calls: [{ ...call, function: { name, arguments: '' } }] })
    for (const part of args.match(/[\s\S]{1,12}/g) ?? []) {
      delta({ tool_calls: [{ index: call.index, function: { arguments: part } }] })
    }
  }
  if (reply.after === 'hang') return
  // Written first, so that the client has read the words when the connection breaks.
  if (reply.after === 'cut') return void res.write('\n', () => res.destroy())
  if (reply.after) {
    send(wireError(reply.after.error, reply.after.code))
    return void res.end()
  }
  const finish = finishOf(reply)
  if (finish === null) return void res.end()
  delta({}, finish)
  if (body.stream_options?.include_usage) chunk({ choices: [], usage: usageOf(reply) })
  send('[DONE]')
  res.end()
}

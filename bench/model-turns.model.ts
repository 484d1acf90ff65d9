import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

// The model of model-turns.ts: it answers at once, word by word as models do, with the sentence of the passages that the
// last question asks for. GET / gives the last request that it read, for the floor to send again.

let last = ''
createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.end(last)
    return
  }
  last = await text(request)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`,
    )
  for (const word of answerTo(last).match(/\S+\s*/g) ?? []) send({ delta: { content: word } })
  send({ delta: {}, finish_reason: 'stop' })
  response.end('data: [DONE]\n\n')
}).listen(Number(process.env.PORT), '127.0.0.1')

/** The facts and questions of corpus.ts. */
function answerTo(body: string): string {
  const messages = (JSON.parse(body) as { messages: { content: unknown }[] }).messages
  const prompt = messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
  const subject = [...prompt.matchAll(/Where is the (.+?) kept\?/g)].at(-1)?.[1]
  const at = prompt.indexOf(`The ${subject} is kept in the `)
  if (at < 0) return 'I do not know that.'
  const number = [...prompt.slice(0, at).matchAll(/^\[(\d+)\] from /gm)].at(-1)?.[1]
  return `${prompt.slice(at, prompt.indexOf('.', at))} [${number}].`
}

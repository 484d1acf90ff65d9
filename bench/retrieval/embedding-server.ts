import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Embed } from './co-occurrence.ts'

/** A server in the shape of OpenAI's /v1/embeddings. Our own adapter asks it for the vectors of `embed`. */
export async function serveEmbeddings(): Promise<{ url: string; serve(embed: Embed): void; close(): void }> {
  let embed: Embed | null = null
  const server = createServer(async (request, response) => {
    const { model, input } = (await json(request)) as { model: string; input: string[] }
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embed!(text) }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', model, data }))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    serve(next) {
      embed = next
    },
    close: () => void server.close(),
  }
}

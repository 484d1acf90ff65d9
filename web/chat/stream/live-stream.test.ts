import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { VisitorEvent } from '#contract/conversations/live.ts'
import { follow } from './live-stream.ts'

/** A desk that answers each connection in its turn, and the addresses that it was asked for. */
async function desk(...replies: ((response: http.ServerResponse) => void)[]) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url!)
    const reply = replies.shift()
    if (reply) reply(response)
    else response.writeHead(404).end('{"detail":"Conversation not found"}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const message = (id: number, text: string) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({ id: `m${id}`, author: 'Ada', text })}\n\n`

test('it connects again behind the last message, and stops when there is nothing to follow', async () => {
  const { api, asked } = await desk(response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: held_by\ndata: {"held_by":"person","name":"Ada"}\n\n${message(4, 'Hello')}`)
    response.end('event: error\ndata: {"detail":"The server is being restarted."}\n\n')
  })
  const heard: VisitorEvent[] = []
  let after = 0
  const hear = (event: VisitorEvent) => {
    heard.push(event)
    if (event.event === 'message') after = event.id
  }
  const request = () => ({ conversation_id: 'c1', link_token: 't', tenant_id: undefined, after })
  await follow(api, request, hear, new AbortController().signal)
  expect(heard.map(({ event }) => event)).toEqual(['held_by', 'message'])
  expect(asked).toEqual([
    '/chat/events?after=0&conversation_id=c1&link_token=t',
    '/chat/events?after=4&conversation_id=c1&link_token=t',
  ])
})

test('it ends when nobody follows any more', async () => {
  const stopping = new AbortController()
  const { api } = await desk(response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(message(1, 'Hello'))
  })
  const request = () => ({ conversation_id: 'c1', after: 0 })
  await follow(api, request, () => stopping.abort(), stopping.signal)
  expect(stopping.signal.aborted).toBe(true)
})

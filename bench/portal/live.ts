import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { createClient } from '#client'
import { median, percentile, report } from '../figures.ts'
import { barePage, bareServer, startDesk } from './desk.ts'

// From a visitor's pressing of Send until the owner, who has the conversation open, sees the words: the request, the
// transaction, the stream, the page. Floor: the same words by a bare node:http server with one event stream and a page of
// ten lines, in the same browser, by the same clock.

const messages = Number(process.argv[2] ?? 60)

/** In the page: the moment at whose frame these words stand on the screen; milliseconds since 1970. */
const shownAt = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    text =>
      new Promise<number>(resolve => {
        const look = () => {
          if (!document.body.textContent.includes(text)) return void requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
          port2.postMessage(null)
        }
        look()
      }),
    words,
  )

async function measure(page: Page, send: (words: string) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let i = 0; i < messages + 5; i++) {
    const words = `Is number ${i} of ${Math.random().toString(36).slice(2)} there?`
    const shown = shownAt(page, words)
    // The page is looking before the message leaves.
    await sleep(100)
    const began = performance.timeOrigin + performance.now()
    const sent = send(words)
    took.push((await shown) - began)
    await sent
  }
  return took.slice(5)
}

const desk = await startDesk()
const { client, tenant } = desk.business
const { key } = await client.post('/api/v1/api-keys', { body: { name: 'site', class: 'standard' } })
const visitor = createClient({ baseUrl: desk.server.url, apiKey: key, retries: 0 })
const say = (message: string, conversation_id?: string) =>
  visitor.post('/api/v1/chat/message', { body: { message, tenant_id: tenant, conversation_id } })
const { conversation_id } = await say('Hello')
// A person holds the conversation, so that no answer of the assistant is measured along.
await client.post('/api/v1/conversations/{id}/take-over', { params: { id: conversation_id } })
const page = await desk.open(`/inbox/${conversation_id}`)
await page.getByText('Hello').first().waitFor()
const ours = await measure(page, words => say(words, conversation_id))

const listening = new Set<(words: string) => void>()
const floor = await bareServer((request, response) => {
  if (request.method === 'POST') {
    let words = ''
    request.on('data', chunk => (words += chunk))
    request.on('end', () => {
      for (const tell of listening) tell(words)
      response.end()
    })
  } else if (request.url === '/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    listening.add(words => response.write(`data: ${words}\n\n`))
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      barePage(`<ol></ol><script>
        new EventSource('/events').onmessage = ({ data }) => {
          document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: data }))
        }
      </script>`),
    )
  }
})
const bare = await desk.browser.newPage()
await bare.goto(floor.url)
const least = await measure(bare, words => fetch(floor.url, { method: 'POST', body: words }))
floor.close()
await desk.close()

const both = (values: number[]) =>
  `p50 ${median(values).toFixed(0)} ms, p95 ${percentile(values, 95).toFixed(0)} ms`
report(`A visitor’s message on the owner’s screen, ${messages} times (aim p95 ≤ 300 ms)`, {
  'floor, node:http': both(least),
  ours: both(ours),
  ratio: (median(ours) / median(least)).toFixed(1),
})

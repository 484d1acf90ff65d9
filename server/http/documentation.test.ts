import { expect, test } from 'vitest'
import { publicEvents } from '#contract/webhooks/events.ts'
import { modules } from '#server/app.ts'
import { call, startApp } from '#server/test/app.ts'
import { type ApiDocument, operationsOf } from '#web/pages/docs/reference.ts'
import { draftOf } from '#web/pages/docs/samples.ts'
import type { Endpoint } from './endpoint.ts'
import { openapi } from './openapi.ts'
import { compile, validate } from './request/validate.ts'
import { pathOf } from './serve.ts'

const document = JSON.parse(JSON.stringify(openapi(modules))) as ApiDocument
const operations = operationsOf(document)

test('the reference names every endpoint and every event before any script runs', async () => {
  const page: string = (await call(await startApp(), 'GET', '//docs/', undefined, { accept: 'text/html' }))
    .body
  const missing = operations.filter(
    ({ id, path }) => !page.includes(`id="/${id}"`) || !page.includes(`<code>${path}</code>`),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
  for (const event of publicEvents) expect(page).toContain(`<code>${event}</code>`)
  expect(page.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
})

test('the request of every sample is valid', () => {
  const endpoints = new Map<string, Endpoint>(
    modules.flatMap(module =>
      module.endpoints.map(e => [`${e.method} ${pathOf(e).replace(/:(\w+)/g, '{$1}')}`, e] as const),
    ),
  )
  const refused = operations.flatMap(operation => {
    const e = endpoints.get(`${operation.method} ${operation.path}`)!
    const { path, query, body } = draftOf(operation, document)
    try {
      validate(compile({ params: e.params, query: e.query, body: e.body }), {
        path,
        query: { ...query },
        body,
      })
      return []
    } catch (error) {
      return [`${operation.id}: ${JSON.stringify(error)} ${JSON.stringify(body)}`]
    }
  })
  expect(refused).toEqual([])
})

test('page and document are sent compressed to those who take it, and not again while they are the same', async () => {
  const app = await startApp()
  for (const path of ['/docs/', '/api/v1/openapi.json']) {
    const first = await fetch(app.url + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers.get('content-encoding'), path).toBe('gzip')
    expect((await first.text()).length, path).toBeGreaterThan(80_000)
    const etag = first.headers.get('etag')!
    const again = await fetch(app.url + path, { headers: { 'if-none-match': etag } })
    expect(again.status, path).toBe(304)
    const plain = await fetch(app.url + path, { headers: { 'accept-encoding': 'identity, gzip;q=0' } })
    expect(plain.headers.get('content-encoding'), path).toBeNull()
  }
})

import { expect, test } from 'vitest'
import { modules } from '#server/app.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { apiBase } from '#server/http/serve.ts'
import { type Account, type Called, makeAccount, startApp, type TestApp } from './app.ts'
import { credentialFor, type Operation, operationsOf } from './operations.ts'

// Sends every route of the document that the server itself serves what hostile or careless clients send. A new route
// is covered by itself.

const tooLarge = `{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`
const surrogate = 'half \ud800 a character'
const badIds = [
  'not-a-uuid',
  '0',
  '%00',
  '%F0%9F',
  '..%2F..%2Fetc',
  "1' or '1'='1",
  'x'.repeat(400),
  '00000000-0000-7000-8000-000000000000',
]

/** How many routes are tried at once. */
const atOnce = 8

test('no route answers 500, whatever the request; every refusal has the one documented shape', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const operations = await operationsOf(app)
  expect(operations.length).toBeGreaterThanOrEqual(
    modules.flatMap(module => module.endpoints).filter(isApi).length,
  )
  const sendTo = async (operation: Operation) => {
    for (const [name, answer] of await sendAll(app, account, operation)) {
      const what = `${operation.method} ${operation.path} (${name}): ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
      expect(answer.status, what).toBeLessThan(500)
      if (answer.status < 400) continue
      expect(answer.headers.get('x-request-id'), what).toBeTruthy()
      if (!operation.path.startsWith(apiBase)) continue
      if (answer.status === 422) expect(answer.body.detail, what).toSatisfy(isInvalidList)
      else expect(answer.body.detail, what).toBeTypeOf('string')
    }
  }
  for (let i = 0; i < operations.length; i += atOnce) {
    await Promise.all(operations.slice(i, i + atOnce).map(sendTo))
  }
})

test('a JSON route explains why a body is not JSON', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  for (const operation of await operationsOf(app)) {
    const { method, path, json } = operation
    if (!json) continue
    const credential = await credentialFor(app, account, operation)
    const at = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
    const send = (body: string, type = 'application/json') =>
      request(app, method, at, body, { ...credential, 'content-type': type })
    const malformed = await send('{"a": 1,')
    expect(malformed, `${method} ${path}`).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', '8'], type: 'json_invalid' }] },
    })
    const text = await send('a=1', 'text/plain')
    expect(text, `${method} ${path}`).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body'], type: 'content_type' }] },
    })
    const list = await send('[]')
    expect([422, 404], `${method} ${path}: ${JSON.stringify(list.body)}`).toContain(list.status)
  }
})

const isApi = (e: Endpoint) => e.at !== 'root'

const isInvalidList = (detail: unknown) =>
  Array.isArray(detail) &&
  detail.length > 0 &&
  detail.every(
    d =>
      Array.isArray(d.loc) &&
      d.loc.every((l: unknown) => typeof l === 'string') &&
      typeof d.msg === 'string' &&
      typeof d.type === 'string',
  )

async function sendAll(app: TestApp, account: Account, o: Operation): Promise<[string, Called][]> {
  const nowhere = o.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
  const answers: [string, Called][] = []
  const credential = await credentialFor(app, account, o)
  const send = async (
    name: string,
    path: string,
    body?: string | FormData,
    headers?: Record<string, string>,
  ) => {
    answers.push([name, await request(app, o.method, path, body, { ...credential, ...headers })])
  }
  if (nowhere !== o.path)
    for (const id of badIds) await send(`id ${id}`, o.path.replace(/\{\w+\}/g, encodeURI(id)))
  const hostileQuery = ['x'.repeat(5_000), '%00', '%ED%A0%80', '-1', '1e999', '[]', 'null']
  for (const { name } of o.query) {
    for (const value of hostileQuery)
      await send(`?${name}=${value.slice(0, 20)}`, `${nowhere}?${name}=${value}`)
    await send(`?${name} twice`, `${nowhere}?${name}=1&${name}=2`)
  }
  await send('nothing', nowhere)
  if (!o.json && !o.multipart) return answers
  const json = { 'content-type': 'application/json' }
  const bodies = [
    '',
    '{',
    'null',
    '1',
    '"x"',
    '[]',
    '{}',
    '{"__proto__": {"a": 1}}',
    '{"a": 1e999}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ]
  for (const body of bodies) await send(`body ${body.slice(0, 20)}`, nowhere, body, json)
  await send('too large', nowhere, tooLarge, json)
  await send('form', nowhere, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })
  await send('multipart without boundary', nowhere, 'x', { 'content-type': 'multipart/form-data' })
  await send(
    'multipart cut off',
    nowhere,
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhal',
    {
      'content-type': 'multipart/form-data; boundary=b',
    },
  )
  const schema = o.json ?? o.multipart!
  const properties = Object.keys((schema.properties ?? {}) as object)
  const values = [
    null,
    1,
    true,
    'x',
    'a\0b',
    surrogate,
    '',
    [],
    {},
    [[]],
    ['a\0b'],
    { a: surrogate },
    'x'.repeat(100_000),
    -1e308,
  ]
  for (const property of properties) {
    for (const value of values) {
      if (o.json) {
        const others = Object.fromEntries(properties.map(p => [p, 'x']))
        await send(
          `${property} = ${JSON.stringify(value).slice(0, 30)}`,
          nowhere,
          JSON.stringify({ [property]: value }),
          json,
        )
        if (value === surrogate || value === 'a\0b')
          await send(
            `${property} among others`,
            nowhere,
            JSON.stringify({ ...others, [property]: value }),
            json,
          )
      } else {
        const form = new FormData()
        form.set(property, typeof value === 'string' ? value : JSON.stringify(value))
        await send(`${property} = ${JSON.stringify(value).slice(0, 30)}`, nowhere, form)
        const file = new FormData()
        file.set(property, new Blob(['%PDF-broken']), '../../\u202egnp.exe')
        await send(`${property} as a hostile file`, nowhere, file)
      }
    }
  }
  return answers
}

async function request(
  app: TestApp,
  method: string,
  path: string,
  body?: string | FormData,
  headers: Record<string, string> = {},
): Promise<Called> {
  const response = await fetch(app.url + path, {
    method,
    redirect: 'manual',
    headers,
    ...(body !== undefined && method !== 'GET' && { body }),
  })
  const type = response.headers.get('content-type')
  // Some streams end only with their reader.
  if (type?.startsWith('text/event-stream')) await response.body?.cancel()
  const text = response.bodyUsed ? '' : await response.text()
  const json = type?.includes('json')
  return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : text }
}

import { expect, test } from 'vitest'
import { apiBase } from '#server/http/serve.ts'
import { makeAccount, startApp } from './app.ts'

// Calls every path of the document that the server itself serves with every method. A new route is covered by itself.

const nowhere = '00000000-0000-7000-8000-000000000000'
type Operations = Record<
  string,
  { responses: object; parameters?: { name: string; schema: { enum?: string[] } }[] }
>

/**
 * A parameter with a few allowed words is tried as each of these words, because some operations serve only some of
 * them.
 */
function spelledOut(paths: Record<string, Operations>): Record<string, Operations> {
  const all: Record<string, Operations> = {}
  for (const [pattern, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const listed = operation.parameters?.find(p => p.schema.enum && pattern.includes(`{${p.name}}`))
      const words = listed?.schema.enum ?? ['']
      for (const word of words) {
        const path = pattern.replace(`{${listed?.name}}`, word)
        all[path] = { ...all[path], [method]: operation }
      }
    }
  }
  return all
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('every path lists its methods, to a method that it does not take and to OPTIONS', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const paths = spelledOut((await (await fetch(`${app.url}${apiBase}/openapi.json`)).json()).paths)
  const ask = (method: string, path: string) =>
    fetch(app.url + path, { method, redirect: 'manual', headers: { 'x-api-key': account.adminKey } })
  for (const [pattern, operations] of Object.entries(paths)) {
    const taken = new Set([...Object.keys(operations).map(name => name.toUpperCase()), 'OPTIONS'])
    // A stream has no end, so HEAD could report nothing about it.
    const streams = JSON.stringify(operations.get?.responses ?? '').includes('text/event-stream')
    if (taken.has('GET') && !streams) taken.add('HEAD')
    const path = pattern.replace(/\{\w+\}/g, nowhere)
    for (const method of methods) {
      if (taken.has(method) && method !== 'OPTIONS') continue
      const answer = await ask(method, path)
      const what = `${method} ${path}`
      if (method === 'OPTIONS') expect(answer.status, what).toBe(204)
      else {
        expect(answer.status, what).toBe(405)
        expect(answer.headers.get('content-type'), what).toContain('application/json')
        if (method !== 'HEAD') expect(await answer.json(), what).toEqual({ detail: 'Method not allowed' })
      }
      expect(new Set(answer.headers.get('allow')?.split(', ')), what).toEqual(taken)
      expect(answer.headers.get('x-request-id'), what).toBeTruthy()
    }
  }
})

test('a literal path segment is not an id of the path beside it', async () => {
  const app = await startApp()
  for (const [method, path, allow] of [
    ['GET', '/questionnaires/parse', 'POST, OPTIONS'],
    ['PATCH', '/questionnaires/bundle', 'POST, OPTIONS'],
    ['GET', '/calls/initiate', 'POST, OPTIONS'],
    ['DELETE', '/questionnaires/links/all', 'GET, HEAD, OPTIONS'],
    ['PUT', '/bookings/availability/', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const answer = await fetch(`${app.url}${apiBase}${path}`, { method })
    expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
  }
})

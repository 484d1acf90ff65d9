import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void, level?: string): Record<string, never>[] {
  const lines: string[] = []
  write(createLog({ level, stream: { write: (line: string) => void lines.push(line) } }))
  return lines.map(line => JSON.parse(line))
}

const key = `ua_admin_${'k'.repeat(43)}`

test('a line is one JSON object with the level as a word and the time in ISO 8601', () => {
  const [line] = logged(log => log.child({ request_id: 'r-1' }).warn({ ms: 3 }, 'slow'))
  expect(line).toMatchObject({ level: 'warn', request_id: 'r-1', ms: 3, msg: 'slow', pid: process.pid })
  expect(line!.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('the level decides which lines are written', () => {
  expect(logged(log => log.info('quiet'), 'error')).toEqual([])
})

test('secrets are removed at any depth, in any spelling; token counts stay', () => {
  const [line] = logged(log =>
    log.info({
      headers: { Authorization: 'Bearer abcdefgh12345678', Cookie: 's=1', 'X-API-Key': key, accept: '*/*' },
      body: {
        people: [{ password: 'hunter22', new_password: 'x', access_token: { raw: 'y' }, name: 'Ann' }],
      },
      usage: { input_tokens: 12 },
    }),
  )
  expect(line).toMatchObject({
    headers: { Authorization: '[redacted]', Cookie: '[redacted]', 'X-API-Key': '[redacted]', accept: '*/*' },
    body: {
      people: [
        { password: '[redacted]', new_password: '[redacted]', access_token: '[redacted]', name: 'Ann' },
      ],
    },
    usage: { input_tokens: 12 },
  })
})

test('secrets inside sentences are removed, in fields, messages and errors', () => {
  const error = new Error(`cannot reach smtp://ann:hunter22@mail.example.com`)
  const text = JSON.stringify(
    logged(log => log.error({ err: error, note: `used ${key}` }, `with Bearer ${key}`)),
  )
  expect(text).not.toContain('hunter22')
  expect(text).not.toContain('kkkk')
  expect(text).toContain('smtp://[redacted]@mail.example.com')
})

test('an error keeps its name, message, stack, codes and causes, and nothing of its request', () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  const error = Object.assign(new TypeError('model is down', { cause }), {
    requestBodyValues: { messages: ['my secret illness'] },
    detail: 'Key (email)=(ann@example.com) already exists.',
    reason: 'network',
  })
  const [line] = logged(log => log.error(error))
  expect(line!.err).toMatchObject({
    type: 'TypeError',
    message: 'model is down',
    reason: 'network',
    cause: { message: 'connect refused', code: 'ECONNREFUSED' },
  })
  expect(JSON.stringify(line)).not.toMatch(/illness|ann@example/)
})

test('cycles, bytes and odd values do not break a line', () => {
  const loop: Record<string, unknown> = { bytes: new Uint8Array(5), at: new Date(0), none: null, big: 1n }
  loop.self = loop
  const [line] = logged(log => log.info({ loop }))
  expect(line!.loop).toMatchObject({ bytes: '[5 bytes]', at: '1970-01-01T00:00:00.000Z', none: null })
})

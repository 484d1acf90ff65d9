import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, type Called, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI, vectorsOf } from '#server/test/fakes/openai.ts'

/** A TMPDIR for one test. */
async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-multipart-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

test('no upload leaves files on disk, even when its sender hangs up while we read it', async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  fake.embedWith(async texts => {
    ask()
    await answered
    return vectorsOf(texts)
  })
  const app = await startApp({ env: { EMBEDDINGS_URL: fake.url, EMBEDDINGS_MODEL: 'fake' } })
  const account = await makeAccount(app)
  const folder = await temporary()

  const body = new FormData()
  body.append('file', new Blob(['We open at nine.']), 'a.txt')
  const hangUp = new AbortController()
  const sent = fetch(`${app.url}/api/v1/knowledge/portal/upload`, {
    method: 'POST',
    headers: { 'x-api-key': account.adminKey },
    body,
    signal: hangUp.signal,
  })
  await asked
  expect(await readdir(folder)).toHaveLength(1)
  hangUp.abort()
  await expect(sent).rejects.toThrow('aborted')
  answer()
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 60_000)
})

const part = (field: string, name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n`

/** Sends the beginning of a form and then nothing; returns the answer that comes all the same. */
function beginForm(app: TestApp, { adminKey }: Account, path: string, parts: string) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>()
  const sent = request(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'x-api-key': adminKey,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': parts.length + 1_000,
    },
  })
  sent.on('error', () => {})
  sent.on('response', async response => resolve({ status: response.statusCode!, body: await json(response) }))
  sent.write(parts)
  onTestFinished(() => void sent.destroy())
  return promise
}

test('one file too many is refused at its header, in any field', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const second = { loc: ['body', 'file'], msg: 'Only one file is taken in a request', type: 'too_long' }
  const one = part('file', 'a.txt', 'Open at nine.')
  for (const path of [
    '/knowledge/portal/upload',
    '/questionnaires/parse-document',
    '/communication/audiences/parse',
  ])
    expect(await beginForm(app, account, path, one + one)).toEqual({
      status: 422,
      body: { detail: [second] },
    })
  expect(await beginForm(app, account, '/knowledge/portal/upload', one + part('b', 'b.txt', 'x'))).toEqual({
    status: 422,
    body: { detail: [{ ...second, loc: ['body', 'b'] }] },
  })
  const six = Array.from({ length: 6 }, (_, i) => part('files', `${i}.txt`, 'Open at nine.')).join('')
  expect(await beginForm(app, account, '/chat-links/bundle', six)).toEqual({
    status: 422,
    body: { detail: [{ loc: ['body', 'files'], msg: 'List should have at most 5 items', type: 'too_long' }] },
  })
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
})

test('a file in a field that takes none is skipped and uses no disk space', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const folder = await temporary()
  void beginForm(app, account, '/chat-links/bundle', part('other', 'a.txt', 'x'.repeat(100_000)))
  await vi.waitFor(async () => {
    const [spool] = await readdir(folder)
    expect(await readdir(join(folder, spool!))).toEqual(['lock'])
  }, 60_000)
  const form = new FormData()
  form.set('other', new Blob(['Open at nine.']), 'a.txt')
  const missing = await account.call('POST', '/knowledge/portal/upload', form)
  expect(missing).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'file'], type: 'missing' }] },
  })
})

test('a form over its category’s limit uses no disk space', async () => {
  const app = await startApp({ env: { RATE_LIMIT_INGEST: '2' } })
  const account = await makeAccount(app)
  vi.stubEnv('TMPDIR', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  const form = new FormData()
  form.set('file', new Blob(['Open at nine.']), 'a.txt')
  const paths = ['/knowledge/portal/upload', '/questionnaires/parse-document', '/knowledge/portal/upload']
  const answers: Called[] = []
  for (const path of paths) answers.push(await account.call('POST', path, form))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 429])
  expect(answers[0]!.body).toEqual({ detail: "Files can't be kept in /nowhere (ENOENT)." })
})

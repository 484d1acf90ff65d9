import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startApp } from '../test/app.ts'
import { startFakeOpenAI, vectorsOf } from '../test/fakes/openai.ts'

test('nothing of an upload stays on disk, also when its sender hangs up while it is being read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-multipart-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
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
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())

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
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]))
})

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postmaster } from '#server/db/embedded/fixtures/hold.ts'
import { call } from './app.ts'
import { registerOwner } from './browser.ts'
import { startFakeOpenAI, vectorsOf } from './fakes/openai.ts'
import { embeddedPlace, emptyPlace } from './place.ts'
import type { ServerProcess } from './process.ts'

// After an uncaught error the process reports it, releases what it holds, and ends.

const mishap = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fakes/mishap.ts')}` }

/**
 * Waits for the end of a process and returns its exit code. Meanwhile it keeps sending a signal that has no more
 * effect.
 */
const endOf = (server: ServerProcess) => server.stop('SIGCONT')

const fatal = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter(line => line.includes('"fatal"'))
    .map(line => JSON.parse(line))

test('after an uncaught error, streams get a last event, jobs move on, and the process ends', async () => {
  const place = await emptyPlace()
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const asked = Promise.withResolvers<void>()
  let mayAnswer = false
  fake.embedWith(async texts => {
    asked.resolve()
    while (!mayAnswer) await sleep(50)
    return vectorsOf(texts)
  })
  const env = { LLM_URL: fake.url, LLM_MODEL: 'm', EMBEDDINGS_URL: fake.url, EMBEDDINGS_MODEL: 'e' }
  const server = await place.start({ env: { ...env, ...mishap } })
  const { browser } = await registerOwner(server)
  const { body } = await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })
  const headers = { 'x-api-key': body.key as string }
  const form = new FormData()
  form.set('link', '{}')
  form.append('files', new Blob(['We open at nine.']), 'a.txt')
  const bundle = await call(server, 'POST', '/chat-links/bundle', form, headers)
  await asked.promise

  fake.reply({ text: ['Here is', ' half'], after: 'hang' })
  const response = await fetch(`${server.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Tell me everything.' }),
  })
  const reading = response.text()
  await sleep(500)

  const before = performance.now()
  process.kill(server.pid, 'SIGUSR2')
  expect(await reading).toMatch(/event: error\ndata: {"detail":"The server is being restarted\..*"}\n\n$/)
  expect(await endOf(server)).toBe(1)
  expect(performance.now() - before).toBeLessThan(15_000)
  expect(fatal(server)).toMatchObject([
    { err: { message: 'an error made by a test' }, origin: 'uncaughtException' },
  ])
  mayAnswer = true
  const next = await place.start({ env })
  await vi.waitFor(
    async () => {
      const { job_id } = bundle.body.knowledge
      expect(
        (await call(next, 'GET', `/chat-links/bundle/${job_id}`, undefined, headers)).body,
      ).toMatchObject({
        status: 'completed',
        ingested: 1,
      })
    },
    { timeout: 30_000 },
  )
})

test('an unhandled rejection stops the embedded database as well', async () => {
  const place = await embeddedPlace()
  const server = await place.start({ env: mishap })
  expect(await postmaster(place.dataDir)).toBeGreaterThan(0)
  process.kill(server.pid, 'SIGWINCH')
  expect(await endOf(server)).toBe(1)
  expect(fatal(server)).toMatchObject([
    { err: { message: 'a rejection made by a test' }, origin: 'unhandledRejection' },
  ])
  expect(await postmaster(place.dataDir)).toBeUndefined()
})

test('a second error ends the process at once', async () => {
  const place = await emptyPlace()
  const server = await place.start({ env: { ...mishap, SHUTDOWN_DELAY: '10' } })
  process.kill(server.pid, 'SIGTERM')
  await sleep(200)
  process.kill(server.pid, 'SIGUSR2')
  process.kill(server.pid, 'SIGWINCH')
  const before = performance.now()
  expect(await endOf(server)).toBe(1)
  expect(performance.now() - before).toBeLessThan(1_000)
  expect(fatal(server)).toHaveLength(2)
})

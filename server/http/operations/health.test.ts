import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { programUrl, run } from '#server/test/cluster.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { newDatabase } from '#server/test/place.ts'
import about from '../../../package.json' with { type: 'json' }
import client from '../../../sdk/package.json' with { type: 'json' }

const ready = async (app: TestApp) => {
  const { status, body } = await call(app, 'GET', '//readyz')
  return [status, body.detail ?? body.status]
}

test('a process that is stopping is alive but not ready', async () => {
  const app = await startApp()
  expect(await ready(app)).toEqual([200, 'ready'])
  app.deps.shutdown.begin()
  expect(await ready(app)).toEqual([503, 'This process is stopping.'])
  expect((await call(app, 'GET', '//healthz')).body).toEqual({
    status: 'ok',
    version: about.version,
  })
})

test('the operator learns which speech servers are used; strangers learn only that the process is ready', async () => {
  const speech = await startFakeSpeech()
  const other = await startFakeSpeech()
  onTestFinished(speech.close)
  onTestFinished(other.close)
  const app = await startApp({
    env: {
      STT_URL: speech.url,
      STT_MODEL: 'hears',
      TTS_URL: speech.url,
      TTS_MODEL: 'speaks',
      TTS_FALLBACK_URL: other.url,
      TTS_FALLBACK_MODEL: 'speaks-too',
    },
  })
  const probe = async (headers = {}) => (await fetch(`${app.url}/readyz`, { headers })).json()
  expect(await probe()).toEqual({ status: 'ready', speech: { hears: 'hears', speaks: 'speaks' } })
  expect(await probe({ 'x-forwarded-for': '203.0.113.1' })).toEqual({ status: 'ready' })
  speech.failNext({ status: 503 }, { status: 503 })
  const signal = new AbortController().signal
  for await (const _ of app.deps.speech.speaks!.speak('Hello.', { language: 'en', signal }));
  expect(await probe()).toMatchObject({ speech: { speaks: 'speaks-too' } })
  const page = await (await fetch(`${app.url}/metrics`)).text()
  expect(page).toContain('frontdesk_speech_fallbacks_total{side="speaks",reason="server"} 1')
  expect(page).toContain('frontdesk_speech_resting{side="speaks",model="speaks"} 1')
})

test('the API document, the probe and the client name the same release, that of the package', async () => {
  const app = await startApp()
  expect(about.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect((await call(app, 'GET', '/openapi.json')).body.info.version).toBe(about.version)
  expect((await call(app, 'GET', '//healthz')).body.version).toBe(about.version)
  expect(client.version).toBe(about.version)
})

test('a POST without a body may still have a Content-Type', async () => {
  const app = await startApp()
  const { adminKey } = await makeAccount(app)
  const post = async (path: string) => {
    const headers = { 'x-api-key': adminKey, 'content-type': 'application/json' }
    const answer = await fetch(`${app.url}/api/v1${path}`, { method: 'POST', headers })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await post('/knowledge/checks/run')).toMatchObject({ status: 200, body: { passed: 0 } })
  expect(await post('/knowledge/checks')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body'] }] },
  })
})

test('a process with jobs is ready only while it runs them', async () => {
  const app = await startApp({ jobs: true })
  expect(await ready(app)).toEqual([200, 'ready'])
  await app.deps.queue.worker!.stop()
  expect(await ready(app)).toEqual([503, 'Jobs are not being run.'])
})

test('without its database a process is not ready; when it is back, all works again, including jobs', async () => {
  const { name, url } = await newDatabase()
  const server = inject('cluster')
  const app = await startApp({ databaseUrl: url, jobs: true })
  const account = await makeAccount(app)

  await run(server, `alter database ${name} allow_connections false`)
  await run(
    programUrl(server),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  )
  expect(await ready(app)).toEqual([503, 'The database is not reachable.'])
  expect((await account.call('GET', '/chat-links')).status).toBe(503)

  await run(server, `alter database ${name} allow_connections true`)
  await vi.waitFor(async () => expect(await ready(app)).toEqual([200, 'ready']), { timeout: 60_000 })
  const form = new FormData()
  form.set('link', '{}')
  form.append('files', new Blob(['Taught after all.']), 'a.txt')
  const { job_id } = (await account.call('POST', '/chat-links/bundle', form)).body.knowledge
  await vi.waitFor(
    async () => {
      const { body } = await account.call('GET', `/chat-links/bundle/${job_id}`)
      expect(body.status).toBe('completed')
    },
    { timeout: 60_000, interval: 50 },
  )
})

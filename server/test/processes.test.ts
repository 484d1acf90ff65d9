import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postmaster } from '#server/db/embedded/fixtures/hold.ts'
import { type Called, call } from './app.ts'
import { type Browser, openBrowser, registerOwner } from './browser.ts'
import { startFakeOpenAI, vectorsOf } from './fakes/openai.ts'
import { embeddedPlace, emptyPlace, type Place } from './place.ts'
import type { ServerProcess } from './process.ts'
import { recount } from './recount.ts'

// Guarantees between processes, and about their stops and deaths, tested with the real program.

interface Business {
  owner: Browser
  key: string
  keyId: string
}

async function openBusiness(server: ServerProcess): Promise<Business> {
  const { browser } = await registerOwner(server)
  const made = await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })
  return { owner: browser, key: made.body.key, keyId: made.body.id }
}

const ask = (
  server: ServerProcess,
  { key }: Business,
  method: string,
  path: string,
  body?: unknown,
): Promise<Called> => call(server, method, path, body, { 'x-api-key': key })

const sendBundle = async (server: ServerProcess, business: Business, files: Record<string, string>) => {
  const form = new FormData()
  form.set('link', '{}')
  for (const [name, content] of Object.entries(files)) form.append('files', new Blob([content]), name)
  const { body } = await ask(server, business, 'POST', '/chat-links/bundle', form)
  return { link: body.link.id as string, job: body.knowledge.job_id as string }
}

const progressOf = async (server: ServerProcess, business: Business, job: string) =>
  (await ask(server, business, 'GET', `/chat-links/bundle/${job}`)).body

/** Waits for a bundle's end. */
const ended = (server: ServerProcess, business: Business, job: string) =>
  vi.waitFor(
    async () => {
      const progress = await progressOf(server, business, job)
      expect(progress.status).toMatch(/completed|failed/)
      return progress
    },
    { timeout: 60_000, interval: 50 },
  )

for (const embedded of [true, false]) {
  test(`two processes on one ${embedded ? 'data folder' : 'database, web and worker,'} are one installation`, async () => {
    const installation = await (embedded ? embeddedPlace() : emptyPlace())
    const env = { RATE_LIMIT_AUTH: '4', RATE_LIMIT_CHAT: '5', RATE_LIMIT_INGEST: '5' }
    const roles = embedded
      ? [[], []]
      : [
          ['--role', 'web'],
          ['--role', 'worker'],
        ]
    const web = await installation.start({ args: roles[0], env })
    const business = await openBusiness(web)

    // A job waits for a process that runs jobs. With a separate web process, only the second one does.
    const { link, job } = await sendBundle(web, business, { 'a.txt': 'The process with jobs teaches this.' })
    if (!embedded)
      expect(await progressOf(web, business, job)).toMatchObject({ status: 'running', ingested: 0 })
    const other = await installation.start({ args: roles[1], env })
    expect(await ended(web, business, job)).toMatchObject({ status: 'completed', ingested: 1 })
    expect((await ask(other, business, 'GET', `/chat-links/${link}`)).body.kb_docs).toBe(1)

    // All processes share the allowances. (The bundle was one of five.)
    const alternately = async (times: number, send: (server: ServerProcess) => Promise<Called>) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) statuses.push((await send(i % 2 ? web : other)).status)
      return statuses
    }
    const teach = (server: ServerProcess) =>
      ask(server, business, 'POST', '/knowledge/portal/ingest', { content: 'We open at nine.' })
    expect(await alternately(6, teach)).toEqual([201, 201, 201, 201, 429, 429])
    const chat = (server: ServerProcess) =>
      ask(server, business, 'POST', '/chat/message', { message: 'When do you open?' })
    expect(await alternately(7, chat)).toEqual([200, 200, 200, 200, 200, 429, 429])
    const guess = (server: ServerProcess) =>
      openBrowser(server).call('POST', '/auth/login', { email: 'nobody@example.com', password: 'guess' })
    expect(await alternately(6, guess)).toEqual([401, 401, 401, 401, 429, 429])

    // When one process revokes a key or ends a session, the other refuses it at once.
    const origin = { origin: other.url }
    const there = openBrowser(other, business.owner.token())
    expect((await ask(other, business, 'GET', '/chat-links')).status).toBe(200)
    expect((await there.call('GET', '/auth/me', undefined, origin)).status).toBe(200)
    expect((await business.owner.call('DELETE', `/api-keys/${business.keyId}`)).status).toBeLessThan(300)
    expect((await ask(other, business, 'GET', '/chat-links')).status).toBe(403)
    expect((await business.owner.call('POST', '/auth/logout')).status).toBe(200)
    expect((await there.call('GET', '/auth/me', undefined, origin)).status).toBe(401)

    expect(await web.stop()).toBe(0)
    expect((await call(other, 'GET', '//readyz')).status).toBe(200)
    expect(await other.stop()).toBe(0)
    if (embedded) expect(await postmaster(installation.dataDir)).toBeUndefined()
  })
}

/** A model server whose answers about a text with the word "slowly" wait for `release`. */
async function startSlowModels() {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: waiting, resolve: wait } = Promise.withResolvers<void>()
  fake.embedWith(async texts => {
    if (!texts.some(text => text.includes('slowly'))) return vectorsOf(texts)
    wait()
    await released
    return vectorsOf(texts)
  })
  const env = { LLM_URL: fake.url, LLM_MODEL: 'm', EMBEDDINGS_URL: fake.url, EMBEDDINGS_MODEL: 'e' }
  return { fake, env, waiting, release }
}

const files = {
  'a.txt': 'The first.',
  'b.csv': 'question,answer\nThe second?,Yes\n',
  'c.txt': 'The third comes slowly.',
  'd.json': '{"title": "The fourth"}',
  'e.txt': 'The fifth.',
}

/** Checks that every file of the bundle is stored once and that the index's counts are right. */
async function expectTaughtOnce(
  { databaseUrl }: Place,
  server: ServerProcess,
  business: Business,
  made: { link: string; job: string },
): Promise<void> {
  expect(await ended(server, business, made.job)).toMatchObject({
    status: 'completed',
    queued: 5,
    ingested: 5,
  })
  const { body } = await ask(server, business, 'GET', `/knowledge?link_id=${made.link}`)
  const names = body.groups.flatMap((g: { sources: { name: string }[] }) => g.sources.map(s => s.name))
  expect(names.sort()).toEqual(Object.keys(files))
  expect(await recount(databaseUrl)).toEqual([])
}

test('on a stop signal, a process ends its requests and hands its job to another', async () => {
  const installation = await emptyPlace()
  const { fake, env, waiting, release } = await startSlowModels()
  const leaving = await installation.start({ env })
  const business = await openBusiness(leaving)
  const bundle = await sendBundle(leaving, business, files)
  await waiting
  const staying = await installation.start({ env })
  const upload = beginUpload(leaving, business)
  fake.reply({ text: ['Hello there! ', 'One'], after: 'hang' })
  const reading = readStream(leaving, business)
  await vi.waitFor(() => expect(reading.text()).toContain('Hello there!'), { timeout: 60_000 })

  process.kill(leaving.pid, 'SIGTERM')
  await vi.waitFor(async () => {
    const answer = await call(leaving, 'GET', '//readyz')
    expect(answer).toMatchObject({ status: 503, body: { detail: 'This process is stopping.' } })
  }, 60_000)
  release()
  await expectTaughtOnce(installation, staying, business, bundle)
  expect(await upload.finish()).toMatchObject({ status: 201, connection: 'close' })
  // The operator asks again: open streams end at once with an error event.
  await sleep(1_000)
  expect(await leaving.stop()).toBe(0)
  await reading.ended
  expect(reading.text()).toMatch(/event: error\ndata: {"detail":"The server is being restarted\..*"}\n\n$/)
  expect((await call(staying, 'GET', '//readyz')).status).toBe(200)
})

/** An upload whose body comes in two parts; the test releases the second. */
function beginUpload(server: ServerProcess, { key }: Business) {
  const [head, tail] = [
    '--xx\r\ncontent-disposition: form-data; name="file"; filename="large.txt"\r\n\r\nA text that takes ',
    'its time.\r\n--xx--\r\n',
  ]
  const { promise: sending, resolve: send } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(head))
      await sending
      controller.enqueue(Buffer.from(tail))
      controller.close()
    },
  })
  const headers = { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=xx' }
  const url = `${server.url}/api/v1/knowledge/portal/upload`
  const answer = fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return {
    async finish() {
      send()
      const { status, headers } = await answer
      return { status, connection: headers.get('connection') }
    },
  }
}

/** A visitor who reads an answer as it is written. */
function readStream(server: ServerProcess, { key }: Business) {
  let text = ''
  const read = async () => {
    const response = await fetch(`${server.url}/api/v1/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ message: 'Tell me everything.' }),
    })
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) text += part
  }
  return { text: () => text, ended: read() }
}

/** What a process logs when it takes over without waiting for missed heartbeats. */
const takenOver = 'returned the jobs of a dead process to their queue'

test('the job of a killed process continues in another, and then in the next', async () => {
  const installation = await emptyPlace()
  const { env, waiting, release } = await startSlowModels()
  const web = await installation.start({ args: ['--role', 'web'], env })
  const first = await installation.start({ args: ['--role', 'worker'], env })
  const business = await openBusiness(web)
  const bundle = await sendBundle(web, business, files)
  await waiting
  expect(await progressOf(web, business, bundle.job)).toMatchObject({ status: 'running', ingested: 2 })
  // Another process takes the job over and is killed in its turn; then none runs until the next starts.
  const second = await installation.start({ args: ['--role', 'worker'], env })
  await first.kill()
  await vi.waitFor(() => expect(second.output()).toContain(takenOver), { timeout: 90_000 })
  await second.kill()
  release()
  expect(await progressOf(web, business, bundle.job)).toMatchObject({ status: 'running' })
  await installation.start({ args: ['--role', 'worker'], env })
  await expectTaughtOnce(installation, web, business, bundle)
})

test('killed in the middle of ingest, again and again, nothing acknowledged is lost', async () => {
  const installation = await embeddedPlace()
  const acknowledged: string[] = []
  let server = await installation.start()
  const business = await openBusiness(server)
  for (let round = 0; round < 3; round++) {
    const ingest = async (lane: number): Promise<void> => {
      for (let i = 0; ; i++) {
        const content = `Round ${round}, lane ${lane}, text ${i}.\nWith a second sentence to be found.`
        const { status, body } = await ask(server, business, 'POST', '/knowledge/portal/ingest', { content })
        if (status === 201) acknowledged.push(body.doc_id)
      }
    }
    const lanes = [1, 2, 3].map(lane => ingest(lane).catch(() => {}))
    const enough = acknowledged.length + 5 + 7 * round
    while (acknowledged.length < enough) await sleep(5)
    await server.kill()
    await Promise.all(lanes)
    server = await installation.start()
    const { body } = await ask(server, business, 'GET', '/knowledge')
    const there = body.groups.flatMap((g: { sources: { parent_doc_id: string }[] }) =>
      g.sources.map(s => s.parent_doc_id),
    )
    expect(there).toEqual(expect.arrayContaining(acknowledged))
    expect(await recount(installation.databaseUrl)).toEqual([])
  }
  // The last process was killed and its database server stayed behind; the next process that starts will stop it.
  await server.kill()
  expect(await postmaster(installation.dataDir)).toBeGreaterThan(0)
  server = await installation.start()
  expect(await server.stop()).toBe(0)
  expect(await postmaster(installation.dataDir)).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { sound } from '#server/test/fakes/recorder.ts'
import { s3Credentials, startFakeS3 } from '#server/test/fakes/s3.ts'
import { linksOf, newLink, reportText, resultOf } from '#server/test/links.ts'
import { emptyPlace } from '#server/test/place.ts'
import { linkByToken } from '../links/links.ts'
import { closeSession } from './jobs.ts'

const minuteMs = 60_000
const patience = { timeout: 60_000, interval: 50 }
const questions = ['How was the visit?']

const ask = (app: { url: string }, token: string, what: string, body?: object) =>
  call(app, 'POST', `/questionnaires/sessions/${token}/${what}`, body)

/** A session that was held, and of which a second of sound arrived, unless none is to. */
async function held(app: { url: string }, account: Pick<Account, 'call'>, { recorded = true } = {}) {
  const token = await newLink(account, { person: { name: 'Maren Holt' }, questions })
  expect((await ask(app, token, 'start', { agreed: true, language: 'en' })).status).toBe(200)
  if (recorded) {
    const slice = await fetch(
      `${app.url}/api/v1/questionnaires/sessions/${token}/recording/${randomUUID()}?started_ms=0`,
      { method: 'POST', headers: { 'content-type': 'video/webm', 'upload-offset': '0' }, body: sound(1) },
    )
    expect(slice.status, await slice.text()).toBe(200)
  }
  return token
}

const hangUp = async (app: { url: string }, token: string) =>
  expect((await ask(app, token, 'end')).status).toBe(204)
const delivered = async (app: { url: string }, token: string) =>
  expect((await ask(app, token, 'recording')).status).toBe(204)

const media = (account: Pick<Account, 'call'>, token: string, what: 'recording' | 'report.pdf') =>
  account.call('GET', `/questionnaires/links/${token}/${what}`)

/** A link whose record is not whole yet, as everybody sees it. */
async function inTheMaking(app: TestApp, account: Account, token: string): Promise<void> {
  expect(await resultOf(account, token)).toMatchObject({
    status: 'in_progress',
    completed_at: null,
    record_delete_after: null,
    report_pdf_url: '',
    recording: { available: false, bytes: null, url: '', delete_after: null },
    result: null,
  })
  expect(await linksOf(account, '?status=completed')).toEqual([])
  expect(await linksOf(account, '?status=in_progress')).toMatchObject([
    { token, status: 'in_progress', completed_at: null },
  ])
  expect((await media(account, token, 'recording')).status).toBe(404)
  expect((await media(account, token, 'report.pdf')).status).toBe(400)
  const late = (what: string) => account.call('POST', `/questionnaires/links/${token}/${what}`)
  expect((await late('rewrite')).status).toBe(409)
  expect((await late('revoke')).status).toBe(409)
  expect((await ask(app, token, 'start', { agreed: true, language: 'en' })).status).toBe(410)
  expect((await ask(app, token, 'resume')).status).toBe(410)
}

test('a program that polls for completed and reads once has everything', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { LLM_URL: model.url, LLM_MODEL: 'test' }, jobs: true })
  const account = await makeAccount(app)
  // The first attempt at a write-up fails, and is made again.
  model.failNext({ status: 500 }, { status: 500 })
  const whole = { confidence: 'high', confidence_reason: 'So.', strengths: [], gaps: [], follow_up: [] }
  model.replyWith(() => ({ text: JSON.stringify({ ...whole, summary: 'Nothing was said.' }) }))
  const token = await held(app, account)
  await hangUp(app, token)
  const hungUpBy = app.clock.now().getTime()
  await inTheMaking(app, account, token)
  await delivered(app, token)
  const found = await vi.waitFor(async () => {
    const [link] = await linksOf(account, `?status=completed&since=${new Date(hungUpBy).toISOString()}`)
    expect(link).toBeDefined()
    return link
  }, patience)
  const { result, ...link } = await resultOf(account, token)
  expect(link).toMatchObject(found)
  expect(link).toMatchObject({
    status: 'completed',
    recording: { available: true, bytes: expect.any(Number) },
  })
  expect(Date.parse(link.completed_at)).toBeLessThanOrEqual(hungUpBy)
  expect(result).toMatchObject({ summary: 'Nothing was said.', confidence: 'medium' })
  expect((await media(account, token, 'recording')).status).toBe(200)
  const report = await reportText(app, account, token)
  expect(report).toContain('Nothing was said.')
  expect(report).not.toContain('deleted')
  expect(app.clock.now().getTime() - hungUpBy).toBeLessThan(minuteMs)

  await account.call('DELETE', `/questionnaires/links/${token}/recording`)
  expect(await resultOf(account, token)).toMatchObject({
    status: 'completed',
    recording: { available: false },
  })
  expect(await reportText(app, account, token)).toContain('audio, deleted')
})

test('a minute after the hang-up a link is completed with what there is, and tells what is missing', async () => {
  const model = await startFakeOpenAI()
  model.failNext(...Array(99).fill('cut'))
  const store = await startFakeS3()
  onTestFinished(store.close)
  const { accessKeyId, secretAccessKey, region } = s3Credentials
  const app = await startApp({
    jobs: true,
    env: {
      LLM_URL: model.url,
      LLM_MODEL: 'test',
      S3_ENDPOINT: store.url,
      S3_BUCKET: 'files',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  const account = await makeAccount(app)
  const token = await held(app, account)
  store.failNext(...Array(999).fill(500))
  await hangUp(app, token)
  await delivered(app, token)
  // Both were tried.
  await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(1), patience)
  await inTheMaking(app, account, token)
  app.clock.advance(minuteMs)
  expect(await resultOf(account, token)).toMatchObject({
    status: 'completed',
    // It is there, though nobody can have it right now.
    recording: { available: true, bytes: sound(1).length, delete_after: expect.any(String) },
    result: { summary: '', confidence: 'low', confidence_reason: expect.stringContaining('extract') },
  })
  expect(await linksOf(account, '?status=completed')).toHaveLength(1)
  expect(await linksOf(account, '?status=in_progress')).toEqual([])
  expect(await media(account, token, 'recording')).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining('not put together yet') },
  })
  expect(await reportText(app, account, token)).toMatch(/Recording\s+audio\s/)
})

test('where nothing was recorded or nothing arrived, nobody waits for it, and nothing is called deleted', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await held(app, account, { recorded: false })
  await hangUp(app, token)
  await delivered(app, token)
  const status = async () => (await resultOf(account, token)).status
  await vi.waitFor(async () => expect(await status()).toBe('completed'), patience)
  expect(await resultOf(account, token)).toMatchObject({
    recording: { available: false, bytes: null },
    result: { summary: expect.stringContaining('0 of 1') },
  })
  expect(await reportText(app, account, token)).toContain('audio, but nothing that can be played arrived')
})

test('a page that vanished is waited for until 90 minutes after Start', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await held(app, account)
  const { ctx, link } = (await linkByToken(app.open, token))!
  const close = () => closeSession.run(ctx, { link: link.id }, AbortSignal.timeout(10_000))
  app.clock.advance(89 * minuteMs)
  await close()
  expect((await resultOf(account, token)).status).toBe('in_progress')
  // Nobody was there to end it in time.
  app.clock.advance(31 * minuteMs)
  await close()
  await inTheMaking(app, account, token)
  app.clock.advance(minuteMs)
  const { status, completed_at, recording, result } = await resultOf(account, token)
  expect({ status, recording }).toMatchObject({ status: 'completed', recording: { available: true } })
  expect(Date.parse(completed_at)).toBe(link.started_at!.getTime() + 90 * minuteMs)
  expect(result).toMatchObject({ duration_seconds: 0 })
  // The minute passed in a moment here, perhaps before the session was written up.
  await expect.poll(async () => (await resultOf(account, token)).result.summary).toContain('0 of 1')
})

test('kill -9 right behind the hang-up: the next process makes the record whole, within the minute', async () => {
  const place = await emptyPlace()
  const first = await place.start()
  const { browser } = await registerOwner(first)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  let server: { url: string } = first
  const account: Pick<Account, 'call'> = {
    call: (method, path, body) => call(server, method, path, body, { 'x-api-key': key }),
  }
  const token = await held(first, account)
  await hangUp(first, token)
  const hungUp = Date.now()
  await delivered(first, token)
  await first.kill()
  server = await place.start()
  const { recording, result } = await vi.waitFor(async () => {
    const link = await resultOf(account, token)
    expect(link.status).toBe('completed')
    return link
  }, patience)
  expect(Date.now() - hungUp).toBeLessThan(minuteMs)
  expect(recording.available).toBe(true)
  expect(result.summary).toContain('0 of 1')
  expect((await media(account, token, 'recording')).status).toBe(200)
})

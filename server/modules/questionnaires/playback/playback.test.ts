import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { sound } from '#server/test/fakes/recorder.ts'
import { newLink, resultOf } from '#server/test/links.ts'
import { linkByToken } from '../links/links.ts'
import { insertTurn } from '../links/queries.ts'
import { insertEvidence } from '../monitoring/queries.ts'

const questions = ['How was the visit?']

const playbackOf = async (account: Account, token: string) =>
  (await account.call('GET', `/questionnaires/links/${token}/playback`)).body

const picture = (app: TestApp, account: Account, token: string, id: string) =>
  fetch(`${app.url}/api/v1/questionnaires/links/${token}/pictures/${id}`, {
    headers: { 'x-api-key': account.adminKey },
  })

const bring = (app: TestApp, path: string, type: string, body: Uint8Array) =>
  fetch(`${app.url}/api/v1/questionnaires/sessions/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'upload-offset': '0' },
    body: body as Uint8Array<ArrayBuffer>,
  })

test('turns and pictures stand by the clock of the recording; pictures go with it', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const token = await newLink(account, { questions, recording_mode: 'audio_video', monitor_activity: true })
  await call(app, 'POST', `/questionnaires/sessions/${token}/start`, { agreed: true, language: 'en' })
  expect(await playbackOf(account, token)).toEqual({ turns: [], pictures: [] })
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  expect((await bring(app, `${token}/stills?at_ms=0`, 'image/jpeg', jpeg)).status).toBe(200)
  // The recorder began two seconds after Start.
  const part = `${token}/recording/${randomUUID()}?started_ms=0`
  expect((await bring(app, part, 'video/webm', sound(3))).status).toBe(200)
  const { ctx, link } = (await linkByToken(app.open, token))!
  const turn = { speaker: 'person', text: 'Calm.', question_n: 1 } as const
  await ctx.tx(async db => {
    await insertTurn(db, link.id, { ...turn, began_ms: 1_250, ended_ms: 2_000 })
    // After the recorder had stopped.
    await insertTurn(db, link.id, {
      ...turn,
      text: 'Bye.',
      began_ms: 9_000,
      ended_ms: 9_500,
      question_n: null,
    })
    await insertEvidence(db, link.id, { finding: 'phone', window_n: 0, at_ms: 1_500, jpeg }, 24)
  })
  await call(app, 'POST', `/questionnaires/sessions/${token}/end`)
  await call(app, 'POST', `/questionnaires/sessions/${token}/recording`)
  await vi.waitFor(async () => expect((await resultOf(account, token)).status).toBe('completed'), {
    timeout: 60_000,
    interval: 100,
  })
  const { turns, pictures } = await playbackOf(account, token)
  expect(turns).toEqual([
    { ...turn, began_ms: 1_250, ended_ms: 2_000 },
    { ...turn, text: 'Bye.', began_ms: 3_000, ended_ms: 3_000, question_n: null },
  ])
  expect(pictures).toEqual([
    { id: expect.stringMatching(/^still-\d+$/), at_ms: 0, finding: null },
    { id: 'phone-0', at_ms: 1_500, finding: 'phone' },
  ])
  for (const { id } of pictures) {
    const shown = await picture(app, account, token, id)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(64)
  }
  for (const id of ['still-99', 'phone-7', 'x', '-', `still-${'9'.repeat(20)}`])
    expect((await picture(app, account, token, id)).status, id).toBe(404)
  expect((await picture(app, await makeAccount(app), token, 'phone-0')).status).toBe(404)

  await account.call('DELETE', `/questionnaires/links/${token}/recording`)
  expect(await playbackOf(account, token)).toMatchObject({ turns: [{}, {}], pictures: [] })
  expect((await picture(app, account, token, 'phone-0')).status).toBe(404)
})

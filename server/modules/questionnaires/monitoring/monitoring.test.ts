import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { cameraFrame } from '#server/test/fakes/camera.ts'
import { reportText, resultOf, untilWhole } from '#server/test/links.ts'
import { tendRecordings } from '../recordings/cron.ts'
import { evidenceOf } from './monitoring.ts'

async function begin(account: Account, monitor_activity = true): Promise<string> {
  const made = await account.call('POST', '/questionnaires/bundle', {
    person: { name: 'Ada' },
    questions: ['Why do you want to work here?'],
    monitor_activity,
  })
  const { token } = made.body.link
  const started = await account.call('POST', `/questionnaires/sessions/${token}/start`, {
    agreed: true,
    language: 'en',
  })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  return token
}

const bring = (app: TestApp, token: string, picture: Buffer | string) =>
  fetch(`${app.url}/api/v1/questionnaires/sessions/${token}/frames`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: picture as BodyInit,
  })

async function picturesInReport(app: TestApp, account: Account, token: string): Promise<number> {
  const response = await fetch(`${app.url}/api/v1/questionnaires/links/${token}/report.pdf`, {
    headers: { 'x-api-key': account.adminKey },
  })
  expect(response.status).toBe(200)
  const pdf = Buffer.from(await response.arrayBuffer())
  return pdf.toString('latin1').split('/Subtype /Image').length - 1
}

test('frames are looked at and not kept, but for one that shows a finding', async () => {
  let now = Date.now()
  const app = await startApp({ deps: { now: () => new Date(now) } })
  const account = await makeAccount(app)
  const token = await begin(account)
  const [one, two, none] = [await cameraFrame([0]), await cameraFrame([1, 3]), await cameraFrame([])]
  const scenes = [one, two, two, two, await cameraFrame([], { dark: true }), none]
  let frames = 0
  for (const scene of scenes) {
    const received = await bring(app, token, scene)
    expect(received.status, await received.clone().text()).toBe(200)
    expect(await received.json()).toEqual({ frames: ++frames })
    now += 1_000
  }
  now -= 1_000
  // The same second again changes nothing.
  expect(await (await bring(app, token, two)).json()).toEqual({ frames })
  await account.call('POST', `/questionnaires/sessions/${token}/end`)
  expect((await bring(app, token, one)).status).toBe(409)
  now += 60_000

  const result = await account.call('GET', `/questionnaires/links/${token}/result`)
  expect(result.body.link.result.monitoring).toMatchObject({
    colour: 'amber',
    windows: 1,
    windows_observed: 1,
    coverage_pct: 100,
    frames_captured: 6,
    findings: [{ key: 'someone_else', windows: 1, seen_by: ['invigilator'], at_seconds: [0] }],
  })
  expect(result.body.link.result.flags).toEqual([])
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { id } = await ctx.tx(db =>
    db.selectFrom('questionnaire_link').select('id').executeTakeFirstOrThrow(),
  )
  const evidence = await evidenceOf(ctx, id)
  expect(evidence.map(({ finding, atMs }) => [finding, Math.floor(atMs / 1000)])).toEqual([
    ['someone_else', 3],
  ])
  expect(evidence[0]!.jpeg.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  // The report has it. It is deleted with the media, early or when their time is over; the finding stays.
  expect(await picturesInReport(app, account, token)).toBe(1)
  const media = `/questionnaires/links/${token}/recording`
  expect((await account.call('DELETE', media)).status).toBe(204)
  expect((await account.call('DELETE', media)).status).toBe(404)
  expect(await evidenceOf(ctx, id)).toEqual([])
  expect(await picturesInReport(app, account, token)).toBe(0)
})

test('pictures of people go 90 days after the session, whatever else was recorded', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const token = await begin(account)
  for (let second = 0; second < 3; second++) {
    expect((await bring(app, token, await cameraFrame([1, 3]))).status).toBe(200)
    app.clock.advance(1_000)
  }
  await account.call('POST', `/questionnaires/sessions/${token}/end`)
  untilWhole(app)
  expect(await picturesInReport(app, account, token)).toBe(1)
  app.clock.advance(91 * 24 * 3_600_000)
  await tendRecordings.run(app.open)
  expect(await picturesInReport(app, account, token)).toBe(0)
  expect(
    (await account.call('GET', `/questionnaires/links/${token}/result`)).body.link.result.monitoring.findings,
  ).toHaveLength(1)
})

test('of a camera that showed nobody, or nothing, neither the result nor the report says that somebody was there', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const [empty, silent] = [await begin(account), await begin(account)]
  const room = await cameraFrame([])
  for (let second = 0; second < 20; second++) {
    // The time that the looking takes counts as well, and all of them are to come within ten seconds.
    if (second < 6) expect((await bring(app, empty, room)).status).toBe(200)
    app.clock.advance(1_000)
  }
  for (const token of [empty, silent]) await account.call('POST', `/questionnaires/sessions/${token}/end`)
  untilWhole(app)
  for (const [token, observed] of [
    [empty, 1],
    [silent, 0],
  ] as const) {
    const { monitoring } = (await resultOf(account, token)).result
    expect(monitoring).toMatchObject({ windows_observed: observed, alone_windows: 0, alone_confirmed: false })
    expect(monitoring.colour).not.toBe('green')
    const report = await reportText(app, account, token)
    expect(report).toContain('one person, and nobody else, was seen in 0 of')
    for (const text of [JSON.stringify(monitoring), report])
      expect(text).not.toMatch(/seen to be alone|Looked ahead/)
  }
  expect((await resultOf(account, silent)).result.monitoring.headline).toContain('nothing was seen')
})

test('a frame that is no picture, too large, not watched or not theirs is refused and changes nothing', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const token = await begin(account)
  expect((await bring(app, token, 'GIF89a and nothing else')).status).toBe(400)
  expect((await bring(app, token, '')).status).toBe(400)
  expect((await bring(app, token, Buffer.alloc(300_000, 'x'))).status).toBe(413)
  expect((await bring(app, 'nobody', await cameraFrame([0]))).status).toBe(404)
  const unwatched = await begin(account, false)
  expect((await bring(app, unwatched, await cameraFrame([0]))).status).toBe(409)
  await account.call('POST', `/questionnaires/sessions/${unwatched}/end`)
  untilWhole(app)
  const { body } = await account.call('GET', `/questionnaires/links/${unwatched}/result`)
  expect(body.link.result.monitoring).toBeNull()
})

import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import {
  ada,
  linksOf,
  namesOf,
  newLink,
  questions,
  resultOf,
  sendBundle,
  untilWhole,
  visit,
} from '#server/test/links.ts'
import { addFlag, addTurn, flagsOf, linkByToken, mayResume, recordingKept, turnsOf } from './links.ts'

test('a bundle makes a questionnaire and a link to it, with defaults for the fields that were not sent', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { status, body } = await sendBundle(account)
  expect(status).toBe(200)
  expect(body).toEqual({
    ok: true,
    questionnaire: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Questions for Ada Lovelace',
      questions: [
        { text: 'Why us?', kind: 'open', points: [] },
        { text: 'How do you brush?', kind: 'expected', points: ['two minutes', 'twice a day'] },
      ],
      question_count: 2,
      link_count: 1,
    },
    link: {
      token: expect.stringMatching(/^[\w-]{32}$/),
      url: `${app.deps.config.sessionUrl}/questions-for-ada-lovelace/${body.link.token}`,
      status: 'issued',
      person: ada,
      expires_at: expect.stringMatching(/Z$/),
      result: null,
    },
  })
  const { created_at, expires_at } = await resultOf(account, body.link.token)
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(168 * 3_600_000)
  const saved = await account.call('GET', `/questionnaires/${body.questionnaire.id}`)
  expect(saved.body).toMatchObject({ recording_mode: 'audio', monitor_activity: false, link_count: 1 })
  // A request that is repeated because its answer was lost makes no second link.
  const again = () =>
    account.call('POST', '/questionnaires/bundle', { person: ada, questions }, { 'idempotency-key': 'once' })
  const [one, two] = [await again(), await again()]
  expect(two.body.link.token).toBe(one.body.link.token)
  const bare = await sendBundle(account, { person: { name: ' 王\n小明 ' }, title: '面试', expiry_hours: 1 })
  expect(bare.body.link).toMatchObject({
    url: `${app.deps.config.sessionUrl}/${bare.body.link.token}`,
    person: { name: '王 小明', email: '', phone: '' },
  })
})

test('a refused request makes nothing', async () => {
  const account = await makeAccount(await startApp())
  const many = (count: number) => Array.from({ length: count }, (_, i) => `Item ${i}`)
  const id = (await account.call('POST', '/questionnaires', { title: 'T', questions })).body.id
  for (const [status, fields] of [
    [400, { questions: many(26) }],
    [400, { questions: [] }],
    [400, { questions: [{ text: 'Why?', points: many(7) }] }],
    [400, { expiry_hours: 0 }],
    [400, { expiry_hours: 2161 }],
    [400, { questionnaire_id: id }],
    [400, { questions: undefined }],
    [404, { questions: undefined, questionnaire_id: crypto.randomUUID() }],
    [404, { questions: undefined, questionnaire_id: 'that one' }],
    [422, { person: undefined }],
    [422, { person: {} }],
    [422, { person: { name: '\n' } }],
    [422, { person: { name: 7 } }],
    [422, { recording_mode: 'video' }],
    [422, { expiry_hours: 'a week' }],
    [422, { context_text: 'x'.repeat(50_001) }],
  ] as const) {
    expect(await sendBundle(account, fields), JSON.stringify(fields).slice(0, 200)).toMatchObject({ status })
  }
  expect(await linksOf(account)).toEqual([])
  expect((await account.call('GET', '/questionnaires')).body.questionnaires).toHaveLength(1)
  const missing = await sendBundle(account, { person: {} })
  expect(missing.body.detail).toEqual([
    { loc: ['body', 'person', 'name'], msg: 'Field required', type: 'missing' },
  ])
})

test('a saved list stays as it is, on whatever terms it is sent; a question set of the library is copied', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const make = async (fields: object) =>
    (await account.call('POST', '/questionnaires', { title: 'Check', questions, ...fields })).body.id
  const [list, set] = [await make({ context_text: 'x' }), await make({ is_template: true })]
  const from = async (questionnaire_id: string, fields: object = {}) =>
    (await sendBundle(account, { questions: undefined, questionnaire_id, ...fields })).body.questionnaire
  expect(await from(list)).toMatchObject({ id: list, title: 'Check', link_count: 1 })
  expect(await from(list, { title: 'Check', expiry_hours: 2 })).toMatchObject({ id: list, link_count: 2 })
  const before = (await account.call('GET', `/questionnaires/${list}`)).body
  const terms = {
    recording_mode: 'none',
    monitor_activity: true,
    expected_minutes: 7,
    context_text: 'A brief.',
  }
  const made = await sendBundle(account, {
    questions: undefined,
    questionnaire_id: list,
    title: 'Louder',
    about: 'Briefly',
    ...terms,
  })
  expect(made.body.questionnaire).toMatchObject({ id: list, title: 'Check', link_count: 3 })
  expect(made.body.link.url).toContain('/louder/')
  const own = { id: list, title: 'Louder', recording_mode: 'none', monitor_activity: true, question_count: 2 }
  const whole = (await resultOf(account, made.body.link.token)).questionnaire
  expect(whole).toEqual({ ...own, ...terms, about: 'Briefly' })
  // So it is for the person, too.
  const begun = await account.call('POST', `/questionnaires/sessions/${made.body.link.token}/start`, {
    agreed: true,
    language: 'en',
  })
  expect(begun.body).toMatchObject({ recording: 'none', watches: true })
  expect(await linksOf(account, `?questionnaire_id=${list}`)).toMatchObject([
    { token: made.body.link.token, questionnaire: own, monitor_activity: true },
    { questionnaire: { id: list, title: 'Check', recording_mode: 'audio' }, monitor_activity: false },
    { questionnaire: { id: list, title: 'Check', recording_mode: 'audio' }, monitor_activity: false },
  ])
  expect((await account.call('GET', `/questionnaires/${list}`)).body).toEqual({ ...before, link_count: 3 })
  expect((await account.call('GET', '/questionnaires')).body.questionnaires).toHaveLength(1)

  const copy = await from(set, { recording_mode: 'audio_video', about: 'Copied' })
  expect(copy).toMatchObject({ title: 'Check', link_count: 1 })
  expect((await account.call('GET', `/questionnaires/${copy.id}`)).body).toMatchObject({
    template_id: set,
    is_template: false,
    recording_mode: 'audio_video',
    about: 'Copied',
  })
  expect(await linksOf(account, `?questionnaire_id=${set}`)).toMatchObject([
    { questionnaire: { id: copy.id, recording_mode: 'audio_video' } },
  ])
  const library = (await account.call('GET', '/questionnaires?templates=true')).body.questionnaires
  expect(library).toMatchObject([{ id: set, link_count: 1, recording_mode: 'audio', template_id: null }])
  expect((await sendBundle(other, { questions: undefined, questionnaire_id: set })).status).toBe(404)

  // A sent questionnaire keeps its terms. Its title and the like may change, and question sets may change freely.
  const change = (id: string, fields: object) => account.call('PATCH', `/questionnaires/${id}`, fields)
  for (const other of [{ questions: ['Other?'] }, { recording_mode: 'none' }, { monitor_activity: true }])
    expect(await change(list, other)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('sent') },
    })
  expect(await change(list, { about: 'Five minutes', questions })).toMatchObject({ status: 200 })
  expect((await account.call('DELETE', `/questionnaires/${list}`)).status).toBe(409)
  expect((await change(set, { questions: ['Other?'] })).status).toBe(200)
  expect((await account.call('DELETE', `/questionnaires/${set}`)).status).toBe(204)
  expect((await account.call('GET', `/questionnaires/${copy.id}`)).body).toMatchObject({
    question_count: 2,
    template_id: null,
  })
})

test('a link is spent by Start alone, and by one page', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const token = await newLink(account)
  const { ctx, id, ...page } = await visit(app, token)
  const statusNow = async () => (await resultOf(account, token)).status
  await page.open()
  await page.open()
  expect(await statusNow()).toBe('opened')
  expect(await page.end()).toBe(false)
  const tabs = await Promise.allSettled([page.start(), page.start(), page.start()])
  expect(tabs.map(tab => tab.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(tabs.find(tab => tab.status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  expect(await resultOf(account, token)).toMatchObject({
    status: 'in_progress',
    completed_at: null,
    result: null,
    recording: { available: false, bytes: null, url: '', delete_after: null },
    report_pdf_url: '',
    record_delete_after: null,
  })
  const turn = { began_ms: 1000.4, ended_ms: 900, question_n: 1 }
  const spoken = ['Why us?', 'Because.', 'Thank you.']
  await Promise.all(
    spoken.map((text, i) => addTurn(ctx, id, { speaker: i % 2 ? 'person' : 'agent', text, ...turn })),
  )
  expect((await turnsOf(ctx, id)).map(({ n }) => n)).toEqual([1, 2, 3])
  await addFlag(ctx, id, { kind: 'tab_hidden', detail: 'Left the page.', source: 'browser', at_seconds: 9.6 })
  await addFlag(ctx, id, { kind: 'reading_aloud', detail: 'Read out.', source: 'agent', at_seconds: 3 })
  expect((await flagsOf(ctx, id)).map(flag => flag.at_seconds)).toEqual([3, 10])

  const { link } = (await linkByToken(app.open, token))!
  const after = (minutes: number) => new Date(link.started_at!.getTime() + minutes * 60_000)
  expect([mayResume(link, after(89)), mayResume(link, after(90))]).toEqual([true, false])
  expect(await Promise.all([page.end(), page.end()])).toEqual(expect.arrayContaining([true, false]))
  await recordingKept(ctx, id, 12_345)
  expect((await resultOf(account, token)).status).toBe('in_progress')
  untilWhole(app)
  const done = await resultOf(account, token)
  const base = `http://${new URL(app.url).host}/api/v1/questionnaires/links/${token}`
  expect(done).toMatchObject({
    status: 'completed',
    recording: { available: true, bytes: 12_345, url: `${base}/recording` },
    report_pdf_url: `${base}/report.pdf`,
    record_delete_after: new Date(Date.parse(done.completed_at) + 365 * 24 * 3_600_000).toISOString(),
  })
  await expect(page.start()).rejects.toMatchObject({ status: 410 })
})

test('status follows the clock; completed and revoked links stay so', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const [early, late, running, done] = [
    await newLink(account, { expiry_hours: 1 }),
    await newLink(account, { expiry_hours: 3 }),
    await newLink(account, { expiry_hours: 1 }),
    await newLink(account, { expiry_hours: 1 }),
  ]
  await (await visit(app, running)).start()
  const finished = await visit(app, done)
  await finished.start()
  await finished.end()
  app.clock.advance(2 * 3_600_000)
  const state = async (token: string) => (await resultOf(account, token)).status
  expect([await state(early), await state(late), await state(running), await state(done)]).toEqual([
    ...['expired', 'issued', 'expired', 'completed'],
  ])
  await expect((await visit(app, early)).start()).rejects.toMatchObject({ status: 410 })
  const revoke = (token: string) => account.call('POST', `/questionnaires/links/${token}/revoke`)
  for (let twice = 0; twice < 2; twice++)
    expect(await revoke(late)).toMatchObject({ status: 200, body: { ok: true, link: { status: 'revoked' } } })
  expect((await revoke(early)).body.link.status).toBe('revoked')
  expect((await revoke(done)).status).toBe(409)
  await expect((await visit(app, late)).start()).rejects.toMatchObject({ status: 410 })
  expect(await namesOf(account, '?status=revoked,EXPIRED')).toHaveLength(3)
})

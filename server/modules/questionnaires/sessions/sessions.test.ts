import { expect, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { reportText, untilWhole } from '#server/test/links.ts'
import { typingPage } from '#server/test/typing-page.ts'
import { flagsOf, linkByToken } from '../links/links.ts'
import { closeSession } from './jobs.ts'

const html = { accept: 'text/html' }

async function send(account: Account, fields: object = {}): Promise<{ token: string; path: string }> {
  const made = await account.call('POST', '/questionnaires/bundle', {
    person: { name: 'Maren <Holt>' },
    questions: ['How was the visit?', 'What should we do better?'],
    ...fields,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { token: made.body.link.token, path: `/${new URL(made.body.link.url).pathname}` }
}

const ask = (app: TestApp, token: string, what: string, body?: object) =>
  call(app, 'POST', `/questionnaires/sessions/${token}/${what}`, body)
const start = (app: TestApp, token: string) => ask(app, token, 'start', { agreed: true, language: 'en' })
const linkOf = async (account: Account, token: string) =>
  (await account.call('GET', `/questionnaires/links/${token}/result`)).body.link

test('a page tells its subject; only Start spends the link, for one tab of two', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Riverside <Dental>' })
  const { token, path } = await send(account, { about: 'About your <visit>', monitor_activity: true })
  const look = (headers: Record<string, string> = html) => call(app, 'GET', path, undefined, headers)
  await fetch(app.url + path.slice(1), { method: 'HEAD', headers: html })
  expect((await linkOf(account, token)).status).toBe('issued')
  const shown = await look()
  expect(shown.status).toBe(200)
  expect(shown.headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.body).toContain('Riverside &lt;Dental&gt;')
  expect(shown.body).not.toContain('About your <visit>')
  expect((await call(app, 'GET', `//q/${token}`, undefined, html)).status).toBe(200)
  expect((await linkOf(account, token)).status).toBe('opened')

  expect((await ask(app, token, 'resume')).status).toBe(409)
  expect((await ask(app, token, 'start', { agreed: false, language: 'en' })).status).toBe(422)
  const both = await Promise.all([start(app, token), start(app, token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)!.body).toMatchObject({
    voice: { server: { hears: false, speaks: false }, language: 'en', ice_servers: [] },
    recording: 'audio',
    stills: true,
    watches: true,
    said: [],
  })
  expect((await linkOf(account, token)).status).toBe('in_progress')
  expect((await look()).body).toContain('"state":"going"')

  const flags = [
    { kind: 'tab_hidden', at_ms: 1_000, seconds: 12 },
    { kind: 'camera_lost', at_ms: 99_000_0, seconds: 1 },
  ]
  expect((await ask(app, token, 'flags', { flags })).status).toBe(204)
  expect((await ask(app, token, 'flags', { flags: [{ kind: 'other', at_ms: 0, seconds: 0 }] })).status).toBe(
    422,
  )
  const found = (await linkByToken(app.open, token))!
  expect(await flagsOf(found.ctx, found.link.id)).toMatchObject([
    { kind: 'tab_hidden', source: 'browser', detail: 'The page was out of sight for 12 seconds.' },
    { kind: 'camera_lost', source: 'browser' },
  ])
  const unwatched = await send(account)
  await start(app, unwatched.token)
  await ask(app, unwatched.token, 'flags', { flags })
  expect(
    (await linkByToken(app.open, unwatched.token).then(f => flagsOf(f!.ctx, f!.link.id))).map(f => f.kind),
  ).toEqual(['camera_lost'])

  for (const gone of [`//q/${'A'.repeat(32)}`, `//q/title/${'A'.repeat(32)}`]) {
    const answer = await call(app, 'GET', gone, undefined, html)
    expect([answer.status, answer.headers.get('permissions-policy')]).toEqual([
      404,
      expect.stringContaining('camera=()'),
    ])
    expect((await call(app, 'GET', gone)).body).toEqual({ detail: 'Session not found' })
  }
  const revoked = await send(account)
  await account.call('POST', `/questionnaires/links/${revoked.token}/revoke`)
  const late = await call(app, 'GET', revoked.path, undefined, html)
  expect([late.status, late.body]).toEqual([410, expect.stringContaining('no longer valid')])
  expect(late.body).toContain('>Start a chat</a>')
  expect((await start(app, revoked.token)).status).toBe(410)
})

test('a conversation resumes after a break, in the page that was opened last, and ends by itself', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const { token } = await send(account)
  const begun = await start(app, token)
  const first = await typingPage(app, begun.body.voice.token)
  await first.untilQuestion(1)
  first.type('It was calm and quick.')
  await first.untilQuestion(2)
  // The ticket was for one socket.
  const again = await typingPage(app, begun.body.voice.token)
  expect((await again.closed).code).toBe(1008)

  const second = await typingPage(app, (await ask(app, token, 'resume')).body.voice.token)
  await first.until(message => message.type === 'note' && message.note.elsewhere === true)
  await first.closed
  await second.untilQuestion(2)
  second.leave()

  const back = await ask(app, token, 'resume')
  expect(back.body.said.filter((turn: { speaker: string }) => turn.speaker === 'person')).toEqual([
    { speaker: 'person', text: 'It was calm and quick.' },
  ])
  const third = await typingPage(app, back.body.voice.token)
  await third.untilQuestion(2)
  third.type('The waiting room could be warmer.')
  await third.until(message => message.type === 'ended' && message.reason === 'done')
  await vi.waitFor(async () => expect((await ask(app, token, 'recording')).status).toBe(204), 60_000)
  await vi.waitFor(async () => expect((await linkOf(account, token)).status).toBe('completed'), {
    timeout: 60_000,
  })
  const { result } = await linkOf(account, token)
  expect(result.transcript.filter((turn: { speaker: string }) => turn.speaker === 'person')).toMatchObject([
    { text: 'It was calm and quick.' },
    { text: 'The waiting room could be warmer.' },
  ])
  expect((await ask(app, token, 'resume')).status).toBe(410)
  expect((await start(app, token)).status).toBe(410)
})

test('a button has its effect and is no word of the person’s; typed words are', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const { token } = await send(account, { questions: ['How was it?', 'And the food?', 'What else?'] })
  const talking = await typingPage(app, (await start(app, token)).body.voice.token)
  const says = (words: string) =>
    talking.until(
      message => message.type === 'caption' && message.speaker === 'agent' && message.text.includes(words),
    )
  await says('How was it?')
  talking.type('/repeat')
  await says('Gladly once more: How was it?')
  talking.type('/usr/bin/fine, thank you')
  await says('And the food?')
  talking.type(' /Skip ')
  await talking.untilQuestion(3)
  await says('What else?')
  talking.type('/wait')
  await says('Take your time')
  talking.leave()

  const words = ['/usr/bin/fine, thank you']
  const back = (await ask(app, token, 'resume')).body
  const ofPerson = (turns: { speaker: string; text: string }[]) =>
    turns.filter(({ speaker }) => speaker === 'person').map(({ text }) => text)
  expect(ofPerson(back.said)).toEqual(words)
  const again = await typingPage(app, back.voice.token)
  await again.untilQuestion(3)
  again.type('/done')
  await again.until(message => message.type === 'note' && message.note.state === 'leaving')
  again.type('yes')
  await again.until(message => message.type === 'ended' && message.reason === 'done')
  await vi.waitFor(async () => expect((await ask(app, token, 'recording')).status).toBe(204), 60_000)
  await vi.waitFor(async () => expect((await linkOf(account, token)).status).toBe('completed'), {
    timeout: 60_000,
  })
  const { result } = await linkOf(account, token)
  expect(ofPerson(result.transcript)).toEqual([...words, 'yes'])
  expect(result.coverage).toMatchObject([
    { answered: 'full', quote: words[0] },
    { answered: 'not_answered', note: 'The person skipped it.', quote: '' },
    { answered: 'not_answered', quote: '' },
  ])
  expect(JSON.stringify(result)).not.toMatch(/\/(repeat|skip|wait|done)/i)
  expect(await reportText(app, account, token)).not.toMatch(/\/(repeat|skip|wait|done)/i)
})

test('revoking or deleting a link ends its conversation at once', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  for (const [method, path] of [
    ['POST', '/revoke'],
    ['DELETE', ''],
  ] as const) {
    const { token } = await send(account)
    const talking = await typingPage(app, (await start(app, token)).body.voice.token)
    await talking.untilQuestion(1)
    const answer = await account.call(method, `/questionnaires/links/${token}${path}`)
    expect(answer.status).toBeLessThan(300)
    await talking.until(message => message.type === 'note' && message.note.withdrawn === true)
    await talking.closed
    expect(talking.heard.at(-1)).toMatchObject({ type: 'ended' })
    expect((await ask(app, token, 'resume')).status).toBe(path ? 410 : 404)
  }
})

test('a person who is still there after 90 minutes is told that the time is over', async () => {
  let now = Date.now()
  const app = await startApp({ deps: { now: () => new Date(now) } })
  const { token } = await send(await makeAccount(app))
  await start(app, token)
  now += 90 * 60_000 - 500
  const late = await typingPage(app, (await ask(app, token, 'resume')).body.voice.token)
  await late.until(message => message.type === 'caption' && message.text.includes('our time is up'))
  await late.until(message => message.type === 'ended' && message.reason === 'too_long')
})

test('a person who ends a session, or never comes back, completes it; 90 minutes after Start nobody resumes it', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const { token } = await send(account)
  const talking = await typingPage(app, (await start(app, token)).body.voice.token)
  await talking.untilQuestion(1)
  expect((await ask(app, token, 'end')).status).toBe(204)
  await talking.until(message => message.type === 'note' && message.note.state === 'over')
  await talking.closed
  expect((await ask(app, token, 'end')).status).toBe(204)
  untilWhole(app)
  expect((await linkOf(account, token)).status).toBe('completed')

  const left = await send(account)
  await start(app, left.token)
  app.clock.advance(89 * 60_000)
  expect((await ask(app, left.token, 'resume')).body.remaining_ms).toBeLessThanOrEqual(60_000)
  app.clock.advance(60_000)
  expect((await ask(app, left.token, 'resume')).status).toBe(410)
  expect((await call(app, 'GET', left.path, undefined, html)).body).toContain('"state":"completed"')
  const { ctx, link } = (await linkByToken(app.open, left.token))!
  await closeSession.run(ctx, { link: link.id }, AbortSignal.timeout(10_000))
  untilWhole(app)
  expect(await linkOf(account, left.token)).toMatchObject({ status: 'completed', result: { transcript: [] } })
})

import { type ParsedMail, simpleParser } from 'mailparser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, startApp, type TestApp } from '#server/test/app.ts'
import { type Browser, registerOwner } from '#server/test/browser.ts'
import { type FakeImap, startFakeImap } from '#server/test/fakes/imap.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { deskAddress, untilRead } from '#server/test/mailbox.ts'
import { newDatabase } from '#server/test/place.ts'
import { sendDue } from './mails/cron.ts'

interface Team {
  app: TestApp
  smtp: FakeSmtp
  imap: FakeImap
  owner: Browser
  email: string
  tenant: string
  /** The token of a chat page. */
  page: string
  /** A visitor's message on that page. */
  say(message: string, more?: object): ReturnType<typeof call>
  /** The mails to an address, once there are so many. */
  mailed(count: number, to?: string): Promise<ParsedMail[]>
  /** Delivers a mail to the desk's mailbox, and waits until it was read. */
  write(mail: { to: string; text: string; from?: string; headers?: string[]; id?: string }): Promise<void>
  /** Does what the minute's cron job does. */
  sweep(): Promise<void>
}

async function start(options: { apps?: number } = {}): Promise<Team> {
  const [smtp, imap] = [await startFakeSmtp(), await startFakeImap()]
  onTestFinished(() => smtp.close())
  onTestFinished(() => imap.close())
  const env = { SMTP_URL: smtp.url, MAIL_FROM: deskAddress, IMAP_URL: imap.url }
  const config = { allowPrivateNetwork: true }
  // The sweep mails for every business of a database, also for those that other tests left in the worker's.
  const { url: databaseUrl } = await newDatabase()
  const app = await startApp({ jobs: true, env, config, databaseUrl })
  for (let more = 1; more < (options.apps ?? 1); more++)
    await startApp({ jobs: true, env, config, databaseUrl })
  const { browser: owner, email, registered } = await registerOwner(app, { business_name: 'Riverside' })
  await owner.call('PATCH', '/auth/me', { name: 'Ada' })
  const link = await owner.call('POST', '/chat-links', { label: 'Visitors' })
  const page = new URL(link.body.url).pathname.split('/').at(-1)!
  const mailed: Team['mailed'] = (count, to = email) =>
    vi.waitFor(
      () => {
        const found = smtp.received.filter(mail => mail.to.includes(to))
        expect(found.length).toBeGreaterThanOrEqual(count)
        return Promise.all(found.map(({ raw }) => simpleParser(raw)))
      },
      { timeout: 60_000, interval: 30 },
    )
  return {
    app,
    smtp,
    imap,
    owner,
    email,
    tenant: registered.body.tenant.id,
    page,
    say: (message, more) => call(app, 'POST', '/chat/message', { link_token: page, message, ...more }),
    mailed,
    async write({ to, text, from = email, headers = [], id = `<${crypto.randomUUID()}@example.com>` }) {
      const lines = [
        `Return-Path: <${from}>`,
        `From: Ada <${from}>`,
        `To: ${to}`,
        'Subject: Re: something',
        `Message-ID: ${id}`,
        ...headers,
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '',
      ]
      await untilRead(app, imap, imap.deliver(lines.join('\r\n')))
    },
    sweep: () => sendDue.run(app.open),
  }
}

const replyAddress = (mail: ParsedMail): string => mail.replyTo!.value[0]!.address!
const messagesOf = async (owner: Browser, id: string) =>
  (await owner.call('GET', `/conversations/${id}/messages`)).body.messages as { role: string; text: string }[]

test('a visitor asks for a person; the owner is mailed, answers by mail, and both go on so', async () => {
  const { app, tenant, page, owner, email, say, mailed, write, smtp } = await start()
  const asked = await say('I want to talk to a person about my <b>crown</b>.', { client_name: 'Ann Lee' })
  expect(asked.body.reply).toContain('I have told the team at Riverside')
  const id = asked.body.conversation_id
  const [mail] = await mailed(1)
  expect(mail!.subject).toBe('Ann Lee would like to talk to a person')
  expect(mail!.text).toContain('Ann Lee: I want to talk to a person about my <b>crown</b>.')
  expect(mail!.html).toContain('&lt;b&gt;crown')
  const settings = new URL(/https?:\S+\s*$/.exec(mail!.text!)![0].trim())
  expect(settings.pathname).toBe('/desk/settings')
  expect(mail!.text).toContain(`${app.deps.config.publicUrl}/desk/inbox/${id}`)
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated')
  expect(replyAddress(mail!)).toMatch(/^desk\+r\.[\da-f]{32}@riverside\.example$/)

  const answer = `Good morning, I am on my way.\n\nOn Monday Riverside wrote:\n> Ann Lee: I want to talk\n`
  const sent = { to: replyAddress(mail!), text: answer, id: '<once@example.com>' }
  await write(sent)
  await write(sent)
  const said = await messagesOf(owner, id)
  expect(said.slice(2)).toMatchObject([
    { role: 'person', text: 'Good morning, I am on my way.', author: 'Ada' },
  ])
  expect((await owner.call('GET', `/conversations/${id}`)).body).toMatchObject({ held_by: 'person' })

  // She sees no page, so she is mailed what the visitor answers.
  await say('Thank you!', { conversation_id: id })
  const [, next] = await mailed(2)
  expect(next!.subject).toBe('Re: Ann Lee would like to talk to a person')
  expect(next!.inReplyTo).toBe(mail!.messageId)
  expect(next!.text).toContain('Thank you!')
  // Without the token, the reference is enough.
  await write({ to: deskAddress, text: 'You are welcome.', headers: [`In-Reply-To: ${next!.messageId}`] })
  expect((await messagesOf(owner, id)).at(-1)).toMatchObject({ role: 'person', text: 'You are welcome.' })
  // Nothing of this became a mail of a stranger.
  expect((await owner.call('GET', '/conversations')).body.total).toBe(1)
  expect(smtp.received.filter(each => each.to.includes(email))).toHaveLength(2)

  // Once the visitor is erased nothing of them is left here, and the address for answers is dead.
  await call(app, 'POST', '/chat/lead', { link_token: page, conversation_id: id, email: 'ann@example.org' })
  await owner.call('DELETE', '/people?email=ann@example.org')
  const left = await app.open
    .as(tenant, { kind: 'system' })
    .tx(async db => [
      ...(await db.selectFrom('notification').select('id').where('conversation_id', '=', id).execute()),
      ...(await db.selectFrom('notification_thread').select('id').execute()),
    ])
  expect(left).toEqual([])
  await write({ to: replyAddress(mail!), text: 'Are you there?' })
  expect((await owner.call('GET', '/conversations')).body.total).toBe(0)
})

test('what is no answer of the member never reaches the visitor, and the member learns why', async () => {
  const { owner, say, mailed, write, smtp } = await start()
  const { conversation_id: id } = (await say('I want to talk to a person.')).body
  const to = replyAddress((await mailed(1))[0]!)
  await write({ to, text: 'I am away.', headers: ['Auto-Submitted: auto-replied'] })
  await write({ to, text: 'I am a stranger.', from: 'mallory@example.net' })
  const refused = (await mailed(2))[1]!
  expect(refused.text).toContain('The mail came from mallory@example.net.')
  expect(refused.text).not.toContain('I am a stranger')
  expect(refused.headers.get('auto-submitted')).toBe('auto-replied')
  await write({ to, text: 'Forged.', headers: ['Authentication-Results: mx; dmarc=fail'] })
  expect((await mailed(3))[2]!.text).toContain('did not come from your address')
  expect(await messagesOf(owner, id)).toHaveLength(2)

  await owner.call('POST', `/conversations/${id}/close`)
  await write({ to, text: 'Too late.' })
  expect((await mailed(4))[3]!.text).toMatch(/The conversation has ended[\s\S]+> Too late\./)
  expect((await messagesOf(owner, id)).map(({ text }) => text)).not.toContain('Too late.')
  // An unknown token of a stranger begins no conversation either.
  await write({ to: to.replace(/r\.\w+/, `r.${'0'.repeat(32)}`), text: 'Hi', from: 'mallory@example.net' })
  // A stranger who knows the address can't flood the member.
  for (let n = 0; n < 4; n++) await write({ to, text: `Spam ${n}`, from: 'mallory@example.net' })
  await mailed(6)
  expect((await owner.call('GET', '/conversations')).body.total).toBe(1)
  expect(smtp.received).toHaveLength(6)
})

test('a flood of questions makes one mail at once, and two processes send it once', async () => {
  const { app, tenant, say, mailed, smtp, sweep } = await start({ apps: 2 })
  const { conversation_id } = (await say('I want to talk to a person.')).body
  await Promise.all([sweep(), sweep(), sweep()])
  // What came before it was made would stand in it.
  await mailed(1)
  const things =
    'anvils bells candles drums easels flutes globes harps irons jugs kites lamps mugs nets oars pans'
  for (const thing of `${things} quilts rugs sails tents urns vases wigs yokes zips`.split(' '))
    await say(`Do you sell ${thing}?`, { conversation_id })
  await Promise.all([sweep(), sweep(), sweep()])
  const waiting = () => app.deps.queue.boss.findJobs('notifications.send', {})
  await vi.waitFor(async () => expect((await waiting()).every(job => job.state === 'completed')).toBe(true), {
    timeout: 60_000,
    interval: 50,
  })
  expect(smtp.received).toHaveLength(1)
  const later = await app.open
    .as(tenant, { kind: 'system' })
    .tx(db => db.selectFrom('notification').select('due_at').where('mail_id', 'is', null).execute())
  expect(later).toHaveLength(20)
  expect(later.every(({ due_at }) => due_at > app.clock.now())).toBe(true)
})

test('the digest waits for its time, quiet hours for their end; what is off is not told', async () => {
  const { app, owner, say, mailed, smtp, sweep } = await start()
  const now = Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime()).toZonedDateTimeISO(
    'Asia/Tokyo',
  )
  const clock = (hours: number) => now.add({ hours }).toPlainTime().toString({ smallestUnit: 'minute' })
  const chosen = await owner.call('PUT', '/notifications/preferences', {
    kinds: { lead: 'digest', callback: 'off' },
    digest: { every: 'day', at: clock(3) },
    quiet_hours: { from: clock(-1), to: clock(1) },
    timezone: 'asia/tokyo',
    language: 'de',
  })
  expect(chosen).toMatchObject({
    status: 200,
    body: { kinds: { lead: 'digest', callback: 'off', handover: 'at_once' }, timezone: 'Asia/Tokyo' },
  })
  await say('I want to talk to a person.')
  const lead = await owner.call('POST', '/leads', { name: 'Mine', email: 'mine@example.org' })
  expect(lead.status).toBe(201)
  await say('Please call me back. I am Ann Lee, ann@example.org, and would like a quote.')
  await sweep()
  expect(smtp.received).toEqual([])
  app.clock.advance(61 * 60_000)
  await sweep()
  const [first] = await mailed(1)
  expect(first!.subject).toBe('Ein Besucher möchte mit einem Menschen sprechen')
  app.clock.advance(2 * 3_600_000)
  await sweep()
  const digest = (await mailed(2)).at(-1)!
  expect(digest.subject).toMatch(/^Neues von Riverside: \d+$/)
  expect(digest.text).toContain('Ann Lee')
  expect(digest.text).toMatch(/\/desk\/inbox\/[\da-f-]{36}\n/)
  // What members do themselves is no news.
  expect(digest.text).not.toContain('Mine')
})

test('a server that refuses mail for long is seen; the mail goes out once it takes it', async () => {
  const { app, tenant, owner, say, mailed, smtp, sweep } = await start()
  smtp.refuseNext(451, 451, 451, 451, 451)
  await say('I want to talk to a person.')
  const attempts = () =>
    app.open
      .as(tenant, { kind: 'system' })
      .tx(db => db.selectFrom('notification_mail').select(['attempts', 'failure']).execute())
  for (let tries = 1; tries <= 5; tries++) {
    await vi.waitFor(
      async () => expect(await attempts()).toContainEqual({ attempts: tries, failure: expect.any(String) }),
      { timeout: 60_000, interval: 30 },
    )
    app.clock.advance(65 * 60_000)
    if (tries === 5) {
      const { items } = (await owner.call('GET', '/needs-you?kind=failed_mail')).body
      expect(items).toMatchObject([{ title: expect.stringContaining('refused by the test') }])
    }
    await sweep()
  }
  await mailed(1)
  await vi.waitFor(
    async () => expect((await owner.call('GET', '/needs-you?kind=failed_mail')).body.items).toEqual([]),
    60_000,
  )
})

test('preferences: all problems at once; an admin key reads and sets those of a member', async () => {
  const app = await startApp()
  const { browser: owner, registered, email } = await registerOwner(app)
  const wrong = await owner.call('PUT', '/notifications/preferences', {
    timezone: 'Mars/Olympus',
    language: '!',
    quiet_hours: { from: '08:00', to: '08:00' },
  })
  expect(wrong.status).toBe(422)
  expect(wrong.body.detail.map((each: { loc: string[] }) => each.loc[1])).toEqual([
    'timezone',
    'language',
    'quiet_hours',
  ])
  const key = (await owner.call('POST', '/api-keys', { name: 'k', class: 'admin' })).body.key
  const path = `/members/${registered.body.user.id}/notifications`
  const set = await call(app, 'PUT', path, { kinds: { booking: 'digest' } }, { 'x-api-key': key })
  expect(set).toMatchObject({ status: 200, body: { email, kinds: { booking: 'digest', lead: 'at_once' } } })
  expect((await owner.call('GET', '/notifications/preferences')).body).toEqual(set.body)
})

test('where nobody hears of it, the assistant says that it is noted; a webhook is somebody', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const app = await startApp({ jobs: true, config: { allowPrivateNetwork: true } })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const ask = async () =>
    (await owner.call('POST', '/chat/message', { message: 'I want to talk to a person.' })).body
  expect((await ask()).reply).toContain('I have noted for the team at Riverside')
  await owner.call('POST', '/webhooks', { url: receiver.url, events: ['needs_you.raised'] })
  const { reply, conversation_id } = await ask()
  expect(reply).toContain('I have told the team at Riverside')
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000 })
  expect(receiver.received[0]!.json).toMatchObject({
    event: 'needs_you.raised',
    data: { kind: 'handover', conversation_id, status: 'open', failed: false },
  })
})

test('a booking, its moving and its cancelling by the visitor are told; an answer goes to the visitor', async () => {
  const { app, owner, mailed } = await start()
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  await owner.call('PATCH', '/account', { hours, booking: { min_notice_minutes: 0, slot_step_minutes: 60 } })
  const key = (await owner.call('POST', '/api-keys', { name: 'site', class: 'standard' })).body.key
  const service = (await owner.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })).body.id
  const { slots } = (await owner.call('GET', `/bookings/availability?service_id=${service}`)).body
  const booked = await call(
    app,
    'POST',
    '/bookings',
    { service_id: service, starts_at: slots[0].starts_at, name: 'Ann Lee', email: 'ann@example.org' },
    { 'x-api-key': key },
  )
  const [news] = await mailed(1)
  expect(news!.subject).toBe('New booking: Ann Lee')
  expect(news!.text).toContain(booked.body.manage_url)
  expect(replyAddress(news!)).toBe('ann@example.org')
  const own = new URL(booked.body.manage_url).pathname.split('/').at(-1)
  await call(app, 'POST', `/booking-page/b/${own}/cancel`, {})
  const [, cancelled] = await mailed(2)
  expect(cancelled!.subject).toBe('Ann Lee has cancelled a booking')
})

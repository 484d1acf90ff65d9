import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp, workerDatabase } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { type FakeImap, startFakeImap } from '#server/test/fakes/imap.ts'
import * as mails from '#server/test/fakes/mails.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startProcess } from '#server/test/process.ts'

/** An installation that sends by SMTP and reads its answers by IMAP, with two businesses. */
async function start(
  options: { jobs?: boolean } = {},
): Promise<{ app: TestApp; imap: FakeImap; ours: Account; theirs: Account }> {
  const smtp = await startFakeSmtp()
  const imap = await startFakeImap()
  onTestFinished(() => smtp.close())
  onTestFinished(() => imap.close())
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@riverside.example', IMAP_URL: imap.url }
  const app = await startApp({ env, jobs: true, ...options })
  return { app, imap, ours: await makeAccount(app), theirs: await makeAccount(app) }
}

let people = 0

/** Sends one mail; the address is nobody else's in this file. */
async function sendMail(account: Account, fields: Record<string, unknown> = {}) {
  const to = `ann${++people}@example.org`
  const { broadcast } = await makeCampaign(account.call, [{ name: 'Ann', email: to }], fields)
  await send(account.call, broadcast)
  await untilBroadcast(account.call, broadcast)
  const [sent] = await messagesOf(account.call, broadcast)
  const message = async () => (await messagesOf(account.call, broadcast))[0]
  return {
    to,
    broadcast,
    message,
    values: { id: sent.provider_id, env: sent.id, to, own: `${sent.id}@example.org` },
  }
}

const suppressionsOf = async (account: Account) =>
  (await account.call('GET', '/communication/suppressions')).body.suppressions
const textsOf = async (account: Account, conversation: string) =>
  (await account.call('GET', `/conversations/${conversation}/messages`)).body.messages.map(
    (message: { role: string; text: string }) => [message.role, message.text],
  )
/** Once every mail so far has been read. */
const untilRead = (app: TestApp, imap: FakeImap, uid: number) =>
  vi.waitFor(
    async () => {
      const rows = await app.open.crossTenant(db => db.selectFrom('mailbox_position').selectAll().execute())
      const ours = rows.find(row => row.mailbox.includes(String(imap.port)))
      expect(ours?.last_uid).toBeGreaterThanOrEqual(uid)
    },
    { timeout: 60_000, interval: 50 },
  )

test('an answer is shown with its message, and opens a conversation that further answers go on with', async () => {
  const { app, imap, ours, theirs } = await start()
  const { to, message, values } = await sendMail(ours)
  imap.deliver(mails.mailOf(mails.answer(), values))
  const again = mails.answer({ text: 'One more thing.' }).replace('<{own}>', '<2-{own}>')
  // The same mail twice: a mailbox that was copied, or a reader that was cut off.
  imap.deliver(mails.mailOf(mails.answer(), values))
  await untilRead(app, imap, imap.deliver(mails.mailOf(again, values)))
  const answered = await message()
  expect(answered).toMatchObject({ state: 'replied', reply_snippet: 'Great, see you then!' })
  const conversation = await ours.call('GET', `/conversations/${answered.reply_conversation_id}`)
  expect(conversation.body).toMatchObject({ channel: 'email', client_name: 'Ann', email: to, messages: 2 })
  expect(await textsOf(ours, answered.reply_conversation_id)).toEqual([
    ['visitor', 'Great, see you then!'],
    ['visitor', 'One more thing.'],
  ])
  // The whole text is stored, so that people can see what it answers.
  const path = `/conversations/${answered.reply_conversation_id}/messages`
  const [first] = (await ours.call('GET', path)).body.messages
  const mail = (await ours.call('GET', `${path}/${first.id}/mail`)).body
  expect(mail).toMatchObject({
    subject: 'Re: We open on Monday',
    text: expect.stringContaining('> Dear Ann'),
  })
  expect((await theirs.call('GET', '/conversations')).body.total).toBe(0)
})

test('without a reference an answer belongs to the last message to its sender; what came before it does not', async () => {
  const { app, imap, ours, theirs } = await start()
  const { to, message, values } = await sendMail(ours)
  const plain = mails.answer({ headers: 'X-Mailer: old' })
  const yesterday = new Date(app.clock.now().getTime() - 24 * 3_600_000)
  await untilRead(
    app,
    imap,
    imap.deliver(mails.mailOf(plain.replace('<{own}>', '<0-{own}>'), values), yesterday),
  )
  expect((await message()).state).toBe('sent')
  await untilRead(app, imap, imap.deliver(mails.mailOf(plain, { ...values, to: to.toUpperCase() })))
  expect(await message()).toMatchObject({ state: 'replied' })
  expect((await theirs.call('GET', '/conversations')).body.total).toBe(0)
})

test('nothing is kept of answers to a send that takes none', async () => {
  const { app, imap, ours } = await start()
  const { message, values } = await sendMail(ours, { allow_replies: false })
  await untilRead(app, imap, imap.deliver(mails.mailOf(mails.answer(), values)))
  expect(await message()).toMatchObject({ state: 'sent', reply_snippet: null, reply_conversation_id: null })
  expect((await ours.call('GET', '/conversations')).body.total).toBe(0)
})

test('vacation notes, newsletters and strangers are no answers', async () => {
  const { app, imap, ours } = await start()
  const { message, values } = await sendMail(ours)
  imap.deliver(
    mails.mailOf(mails.answer({ headers: 'In-Reply-To: {id}\nAuto-Submitted: auto-replied' }), values),
  )
  imap.deliver(mails.mailOf(mails.answer({ subject: 'Out of Office: We open' }), values))
  imap.deliver('no mail at all')
  const stranger = mails.answer({
    from: 'Eve <eve@example.net>',
    headers: 'In-Reply-To: <made-up@example.net>',
  })
  await untilRead(app, imap, imap.deliver(mails.mailOf(stranger, values)))
  expect((await message()).state).toBe('sent')
  expect((await ours.call('GET', '/conversations')).body.total).toBe(0)
})

test('a dead address is put on the stop list, a full mailbox is not; both messages failed', async () => {
  const { app, imap, ours, theirs } = await start()
  const [dead, full, gone] = [await sendMail(ours), await sendMail(ours), await sendMail(ours)]
  imap.deliver(mails.mailOf(mails.postfix(), dead.values))
  imap.deliver(mails.mailOf(mails.postfix(), dead.values))
  // Without the envelope's id, by the Message-ID alone.
  imap.deliver(mails.mailOf(mails.postfix({ status: '5.2.2' }), { ...full.values, env: '' }))
  await untilRead(app, imap, imap.deliver(mails.mailOf(mails.exim(), gone.values)))
  for (const { message } of [dead, full, gone])
    expect(await message()).toMatchObject({ state: 'failed', reason: 'bounced' })
  expect((await dead.message()).reason_label).toContain('User unknown')
  const stopped = await suppressionsOf(ours)
  expect(stopped.map((each: { address: string }) => each.address).sort()).toEqual([dead.to, gone.to].sort())
  expect(stopped[0]).toMatchObject({ channels: ['email'], source: 'bounce' })
  expect(await suppressionsOf(theirs)).toEqual([])
})

test('servers have words of their own; a delay changes nothing, nor does a report on mail that nobody sent', async () => {
  const { app, imap, ours } = await start()
  const [gone, filtered, late, full] = [
    await sendMail(ours),
    await sendMail(ours),
    await sendMail(ours),
    await sendMail(ours),
  ]
  const report = (words: string, subject = 'DELIVERY FAILURE: see below') =>
    `From: Postmaster@notes.example\nSubject: ${subject}\n\nYour message\n\nwas not delivered to:\n\n  {to}\n\nbecause:\n\n  ${words}\n\nMessage-ID: {id}\n`
  const unknown = report('User ann ({to}) not listed in Domino Directory')
  imap.deliver(mails.mailOf(unknown, gone.values))
  imap.deliver(mails.mailOf(unknown, { ...gone.values, id: '<nobody@riverside.example>', to: filtered.to }))
  imap.deliver(
    mails.mailOf(report('550 Unknown user {to} (in reply to end of DATA command)'), filtered.values),
  )
  imap.deliver(mails.mailOf(mails.delayed, late.values))
  const bounced = [{ emailAddress: full.to, status: '5.2.2', diagnosticCode: 'smtp; 552 5.2.2 mailbox full' }]
  const notice = {
    notificationType: 'Bounce',
    bounce: { bounceType: 'Transient', bouncedRecipients: bounced },
    mail: { headers: [{ name: 'Message-ID', value: full.values.id }] },
  }
  const json = `From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n${JSON.stringify(notice)}\n`
  await untilRead(app, imap, imap.deliver(mails.mailOf(json, {})))
  for (const { message } of [gone, filtered, full])
    expect(await message()).toMatchObject({ state: 'failed', reason: 'bounced' })
  expect((await late.message()).state).toBe('sent')
  expect(await suppressionsOf(ours)).toMatchObject([{ address: gone.to, source: 'bounce' }])
})

test('a complaint, and an answer that says stop, end the mails', async () => {
  const { app, imap, ours } = await start()
  const [complaint, stop] = [await sendMail(ours), await sendMail(ours)]
  imap.deliver(mails.mailOf(mails.complaint, complaint.values))
  await untilRead(
    app,
    imap,
    imap.deliver(mails.mailOf(mails.answer({ text: 'Please unsubscribe me.' }), stop.values)),
  )
  const stopped = await suppressionsOf(ours)
  expect(
    stopped.map((each: { address: string; source: string }) => [each.address, each.source]).sort(),
  ).toEqual(
    [
      [complaint.to, 'complaint'],
      [stop.to, 'reply'],
    ].sort(),
  )
  expect((await complaint.message()).state).toBe('sent')
  expect((await stop.message()).state).toBe('replied')
})

test('a cut connection is made again, and nothing is missed or done twice', async () => {
  const { app, imap, ours } = await start()
  const { message, values } = await sendMail(ours)
  await vi.waitFor(() => expect(imap.sessions().idle).toBe(1), { timeout: 60_000 })
  imap.cut()
  imap.deliver(mails.mailOf(mails.answer(), values))
  await untilRead(app, imap, 1)
  imap.rebuild()
  imap.cut()
  const again = mails.answer({ text: 'Second.' }).replace('<{own}>', '<2-{own}>')
  await untilRead(app, imap, imap.deliver(mails.mailOf(again, values)))
  const { reply_conversation_id } = await message()
  expect(await textsOf(ours, reply_conversation_id)).toEqual([
    ['visitor', 'Great, see you then!'],
    ['visitor', 'Second.'],
  ])
})

test('one process at a time reads a mailbox; when it is killed, another goes on', async () => {
  const { app, imap, ours } = await start({ jobs: false })
  const databaseUrl = await workerDatabase()
  const env = { DATABASE_URL: databaseUrl, IMAP_URL: imap.url, MAIL_FROM: 'desk@riverside.example' }
  const killed = await startProcess({ dataDir: app.dataDir, env })
  onTestFinished(() => killed.kill())
  await vi.waitFor(() => expect(imap.sessions()).toEqual({ open: 1, idle: 1 }), { timeout: 60_000 })
  const { message, values } = await sendMail(ours)
  const other = await startApp({ env: { IMAP_URL: imap.url }, jobs: true })
  await killed.kill()
  await untilRead(other, imap, imap.deliver(mails.mailOf(mails.answer(), values)))
  expect(imap.sessions().open).toBe(1)
  expect(imap.commands.filter(command => command === 'LOGIN')).toHaveLength(2)
  expect((await message()).state).toBe('replied')
})

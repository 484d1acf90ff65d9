import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { outboxMail } from './outbox.ts'
import type { Mail } from './port.ts'
import { smtpMail } from './smtp.ts'

const from = 'Front desk <desk@example.com>'
const hello = {
  to: 'ann@example.org',
  subject: 'Grüße aus dem Laden',
  text: 'Open this link:\nhttps://example.com/reset?token=abc',
  html: '<p>Open this <a href="https://example.com/reset?token=abc">link</a></p>',
  headers: { 'X-Reason': 'password' },
}

let folder: string
let smtp: FakeSmtp
const opened: Mail[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  smtp = await startFakeSmtp()
})
afterEach(() => {
  for (const mail of opened.splice(0)) mail.close()
})
afterAll(async () => {
  await smtp.close()
  await rm(folder, { recursive: true })
})

const over = (url: string) => {
  const mail = smtpMail({ url, from, timeoutMs: 2000 })
  opened.push(mail)
  return mail
}

/** Both adapters deliver the same message; this reads it back. */
const adapters: [string, () => Mail, (path?: string) => Promise<string>][] = [
  ['smtp', () => over(smtp.url), async () => smtp.received.at(-1)!.raw.replaceAll('\r\n', '\n')],
  ['outbox', () => outboxMail({ folder, from }), async path => readFile(path!, 'utf8')],
]

describe.each(adapters)('%s', (via, makeMail, read) => {
  test('the message arrives with sender, subject, both bodies and its headers', async () => {
    const sent = await makeMail().send(hello)
    expect(sent).toMatchObject({ via, id: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/) })
    const raw = await read(sent.path)
    expect(raw).toContain(`Message-ID: ${sent.id}`)
    expect(raw).toContain('From: Front desk <desk@example.com>')
    expect(raw).toContain('To: ann@example.org')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toContain('X-Reason: password')
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(raw).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/)
    expect(raw.replaceAll('=\n', '')).toMatch(/https:\/\/example\.com\/reset\?token=(3D)?abc/)
  })

  test.each([
    'a@b.c, evil@example.org',
    'a@b.c\r\nBcc: evil@example.org',
    'Ann <a@b.c>',
    'group: a@b.c;',
    'nobody',
    '',
  ])('a recipient such as %j is refused', async to => {
    await expect(makeMail().send({ ...hello, to })).rejects.toMatchObject({
      name: 'MailUnavailable',
      reason: 'rejected',
    })
  })

  test('line breaks in a subject or a header add no header', async () => {
    const sent = await makeMail().send({
      ...hello,
      subject: 'Hi\r\nBcc: evil@example.org',
      headers: { 'X-Reason': 'a\r\nX-Injected: yes' },
    })
    const head = (await read(sent.path)).split('\n\n')[0]!
    expect(head).not.toMatch(/^(Bcc|X-Injected):/im)
  })
})

describe('smtp', () => {
  test('the envelope holds the plain addresses', async () => {
    await over(smtp.url).send(hello)
    expect(smtp.received.at(-1)).toMatchObject({ from: 'desk@example.com', to: ['ann@example.org'] })
  })

  test('messages share a connection', async () => {
    const before = smtp.connections()
    const mail = over(smtp.url)
    for (let i = 0; i < 3; i++) await mail.send(hello)
    expect(smtp.connections() - before).toBe(1)
  })

  test('a wrong password is an auth failure, and no password is in the error', async () => {
    const error = await over(smtp.url.replace('pass%20word', 'wrong-one'))
      .send(hello)
      .catch((e: unknown) => e)
    expect(error).toMatchObject({ name: 'MailUnavailable', reason: 'auth', temporary: false })
    expect(String(error)).not.toContain('wrong-one')
  })

  test.each([
    [550, 'rejected', false],
    [451, 'server', true],
  ])('a recipient refused with %i is %s', async (code, reason, temporary) => {
    smtp.refuseNext(code)
    await expect(over(smtp.url).send(hello)).rejects.toMatchObject({ reason, temporary })
  })

  test('a server that is not there, or hangs up, is a network failure', async () => {
    const server = createServer(socket => socket.destroy())
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    await expect(over(`smtp://127.0.0.1:${port}`).send(hello)).rejects.toMatchObject({ reason: 'network' })
    await new Promise(done => server.close(done))
    await expect(over(`smtp://127.0.0.1:${port}`).send(hello)).rejects.toMatchObject({ reason: 'network' })
  })

  test('a server that says nothing is a timeout', async () => {
    const server = createServer(socket => socket.on('error', () => {}))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 })
    await expect(mail.send(hello)).rejects.toMatchObject({ reason: 'timeout' })
    mail.close()
    server.close()
  })

  test('a password is not sent in the clear to another machine', async () => {
    // 127.1 is this machine as well, but the rule does not know that name.
    const elsewhere = smtp.url.replace('127.0.0.1', '127.1')
    const before = smtp.received.length
    await expect(over(elsewhere).send(hello)).rejects.toMatchObject({ name: 'MailUnavailable' })
    expect(smtp.received).toHaveLength(before)
    await over(`${elsewhere}?requireTLS=false`).send(hello)
    expect(smtp.received).toHaveLength(before + 1)
  })

  test('encryption is used where the server offers it', async () => {
    const secure = await startFakeSmtp({ starttls: true })
    const mail = over(`${secure.url.replace('127.0.0.1', '127.1')}?tls.rejectUnauthorized=false`)
    await mail.send(hello)
    expect(secure.received[0]).toMatchObject({ secure: true })
    mail.close()
    await secure.close()
  })
})

describe('outbox', () => {
  test('each message is its own file, which only we may read', async () => {
    const mail = outboxMail({ folder: join(folder, 'deeper/outbox'), from })
    const paths = [await mail.send(hello), await mail.send(hello)].map(sent => sent.path!)
    const names = await readdir(join(folder, 'deeper/outbox'))
    expect(names.map(name => join(folder, 'deeper/outbox', name)).sort()).toEqual(paths.sort())
    for (const path of paths) expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('a folder that can’t be made fails with a sentence', async () => {
    await writeFile(join(folder, 'file'), '')
    const mail = outboxMail({ folder: join(folder, 'file'), from })
    await expect(mail.send(hello)).rejects.toMatchObject({
      reason: 'server',
      message: expect.stringContaining(join(folder, 'file')),
    })
  })
})

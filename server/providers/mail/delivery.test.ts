import { generateKeyPairSync } from 'node:crypto'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpSession } from '#server/test/fakes/smtp-session.ts'
import { compose } from './compose.ts'
import { type SmtpOptions, smtpMail } from './smtp.ts'

const message = {
  key: '0197f0e8-0000-7000-8000-000000000001',
  to: 'ann@example.org',
  toName: 'Ann',
  subject: 'News',
  text: 'Hello.',
  html: '<p>Hello.</p>',
  headers: {
    'List-Unsubscribe': '<https://desk.example.com/u/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
}

async function start(session: Parameters<typeof startSmtpSession>[0] = {}, more: Partial<SmtpOptions> = {}) {
  const smtp = await startSmtpSession(session)
  onTestFinished(() => smtp.close())
  const mail = smtpMail({ url: smtp.url, from: 'Desk <desk@example.com>', timeoutMs: 2000, ...more })
  onTestFinished(() => mail.close())
  return { smtp, mail }
}

/** A header of the received message, unfolded. */
const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' '))?.[1]

test('a message carries its key in its Message-ID and, for reports, in its envelope', async () => {
  const { smtp, mail } = await start()
  const sent = [await mail.send(message), await mail.send(message)]
  expect(sent.map(each => each.id)).toEqual(Array(2).fill(`<${message.key}@example.com>`))
  expect(headerOf(smtp.taken[0]!, 'Message-ID')).toBe(sent[0]!.id)
  expect(smtp.commands).toContain(`MAIL FROM:<desk@example.com> RET=HDRS ENVID=${message.key}`)
  expect(smtp.commands).toContain('RCPT TO:<ann@example.org> NOTIFY=FAILURE ORCPT=rfc822;ann@example.org')
  expect(headerOf(smtp.taken[0]!, 'List-Unsubscribe')).toBe(message.headers['List-Unsubscribe'])
})

const long = 'Straße, żółć, 日本語. '.repeat(30)

test.for([
  ['letters of ASCII', 'Hello.\nBye.', '<p>Hello.</p>'],
  ['long lines', `${'word '.repeat(400)}end`, `<p>${'word '.repeat(400)}</p>`],
  ['signs of many scripts', long, `<p>${long}</p>\n.\n..dots = at the beginning \n`],
  ['hardly a Latin letter', '日本語 '.repeat(200), '<p>日本語</p>'],
  ['nothing', '', ''],
] as const)('when sent at once, %s gives the same bytes as nodemailer', async ([, text, html]) => {
  const { smtp, mail } = await start()
  const calendar = { method: 'REQUEST' as const, text: `BEGIN:VCALENDAR\r\n${long}\r\nEND:VCALENDAR\r\n` }
  const itself = createTransport({ url: smtp.url })
  for (const given of [
    { ...message, text, html },
    { ...message, text, html, calendar },
  ]) {
    await mail.send(given)
    await itself.sendMail(compose(given, 'Desk <desk@example.com>'))
  }
  const taken = smtp.taken.map(raw => raw.replace(/_NmP-[0-9a-f]+/g, '').replace(/^Date: .*$/m, ''))
  expect(taken).toHaveLength(4)
  expect(taken[0]).toBe(taken[1])
  expect(taken[2]).toBe(taken[3])
})

test.for([
  ['MAIL', false],
  ['RCPT', false],
  ['DATA', false],
  ['<text>', true],
] as const)('after a cut at %s, maybeTaken is %s', async ([cutAt, maybeTaken]) => {
  const { mail, smtp } = await start({ cutAt })
  await expect(mail.send(message)).rejects.toMatchObject({ reason: 'network', maybeTaken })
  expect(smtp.commands.filter(command => command.startsWith(cutAt))).toHaveLength(1)
})

test('send calls back once the server waits for the text; if that throws, nothing is sent', async () => {
  const { mail, smtp } = await start()
  const before: string[][] = []
  await mail.send(message, () => void before.push([...smtp.commands]))
  expect(before.map(commands => commands.at(-1))).toEqual(['DATA'])
  const stopped = mail.send(message, () => {
    throw new Error('not any more')
  })
  await expect(stopped).rejects.toMatchObject({ maybeTaken: false })
  expect(smtp.taken).toHaveLength(1)
  // The connection that waited for the text is not used again.
  await mail.send(message)
  expect(smtp.taken).toHaveLength(2)
  const refused = await start({ answers: { RCPT: '550 5.1.1 no such user' } })
  let begun = 0
  await refused.mail.send(message, () => void begun++).catch(() => {})
  expect(begun).toBe(0)
})

test.for([
  ['RCPT', '550 5.1.1 no such user', { reason: 'rejected', temporary: false }, '5.1.1', 'RCPT TO'],
  ['RCPT', '451 4.7.1 greylisted', { reason: 'server', temporary: true }, '4.7.1', 'RCPT TO'],
  ['MAIL', '553 5.7.1 not your address', { reason: 'rejected', temporary: false }, '5.7.1', 'MAIL FROM'],
  ['<text>', '554 spam', { reason: 'rejected', temporary: false }, null, 'DATA'],
  ['<text>', '421 4.3.2 going down', { reason: 'server', temporary: true }, '4.3.2', 'DATA'],
] as const)(
  '%s answered with “%s” is reported with its status',
  async ([word, text, said, status, command]) => {
    const { mail } = await start({ answers: { [word]: text } })
    await expect(mail.send(message)).rejects.toMatchObject({
      ...said,
      maybeTaken: false,
      answer: { code: Number(text.slice(0, 3)), status, command, text },
    })
  },
)

test('names and subjects of any kind add no header and no recipient', async () => {
  const { smtp, mail } = await start()
  await mail.send({
    ...message,
    toName: 'Ann\r\nBcc: evil@example.org',
    fromName: 'Shop", <evil@example.org>\r\nX-Evil: 1',
    subject: 'Hi\r\nX-Evil: 2\r\n\r\nbody',
    replyTo: 'shop@example.com\r\nX-Evil: 3',
  })
  const head = smtp.taken[0]!.split('\r\n\r\n')[0]!
  expect(head).not.toMatch(/^(X-Evil|Bcc|Reply-To):/im)
  expect(headerOf(smtp.taken[0]!, 'From')).toMatch(/<desk@example\.com>$/)
  expect(smtp.commands.filter(command => command.startsWith('RCPT'))).toHaveLength(1)
})

test('the signature covers the unsubscribe headers', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const dkim = {
    domain: 'example.com',
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const { smtp, mail } = await start({}, { dkim })
  await mail.send(message)
  const signature = headerOf(smtp.taken[0]!, 'DKIM-Signature')!
  expect(signature).toMatch(/d=example\.com; .*s=s1/)
  const signed = / h=([^;]+)/.exec(signature)![1]!.replace(/\s/g, '').toLowerCase().split(':')
  expect(signed).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
})

test('when cut while it is signed, a message counts as perhaps accepted only once its text was sent', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domain: 'example.com', selector: 's1', privateKey: pem }
  const early = await start({ cutAt: 'RCPT' }, { dkim })
  await expect(early.mail.send(message)).rejects.toMatchObject({ maybeTaken: false })
  const late = await start({ cutAt: '<text>' }, { dkim })
  await expect(late.mail.send(message)).rejects.toMatchObject({ maybeTaken: true })
})

test('connections come from the caller’s function, and a refused connection sends no message', async () => {
  const asked: [string, number][] = []
  const { mail, smtp } = await start(
    {},
    {
      connect: async (host, port) => {
        asked.push([host, port])
        const socket = connect(port, host)
        await new Promise(done => socket.once('connect', done))
        return socket
      },
    },
  )
  await mail.send(message)
  expect(asked).toEqual([['127.0.0.1', Number(new URL(smtp.url).port)]])
  const refused = await start({}, { connect: () => Promise.reject(new Error('not there')) })
  await expect(refused.mail.send(message)).rejects.toMatchObject({ reason: 'network', maybeTaken: false })
  await expect(refused.mail.check()).rejects.toMatchObject({ reason: 'network' })
  expect(refused.smtp.commands).toEqual([])
})

test('a check signs in and sends nothing', async () => {
  const { mail, smtp } = await start()
  await mail.check()
  expect(smtp.commands.some(command => command.startsWith('MAIL'))).toBe(false)
})

test('a message that cannot be written fails alone: the connection takes the next', async () => {
  const { smtp, mail } = await start()
  // Attachments hold bytes; this one is something else.
  const files = [{ name: 'a.bin', type: 'application/octet-stream', content: 7 as never }]
  await expect(mail.send({ ...message, files })).rejects.toMatchObject({
    reason: 'rejected',
    maybeTaken: false,
  })
  await mail.send(message)
  expect(smtp.taken).toHaveLength(1)
})

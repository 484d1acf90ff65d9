import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as mails from '#server/test/fakes/mails.ts'
import { isAutomatic } from './auto-replies.ts'
import { readReport } from './delivery-reports.ts'
import { type IncomingMail, readMail } from './mail.ts'
import { withoutQuotes } from './quotes.ts'

const values = { id: '<a@riverside.example>', to: 'Ann@Example.org', own: '1@example.org' }
const read = async (text: string): Promise<IncomingMail> => (await readMail(mails.mailOf(text, values)))!

test('an answer: who sent it, what it answers, what it says', async () => {
  const mail = await read(
    mails.answer({ headers: 'In-Reply-To: {id}\nReferences: <first@x>\n <a@riverside.example>' }),
  )
  expect(mail).toMatchObject({
    id: '<1@example.org>',
    from: { address: 'ann@example.org', name: 'Ann Smith' },
    subject: 'Re: We open on Monday',
    answers: ['<a@riverside.example>', '<first@x>'],
    returnPath: 'Ann@Example.org',
  })
  expect(withoutQuotes(mail.text)).toBe('Great, see you then!')
  expect(isAutomatic(mail)).toBe(false)
})

test('HTML and other encodings are read as text', async () => {
  const html = mails
    .answer({ text: '<p>See you <b>then</b>!</p><blockquote>Dear Ann</blockquote>' })
    .replace('text/plain; charset=utf-8', 'text/html; charset=utf-8')
  expect(withoutQuotes((await read(html)).text)).toBe('See you then!')
  const latin = mails
    .answer({ text: 'Gr=FC=DFe' })
    .replace('charset=utf-8', 'charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable')
  expect((await read(latin)).text.trim()).toBe('Grüße')
})

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; owner=x',
  'X-Autoreply: yes',
  'X-Auto-Response-Suppress: All',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'List-Id: <news.example.org>',
  'List-Unsubscribe: <https://example.org/u>',
])('nobody wrote a mail with %s', async header => {
  expect(isAutomatic(await read(mails.answer({ headers: `In-Reply-To: {id}\n${header}` })))).toBe(true)
})

test('nobody wrote a mail of an empty sender, or one that says so in its subject', async () => {
  expect(isAutomatic(await read(mails.answer().replace('Return-Path: <{to}>', 'Return-Path: <>')))).toBe(true)
  for (const subject of [
    'Automatic reply: We open',
    'Out of Office: We open',
    'Abwesenheitsnotiz: We open',
    'Réponse automatique : We open',
    'Respuesta automática: We open',
    '自動応答: We open',
  ])
    expect(isAutomatic(await read(mails.answer({ subject }))), subject).toBe(true)
})

test('people also write of automatic things', async () => {
  for (const subject of ['Re: Out of office hours?', 'My automatic door', 'Re: Autumn', 'Auto repair'])
    expect(isAutomatic(await read(mails.answer({ subject }))), subject).toBe(false)
  expect(isAutomatic(await read(mails.answer({ headers: 'Auto-Submitted: no' })))).toBe(false)
})

test('containers within containers without end, endless headers and lines, and no mail at all do no harm', async () => {
  const nested = Array.from(
    { length: 5_000 },
    (_, i) => `Content-Type: multipart/mixed; boundary="${i}"\n\n--${i}\n`,
  )
  expect(await readMail(mails.mailOf(nested.join(''), {}))).toBeNull()
  for (const text of [
    '',
    '\n\n',
    `Subject: ${'x '.repeat(300_000)}\n\nhello`,
    `To: ${'a@b.c, '.repeat(100_000)}\n\nhello`,
    `From: ${'"('.repeat(100_000)}\n\nhello`,
    `References: ${'<a@b> '.repeat(100_000)}\n\nhello`,
    `Content-Type: text/html\n\n${'<div>'.repeat(40_000)}hello`,
    `Content-Type: text/html\n\n${'<p>hello</p>'.repeat(50_000)}`,
    `Content-Type: text/plain; charset=nonsense\n\nhello`,
    `Content-Type: multipart/mixed\n\nhello`,
    `X: ${'y'.repeat(900_000)}`,
  ]) {
    const mail = await readMail(mails.mailOf(text, {}))
    if (mail)
      expect([isAutomatic(mail), readReport(mail)?.outcome ?? null, withoutQuotes(mail.text)]).toHaveLength(3)
  }
})

test('whatever arrives is read or refused, and nothing of it breaks a column', async () => {
  const line = fc.oneof(
    fc.constantFrom(
      'Content-Type: multipart/report; boundary=a',
      '--a',
      '--a--',
      '',
      'Action: failed',
      'Status: 5.1.1',
    ),
    fc.constantFrom(
      'Content-Type: message/delivery-status',
      'Content-Type: message/rfc822',
      'Subject: =?utf-8?B?AA==?=',
    ),
    fc.constantFrom(
      'From: =?utf-8?Q?=00?= <a@b.c>',
      'Content-Transfer-Encoding: base64',
      'Message-ID: <x@y>',
    ),
    fc.string({ unit: 'binary' }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 40 }), async lines => {
      const mail = await readMail(Buffer.from(lines.join('\r\n')))
      if (!mail) return
      const report = readReport(mail)
      const said = [mail.text, mail.subject, mail.from?.name ?? '', report?.detail ?? '']
      for (const text of said) expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('HTML with a file beside it is read as text', async () => {
  const mail = await readMail(
    Buffer.from(
      [
        'From: ann@example.org',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<p>Is there parking near the <b>caf=C3=A9</b>?</p>',
        '--b',
        'Content-Type: application/pdf; name="plan.pdf"',
        'Content-Disposition: attachment; filename="plan.pdf"',
        '',
        '%PDF',
        '--b--',
      ].join('\r\n'),
    ),
  )
  expect(mail).toMatchObject({
    text: expect.stringContaining('parking near the café?'),
    files: [{ name: 'plan.pdf' }],
  })
})

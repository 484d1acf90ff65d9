import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import type { Account } from '#server/test/app.ts'
import { startDesk } from '#server/test/mailbox.ts'
import { quotable } from './quotation.ts'

const ann = 'Ann <ann@example.org>'
const first = async (account: Account) => (await account.call('GET', '/conversations')).body.conversations[0]

test('an answer by mail quotes what it answers, in the language of the conversation, as words only', async () => {
  const { account, write, mailed } = await startDesk({ email_replies: 'off' })
  const text = 'Guten Tag,\n\ngibt es <b>Parkplätze</b>?\n\n> Früher schrieben Sie\n\nViele Grüße\nAnn'
  await write({ from: ann, subject: 'Parken', text })
  const { id } = await first(account)
  await account.call('POST', `/conversations/${id}/messages`, { text: 'Ja, zwölf.' })
  const mail = await simpleParser((await mailed('ann@example.org', 1))[0]!)
  expect(mail.text).toMatch(
    /^Ja, zwölf\.\n\nAm .+ schrieb Ann <ann@example\.org>:\n> Guten Tag,\n>\n> gibt es <b>Parkplätze<\/b>\?\n>\n>> Früher/,
  )
  expect(mail.html).toContain('<blockquote')
  expect(mail.html).toContain('gibt es &lt;b&gt;Parkplätze&lt;/b&gt;?')

  // What comes back of it is not said again.
  await write({
    from: ann,
    subject: 'AW: Parken',
    text: `Danke!\n\nAm 1.1.2026 um 10:00 schrieb Riverside <desk@riverside.example>:\n${mail
      .text!.split('\n')
      .map(line => `> ${line}`)
      .join('\n')}`,
  })
  const { messages } = (await account.call('GET', `/conversations/${id}/messages`)).body
  expect(messages.at(-1).text).toBe('Danke!')
})

test('a long mail is quoted in part', () => {
  const long = quotable(Array.from({ length: 1_000 }, (_line, at) => `line ${at}`).join('\r\n'))
  expect(long.split('\n')).toHaveLength(201)
  expect(long.endsWith('line 199\n[…]')).toBe(true)
  expect(quotable('x'.repeat(50_000)).length).toBeLessThan(10_010)
  expect(quotable(' Hi \n')).toBe('Hi')
})

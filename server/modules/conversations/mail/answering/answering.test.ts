import { expect, test, vi } from 'vitest'
import type { Account } from '#server/test/app.ts'
import { type Desk, startDesk } from '#server/test/mailbox.ts'
import { answerMail } from './answering.ts'

const ann = 'Ann <ann@example.org>'
const question = 'Hello,\n\nis there parking?\n\nBest regards\nAnn'
const known = 'There are twelve free parking spaces behind the house.'

async function start(email_replies: 'draft' | 'auto'): Promise<Desk> {
  const desk = await startDesk({ email_replies })
  await desk.account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: known,
  })
  return desk
}

interface Item {
  id: string
  conversation_id: string
  draft: string | null
}

const drafts = async (account: Account, status = 'open'): Promise<Item[]> =>
  (await account.call('GET', `/needs-you?kind=email_draft&status=${status}`)).body.items
/** Once the assistant has drafted that many. */
const untilDrafted = (account: Account, count = 1) =>
  vi.waitFor(
    async () => {
      const drafted = (await drafts(account)).filter(item => item.draft !== null)
      expect(drafted).toHaveLength(count)
      return drafted
    },
    { timeout: 60_000, interval: 50 },
  )
const messagesOf = async (account: Account, id: string) =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages
const untilSent = (account: Account, id: string, messageId: string) =>
  vi.waitFor(
    async () => {
      const message = (await messagesOf(account, id)).find((each: { id: string }) => each.id === messageId)
      expect(message.delivery).toBe('sent')
    },
    { timeout: 60_000, interval: 50 },
  )
const headerOf = (raw: string, name: string): string | null =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r?\n\s*/g, ' ') ?? null

test('a draft waits for a person; sent, it is a mail of theirs in the thread, once', async () => {
  const { account, write, mailed, smtp } = await start('draft')
  const asked = await write({ from: ann, subject: 'Re: AW: Parking', text: question })
  const [item] = await untilDrafted(account)
  expect(item!.draft).toContain('twelve free parking spaces')
  expect(smtp.received).toEqual([])

  const sent = await account.call('POST', `/needs-you/${item!.id}/send`, { name: 'Bea' })
  expect(sent).toMatchObject({ status: 201, body: { role: 'person', author: 'Bea', text: item!.draft } })
  expect((await account.call('POST', `/needs-you/${item!.id}/send`, {})).status).toBe(409)
  const [raw] = await mailed('ann@example.org', 1)
  expect(headerOf(raw!, 'Subject')).toBe('Re: Parking')
  expect(headerOf(raw!, 'In-Reply-To')).toBe(asked)
  expect(headerOf(raw!, 'References')).toBe(asked)
  expect(headerOf(raw!, 'Auto-Submitted')).toBe('no')
  expect(headerOf(raw!, 'Message-ID')).toBe(`<${sent.body.id}@riverside.example>`)
  expect(raw).not.toContain('automatic assistant')
  await untilSent(account, item!.conversation_id, sent.body.id)
  expect(await drafts(account)).toEqual([])

  // The next mail answers ours, and is answered in its turn: the conversation is still the assistant's.
  const more = await write({
    from: ann,
    subject: 'Was: parking',
    text: 'Is there parking for vans?',
    headers: [`In-Reply-To: <${sent.body.id}@riverside.example>`],
  })
  const [next] = await untilDrafted(account)
  expect(next!.conversation_id).toBe(item!.conversation_id)
  await account.call('POST', `/needs-you/${next!.id}/send`, { text: 'Yes, <b>two</b>.' })
  const mails = await mailed('ann@example.org', 2)
  expect(headerOf(mails[1]!, 'In-Reply-To')).toBe(more)
  expect(headerOf(mails[1]!, 'References')).toBe(`${asked} <${sent.body.id}@riverside.example> ${more}`)
  expect(mails[1]).toContain('Yes, <b>two</b>.')
  expect(mails[1]).toContain('Yes, &lt;b&gt;two&lt;/b&gt;.')
  expect(smtp.received).toHaveLength(2)
})

test('a draft can be put aside; only a mail can be answered so, and only with words', async () => {
  const { account, write, smtp } = await start('draft')
  await write({ from: ann, text: question })
  const [item] = await untilDrafted(account)
  expect((await account.call('POST', `/needs-you/${item!.id}/send`, { text: '  ' })).status).toBe(422)
  expect((await account.call('POST', `/needs-you/${item!.id}/send`, { text: 'x'.repeat(4001) })).status).toBe(
    422,
  )
  await account.call('PATCH', `/needs-you/${item!.id}`, { status: 'done' })
  expect((await account.call('POST', `/needs-you/${item!.id}/send`, {})).status).toBe(409)
  await account.call('POST', '/chat/message', { message: 'I want to talk to a person.' })
  const { items } = (await account.call('GET', '/needs-you?kind=handover')).body
  expect((await account.call('POST', `/needs-you/${items[0].id}/send`, { text: 'Hi' })).status).toBe(409)
  expect(smtp.received).toEqual([])
})

test('the assistant mails sure answers by itself, discloses that it wrote them, and drafts the rest', async () => {
  const { account, write, mailed, smtp, app } = await start('auto')
  const asked = await write({ from: ann, subject: 'Parking', text: question })
  const [raw] = await mailed('ann@example.org', 1)
  expect(raw).toContain('twelve free parking spaces')
  expect(raw).toContain('written by the automatic assistant of Riverside')
  expect(headerOf(raw!, 'Auto-Submitted')).toBe('auto-replied')
  expect(headerOf(raw!, 'In-Reply-To')).toBe(asked)
  const { conversations } = (await account.call('GET', '/conversations')).body
  expect(await drafts(account)).toEqual([])
  const [, answer] = await messagesOf(account, conversations[0].id)
  expect(answer).toMatchObject({ role: 'assistant', text: known, answered: true, answered_by: 'built-in' })
  await untilSent(account, conversations[0].id, answer.id)

  // The job again, as after a crash.
  const house = app.open.as(account.tenant, { kind: 'system' })
  const [asking] = await messagesOf(account, conversations[0].id)
  const given = { conversation_id: conversations[0].id, message_id: asking.id }
  await answerMail.run(house, given, new AbortController().signal)
  expect(await messagesOf(account, conversations[0].id)).toHaveLength(2)

  await write({ from: ann, subject: 'Dogs', text: 'May I bring my elephant to breakfast?' })
  await write({ from: ann, subject: 'Thanks', text: 'Thank you!' })
  await untilDrafted(account, 2)
  expect(smtp.received).toHaveLength(1)
  const gaps = (await account.call('GET', '/needs-you?kind=unanswered')).body.items
  expect(gaps).toHaveLength(1)
})

test('while a person holds the conversation the assistant neither mails nor drafts', async () => {
  const { account, write, mailed, smtp } = await start('auto')
  const first = await write({
    from: ann,
    subject: 'Elephants',
    text: 'May I bring my elephant to breakfast?',
  })
  const [item] = await untilDrafted(account)
  const path = `/conversations/${item!.conversation_id}`
  await account.call('POST', `${path}/messages`, { text: 'Certainly not.', name: 'Bea' })
  await mailed('ann@example.org', 1)
  expect(await drafts(account)).toEqual([])
  await write({ from: ann, text: question, headers: [`In-Reply-To: ${first}`] })
  await account.call('POST', `${path}/hand-back`, { name: 'Bea' })
  await write({ from: ann, text: question, headers: [`In-Reply-To: ${first}`] })
  await mailed('ann@example.org', 2)
  expect(
    (await messagesOf(account, item!.conversation_id)).map((each: { role: string }) => each.role),
  ).toEqual(['visitor', 'person', 'visitor', 'visitor', 'assistant'])
  expect(smtp.received).toHaveLength(2)
})

test('two robots that do not say so soon stop: five answers a day to one sender', async () => {
  const { account, write, mailed, smtp, app } = await start('auto')
  const tickets = [1, 2, 3, 4, 5, 6].map(n => `Ticket ${n}`)
  await Promise.all(tickets.map(subject => write({ from: ann, subject, text: 'Is there parking?' })))
  await mailed('ann@example.org', 5)
  await untilDrafted(account)
  expect(smtp.received).toHaveLength(5)
  app.clock.advance(25 * 3_600_000)
  await write({ from: ann, subject: 'Ticket 7', text: 'Is there parking?' })
  await mailed('ann@example.org', 6)
})

test('a sender whose domain rejects the mail, or who wants answers elsewhere, gets no answer without a person', async () => {
  const { account, write, smtp } = await start('auto')
  const forged = 'Authentication-Results: mx.riverside.example; dmarc=fail header.from=example.org'
  await write({ from: ann, subject: 'One', text: question, headers: [forged] })
  await write({ from: ann, subject: 'Two', text: question, headers: ['Reply-To: victim@example.net'] })
  await untilDrafted(account, 2)
  expect(smtp.received).toEqual([])
})

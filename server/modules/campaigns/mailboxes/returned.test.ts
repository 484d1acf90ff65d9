import { expect, test, vi } from 'vitest'
import * as mails from '#server/test/fakes/mails.ts'
import { deskAddress, startDesk, untilRead } from '#server/test/mailbox.ts'

const ann = 'ann@example.org'

test('an answer that comes back is shown as failed, and is before people again with its words', async () => {
  const { app, imap, account, write, mailed } = await startDesk({ email_replies: 'off' })
  await write({ from: ann, text: 'Is there parking?' })
  const [item] = (await account.call('GET', '/needs-you')).body.items
  const sent = (await account.call('POST', `/needs-you/${item.id}/send`, { text: 'Twelve places.' })).body
  await mailed(ann, 1)
  const last = async () =>
    (await account.call('GET', `/conversations/${item.conversation_id}/messages`)).body.messages.at(-1)
  await vi.waitFor(async () => expect((await last()).delivery).toBe('sent'), { timeout: 60_000 })

  const id = `<${sent.id}@riverside.example>`
  const bounce = mails.mailOf(mails.postfix(), { id, env: sent.id, to: ann, own: deskAddress })
  imap.deliver(bounce)
  await untilRead(app, imap, imap.deliver(bounce))
  expect(await last()).toMatchObject({
    delivery: 'failed',
    delivery_reason: expect.stringContaining('User unknown'),
  })
  const { items, count } = (await account.call('GET', '/needs-you')).body
  expect(count).toBe(1)
  expect(items[0]).toMatchObject({ kind: 'email_draft', draft: 'Twelve places.', contact: { email: ann } })
  expect(items[0].title).toMatch(/^Not delivered to ann@example.org: /)
  const { suppressions } = (await account.call('GET', '/communication/suppressions')).body
  expect(suppressions).toMatchObject([{ address: ann, source: 'bounce' }])
})

test('what the assistant mailed by itself and the mail server refuses is before people again', async () => {
  const { account, write, smtp } = await startDesk({ email_replies: 'auto' })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces.',
  })
  smtp.refuseNext(550)
  await write({ from: ann, text: 'Is there parking?' })
  const [item] = await vi.waitFor(
    async () => {
      const { items } = (await account.call('GET', '/needs-you')).body
      expect(items[0]?.draft).toContain('twelve free parking spaces')
      return items
    },
    { timeout: 60_000 },
  )
  expect(item.title).toMatch(/^Not delivered/)
  expect(smtp.received).toEqual([])
})

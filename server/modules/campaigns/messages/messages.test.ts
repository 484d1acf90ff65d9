import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { findMessage, recordReceipt, recordReply } from './messages.ts'

async function start(): Promise<{ app: TestApp; account: Account; ctx: Ctx }> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const account = await makeAccount(app)
  return { app, account, ctx: app.open.as(account.tenant, { kind: 'system' }) }
}

const people = ['Ann Smith', 'Ben Miller', 'Cleo Smith', 'Dan Ng'].map((name, i) => ({
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@example.com`,
  phone: `+4930123450${i}`,
}))

test('the log finds messages by name, address, number, state and channel, newest first', async () => {
  const { account } = await start()
  const { call } = account
  const { broadcast } = await makeCampaign(call, [...people, { name: 'Eve Smith', phone: '+4930999999' }])
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  // Rows of one millisecond are not ordered.
  const found = async (query: string) =>
    (await call('GET', `/communication/messages?${query}`)).body.messages
      .map((m: { name: string }) => m.name)
      .toSorted()
  expect(await found('')).toEqual(['Ann Smith', 'Ben Miller', 'Cleo Smith', 'Dan Ng', 'Eve Smith'])
  expect(await found('q=smi')).toEqual(['Ann Smith', 'Cleo Smith', 'Eve Smith'])
  expect(await found('q=smith%20cle')).toEqual(['Cleo Smith'])
  expect(await found('q=ben%40example.com')).toEqual(['Ben Miller'])
  expect(await found('q=030%20123%20450%203')).toEqual(['Dan Ng'])
  expect(await found('q=%2B49%2030%2099')).toEqual(['Eve Smith'])
  expect(await found('q=mit')).toEqual(['Ann Smith', 'Cleo Smith', 'Eve Smith'])
  expect(await found('q=leo%20ith')).toEqual(['Cleo Smith'])
  expect(await found('q=345%2003')).toEqual(['Dan Ng'])
  expect(await found('q=99999')).toEqual(['Eve Smith'])
  expect(await found('q=en%40exam')).toEqual(['Ben Miller'])
  expect(await found('q=smith&state=sent')).toEqual(['Ann Smith', 'Cleo Smith'])
  expect(await found('state=blocked')).toEqual(['Eve Smith'])
  expect(await found('channel=email')).toHaveLength(4)
  expect(await found('channel=sms')).toEqual([])
  expect(await found('q=nobody')).toEqual([])
  expect(await found('q=%25')).toEqual([])
  const ids = async (query: string) => {
    const { messages, has_more } = (await call('GET', `/communication/messages?${query}`)).body
    return { ids: messages.map((m: { id: string }) => m.id), has_more }
  }
  const everything = (await ids('')).ids
  expect(everything).toEqual(everything.toSorted().toReversed())
  expect(await ids('limit=2&offset=1')).toEqual({ ids: everything.slice(1, 3), has_more: true })
  const sent = (await ids('state=sent')).ids
  expect(await ids('state=sent&limit=2&offset=2')).toEqual({ ids: sent.slice(2), has_more: false })
  expect(await messagesOf(call, broadcast)).toHaveLength(5)
  expect((await call('GET', '/communication/messages?state=lost')).status).toBe(422)
  const overview = (await call('GET', '/communication/overview?days=1')).body
  expect(overview).toMatchObject({
    days: 1,
    broadcasts: 1,
    counts: { total: 5, sent: 4, blocked: 1 },
    by_channel: { email: { sent: 4 }, sms: { total: 0 } },
    blocked: { no_reachable_channel: { count: 1, label: 'No address or number for these channels' } },
  })
  expect((await call('GET', '/communication/overview?days=366')).status).toBe(422)
})

test('reports in any order, once or twice, never move a message back', async () => {
  const { app, account, ctx } = await start()
  const { call } = account
  const { broadcast } = await makeCampaign(call, people)
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  const [message] = await messagesOf(call, broadcast)
  const rank = ['sent', 'delivered', 'read', 'replied']
  const state = async () => (await messagesOf(call, broadcast)).find(m => m.id === message.id)
  const report = fc.record({
    state: fc.constantFrom('sent' as const, 'delivered' as const, 'read' as const, 'failed' as const),
    by: fc.constantFrom('messageId' as const, 'providerId' as const),
  })
  let before = message.state
  await fc.assert(
    fc.asyncProperty(fc.array(report, { maxLength: 4 }), async reports => {
      for (const { state: reported, by } of reports) {
        const id = by === 'messageId' ? message.id : message.provider_id
        expect(await recordReceipt(ctx, { [by]: id, state: reported, at: app.clock.now() })).toBe(true)
        const after = (await state()).state
        if (before === 'failed') expect(after).toBe('failed')
        else if (after === 'failed') expect(before).toBe('sent')
        else expect(rank.indexOf(after)).toBeGreaterThanOrEqual(rank.indexOf(before))
        before = after
      }
    }),
    { numRuns: 8 },
  )
  expect(
    await recordReceipt(ctx, { providerId: 'of somebody else', state: 'read', at: app.clock.now() }),
  ).toBe(false)
  expect(await recordReceipt(ctx, { messageId: 'no id', state: 'read', at: app.clock.now() })).toBe(false)
})

test('the first reply counts, where replies are wanted', async () => {
  const { app, account, ctx } = await start()
  const { call } = account
  const { broadcast } = await makeCampaign(call, people)
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  const named = async (name: string) => (await messagesOf(call, broadcast)).find(m => m.name === name)
  const [ann, ben] = [await named('Ann Smith'), await named('Ben Miller')]
  const found = await findMessage(ctx, { fromAddress: 'ANN@example.com', channel: 'email' })
  expect(found).toMatchObject({ id: ann.id, broadcast_id: broadcast, allow_replies: true, name: 'Ann Smith' })
  expect(await findMessage(ctx, { providerIds: ['<x@y>', ben.provider_id] })).toMatchObject({ id: ben.id })
  expect(await findMessage(ctx, { fromAddress: 'nobody@example.com', channel: 'email' })).toBeNull()
  expect(await findMessage(ctx, { fromAddress: '+49301234500', channel: 'sms' })).toBeNull()

  const conversationId = app.deps.id()
  await ctx.tx(db =>
    db
      .insertInto('conversation')
      .values({
        id: conversationId,
        channel: 'email',
        begun_by: 'visitor',
        started_at: app.clock.now(),
        last_message_at: app.clock.now(),
      })
      .execute(),
  )
  const reply = (messageId: string, snippet: string) =>
    recordReply(ctx, { messageId, snippet, conversationId, at: app.clock.now() })
  expect(await reply(ann.id, `  Yes,\n\tplease ${'x'.repeat(500)}`)).toBe(true)
  expect(await reply(ann.id, 'And another thing')).toBe(false)
  const path = `/communication/broadcasts/${broadcast}`
  expect((await call('PATCH', `${path}/replies`, { allow_replies: false })).body.allow_replies).toBe(false)
  expect(await reply(ben.id, 'Too late')).toBe(false)
  expect((await call('PATCH', `${path}/replies`, { allow_replies: true })).status).toBe(200)
  expect(await reply(ben.id, 'In time')).toBe(true)
  const [annNow, benNow] = [await named('Ann Smith'), await named('Ben Miller')]
  expect(annNow).toMatchObject({ state: 'replied', reply_conversation_id: conversationId })
  expect(annNow.reply_snippet).toHaveLength(400)
  expect(annNow.reply_snippet).toMatch(/^Yes, please x+$/)
  expect(benNow).toMatchObject({ state: 'replied', reply_snippet: 'In time' })
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { storeExternalMessage } from '#server/modules/conversations/conversations.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import * as dispatch from '../dispatch/queries.ts'
import { recordReceipt, recordReply } from '../messages/messages.ts'
import { blankMessages } from '../people/queries.ts'
import { type MessageEvent, type MessageStage, transitions } from './states.ts'

// Every statement that changes a message's state, against the table that decides what it may do.

let ctx: Ctx
let broadcast: string
let id: string
let conversationId: string
const runner = '00000000-0000-4000-8000-000000000001'
const at = new Date('2026-05-01T10:00:00Z')

/** A message that was sent, in a broadcast of its own. */
async function start(): Promise<void> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const { call, tenant } = await makeAccount(app)
  ctx = app.open.as(tenant, { kind: 'system' })
  broadcast = (await makeCampaign(call, [{ name: 'Ann', email: 'ann@example.com' }])).broadcast
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  id = (await messagesOf(call, broadcast))[0].id
  conversationId = await storeExternalMessage(ctx, {
    conversationId: null,
    channel: 'email',
    contact: { name: 'Ann', email: 'ann@example.com', phone: null },
    text: 'Hello',
    mail: null,
    externalId: 'one',
  })
}

/** How a message of each stage is stored. */
const stored: Record<MessageStage, { state: string; sending?: boolean; attempts?: number; reason?: string }> =
  {
    queued: { state: 'queued' },
    sending: { state: 'sending', sending: true, attempts: 1 },
    retrying: { state: 'sending', attempts: 1, reason: 'deferred' },
    resending: { state: 'sending', sending: true, attempts: 2 },
    sent: { state: 'sent', sending: true, attempts: 1 },
    delivered: { state: 'delivered', sending: true, attempts: 1 },
    read: { state: 'read', sending: true, attempts: 1 },
    replied: { state: 'replied', sending: true, attempts: 1 },
    failed: { state: 'failed', sending: true, attempts: 1, reason: 'bounced' },
    unknown: { state: 'failed', attempts: 1, reason: 'outcome_unknown' },
    blocked: { state: 'blocked', reason: 'no_consent' },
    cancelled: { state: 'cancelled' },
  }
const stages = Object.keys(stored) as MessageStage[]

async function put(stage: MessageStage): Promise<void> {
  const { state, sending, attempts = 0, reason = null } = stored[stage]
  await ctx.tx(db =>
    sql`update broadcast_message set state = ${state}, sending_at = ${sending ? at : null}, attempts = ${attempts},
      reason = ${reason}, runner = ${attempts ? runner : null}, reason_detail = null, held_until = null, sent_at = null,
      delivered_at = null, read_at = null, failed_at = null, replied_at = null, reply_snippet = null,
      reply_conversation_id = null, provider_id = null, channel = 'email', to_address = 'ann@example.com', name = 'Ann'
    where id = ${id}`.execute(db),
  )
}

async function row(): Promise<Record<string, unknown>> {
  const { rows } = await ctx.tx(db =>
    sql<Record<string, unknown>>`select * from broadcast_message where id = ${id}`.execute(db),
  )
  return rows[0]!
}

function stageOf(message: Record<string, unknown>): MessageStage {
  const { state, sending_at, attempts, reason } = message
  if (state === 'sending' && sending_at === null) return 'retrying'
  if (state === 'sending') return Number(attempts) > 1 ? 'resending' : 'sending'
  if (state === 'failed' && reason === 'outcome_unknown') return 'unknown'
  return state as MessageStage
}

const runBroadcast = (status: 'sending' | 'cancelled') =>
  ctx.tx(db =>
    sql`update broadcast set status = ${status}, runner = ${runner} where id = ${broadcast}`.execute(db),
  )

const rule = (reason: string | null) =>
  ctx.tx(db => dispatch.applyVerdicts(db, [{ id, reason, channel: 'email', to: null, heldUntil: null }], at))

const refused = (reason: string, again: Date | null, uncounted = false) =>
  ctx.tx(db => dispatch.markRefused(db, runner, [{ id, reason, detail: null, at, again, uncounted }]))

const report = (state: 'sent' | 'delivered' | 'read' | 'failed') =>
  recordReceipt(ctx, { messageId: id, state, at })

/** What the product does at each event. */
const events: Record<MessageEvent, () => Promise<unknown>> = {
  hold: () => rule(null),
  block: () => rule('no_consent'),
  start: async () => {
    await runBroadcast('sending')
    const leaving = {
      id,
      channel: 'email',
      to: 'ann@example.com',
      subject: 'News',
      body: 'Hello',
      params: [],
    } as const
    const template = (
      await ctx.tx(db => db.selectFrom('message_template').select('id').executeTakeFirstOrThrow())
    ).id
    await ctx.tx(db =>
      dispatch.markSending(db, { broadcast, runner }, [{ ...leaving, params: [], template }], at),
    )
  },
  withdraw: () => ctx.tx(db => dispatch.withdraw(db, runner, [id])),
  postpone: () => refused('deferred', new Date(at.getTime() + 1_000)),
  refuse: () => refused('bounced', null),
  lose: () => refused('outcome_unknown', null),
  accept: () => ctx.tx(db => dispatch.markSent(db, [{ id, providerId: 'p1', at }])),
  cancel: async () => {
    await runBroadcast('cancelled')
    await ctx.tx(db => dispatch.cancelWaiting(db, broadcast, at))
  },
  erase: () => ctx.tx(db => blankMessages(db, [id], [])),
  sentReport: () => report('sent'),
  deliveredReport: () => report('delivered'),
  readReport: () => report('read'),
  failedReport: () => report('failed'),
  reply: () => recordReply(ctx, { messageId: id, snippet: 'Yes', conversationId, at }),
}

const after = (stage: MessageStage, event: MessageEvent): MessageStage =>
  (transitions[event] as Partial<Record<MessageStage, MessageStage>>)[stage] ?? stage

/** What these two events store of a message whatever its state: the provider's id, and nothing of its person. */
const alwaysStored: Partial<Record<MessageEvent, string[]>> = {
  accept: ['provider_id', 'sent_at'],
  erase: ['name', 'to_address', 'rendered_subject', 'rendered_body', 'params'],
}

test('each event moves a message as the table says, or leaves it as it was', async () => {
  await start()
  for (const stage of stages) {
    for (const event of Object.keys(events) as MessageEvent[]) {
      const which = `${event} of a message that is ${stage}`
      await put(stage)
      const before = await row()
      expect(stageOf(before)).toBe(stage)
      await events[event]()
      const now = await row()
      expect(stageOf(now), which).toBe(after(stage, event))
      if (stage in transitions[event]) continue
      const left = (message: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(message).filter(([column]) => !alwaysStored[event]?.includes(column)),
        )
      expect(left(now), which).toEqual(left(before))
    }
  }
})

test('any sequence of events leads where the table leads', async () => {
  await start()
  // After an erasure a message has no address to leave for, so it is no part of the walk.
  const walk = fc.array(
    fc.constantFrom(...(Object.keys(events) as MessageEvent[]).filter(event => event !== 'erase')),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(walk, async steps => {
      await put('queued')
      let stage: MessageStage = 'queued'
      for (const event of steps) {
        await events[event]()
        stage = after(stage, event)
        expect(stageOf(await row()), steps.join(' ')).toBe(stage)
      }
    }),
    { numRuns: 40 },
  )
})

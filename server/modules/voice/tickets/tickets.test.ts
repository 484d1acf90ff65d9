import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openCtx } from '#server/core/context.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { voiceOffer } from '../offers/offers.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

const purpose = 'calls.phone'

test('a ticket lets one socket in, once, in any process', async () => {
  const [app, other] = [await startApp(), await startApp()]
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const token = await issueTicket(ctx, { purpose, subject: 'call 1', seconds: 60 })
  expect(token).toMatch(/^[\w-]{32}$/)

  expect(await redeemTicket(app.open, token, 'questionnaires.session')).toBeNull()
  const opens = [app.open, other.open, app.open, other.open]
  const got = (await Promise.all(opens.map(open => redeemTicket(open, token, purpose)))).filter(each => each)
  expect(got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    subject: 'call 1',
    ctx: { tenant: account.tenant, actor: { kind: 'visitor' } },
  })
  for (const wrong of [token, '', 'nonsense', token.slice(1), `${token} `])
    expect(await redeemTicket(app.open, wrong, purpose)).toBeNull()
})

test('a ticket is good if and only if its transaction was, and only for its time; old ones are swept away', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  let token = ''
  const failing = ctx.tx(async () => {
    token = await issueTicket(ctx, { purpose, subject: 'never', seconds: 60 })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await redeemTicket(app.open, token, purpose)).toBeNull()

  const late = await issueTicket(ctx, { purpose, subject: 'late', seconds: 60 })
  await issueTicket(ctx, { purpose, subject: 'unused', seconds: 60 })
  app.clock.advance(61_000)
  expect(await redeemTicket(app.open, late, purpose)).toBeNull()
  await issueTicket(ctx, { purpose, subject: 'fresh', seconds: 60 })
  const left = await ctx.tx(db => db.selectFrom('voice_ticket').select('subject').execute())
  expect(left).toEqual([{ subject: 'fresh' }])
})

test('an offer tells what the server can do, and gives a login to the TURN server that expires', async () => {
  const env = { TURN_URL: 'turn:turn.example.com:3478', TURN_SECRET: 'between us' }
  const app = await startApp({ env })
  const account = await makeAccount(app)
  const ctx = app.open.as(account.tenant, { kind: 'visitor' })
  const offer = voiceOffer(ctx, { token: 't', language: 'de' })
  expect(offer).toMatchObject({ token: 't', language: 'de', server: { hears: false, speaks: false } })
  const [{ urls, username = '', credential }] = offer.ice_servers as [(typeof offer.ice_servers)[0]]
  expect(urls).toEqual(['turn:turn.example.com:3478'])
  expect(credential).toBe(createHmac('sha1', 'between us').update(username).digest('base64'))
  const seconds = Number(username.split(':')[0]) - ctx.now().getTime() / 1000
  expect(seconds).toBeGreaterThan(3_600)

  const plain = openCtx(
    { ...app.deps, config: { ...app.deps.config, media: { ...app.deps.config.media, turn: null } } },
    app.open,
  )
  const without = voiceOffer(plain.as(account.tenant, { kind: 'visitor' }), { token: 't', language: 'de' })
  expect(without.ice_servers).toEqual([])
})

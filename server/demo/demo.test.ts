import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openAccount } from '#server/modules/accounts/accounts.ts'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { newDatabase } from '#server/test/place.ts'
import { type Demo, demoText, makeDemo } from './demo.ts'

const browser = { accept: 'text/html' }

const reading = (app: TestApp, demo: Demo) => async (path: string) =>
  (await call(app, 'GET', path, undefined, { 'x-api-key': demo.adminKey })).body

/** What each list of the API shows, and at least how many. */
const lists: Record<string, [field: string, least: number]> = {
  '/services': ['services', 5],
  '/bookings': ['bookings', 10],
  '/bookings?status=completed': ['bookings', 4],
  '/bookings?status=cancelled': ['bookings', 1],
  '/leads': ['leads', 10],
  '/leads?status=won': ['leads', 1],
  '/conversations': ['conversations', 10],
  '/conversations?channel=widget': ['conversations', 1],
  '/conversations?channel=email': ['conversations', 1],
  '/conversations?channel=call': ['conversations', 1],
  '/calls': ['calls', 2],
  '/knowledge': ['groups', 3],
  '/knowledge/albums': ['albums', 1],
  '/knowledge/checks': ['checks', 5],
  '/knowledge/checks/runs': ['runs', 1],
  '/chat-links': ['links', 1],
  '/questionnaires/links/all': ['links', 1],
  '/communication/templates': ['templates', 1],
  '/communication/audiences': ['audiences', 1],
  '/communication/broadcasts': ['broadcasts', 1],
  '/communication/suppressions': ['suppressions', 1],
}

test('the demo shows life in every list, nothing of it leaves the house, and a half-made one is made again', async () => {
  const app = await startApp({ databaseUrl: (await newDatabase()).url, jobs: true })
  // As a process leaves it that dies at once.
  const owner = { email: 'owner@riverside-cycles.example', password: 'of nobody any more' }
  const halfMade = await openAccount(app.open, { name: 'Riverside Cycles', slug: 'riverside-cycles', owner })
  const demo = (await makeDemo(app.deps))!
  expect(await makeDemo(app.deps), 'while another process makes it').toBeNull()
  await demo.fill()
  const read = reading(app, demo)
  expect((await read('/account')).id).not.toBe(halfMade.business.id)
  for (const [path, [field, least]] of Object.entries(lists)) {
    const { [field]: found } = await read(path)
    expect(found?.length, path).toBeGreaterThanOrEqual(least)
  }
  for (const page of [demo.deskUrl, demo.chatUrl, demo.bookUrl, demo.sessionUrl]) {
    expect(demoText(demo)).toContain(page)
    expect((await call(app, 'GET', `/${new URL(page).pathname}`, undefined, browser)).status, page).toBe(200)
  }

  const now = app.clock.now().toISOString()
  const { bookings } = await read('/bookings')
  const booked = bookings.filter(({ status }: { status: string }) => status === 'confirmed')
  expect(booked.every(({ starts_at }: { starts_at: string }) => starts_at > now)).toBe(true)
  expect(bookings.map(({ source }: { source: string }) => source)).toContain('chat')
  const { items } = await read('/needs-you')
  const kinds = items.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['unanswered', 'handover', 'callback', 'email_draft']))
  const { conversations } = await read('/conversations')
  expect(conversations.some(({ language }: { language: string }) => language === 'de')).toBe(true)
  expect(conversations.every((one: { last_message_at: string }) => one.last_message_at < now)).toBe(true)
  const { runs } = await read('/knowledge/checks/runs')
  expect(runs[0]).toMatchObject({ status: 'completed', failed: 0 })
  expect((await read('/knowledge/quality-score')).gaps.length).toBeGreaterThan(0)

  await vi.waitFor(async () => expect(await jobsLeft(app)).toBe(0), { timeout: 60_000, interval: 50 })
  expect(existsSync(join(app.dataDir, 'outbox'))).toBe(false)
  expect((await read('/communication/messages')).messages).toEqual([])
  expect(await makeDemo(app.deps), 'once it is made').toBeNull()
})

test('beside another business no demo is made, and nothing is deleted', async () => {
  const app = await startApp({ databaseUrl: (await newDatabase()).url })
  const account = await makeAccount(app)
  expect(await makeDemo(app.deps)).toBeNull()
  expect((await account.call('GET', '/account')).status).toBe(200)
})

/** Jobs that may run now. */
async function jobsLeft({ deps }: TestApp): Promise<number> {
  const { rows } = await deps.db.pool.query(
    `select count(*)::int as count from pgboss.job where state < 'completed' and start_after <= now()`,
  )
  return rows[0].count
}

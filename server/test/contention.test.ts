import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '#server/db/embedded/fixtures/hold.ts'
import { crawlCron } from '#server/modules/knowledge/crawl/cron.ts'
import { type Account, type Called, makeAccount, startApp, type TestApp } from './app.ts'
import { makeCampaign } from './campaign.ts'
import { newLink, questions, visit } from './links.ts'
import { newDatabase } from './place.ts'

// Things that people do to one record at the same moment. Whichever comes first, nobody gets an error of ours, and
// nobody blocks anybody for good, because locks are taken in one order (ARCHITECTURE.md, "The order of locks").

const rounds = Number(process.env.CONTENTION_ROUNDS ?? 8)

const pairs: Record<string, (app: TestApp, account: Account) => Promise<(() => Promise<unknown>)[]>> = {
  async 'a broadcast is sent while its audience, its template and itself are deleted'(_, { call }) {
    const { audience, template, broadcast } = await makeCampaign(call, people(5))
    await call('POST', `/communication/broadcasts/${broadcast}/preview`)
    return [
      () => call('POST', `/communication/broadcasts/${broadcast}/send`),
      () => call('DELETE', `/communication/audiences/${audience}`),
      () => call('DELETE', `/communication/templates/${template}`),
      () => call('POST', `/communication/broadcasts/${broadcast}/cancel`),
      () => call('POST', `/communication/audiences/${audience}/contacts`, { rows: people(5) }),
    ]
  },
  async 'contacts are added twice, opted out and erased while their audience is deleted'(_, { call }) {
    const { audience } = await makeCampaign(call, people(20))
    const add = (rows: object[]) => () =>
      call('POST', `/communication/audiences/${audience}/contacts`, { rows })
    return [
      add(people(20)),
      add(people(20).reverse()),
      () => call('POST', '/communication/suppress', { email: 'person-3@example.com' }),
      () => call('DELETE', '/people?email=person-4@example.com'),
      () => call('DELETE', `/communication/audiences/${audience}`),
    ]
  },
  async 'a crawl is started, scheduled, restarted by the clock and cancelled'(app, { call }) {
    const order = { url: 'http://127.0.0.1:9/', recrawl_hours: 1 }
    const { job_id } = (await call('POST', '/knowledge/crawl', order)).body
    await app.open.crossTenant(db =>
      db
        .updateTable('crawl')
        .set({ status: 'completed', finished_at: new Date(0), recrawl_at: new Date(0) })
        .where('id', '=', job_id)
        .execute(),
    )
    return [
      () => call('POST', '/knowledge/crawl', order),
      () => call('POST', '/knowledge/crawl', order),
      () => crawlCron.run(app.open),
      () => crawlCron.run(app.open),
      () => call('DELETE', `/knowledge/crawl/${job_id}`),
    ]
  },
  async 'two leads are merged both ways, separated, deleted and erased'(_, { call }) {
    const [ada, bob] = [person(), person()]
    const [a, b, c] = await Promise.all(
      [ada, bob, person()].map(async given => (await call('POST', '/leads', given)).body.id as string),
    )
    const merged = await call('POST', `/leads/${a}/merge`, { lead_id: c })
    const merges = (await call('GET', `/leads/${a}/merges`)).body.merges
    expect(merged.status).toBe(200)
    return [
      () => call('POST', `/leads/${a}/merge`, { lead_id: b }),
      () => call('POST', `/leads/${b}/merge`, { lead_id: a }),
      () => call('POST', `/leads/${a}/merges/${merges[0].id}/undo`),
      () => call('POST', '/leads', { ...ada, name: 'Ada', intent: 'A visit' }),
      () => call('DELETE', `/leads/${b}`),
      () => call('DELETE', `/people?email=${ada.email}`),
    ]
  },
  async 'a time is booked twice, moved and cancelled while its service and its person are removed'(
    _,
    { call },
  ) {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    await call('PATCH', '/account', { hours: Object.fromEntries(days.map(d => [d, [['00:00', '24:00']]])) })
    const service = (await call('POST', '/services', { name: 'Visit', duration_minutes: 30, capacity: 2 }))
      .body
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const { slots } = (
      await call('GET', `/bookings/availability?service_id=${service.id}&from=${day(1)}&to=${day(3)}`)
    ).body
    const ada = person()
    const book = (slot: number) =>
      call('POST', '/bookings', { service_id: service.id, starts_at: slots[slot].starts_at, ...ada })
    const { id } = (await book(0)).body
    return [
      () => book(2),
      () => book(2),
      () => call('PATCH', `/bookings/${id}`, { starts_at: slots[2].starts_at }),
      () => call('POST', `/bookings/${id}/cancel`),
      () => call('PATCH', `/services/${service.id}`, { name: 'Call' }),
      () => call('DELETE', `/services/${service.id}`),
      () => call('DELETE', `/people?email=${ada.email}`),
    ]
  },
  async 'a questionnaire is started, ended, revoked and deleted'(app, account) {
    const { call } = account
    const list = (await call('POST', '/questionnaires', { title: 'Check', questions })).body.id
    const token = await newLink(account, { questionnaire_id: list, questions: undefined })
    const page = await visit(app, token)
    await page.open()
    return [
      () => quietly(page.start()),
      () => quietly(page.end()),
      () => call('POST', `/questionnaires/links/${token}/revoke`),
      () => call('DELETE', `/questionnaires/links/${token}`),
      () => call('DELETE', `/questionnaires/${list}`),
    ]
  },
  async 'a link is taught, asked, revoked and deleted'(_, { call }) {
    const link = (await call('POST', '/chat-links', { label: 'A' })).body
    const teach = () =>
      call('POST', '/knowledge/portal/ingest', { content: `We open at ${randomUUID()}.`, link_id: link.id })
    await teach()
    return [
      teach,
      teach,
      () => call('POST', '/knowledge/crawl', { url: 'http://127.0.0.1:9/', link_id: link.id }),
      () => call('POST', '/chat/message', { message: 'When do you open?', link_token: link.link_token }),
      () => call('POST', `/chat-links/${link.id}/revoke`),
      () => call('DELETE', `/chat-links/${link.id}`),
    ]
  },
}

test.each(Object.entries(pairs))('%s', async (_, prepare) => {
  // Its own database, because leftovers of an earlier test count there.
  const { url } = await newDatabase()
  const app = await startApp({ databaseUrl: url, jobs: true, config: { allowPrivateNetwork: true } })
  const account = await makeAccount(app)
  const failed: string[] = []
  for (let round = 0; round < rounds; round++) {
    const actions = await prepare(app, account)
    const answers = await Promise.all(shuffled(actions).map(action => action()))
    for (const answer of answers as (Called | undefined)[])
      if (answer && answer.status >= 500) failed.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  }
  expect(failed).toEqual([])
  await app.stop()
  // PostgreSQL's processes report their counts when they end.
  await expect.poll(() => connections(url)).toBe(1)
  expect(await deadlocks(url)).toBe(0)
})

async function connections(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    url,
    'select count(*)::int as n from pg_stat_activity where datname = current_database()',
  )
  return row!.n
}

async function deadlocks(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    url,
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  )
  return row!.n
}

const people = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    name: `Person ${i}`,
    email: `person-${i}@example.com`,
    consent_email: true,
  }))

const person = () => ({ name: 'Somebody', email: `${randomUUID()}@example.com` })

/** A refusal is no failure here; only server errors are. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    (error: { status?: number }) => {
      if (!error.status) throw error
    },
  )

function shuffled<T>(all: T[]): T[] {
  return all
    .map(one => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

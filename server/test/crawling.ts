import { expect, onTestFinished, vi } from 'vitest'
import { type Account, call, type TestApp } from './app.ts'
import { guide, html, type Site, startSite } from './fakes/site.ts'

export const anyNetwork = { config: { allowPrivateNetwork: true } }

export async function site(pages: Parameters<typeof startSite>[0] = {}): Promise<Site> {
  const started = await startSite(pages)
  onTestFinished(started.close)
  return started
}

export async function start(account: Account, body: Record<string, unknown>): Promise<string> {
  const started = await account.call('POST', '/knowledge/crawl', body)
  expect(started, JSON.stringify(started.body)).toMatchObject({
    status: 202,
    body: { job_id: expect.any(String), status: 'queued' },
  })
  return started.body.job_id
}

export const statusOf = async (account: Account, id: string) =>
  (await account.call('GET', `/knowledge/crawl/${id}/status`)).body

export const ended = (account: Account, id: string) =>
  vi.waitFor(
    async () => {
      const status = await statusOf(account, id)
      expect(status.status).toMatch(/completed|failed|cancelled/)
      return status
    },
    { timeout: 280_000, interval: 50 },
  )

export const crawl = async (account: Account, body: Record<string, unknown>) =>
  ended(account, await start(account, body))

export const ask = async (
  account: Account,
  query: string,
  link_id?: string,
): Promise<{ text: string; origin: string; name: string; kind: string }[]> =>
  (await account.call('POST', '/knowledge/search', { query, link_id, limit: 3 })).body.passages

export interface Source {
  parent_doc_id: string
  name: string
  origin: string
  kind: string
  updated_at: string
}

export const sources = async (account: Account): Promise<Source[]> =>
  (await account.call('GET', '/knowledge')).body.groups.flatMap(
    (group: { sources: Source[] }) => group.sources,
  )

export const reasons = (status: { errors: { url: string; reason: string }[] }, url: string) =>
  Object.fromEntries(status.errors.map(error => [error.url.replace(url, ''), error.reason]))

export const tick = (app: TestApp) =>
  app.deps.queue.work.cron.find(cronJob => cronJob.name === 'knowledge.crawl_clock')!.run(app.open)

/** A start page that links to `count` others. */
export const star = (
  count: number,
  each: (n: number) => object = () => ({}),
): Parameters<typeof startSite>[0] => ({
  '/': {
    body: html(
      'Star',
      `${[...Array(count).keys()].map(n => `<a href="/p/${n}">${n}</a>`).join(' ')}<p>Begin.</p>`,
    ),
  },
  ...Object.fromEntries([...Array(count).keys()].map(n => [`/p/${n}`, { body: guide(n), ...each(n) }])),
})

export const until = (account: Account, id: string, done: number) =>
  vi.waitFor(async () => expect((await statusOf(account, id)).pages_done).toBeGreaterThanOrEqual(done), {
    timeout: 60_000,
    interval: 10,
  })

/** The same business, called through another process. */
export const onApp = (app: TestApp, account: Account): Account => ({
  ...account,
  call: (method, path, body) => call(app, method, path, body, { 'x-api-key': account.adminKey }),
})

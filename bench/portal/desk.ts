import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { deskPath } from '#web/portal/build.ts'
import { type Business, register, unlimited } from '../client.ts'

export interface Desk {
  server: ServerProcess
  business: Business
  browser: Browser
  /** A page of the desk whose owner is signed in, at an address of it, such as `/inbox`. */
  open(path: string): Promise<Page>
  /** Where the database listens, for rows that would take too long through the API. */
  databaseUrl: string
  close(): Promise<void>
}

/** A server with a new business, and its owner's browser. */
export async function startDesk(env: Record<string, string> = {}): Promise<Desk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const server = await startProcess({ dataDir, env: { ...unlimited, ...env } })
  const business = await register(server)
  const browser = await openChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const [name, value] = business.cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url: server.url }])
  return {
    server,
    business,
    browser,
    databaseUrl: `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`,
    async open(path) {
      const page = await context.newPage()
      await page.goto(server.url + deskPath + (path === '/' ? '' : path))
      await page.locator('main h1, main h2').first().waitFor()
      return page
    },
    async close() {
      await browser.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** Node's own server, for floors. */
export async function bareServer(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const http = createServer(answer)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    close: () => http.close().closeAllConnections(),
  }
}

/** A page without any file. */
export const barePage = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body>${body}</body></html>`

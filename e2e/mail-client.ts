import { ImapFlow } from 'imapflow'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { Browser, Page } from 'playwright-core'
import { expect, vi } from 'vitest'

// Somebody's mail program: it fetches over IMAP and shows HTML in a browser of its own.

/** The mails of a mailbox once there are this many, oldest first. `url`: `imap://user:password@host:port`. */
export async function fetchMails(url: string, count: number): Promise<ParsedMail[]> {
  const { hostname, port, username, password } = new URL(url)
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    secure: false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  })
  await client.connect()
  try {
    return await vi.waitFor(
      async () => {
        const { exists } = await client.mailboxOpen('INBOX')
        expect(exists).toBe(count)
        const found = await client.fetchAll('1:*', { source: true })
        return Promise.all(found.map(({ source }) => simpleParser(source!)))
      },
      { timeout: 60_000, interval: 200 },
    )
  } finally {
    await client.logout()
  }
}

/** Shows a mail as programs do that run nothing of it. What it shows is the page's. */
export async function showMail(
  browser: Browser,
  { html }: ParsedMail,
  options: { colorScheme?: 'light' | 'dark'; width?: number } = {},
): Promise<Page> {
  const { colorScheme = 'light', width = 800 } = options
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.setContent(html || '', { waitUntil: 'load' })
  return page
}

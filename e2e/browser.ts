import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Debian's Chromium, with these flags besides, closed with the test. No request of its own leaves this machine. */
export async function openBrowser(flags: string[] = []): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(
      `The browser journeys need Chromium at ${executablePath}: apt-get install chromium, or set CHROMIUM_PATH.`,
    )
  }
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  })
  onTestFinished(() => browser.close())
  return browser
}

/** What goes wrong on the pages of a context: what their consoles call an error, and what nobody caught. It grows. */
export function troublesOf(context: BrowserContext): string[] {
  const troubles: string[] = []
  context.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  context.on('weberror', error => troubles.push(error.error().message))
  return troubles
}

/** Where screenshots go when someone wants to look at them: `E2E_SHOTS=folder npm test -- e2e`. */
const shots = process.env.E2E_SHOTS

export async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  await mkdir(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`) })
}

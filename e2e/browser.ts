import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished, type TestContext } from 'vitest'

const usual = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

/** How long a page may take to show something: a shared machine may give us a fraction of its processors. */
const patienceMs = 120_000

let common: Promise<Browser> | undefined

/**
 * Debian's Chromium without windows (`chromium-headless-shell`), or what CHROMIUM_PATH names. All tests of a process that want
 * no extra flags share one: what a test opened in it is closed with the test. With flags it is a new one, closed with the test.
 */
export async function openBrowser(flags: string[] = []): Promise<Browser> {
  if (flags.length) {
    return launchForTest(flags)
  }
  if (!(await common)?.isConnected()) common = launch([])
  const browser = await common!
  atEnd(browser, () => Promise.all(browser.contexts().map(context => context.close())))
  return browser
}

/** Chromium that could have windows, for what it does only then. It is a new one, closed with the test. */
export const openWindowedBrowser = (flags: string[]): Promise<Browser> =>
  launchForTest(flags, '/usr/bin/chromium')

async function launchForTest(flags: string[], executablePath?: string): Promise<Browser> {
  const browser = await launch(flags, executablePath)
  atEnd(browser, () => browser.close())
  return browser
}

/** Closes what the test opened when it ends, and tells first what the pages of a failed one showed. */
const atEnd = (browser: Browser, close: () => Promise<unknown>): void =>
  onTestFinished(async ({ task }) => {
    await tellPages(browser, task)
    await close()
  })

async function launch(flags: string[], executablePath = usual): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(
      `The browser journeys need Chromium at ${executablePath}: apt-get install chromium chromium-headless-shell, or set CHROMIUM_PATH.`,
    )
  }
  const browser = await chromium.launch({
    executablePath,
    // Without a language a machine's files have names in ASCII, and Chromium calls any other download "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
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
  browser.on('context', context => context.setDefaultTimeout(patienceMs))
  return browser
}

/**
 * Collects the errors of a context's pages: console errors and uncaught exceptions. The array grows as they happen.
 */
export function troublesOf(context: BrowserContext): string[] {
  const troubles: string[] = []
  context.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  context.on('weberror', error => troubles.push(error.error().message))
  return troubles
}

/** Prints what the pages of a failed journey showed: where they were, what had the focus, and what was to be read. */
async function tellPages(browser: Browser, { name, result }: TestContext['task']): Promise<void> {
  if (result?.state !== 'fail') return
  for (const page of browser.contexts().flatMap(context => context.pages())) {
    await shot(page, `failed-${name.replace(/\W+/g, '-').slice(0, 60)}`)
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 })
    console.error(`${name}\nat ${page.url()}\nfocus ${focus}\n${shown.slice(0, 12_000)}`)
  }
}

/** The folder for screenshots, for a person who wants to look at them: `E2E_SHOTS=folder npm test -- e2e`. */
const shots = process.env.E2E_SHOTS

export async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return
  await mkdir(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`) })
}

/**
 * What `act` writes to the address is on its way while the connection of the page goes and comes back, and fails only
 * afterwards, because its connection is the old one. The next attempt passes.
 */
export async function loseWhileAway(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  let isLost = false
  const sent = Promise.withResolvers<void>()
  const returned = Promise.withResolvers<void>()
  await page.route(address, async route => {
    if (isLost || route.request().method() === 'GET') return route.fallback()
    isLost = true
    sent.resolve()
    await returned.promise
    await route.abort('connectionreset')
  })
  await act()
  await sent.promise
  const told = page.evaluate(
    () => new Promise(resolve => addEventListener('online', () => setTimeout(resolve), { once: true })),
  )
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await told
  returned.resolve()
}

import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect, onTestFinished, vi } from 'vitest'
import { deskPath } from '#web/portal/build.ts'
import type { Business } from '../business.ts'
import { type Look, lookAt, lookAtShape } from './moment.ts'
import { watchTroubles } from './troubles.ts'

// The owner's web app in a real browser. A journey reads:
//
//   const browser = await openBrowser()
//   const business = await openBusiness(browser)     // or openDemo(browser)
//   const desk = await openDesk(browser, business)
//   await desk.go('/inbox')
//   await desk.everywhere('inbox-empty')
//   desk.expects(/^409 POST .*\/messages/)           // before what is to fail
//
// It fails on everything that the browser complains of and that was not expected, whoever looked for it or not.

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const looks: Record<Look, BrowserContextOptions> = {
  light: {},
  dark: { colorScheme: 'dark' },
  phone,
  arabic: { locale: 'ar' },
  'arabic-phone': { ...phone, locale: 'ar' },
}

export interface Desk {
  page: Page
  context: BrowserContext
  /** Opens an address of the desk, such as `/inbox?view=open`, and waits until it is settled. */
  go(path: string): Promise<void>
  /**
   * Goes to an address as a link of the desk does, and waits until the page is settled. The desk stays loaded, so this takes
   * a fraction of the time that opening the address takes. The first address is opened.
   */
  visit(path: string): Promise<void>
  /** Waits until the page has all that it asked for: nothing is on its way, and no skeleton is left. */
  settled(): Promise<void>
  /**
   * Looks at the page as it is, in light and dark: axe finds nothing, no text runs out of the window, and the page says in
   * which language it is. Takes pictures (E2E_SHOTS).
   */
  moment(name: string): Promise<void>
  /** Of `moment` only what a text can break: none is cut off. */
  shape(name: string): Promise<void>
  /**
   * `moment`, and the same address opened anew on a phone that speaks Arabic: as narrow as pages get, and from right to left.
   * What has only been clicked is not there.
   */
  everywhere(name: string): Promise<void>
  /** One trouble to come is no fault: `409 POST http://…`, or what the console says. The journey fails if it never comes. */
  expects(trouble: RegExp): void
  /** Those that match are no faults, however many come: what a page asks for while it waits. */
  allows(trouble: RegExp): void
  /** The same browser, one tab more. */
  newTab(): Promise<Desk>
}

/**
 * A browser at the desk of a business, not opened yet (`go`). Its owner is signed in unless `signedIn` is false; somebody
 * else is, when `as` gives the context that is. The rest are options of Playwright.
 */
export async function openDesk(
  browser: Browser,
  business: Pick<Business, 'url' | 'owner'>,
  {
    look = 'light',
    signedIn = true,
    as = business.owner,
    ...options
  }: { look?: Look; signedIn?: boolean; as?: BrowserContext } & BrowserContextOptions = {},
): Promise<Desk> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    // What moves is judged where it has arrived.
    reducedMotion: 'reduce',
    ...(signedIn && { storageState: await as.storageState() }),
    ...looks[look],
    ...options,
  })
  const troubles = await watchTroubles(context)
  onTestFinished(() => troubles.hold())
  const open = async (): Promise<Desk> => {
    const page = await context.newPage()
    return deskOn(page, { browser, business, look, troubles, open })
  }
  return open()
}

interface Around {
  browser: Browser
  business: Pick<Business, 'url' | 'owner'>
  look: Look
  troubles: Awaited<ReturnType<typeof watchTroubles>>
  open(): Promise<Desk>
}

function deskOn(page: Page, { browser, business, look, troubles, open }: Around): Desk {
  const context = page.context()
  const waiting = requestsOf(page)
  const settled = async () => {
    let calm = 0
    await vi.waitFor(
      async () => {
        const bones = await page.locator('[aria-busy="true"]').count()
        const left = waiting()
        calm = bones === 0 && left.length === 0 ? calm + 1 : 0
        expect(calm, `${page.url()} waits for ${left.join(' ')} (${bones} skeletons)`).toBeGreaterThan(2)
      },
      { timeout: 60_000, interval: 50 },
    )
  }
  const moment = async (name: string) => {
    await settled()
    await lookAt(page, { name, look })
  }
  const addressOf = (path: string) => `${business.url}${deskPath}${path === '/' ? '' : path}`
  const go = async (path: string) => {
    await page.goto(addressOf(path))
    await page.locator('#root > :not(.starting)').first().waitFor()
    await settled()
  }
  return {
    page,
    context,
    settled,
    moment,
    go,
    visit: async path => {
      if (!page.url().startsWith(addressOf('/'))) return go(path)
      await page.evaluate(to => history.pushState(null, '', to), addressOf(path))
      await page.waitForFunction(shownIsAddress)
      await settled()
    },
    shape: async name => {
      await settled()
      await lookAtShape(page, { name, look })
    },
    everywhere: async name => {
      await moment(name)
      const { pathname, search } = new URL(page.url())
      const path = (pathname + search).slice(deskPath.length) || '/'
      const other = await openDesk(browser, business, { look: 'arabic-phone', as: context })
      await other.go(path)
      await other.moment(name)
      await other.context.close()
    },
    expects: troubles.expects,
    allows: troubles.allows,
    newTab: open,
  }
}

/** In the page: whether the router shows what the address bar says. The router keeps itself there, for its developer tools. */
function shownIsAddress(): boolean {
  const { state } = (
    window as unknown as {
      __TSR_ROUTER__: { state: { status: string; resolvedLocation?: { publicHref: string } } }
    }
  ).__TSR_ROUTER__
  const { pathname, search } = location
  return state.status === 'idle' && state.resolvedLocation?.publicHref === pathname + search
}

/** The addresses that the page has asked for and got no answer from yet. A stream never ends, so it doesn't count. */
function requestsOf(page: Page): () => string[] {
  const waiting = new Set<Request>()
  page.on('request', request => {
    if (request.resourceType() !== 'eventsource' && !/\/events\b/.test(request.url())) waiting.add(request)
  })
  page.on('requestfinished', request => waiting.delete(request))
  page.on('requestfailed', request => waiting.delete(request))
  page.on('framenavigated', frame => frame === page.mainFrame() && waiting.clear())
  return () => [...waiting].map(request => request.url())
}

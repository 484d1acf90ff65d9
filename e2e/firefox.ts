import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { onTestFinished } from 'vitest'
import { silentSoundCard } from './sound-output.ts'
import { type Tab, tabOf } from './tab.ts'

export const firefoxPath = '/usr/bin/firefox-esr'

/** A camera and a microphone that nobody needs to plug in or to allow, and calls to this machine. */
const devices = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

/** Starts Debian's Firefox, which WebDriver BiDi drives; it ends with the test. */
export async function openFirefox(): Promise<{ open: () => Promise<Tab & { prepare: Prepare }> }> {
  const sound = await silentSoundCard()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    env: { ...process.env, ...sound },
    extraPrefsFirefox: { ...devices, 'intl.accept_languages': 'en-GB, en' },
  })
  onTestFinished(() => browser.close())
  return {
    open: async () => {
      const page = await browser.newPage()
      const troubles: string[] = []
      page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
      // Firefox reports what a content security policy refuses as an error of the page.
      page.on('pageerror', error => troubles.push((error as Error).message))
      const elementOf = async (find: unknown, args: unknown[]) => {
        const handle = await page.evaluateHandle(find as never, ...(args as unknown as never[]))
        return handle as unknown as ElementHandle<Element>
      }
      const tab = tabOf({
        goto: async url => void (await page.goto(url)),
        evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
        click: async (find, ...args) => (await elementOf(find, args)).click(),
        type: async (text, find, ...args) => (await elementOf(find, args)).type(text),
        troubles: async () => troubles,
      })
      const prepare: Prepare = async run => void (await page.evaluateOnNewDocument(run))
      return { ...tab, prepare }
    },
  }
}

/** Runs something in each document before its own scripts. */
type Prepare = (run: () => void) => Promise<void>

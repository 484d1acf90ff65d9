import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '#server/test/ports.ts'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { openBrowser } from './browser.ts'
import { clientIn } from './page-client.ts'
import { writeRoomSound } from './room-sound.ts'

// A business that sends questionnaires, and the browsers of the people who answer them.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function owner(browser: Browser, url: string) {
  const context = await browser.newContext()
  const client = clientIn(context, url)
  await client.post('/api/v1/auth/register', {
    body: {
      email: 'owner@example.com',
      password: 'a long enough password',
      business_name: 'Harbour Dental',
    },
  })
  await client.patch('/api/v1/account', { body: { primary_color: '#0F766E', phone: '+49 40 123456' } })
  return { client, context }
}

const looks: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
  'phone-dark': { ...phone, colorScheme: 'dark', locale: 'de-DE' },
  'phone-rtl': { ...phone, colorScheme: 'light', locale: 'ar-EG' },
}
export const questions: Record<string, string[]> = {
  desktop: ['How was your last visit?', 'What should we do better?'],
  'phone-dark': ['Wie war Ihr letzter Besuch bei uns?', 'Was sollten wir besser machen?'],
  'phone-rtl': ['كيف كانت زيارتك الأخيرة لنا؟', 'ما الذي يجب أن نفعله بشكل أفضل؟'],
}

/** A server with a business, and a browser whose camera and microphone are in a room. */
export async function setUp(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-e2e-'))
  const port = String(await freePort())
  const start = () => startProcess({ dataDir, env: { ...env, PORT: port } })
  let server: ServerProcess = await start()
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const room = join(dataDir, 'room.wav')
  await writeRoomSound(room)
  const browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream=device-count=2',
    `--use-file-for-fake-audio-capture=${room}`,
    '--allow-loopback-in-peer-connection',
    '--autoplay-policy=no-user-gesture-required',
  ])
  const { client, context: owners } = await owner(browser, server.url)
  const faults: string[] = []
  return {
    dataDir,
    room,
    client,
    owners,
    faults,
    url: server.url,
    send: async (look: string, fields: object) => {
      const person = { name: 'Maren Holt' }
      const body = { person, questions: questions[look], ...fields }
      return (await client.post('/api/v1/questionnaires/bundle', { body })).link
    },
    open: async (look: string): Promise<Page> => {
      const context = await browser.newContext({ ...looks[look], permissions: ['camera', 'microphone'] })
      const page = await context.newPage()
      page.on('pageerror', error => faults.push(String(error)))
      page.on('console', message => {
        // While the server is gone, requests fail and the browser reports it.
        const isOurs = message.type() === 'error' && !/Failed to load|WebSocket/.test(message.text())
        if (isOurs) faults.push(message.text())
      })
      return page
    },
    /** Kills the server with kill -9 and starts a new one in its place. */
    restartServer: async () => {
      await server.kill()
      server = await start()
    },
    /** Polls the session as the business, and returns the first answer in which it is completed. */
    completed: async (token: string) => {
      const link = await vi.waitFor(
        async () => {
          const { link } = await client.get('/api/v1/questionnaires/links/{token}/result', {
            params: { token },
          })
          expect(link.status).toBe('completed')
          return link
        },
        { timeout: 60_000, interval: 200 },
      )
      expect(link).toMatchObject({
        recording: { available: true },
        result: { summary: expect.stringMatching(/./) },
      })
      return link
    },
  }
}

export type SessionSetup = Awaited<ReturnType<typeof setUp>>

/** Reads the welcome and consents. */
export async function consent(page: Page, url?: string): Promise<void> {
  if (url) await page.goto(url)
  await page.check('input[type=checkbox]')
  await page.click('.loud-button')
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort, type ServerProcess, startProcess } from '../server/test/process.ts'
import { openBrowser, shot } from './browser.ts'

// One person answers a questionnaire in a browser that has a camera and a microphone, while the page is reloaded and the
// server is killed: nothing that was said or recorded is lost.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A tone that a recording can be searched for, as the microphone of the browser: one second on, one off. */
async function microphone(folder: string): Promise<string> {
  const [rate, seconds] = [48_000, 60]
  const pcm = Buffer.alloc(rate * seconds * 2)
  for (let i = 0; i < rate * seconds; i++) {
    const on = Math.floor(i / rate) % 2 === 0
    pcm.writeInt16LE(on ? Math.round(9_000 * Math.sin((2 * Math.PI * 440 * i) / rate)) : 0, i * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + pcm.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(pcm.length, 40)
  const path = join(folder, 'microphone.wav')
  await writeFile(path, Buffer.concat([head, pcm]))
  return path
}

async function owner(browser: Browser, url: string) {
  const context = await browser.newContext()
  const ask = async (method: 'post' | 'get' | 'patch', path: string, data?: object) => {
    const headers = { origin: new URL(url).origin }
    const response = await context.request[method](`${url}/api/v1${path}`, { headers, data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  await ask('post', '/auth/register', {
    email: 'owner@example.com',
    password: 'a long enough password',
    business_name: 'Harbour Dental',
  })
  await ask('patch', '/account', { primary_color: '#0F766E', phone: '+49 40 123456' })
  return { ask, context }
}

const looks: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
  'phone-dark': { ...phone, colorScheme: 'dark', locale: 'de-DE' },
  'phone-rtl': { ...phone, colorScheme: 'light', locale: 'ar-EG' },
}
const questions: Record<string, string[]> = {
  desktop: ['How was your last visit?', 'What should we do better?'],
  'phone-dark': ['Wie war Ihr letzter Besuch bei uns?', 'Was sollten wir besser machen?'],
  'phone-rtl': ['كيف كانت زيارتك الأخيرة لنا؟', 'ما الذي يجب أن نفعله بشكل أفضل؟'],
}

/** A server with a business, and a browser that has a camera and a microphone. */
async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-e2e-'))
  const port = String(await freePort())
  const begin = () => startProcess({ dataDir, env: { PORT: port } })
  let server: ServerProcess = await begin()
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${await microphone(dataDir)}`,
    '--autoplay-policy=no-user-gesture-required',
  ])
  const { ask, context: owners } = await owner(browser, server.url)
  const faults: string[] = []
  return {
    ...{ dataDir, ask, owners, faults, url: server.url },
    send: async (look: string, fields: object) => {
      const person = { name: 'Maren Holt' }
      const made = await ask('post', '/questionnaires/bundle', {
        person,
        questions: questions[look],
        ...fields,
      })
      return made.link as { token: string; url: string }
    },
    open: async (look: string): Promise<Page> => {
      const context = await browser.newContext({ ...looks[look], permissions: ['camera', 'microphone'] })
      const page = await context.newPage()
      page.on('pageerror', error => faults.push(String(error)))
      page.on('console', message => {
        // While the server is gone, requests fail, and the browser says so.
        const isOurs = message.type() === 'error' && !/Failed to load|WebSocket/.test(message.text())
        if (isOurs) faults.push(message.text())
      })
      return page
    },
    /** kill -9, and a new one in its place some seconds later. */
    killServer: async (page: Page) => {
      await server.kill()
      await page.waitForTimeout(2_000)
      server = await begin()
    },
    /** What the business sees of a session, once its recording is there. */
    completed: (token: string) =>
      vi.waitFor(
        async () => {
          const { link } = await ask('get', `/questionnaires/links/${token}/result`)
          expect(link).toMatchObject({ status: 'completed', recording: { available: true } })
          return link
        },
        { timeout: 60_000, interval: 200 },
      ),
  }
}

test('a whole session with sound and camera, through a reload and a killed server', async () => {
  const { send, open, killServer, completed, owners, faults, dataDir, url } = await setUp()
  const about = 'A few questions about your visit'
  const link = await send('desktop', { about, recording_mode: 'audio_video' })
  const page = await open('desktop')
  await page.goto(link.url)
  await shot(page, 'session-desktop-welcome')
  await goOn(page, 'desktop')
  await asked(page, questions.desktop![0]!)
  await shot(page, 'session-desktop-talk')
  await answer(page, 'It was calm and quick.', 2)

  await page.reload()
  await goOn(page, 'desktop')
  await waitForQuestion(page, 2)
  await page.waitForTimeout(2_000)
  await killServer(page)
  await page.waitForTimeout(2_000)
  // Asked again by the new server; what is said before a question has been heard answers the one before.
  await asked(page, questions.desktop![1]!)
  await shot(page, 'session-desktop-later')
  await answer(page, 'The waiting room could be warmer.', null)
  await page.waitForSelector('[data-saved="true"]', { timeout: 90_000 })
  await shot(page, 'session-desktop-thanks')
  expect(faults).toEqual([])

  const shown = await completed(link.token)
  const said = shown.result.transcript.filter((turn: { speaker: string }) => turn.speaker === 'person')
  expect(said.map(({ text }: { text: string }) => text)).toEqual([
    'It was calm and quick.',
    'The waiting room could be warmer.',
  ])
  expect(shown.result.evidence_frames.length).toBeGreaterThan(0)
  await plays(await owners.newPage(), url, shown.recording.url)
  const file = join(dataDir, 'recording.webm')
  await writeFile(file, await (await owners.request.get(shown.recording.url)).body())
  await wholeSound(file)
  await page.goto(link.url)
  await page.getByText('Thank you, Maren Holt').waitFor()
}, 300_000)

test('on a phone, in other languages and directions, typed, and ended by the person', async () => {
  const { send, open, completed, faults } = await setUp()
  for (const look of ['phone-dark', 'phone-rtl']) {
    const link = await send(look, { recording_mode: 'audio', monitor_activity: look === 'phone-rtl' })
    const page = await open(look)
    await page.goto(link.url)
    await shot(page, `session-${look}-welcome`)
    await goOn(page, look)
    await shot(page, `session-${look}-talk`)
    await page.waitForTimeout(2_500)
    await page.click('[aria-haspopup=dialog]')
    await shot(page, `session-${look}-ending`)
    await page.click('dialog .loud-button')
    await page.waitForSelector('[data-saved="true"]', { timeout: 90_000 })
    await completed(link.token)
  }
  expect(faults).toEqual([])
}, 300_000)

async function goOn(page: Page, look: string): Promise<void> {
  await page.check('input[type=checkbox]')
  await page.click('.loud-button')
  await page.waitForSelector('video.preview')
  if (look === 'phone-dark') await page.check('.agree input')
  await page.waitForSelector('.large:enabled')
  if (look === 'desktop') {
    // The tone of the microphone moves the bar.
    await page.waitForFunction(() => (document.querySelector('meter')?.value ?? 0) > 0.3)
    await shot(page, `session-${look}-check`)
  }
  await page.click('.large')
  await page.waitForSelector('.caption.agent')
}

const waitForQuestion = (page: Page, n: number) =>
  page.waitForFunction(
    wanted => document.querySelector('#question')?.textContent?.includes(`Question ${wanted} of`),
    n,
    { timeout: 30_000 },
  )

/** The newest thing that was said is this question, and all of it has been said. */
const asked = (page: Page, question: string) =>
  page.waitForFunction(
    wanted => {
      const last = document.querySelector('.captions > :last-child')
      const live = document.querySelector<HTMLButtonElement>('.choices .quiet-button')?.disabled === false
      return live && !last?.classList.contains('growing') && last?.textContent?.includes(wanted)
    },
    question,
    { timeout: 60_000 },
  )

async function answer(page: Page, text: string, next: number | null): Promise<void> {
  await page.fill('.typing input', text)
  await page.waitForSelector('.typing button:enabled', { timeout: 30_000 })
  await page.press('.typing input', 'Enter')
  if (next !== null) await waitForQuestion(page, next)
}

/** As a real player sees it: it knows how long it is and jumps to any place. */
async function plays(page: Page, origin: string, url: string): Promise<void> {
  await page.goto(`${origin}/healthz`)
  const [duration, jumped] = await page.evaluate(async address => {
    const video = document.createElement('video')
    video.src = address
    await new Promise(resolve => video.addEventListener('loadedmetadata', resolve, { once: true }))
    const middle = video.duration / 2
    video.currentTime = middle
    await new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }))
    return [video.duration, Math.abs(video.currentTime - middle)]
  }, url)
  expect(duration).toBeGreaterThan(8)
  expect(Number.isFinite(duration)).toBe(true)
  expect(jumped).toBeLessThan(0.1)
}

/** The tone of the microphone is on every other second, in every second of the file but where a recorder began anew. */
async function wholeSound(file: string): Promise<void> {
  if (spawnSync('ffmpeg', ['-version']).error) {
    console.warn('ffmpeg is not installed: the sound of the recording was not looked at')
    return
  }
  const rate = 8_000
  const pcm = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-ar', `${rate}`, '-f', 's16le', '-'],
    {
      maxBuffer: 1 << 28,
    },
  )
  const tenths: boolean[] = []
  for (let at = 0; at + (rate / 10) * 2 <= pcm.length; at += (rate / 10) * 2) {
    let squares = 0
    for (let i = 0; i < rate / 10; i++) squares += pcm.readInt16LE(at + i * 2) ** 2
    tenths.push(Math.sqrt(squares / (rate / 10)) > 300)
  }
  // A second of silence between tones, and never more than it, however the recorders met.
  const longest = (on: boolean) =>
    Math.max(
      ...tenths
        .join(',')
        .split(on ? 'false' : 'true')
        .map(run => run.split(on ? 'true' : 'false').length - 1),
    )
  expect(tenths.length).toBeGreaterThan(80)
  expect(longest(false)).toBeLessThanOrEqual(20)
  expect(tenths.filter(Boolean).length / tenths.length).toBeGreaterThan(0.3)
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { wavOf } from '#server/providers/speech/wav.ts'
import { heardBy, missingForSpeech, spokenBy } from '#server/test/fakes/real-speech.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'
import { openForeignPage } from './foreign-page.ts'

// A visitor calls from the page: by voice where there is a speech server, otherwise by the browser's own means,
// otherwise by typing.

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function start(browser: Browser, env: Record<string, string> = {}) {
  const business = await openBusiness(browser, { env })
  const foreign = await openForeignPage(business.url)
  await business.client.patch('/api/v1/account', {
    body: {
      agent_name: 'Mara',
      allowed_domains: [foreign.origin.slice('http://'.length)],
    },
  })
  await business.client.post('/api/v1/knowledge/portal/ingest', {
    body: {
      question: 'What are your opening hours?',
      answer: 'We are open on Monday from nine to five.',
    },
  })
  const visit = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
    const troubles = troublesOf(context)
    return { page: await context.newPage(), context, troubles }
  }
  return { ...business, visit, foreign, chat: `${business.url}/c/${business.tenant.slug}` }
}

const looks: [name: string, options: BrowserContextOptions][] = [
  ['desktop-light', { ...desktop, colorScheme: 'light' }],
  ['phone-dark', { ...phone, colorScheme: 'dark' }],
  ['phone-rtl', { ...phone, colorScheme: 'light', locale: 'he-IL' }],
]

const agentSays = (page: Page, words: string) =>
  page.locator('.caption.agent', { hasText: words }).last().waitFor({ timeout: 60_000 })

test('without a speech server or browser recognition, callers type, and the call appears in the chat', async () => {
  const browser = await openBrowser()
  const { visit, chat, client } = await start(browser)
  for (const [look, options] of looks) {
    await client.patch('/api/v1/account', { body: { language: options.locale?.slice(0, 2) ?? 'en' } })
    const { page, context, troubles } = await visit(options)
    await page.goto(chat)
    await page.locator('#call').click()
    const dialog = page.locator('.call-dialog')
    await dialog.locator('.call-form').waitFor()
    await shot(page, `voice-${look}-1-desk`)
    await dialog.locator('.call-choice .loud-button').first().click()
    // Nobody may use the microphone here, so the browser's recogniser gives up and reports it.
    const field = dialog.locator('.typing input')
    await dialog.locator('.caption.agent').first().waitFor({ timeout: 60_000 })
    await field.fill('What are your opening hours?')
    await field.press('Enter')
    await agentSays(page, 'nine to five')
    await shot(page, `voice-${look}-2-talking`)
    await dialog.locator('.hang-up').click()
    await dialog.locator('.choices').waitFor()
    await shot(page, `voice-${look}-3-over`)
    await dialog.locator('.choices .loud-button').click()
    await page.locator('.bubble', { hasText: 'What are your opening hours?' }).waitFor()
    await page.locator('.reply', { hasText: 'nine to five' }).waitFor()
    await shot(page, `voice-${look}-4-chat`)
    expect(troubles, look).toEqual([])
    await context.close()
  }
  await expect
    .poll(async () => (await client.get('/api/v1/calls', { query: { status: 'completed' } })).total, {
      timeout: 60_000,
    })
    .toBe(looks.length)
  const { calls } = await client.get('/api/v1/calls')
  expect(calls[0]).toMatchObject({ medium: 'browser', direction: 'inbound' })
  expect(calls[0]!.transcript.map(({ role }) => role)).toContain('user')
})

test('on a foreign page a call continues in the widget’s chat; a visitor can ask to be called back', async () => {
  const browser = await openBrowser()
  // A server that can hear, so the page asks for the microphone, which is not available here.
  const recogniser = { STT_URL: 'http://127.0.0.1:9/v1', STT_MODEL: 'none' }
  const { visit, foreign, tenant, client } = await start(browser, recogniser)
  const { page, troubles } = await visit({ ...desktop, colorScheme: 'dark' })
  await page.goto(foreign.page({ 'data-tenant-id': tenant.id }))
  await page.getByRole('button', { name: 'Open chat' }).click()
  const panel = page.getByRole('dialog', { name: 'Harbour Dental' })
  await panel.getByRole('button', { name: 'Speak', exact: true }).click()
  await panel.getByLabel('Name').fill('Ada Lovelace')
  await panel.getByLabel('Phone').fill('030 901820')
  await panel.getByLabel('What is it about?').fill('A crown')
  await panel.getByLabel('I agree').check()
  await shot(page, 'voice-widget-1-request')
  await panel.getByRole('button', { name: 'Call me' }).click()
  await panel.getByText('Thank you. Somebody from Harbour Dental will call you').waitFor()
  expect((await client.get('/api/v1/needs-you')).items).toMatchObject([
    { kind: 'callback', title: 'A crown' },
  ])

  await panel.getByRole('button', { name: 'Speak with Mara' }).click()
  // Which of the two appears depends on whether this machine has a microphone.
  const help = panel.getByText(/^(The microphone is not allowed|No microphone was found)\b/)
  await help.waitFor({ timeout: 60_000 })
  await shot(page, 'voice-widget-2-no-microphone')
  await panel.getByRole('button', { name: 'Type instead' }).click()
  const field = panel.getByLabel('Type instead of speaking')
  await panel.locator('.caption.agent').first().waitFor({ timeout: 60_000 })
  await field.fill('What are your opening hours?')
  await field.press('Enter')
  await agentSays(page, 'nine to five')
  await shot(page, 'voice-widget-3-talking')
  // A closed panel holds no call: we never listen unseen.
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await client.get('/api/v1/calls', { query: { status: 'completed' } })).total, {
      timeout: 60_000,
    })
    .toBe(1)
  await page.locator('.launcher').click()
  await panel.getByRole('button', { name: 'Go on in the chat' }).click()
  await panel.locator('.reply', { hasText: 'nine to five' }).waitFor()
  await panel.locator('#message').fill('And on Tuesday?')
  await panel.locator('#message').press('Enter')
  await panel.locator('.bubble', { hasText: 'And on Tuesday?' }).waitFor()
  await shot(page, 'voice-widget-4-chat')
  // One conversation holds both the spoken and the written messages.
  await expect
    .poll(async () => (await client.get('/api/v1/conversations')).conversations.length, { timeout: 60_000 })
    .toBe(1)
  expect(troubles).toEqual([])
})

/** The only questions that can be recognised, so that mishearing is rare. */
const grammar = '#JSGF V1.0; grammar g; public <g> = what are your opening hours | no | yes;'

test.skipIf(missingForSpeech() !== null)(
  `live sound both ways: the visitor asks aloud and hears the answer (needs ${missingForSpeech() ?? 'flite'})`,
  async () => {
    const speech = await startFakeSpeech({
      rate: 16_000,
      hears: pcm => heardBy(pcm, grammar),
      speaks: text => spokenBy(text),
    })
    onTestFinished(() => speech.close())
    const question = await spokenBy('What are your opening hours?')
    // Starts with silence, so that the question does not interrupt the greeting. The question repeats, in case the
    // start takes long.
    const sound = new Int16Array(16_000 * 14)
    sound.set(question, 16_000 * 9)
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-voice-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const microphone = join(folder, 'question.wav')
    await writeFile(microphone, wavOf(sound))
    const browser = await openBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}`,
      '--allow-loopback-in-peer-connection',
      '--autoplay-policy=no-user-gesture-required',
    ])
    const { visit, chat, client } = await start(browser, {
      STT_URL: speech.url,
      STT_MODEL: 'pocketsphinx',
      TTS_URL: speech.url,
      TTS_MODEL: 'flite',
    })
    const { page, troubles } = await visit(desktop)
    await page.addInitScript(() => {
      const peers: RTCPeerConnection[] = []
      Object.assign(window, { peers })
      window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super(configuration)
          peers.push(this)
        }
      }
    })
    await page.goto(chat)
    await page.getByRole('button', { name: 'Speak', exact: true }).click()
    await page.getByRole('button', { name: 'Speak with Mara' }).click()
    await page.getByText('Mara hears you.').waitFor({ timeout: 60_000 })
    await page.locator('.caption.person', { hasText: 'opening hours' }).waitFor({ timeout: 60_000 })
    const energy = () =>
      page.evaluate(async () => {
        const [peer] = (window as unknown as { peers: RTCPeerConnection[] }).peers
        const reports = [
          ...((await peer!.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats>).values(),
        ]
        return reports.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0
      })
    await agentSays(page, 'nine to five')
    await shot(page, 'voice-live')
    // The sound of the answer itself: the greeting came before.
    const before = await energy()
    await expect.poll(energy, { timeout: 60_000 }).toBeGreaterThan(before + 0.02)
    await page.getByRole('button', { name: 'Turn microphone off' }).click()
    await page.getByText('Your microphone is off.').waitFor()
    await page.getByRole('button', { name: 'End the conversation' }).click()
    await page.getByText('The conversation is over.').waitFor()
    await expect
      .poll(async () => (await client.get('/api/v1/calls')).calls[0]?.status, { timeout: 60_000 })
      .toBe('completed')
    const [call] = (await client.get('/api/v1/calls')).calls
    // The recogniser may have misheard the earlier ones, which is why the question repeats.
    const spoken = call!.transcript.filter(({ role }) => role === 'user')
    expect(spoken.map(({ text }) => text).join()).toContain('opening hours')
    expect(call!.latency.turns).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  },
  180_000,
)

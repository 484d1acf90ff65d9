import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Client, createClient } from '#client'
import { wavOf } from '#server/providers/speech/wav.ts'
import { heardBy, missingForSpeech, spokenBy } from '#server/test/fakes/real-speech.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { emptyPlace } from '#server/test/place.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { openForeignPage } from './foreign-page.ts'
import { pulseaudioPath } from './sound-output.ts'
import type { Tab } from './tab.ts'
import { openWebKit, webkitPath, xvfbPath } from './webkit.ts'

// What visitors do most, in the two browser engines that the other journeys don't use.

const missing = (...paths: string[]) => paths.find(path => !existsSync(path))

test.skipIf(missing(firefoxPath, pulseaudioPath))(
  'in Firefox: ask and be handed over, book and cancel, answer by typing, use the widget',
  async () => {
    const business = await openBusiness()
    const { open } = await openFirefox()
    await talk(await open(), business)
    await book(await open(), business)
    await answerByTyping(await open(), business)
    await useWidget(await open(), business)
  },
)

test.skipIf(missing(firefoxPath, pulseaudioPath) ?? missingForSpeech())(
  'in Firefox: answer aloud',
  async () => {
    const said = 'it was calm and quick'
    const speech = await startFakeSpeech({
      rate: 16_000,
      hears: pcm => heardBy(pcm, `#JSGF V1.0; grammar g; public <g> = ${said} | no | yes;`),
      speaks: text => spokenBy(text),
    })
    onTestFinished(() => speech.close())
    const business = await openBusiness({
      STT_URL: speech.url,
      STT_MODEL: 'pocketsphinx',
      TTS_URL: speech.url,
      TTS_MODEL: 'flite',
      TTS_SAMPLE_RATE: '16000',
    })
    const link = await send(business, { recording_mode: 'audio_video' })
    const tab = await (await openFirefox()).open()
    await tab.prepare(installVoice)
    await tab.goto(link.url)
    await tab.press('checkbox', /agree/)
    await tab.press('button', /Check camera/)
    await tab.press('button', /^Start$/)
    await tab.see(/How was your visit\?/)
    await tab.until(allSaid, 'How was your visit?')
    const wav = Buffer.from(wavOf(await spokenBy(said))).toString('base64')
    await tab.evaluate(
      sound => (window as unknown as { speak: (wav: string) => Promise<void> }).speak(sound),
      wav,
    )
    await tab.see(/Thank you, Maren Holt/)
    await tab.until(() => document.querySelector('[data-saved="true"]') !== null)
    expect(await tab.troubles()).toEqual([])
    const params = { token: link.token }
    const completed = await vi.waitFor(
      async () => {
        const { link } = await business.client.get('/api/v1/questionnaires/links/{token}/result', { params })
        expect(link.status).toBe('completed')
        return link
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(completed.recording.available).toBe(true)
    const spoken = completed.result!.transcript.filter(({ speaker }) => speaker === 'person')
    expect(spoken.map(({ text }) => text)).toEqual([said])
  },
)

test.skipIf(missing(webkitPath, xvfbPath))(
  'in WebKit: ask and be handed over, book and cancel, learn what a session needs, use the widget',
  async () => {
    const business = await openBusiness()
    const { open } = await openWebKit()
    await talk(await open(), business)
    await book(await open(), business)
    await learnWhatIsNeeded(await open(), business)
    await useWidget(await open(), business)
  },
)

interface Business {
  url: string
  client: Client
  tenant: { id: string; slug: string }
}

/** A business that knows a price, and has a service that can be booked. */
async function openBusiness(env: Record<string, string> = {}): Promise<Business> {
  const { url } = await (await emptyPlace()).start({ env })
  const registered = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `owner-${randomUUID()}@example.com`,
      password: 'a long enough password',
      business_name: 'Harbour Dental',
      timezone: 'Europe/Berlin',
      country: 'DE',
    }),
  })
  const { tenant } = (await registered.json()) as Business
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
  const hours = [['09:00', '18:00']]
  await client.patch('/api/v1/account', {
    body: { hours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours } },
  })
  await client.post('/api/v1/services', {
    body: { name: 'Check-up', duration_minutes: 30, price: 40, currency: 'EUR' },
  })
  const prices = 'Harbour Dental price list. A check-up costs 40 euros and takes half an hour.'
  await client.post('/api/v1/knowledge/portal/upload', { body: { file: new File([prices], 'prices.txt') } })
  return { url, client, tenant }
}

/** An answer with its source, then a person of the business. */
async function talk(tab: Tab, { url, client, tenant }: Business): Promise<void> {
  await tab.goto(`${url}/c/${tenant.slug}`)
  await tab.write(/message/i, 'How much is a check-up?\n')
  await tab.see(/40 euros/)
  await tab.see(/prices\.txt/)
  await tab.write(/message/i, 'I would like to talk to a person.\n')
  await tab.see(/Noted for the team at Harbour Dental/)
  const { conversations } = await client.get('/api/v1/conversations', { query: { channel: 'chat' } })
  await client.post('/api/v1/conversations/{id}/messages', {
    params: { id: conversations[0]!.id },
    body: { text: 'Hello, this is Jo.' },
  })
  await tab.see(/Hello, this is Jo\./)
  expect(await tab.troubles()).toEqual([])
}

/** A time, a name, booked; then cancelled by the link of the booking. */
async function book(tab: Tab, { url, client, tenant }: Business): Promise<void> {
  await tab.goto(`${url}/c/${tenant.slug}/book`)
  await tab.press('button', /\d:\d\d/)
  await tab.write(/^Name/, 'Ann Lee')
  await tab.write(/^Email/, 'ann@example.com')
  await tab.press('button', /^Book/)
  await tab.see(/You are booked/)
  const { bookings } = await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })
  expect(bookings).toMatchObject([{ name: 'Ann Lee', source: 'page' }])
  expect(await tab.troubles()).toEqual([])

  await tab.goto(bookings[0]!.manage_url)
  await tab.press('button', /^Cancel booking/)
  await tab.see(/Cancel this booking\?/)
  await tab.press('button', /^Cancel booking/)
  await tab.see(/This booking is cancelled/)
  expect((await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })).bookings).toEqual([])
  expect(await tab.troubles()).toEqual([])
}

const send = async ({ client }: Business, fields: object) => {
  const body = { person: { name: 'Maren Holt' }, questions: ['How was your visit?'], ...fields }
  return (await client.post('/api/v1/questionnaires/bundle', { body })).link
}

/** The camera is on, the answers are typed, and the recording arrives whole. */
async function answerByTyping(tab: Tab, business: Business): Promise<void> {
  const link = await send(business, { recording_mode: 'audio_video' })
  await tab.goto(link.url)
  await tab.press('checkbox', /agree/)
  await tab.press('button', /Check camera/)
  await tab.until(() => document.querySelector('meter') !== null)
  await tab.press('checkbox', /I will type/)
  // The camera is opened anew, without the microphone.
  await tab.until(() => document.querySelector('meter') === null)
  await tab.press('button', /^Start$/)
  await tab.see(/How was your visit\?/)
  await tab.write(/^Type instead/, 'Calm and quick.\n')
  await tab.see(/Thank you, Maren Holt/)
  await tab.until(() => document.querySelector('[data-saved="true"]') !== null)
  expect(await tab.troubles()).toEqual([])
}

/** Puts a voice that the test speaks with into the place of the microphone, whose fake beeps. */
function installVoice(): void {
  const { mediaDevices } = navigator
  // An empty page has none.
  if (!mediaDevices) return
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  const context = new AudioContext()
  const microphone = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
  mediaDevices.getUserMedia = async wanted => {
    const device = await open(wanted)
    void context.resume()
    const voice = wanted?.audio ? microphone.stream.getAudioTracks().map(track => track.clone()) : []
    return new MediaStream([...voice, ...device.getVideoTracks()])
  }
  const speak = async (wav: string) => {
    const buffer = await context.decodeAudioData(Uint8Array.fromBase64(wav).buffer)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(microphone)
    source.start()
    await new Promise(resolve => source.addEventListener('ended', resolve))
  }
  Object.assign(window, { speak })
}

/** This is the newest thing that we said, and all of it has been spoken. */
function allSaid(question: string): boolean {
  const last = document.querySelector('.captions > :last-child')
  const live = document.querySelector<HTMLButtonElement>('.choices .quiet-button')?.disabled === false
  return live && !last?.classList.contains('growing') && last?.textContent?.includes(question) === true
}

/** A browser without a camera, and that can't record: the page says what is needed before the link is used up. */
async function learnWhatIsNeeded(tab: Tab, business: Business): Promise<void> {
  const recorded = await send(business, { recording_mode: 'audio' })
  await tab.goto(recorded.url)
  await tab.see(/This browser can’t record\./)
  const link = await send(business, { recording_mode: 'none' })
  await tab.goto(link.url)
  await tab.press('checkbox', /agree/)
  await tab.press('button', /Check camera/)
  await tab.see(/No camera was found\./)
  await tab.press('button', /Try again/)
  await tab.see(/No camera was found\./)
  const { link: after } = await business.client.get('/api/v1/questionnaires/links/{token}/result', {
    params: { token: link.token },
  })
  expect(after.status).toBe('opened')
  expect(await tab.troubles()).toEqual([])
}

/** On a foreign page with harsh styles and a strict policy of its own. */
async function useWidget(tab: Tab, { url, client, tenant }: Business): Promise<void> {
  const foreign = await openForeignPage(url)
  await client.patch('/api/v1/account', {
    body: { allowed_domains: [foreign.origin.slice('http://'.length)] },
  })
  await tab.goto(foreign.page({ 'data-tenant-id': tenant.id }))
  await tab.press('button', /Open chat/)
  await tab.write(/Your message/, 'How much is a check-up?\n')
  await tab.see(/40 euros/)
  await tab.see(/prices\.txt/)
  await tab.press('button', /Close/)
  await tab.press('button', /Open chat/)
  await tab.see(/40 euros/)
  expect(await tab.troubles()).toEqual([])
}

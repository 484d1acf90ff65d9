import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { wavOf } from '#server/providers/speech/wav.ts'
import { heardBy, missingForSpeech, spokenBy } from '#server/test/fakes/real-speech.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { shot } from './browser.ts'
import { failingDevices } from './failing-devices.ts'
import { installMicrophone, speak } from './microphone.ts'
import { hasFfmpeg, runsOf, voicesIn } from './room-sound.ts'
import { consent, questions, type SessionSetup, setUp } from './session-setup.ts'

// One person answers a questionnaire in a browser with a camera and a microphone, while the page is reloaded and the
// server is killed. No word and no second of the recording is lost.

const missing = missingForSpeech() ?? (hasFfmpeg() ? null : 'ffmpeg')
const answers = ['it was calm and quick', 'the waiting room could be warmer']
/** The only sentences that can be recognised, so that mishearing is rare. */
const grammar = `#JSGF V1.0; grammar g; public <g> = ${answers.join(' | ')} | no | yes;`

test.skipIf(missing !== null)(
  `a whole session aloud, with the camera, through a reload and a killed server (needs ${missing ?? 'flite'})`,
  async () => {
    const speech = await startFakeSpeech({
      rate: 16_000,
      hears: pcm => heardBy(pcm, grammar),
      speaks: text => spokenBy(text),
    })
    onTestFinished(() => speech.close())
    const { send, open, restartServer, completed, owners, faults, dataDir, room, url } = await setUp({
      STT_URL: speech.url,
      STT_MODEL: 'pocketsphinx',
      TTS_URL: speech.url,
      TTS_MODEL: 'flite',
      TTS_SAMPLE_RATE: '16000',
    })
    const link = await send('desktop', {
      about: 'A few questions about your visit',
      recording_mode: 'audio_video',
    })
    const spokenAnswers = await Promise.all(answers.map(text => spokenBy(text)))
    const page = await open('desktop')
    await installMicrophone(page)
    await page.goto(link.url)
    await shot(page, 'session-desktop-welcome')
    const ran = [await goOn(page, 'desktop')]
    await caption(page, 'Thank you for taking the time.')
    ran[0] = performance.now() - ran[0]!

    // In the middle of the greeting. Take the screenshot while nobody speaks: on a busy machine it takes so long that
    // the greeting would be over, and the recording has gaps meanwhile.
    await page.reload()
    ran[1] = await goOn(page, 'desktop')
    // A greeting that was not heard to its end is spoken again, and then the question.
    await asked(page, questions.desktop![0]!)
    await shot(page, 'session-desktop-talk')
    await speak(page, spokenAnswers[0]!)
    await waitForQuestion(page, 2)
    await restartServer()
    // The new server asks again. Words spoken before a question is over answer the previous question.
    await asked(page, questions.desktop![1]!)
    await shot(page, 'session-desktop-later')
    await speak(page, spokenAnswers[1]!)
    await page.getByText('Thank you, Maren Holt').waitFor()
    ran[1] = performance.now() - ran[1]!
    await page.waitForSelector('[data-saved="true"]', { timeout: 90_000 })
    await shot(page, 'session-desktop-thanks')
    expect(faults).toEqual([])

    const { result, recording } = await completed(link.token)
    const spoken = result!.transcript.filter(turn => turn.speaker === 'person')
    expect(spoken.map(({ text }) => text)).toEqual(answers)
    expect(result!.coverage.map(({ quote }) => quote)).toEqual(answers)
    expect(result!.evidence_frames.length).toBeGreaterThan(0)
    await plays(await owners.newPage(), url, recording.url)
    const file = join(dataDir, 'recording.webm')
    await writeFile(file, await (await owners.request.get(recording.url)).body())
    wholeSound(file, room, (ran[0]! + ran[1]!) / 1000)
    const voices: string[] = []
    for (const words of [...questions.desktop!, ...answers, 'bananas are yellow']) {
      voices.push(join(dataDir, `${words}.wav`))
      await writeFile(voices.at(-1)!, wavOf(await spokenBy(words)))
    }
    expect(voicesIn(file, voices)).toEqual(voices.slice(0, -1))
    await page.goto(link.url)
    await page.getByText('Thank you, Maren Holt').waitFor()
  },
  300_000,
)

test('without speech: failing devices, a withdrawn link, other languages, typing, a reload, an end', async () => {
  const setup = await setUp()
  const { send, open, completed, faults } = setup
  await failingDevices(setup)
  await withdrawn(setup)
  await withoutDevices(setup)
  for (const look of ['phone-dark', 'phone-rtl']) {
    const link = await send(look, { recording_mode: 'audio', monitor_activity: look === 'phone-rtl' })
    const page = await open(look)
    await page.goto(link.url)
    await shot(page, `session-${look}-welcome`)
    await goOn(page, look)
    await shot(page, `session-${look}-talk`)
    if (look === 'phone-dark') {
      await answer(page, 'Ruhig und schnell.', 2)
      await page.reload()
      await goOn(page, look)
      await caption(page, 'Ruhig und schnell.')
      await waitForQuestion(page, 2)
    } else await page.locator('.frames', { hasText: /[1-9١-٩]/ }).waitFor()
    await page.click('[aria-haspopup=dialog]')
    await shot(page, `session-${look}-ending`)
    await page.click('dialog .loud-button')
    await page.waitForSelector('[data-saved="true"]', { timeout: 90_000 })
    await completed(link.token)
  }
  expect(faults).toEqual([])
})

/** A person in the middle of a conversation learns that their link was revoked. */
async function withdrawn({ send, open, client }: SessionSetup): Promise<void> {
  const link = await send('desktop', {})
  const page = await open('desktop')
  await page.goto(link.url)
  await goOn(page, 'desktop')
  await client.post('/api/v1/questionnaires/links/{token}/revoke', { params: { token: link.token } })
  await page.getByText('This link is no longer valid').waitFor()
  await shot(page, 'session-withdrawn')
  await page.close()
}

/** A person with neither camera nor microphone takes part in writing, where nobody needs their picture. */
async function withoutDevices({ send, open }: SessionSetup): Promise<void> {
  const link = await send('desktop', { recording_mode: 'none' })
  const page = await open('desktop')
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
  })
  await page.goto(link.url)
  await page.getByText('nobody sees it').waitFor()
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  const toRead = await scripts()
  await consent(page)
  await page.getByText('You can go on without one.').waitFor()
  expect(await scripts()).toBeGreaterThan(toRead)
  await page.getByRole('button', { name: 'Go on without camera' }).click()
  await page.getByText('No microphone was found.').waitFor()
  await page.getByRole('button', { name: 'Type my answers instead' }).click()
  await page.getByRole('heading', { name: 'All is ready' }).waitFor()
  await page.click('.large:enabled')
  await page.waitForSelector('.caption.agent')
  expect(await page.locator('video').count()).toBe(0)
  await answer(page, 'Calm and quick.', 2)
  await page.close()
}

/** Goes through the device check to the first words. Returns when the recorder began. */
async function goOn(page: Page, look: string): Promise<number> {
  await consent(page)
  await page.waitForSelector('video.preview')
  if (look === 'phone-dark') await page.check('.agree input')
  await page.waitForSelector('.large:enabled')
  if (look === 'desktop') {
    // The room's sound alone moves the bar.
    await page.waitForFunction(() => (document.querySelector('meter')?.value ?? 0) > 0.3)
    await shot(page, `session-${look}-check`)
  }
  await page.click('.large')
  await page.waitForSelector('.on-air')
  const began = performance.now()
  await page.waitForSelector('.caption.agent', { timeout: 60_000 })
  return began
}

/** Its number comes first in every language. */
const waitForQuestion = (page: Page, n: number) =>
  page.waitForFunction(
    wanted => /\d+/.exec(document.querySelector('#question')?.textContent ?? '')?.[0] === wanted,
    String(n),
    { timeout: 60_000 },
  )

/** This question is the newest thing that we said, and all of it has been spoken. */
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

const caption = (page: Page, words: string) => page.locator('.caption', { hasText: words }).first().waitFor()

async function answer(page: Page, text: string, next: number): Promise<void> {
  await page.fill('.typing input', text)
  await page.waitForSelector('.typing button:enabled', { timeout: 60_000 })
  await page.press('.typing input', 'Enter')
  await waitForQuestion(page, next)
}

/** Plays like a file in a real player: it knows its length and jumps to any place. */
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

/**
 * Everything that the microphone played while a recorder ran, for this many seconds, is in the file, in order and
 * once.
 */
function wholeSound(file: string, room: string, ran: number): void {
  const { seconds, runs } = runsOf(file, room)
  const details = JSON.stringify({ ran, seconds, runs })
  // Two runs: the page's recorder, and that of the reloaded page, whose microphone starts over. The server's death
  // leaves no gap in either.
  expect(runs.length, details).toBe(2)
  for (const { slipped } of runs) expect(slipped, details).toBeLessThan(0.5)
  const lost = Math.floor(seconds) - runs.reduce((sum, run) => sum + run.seconds, 0)
  // Around the reload two seconds may match neither run: the one in which the first recorder ends, and the one in which
  // the new microphone opens.
  expect(lost, details).toBeLessThanOrEqual(2)
  // A reload loses the slice that is being recorded.
  expect(seconds, details).toBeGreaterThan(ran - 2.5)
}

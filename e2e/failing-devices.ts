import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openWindowedBrowser, shot } from './browser.ts'
import { consent, type SessionSetup } from './session-setup.ts'

/** A person whose camera or microphone fails is told why and what to do, and chooses another device. */
export async function failingDevices({ send, open }: SessionSetup): Promise<void> {
  const link = await send('desktop', {})
  // Chromium's own refusal, when nobody answers its question. Without windows it has none to ask.
  const refused = await (await openWindowedBrowser(['--use-fake-device-for-media-stream'])).newPage()
  await consent(refused, link.url)
  await troubleIs(refused, 'This page is not allowed to use your camera or microphone.')
  await troubleIs(refused, 'Click the icon left of the page’s address')
  await shot(refused, 'session-check-denied')
  await refused.close()

  const page = await open('desktop')
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async wanted => {
      const trouble = (window as unknown as { trouble?: Trouble }).trouble
      if (trouble && (trouble.device === 'both' || wanted?.[trouble.device])) {
        throw new DOMException(trouble.message ?? '', trouble.name)
      }
      const opened = await open(wanted)
      Object.assign(window, { opened })
      return opened
    }
  })
  await consent(page, link.url)
  for (const [trouble, sentence] of troubles) {
    const choice = page.locator('.choice', { hasText: 'Microphone' }).locator('select')
    await choice.waitFor()
    await page.evaluate(given => Object.assign(window, { trouble: given }), trouble)
    await choice.selectOption({ index: 1 })
    await troubleIs(page, sentence)
    await shot(page, `session-check-${trouble.name}-${trouble.device}`)
    await page.evaluate(() => Object.assign(window, { trouble: null }))
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  for (const kind of ['Camera', 'Microphone']) {
    const choice = page.locator('.choice', { hasText: kind }).locator('select')
    const last = await choice.locator('option').last().getAttribute('value')
    await choice.selectOption(last)
    // The page then uses the other device's sound or picture, and the menu shows it.
    await page.waitForFunction(id => {
      const { opened } = window as unknown as { opened: MediaStream }
      return opened.getTracks().some(track => track.getSettings().deviceId === id)
    }, last)
    await page.waitForSelector('.large:enabled')
    await expect.poll(() => choice.inputValue(), { timeout: 60_000, message: kind }).toBe(last)
  }
  await shot(page, 'session-check-choice')
  await page.close()
}

/** The errors with which a browser may refuse (Media Capture and Streams, section 10.2), and our message for each. */
type Trouble = { device: 'audio' | 'video' | 'both'; name: string; message?: string }
const troubles: [Trouble, string][] = [
  [{ device: 'both', name: 'NotAllowedError', message: 'Permission denied by system' }, 'privacy settings'],
  [{ device: 'audio', name: 'NotFoundError' }, 'No microphone was found.'],
  [{ device: 'video', name: 'NotFoundError' }, 'No camera was found.'],
  [{ device: 'both', name: 'NotReadableError' }, 'Another program is using the camera or the microphone.'],
  [{ device: 'both', name: 'SecurityError' }, 'This website doesn’t let its pages use the microphone.'],
  [{ device: 'both', name: 'InvalidStateError' }, 'The camera or the microphone could not be started.'],
]

const troubleIs = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence).waitFor({ timeout: 60_000 })

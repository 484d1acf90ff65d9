import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { answerSession } from './answered-session.ts'
import { openDesk } from './desk.ts'

// A set of questions from a document to the answers of two people, side by side.

const server = placeOfFile({ ALLOW_PRIVATE_NETWORK: 'on' })

const document = `Recall of patients

1. How was your last visit?
2. How do you brush your teeth?
   - two minutes
   - twice a day
3. What should we do better?
`

test('a document becomes a set, goes to two people, and what they say is watched, quoted and compared', async () => {
  const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required'])
  const business = await openBusiness(browser, { server })
  const { client, url } = business
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-questions-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'recall-questions.txt')
  await writeFile(file, document)

  const desk = await openDesk(browser, business, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = desk
  await desk.go('/outreach/questionnaires')
  await page.getByText('No question sets yet.').waitFor()
  await desk.moment('questionnaires-none')

  // Three questions are found, and one of them is put right.
  await page.getByRole('button', { name: 'From a text or document' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('3 questions found').waitFor()
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('How was your last visit with us?')
  await desk.moment('questionnaires-found')
  await dialog.getByRole('button', { name: 'Use these 3 questions' }).click()

  // The editor has them: moved by a key, one more, a language.
  await page.getByRole('heading', { name: 'New question set' }).waitFor()
  await page.getByLabel('Title').fill('Recall')
  await page.getByLabel('Introduction').fill('Three minutes about your last visit.')
  await page.getByRole('textbox', { name: 'Question 3' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Question is now number 2 of 3.').waitFor()
  await page.getByLabel('Recording').selectOption({ label: 'Sound and video' })
  await page.getByLabel('Language', { exact: true }).selectOption('en')
  await page.getByRole('checkbox', { name: 'Watch the camera and the window' }).check()
  await page.reload()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Recall')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Nobody was sent this yet.').waitFor()
  const [set] = (await client.get('/api/v1/questionnaires', { query: { templates: true } })).questionnaires
  expect(set).toMatchObject({
    title: 'Recall',
    recording_mode: 'audio_video',
    language: 'en',
    questions: [
      { text: 'How was your last visit with us?' },
      { text: 'What should we do better?' },
      { text: 'How do you brush your teeth?', points: ['two minutes', 'twice a day'] },
    ],
  })
  await desk.everywhere('questionnaires-editor')

  // To two people at once; their links can be copied.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('To whom').fill('Maren Holt, maren@example.com\nAda Lovelace')
  await dialog.getByText('2 people').waitFor()
  await desk.moment('questionnaires-send')
  await dialog.getByRole('button', { name: 'Make 2 links' }).click()
  await dialog.getByText('2 links are made.').waitFor()
  await desk.moment('questionnaires-sent')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const { links } = await client.get('/api/v1/questionnaires/links/all')
  const tokenOf = (name: string) => links.find(({ person }) => person.name === name)!.token
  const row = (name: string) => page.locator('[data-row-of]').filter({ hasText: name })
  await row('Maren Holt').getByText('sent', { exact: true }).waitFor()

  // They answer; the list says so by itself.
  const studio = await (await browser.newContext()).newPage()
  await studio.goto(`${url}/healthz`)
  await answerSession(business, {
    token: tokenOf('Maren Holt'),
    answers: {
      'How was your last visit': 'It was calm and quick. Nobody had to wait.',
      'What should we do better?': 'The waiting room could be warmer.',
      'How do you brush': 'I brush for two minutes, twice a day.',
    },
    page: studio,
  })
  await row('Maren Holt').getByText('done', { exact: true }).waitFor()
  await answerSession(business, {
    token: tokenOf('Ada Lovelace'),
    answers: {
      'How was your last visit': 'It took too long.',
      'What should we do better?': 'Please answer the telephone.',
      'How do you brush': 'Twice a day.',
    },
    page: studio,
  })
  await row('Ada Lovelace').getByText('done', { exact: true }).waitFor()
  await desk.go('/outreach/questionnaires')
  await page.getByText('2 done').waitFor()
  await desk.everywhere('questionnaires')

  // The owner presses a sentence and hears its second; the desk lights the sentence that plays; a quote plays too.
  await page.getByRole('link', { name: 'Maren Holt' }).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(2)
  const at = () => video.evaluate((film: HTMLVideoElement) => film.currentTime)
  const log = page.getByRole('log', { name: 'What was said' })
  // A sentence lasts a second or two: on a busy machine the film would be past it before the test looks.
  const slowly = () =>
    video.evaluate((film: HTMLVideoElement) => {
      film.playbackRate = 0.1
    })
  await slowly()
  await log.getByText('Nobody had to wait.').click()
  await log.locator('[data-heard]', { hasText: 'Nobody had to wait.' }).first().waitFor()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false)
  await page.locator('h2').first().click()
  await page.keyboard.press(' ')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
  const paused = await at()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBeLessThan(Math.max(0.01, paused))
  await page.getByLabel('Speed').selectOption('2')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(2)
  await desk.everywhere('result')
  await page.getByLabel('Speed').selectOption('1')
  await slowly()
  const quote = page.getByRole('button', { name: /^Play “.*two minutes.*” from/ }).first()
  await quote.click()
  await log.locator('[data-heard]', { hasText: 'two minutes' }).first().waitFor()
  const noticed = page.getByRole('region', { name: 'What was noticed' })
  await noticed.getByText('out of sight for 3 seconds').first().waitFor()
  await noticed.getByRole('button', { name: 'Picture at 0:00' }).click()
  await desk.moment('result-picture')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toContain('Maren Holt')

  // Two side by side; a quote of the other is heard.
  await page.getByRole('button', { name: 'Compare with others' }).click()
  await page.getByRole('checkbox', { name: /Ada Lovelace/ }).check()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  const answers = page.getByRole('row', { name: /^What should we do better/ })
  await answers.getByText('Please answer the telephone.').first().waitFor()
  await answers.getByText('The waiting room could be warmer.').first().waitFor()
  await answers.getByRole('button', { name: /^Play “Please answer/ }).click()
  await page.getByRole('status').filter({ hasText: 'Ada Lovelace' }).waitFor()
  const heard = () => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.played.length)
  await expect.poll(heard).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await desk.everywhere('compare')

  // A third one is sent and revoked.
  await desk.go(`/outreach/questionnaires/${set!.id}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByLabel('To whom').fill('Grace Hopper')
  await dialog.getByRole('button', { name: 'Make 1 link' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await page.getByText('They have not opened their link yet.').waitFor()
  await desk.everywhere('result-waiting')
  await page.getByRole('button', { name: /^More about .*Grace Hopper/ }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByText(/Grace Hopper.* is revoked\./).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await page.getByText('The link was revoked. Nothing more can be answered.').waitFor()
})

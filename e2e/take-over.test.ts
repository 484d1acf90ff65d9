import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../server/test/process.ts'
import { openBrowser, shot } from './browser.ts'

// A person takes a visitor's conversation over, at another process than the visitor's; the visitor sees who speaks.

test('a visitor talks with the assistant, then with a person, then with the assistant again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-e2e-'))
  const theirs = await startProcess({ dataDir })
  const ours = await startProcess({ dataDir })
  onTestFinished(async () => {
    await Promise.all([ours.stop(), theirs.stop()])
    await rm(dataDir, { recursive: true, force: true })
  })
  const browser = await openBrowser()
  const owner = await browser.newContext()
  const post = async (path: string, data: object = {}) => {
    const headers = { origin: ours.url }
    const answer = await owner.request.post(`${ours.url}/api/v1${path}`, { headers, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? null : answer.json()
  }
  await post('/auth/register', {
    email: 'ada@example.com',
    password: 'a long enough password',
    business_name: 'Harbour Dental',
  })
  const { members } = await (await owner.request.get(`${ours.url}/api/v1/members`)).json()
  await owner.request.patch(`${ours.url}/api/v1/members/${members[0].id}`, {
    headers: { origin: ours.url },
    data: { name: 'Ada Lovelace' },
  })
  const link = await post('/chat-links', { label: 'Fair', agent_name: 'Mara' })

  const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  const page = await visitor.newPage()
  const troubles: string[] = []
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  await page.goto(theirs.url + new URL(link.url).pathname)
  const write = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
  }
  await write('Hello')
  await page.getByText('How can I help you?').first().waitFor()

  const { conversations } = await (await owner.request.get(`${ours.url}/api/v1/conversations`)).json()
  const at = `/conversations/${conversations[0].id}`
  await post(`${at}/take-over`)
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  await page.getByRole('textbox').and(page.getByPlaceholder('Write to Ada Lovelace…')).waitFor()
  await write('Do you have something free today?')
  await post(`${at}/typing`)
  await page.getByText('Ada Lovelace is writing…').first().waitFor()
  await shot(page, 'take-over-1-writing')
  await post(`${at}/messages`, { text: 'Good morning! Yes,\nat three this afternoon.' })
  await page.getByText('at three this afternoon').first().waitFor()
  await shot(page, 'take-over-2-person')
  expect(await page.locator('.person').innerText()).toContain('Ada Lovelace')

  // What a person said is still there after a reload, once.
  await page.reload()
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  expect(await page.getByText('at three this afternoon').count()).toBe(1)

  await post(`${at}/hand-back`)
  await page.locator('.with-person').waitFor({ state: 'detached' })
  await write('Thanks!')
  await page.getByText('You’re welcome').first().waitFor()
  await shot(page, 'take-over-3-handed-back')
  const { messages } = await (await owner.request.get(`${ours.url}/api/v1${at}/messages`)).json()
  expect(messages.map((m: { role: string }) => m.role)).toEqual([
    'visitor',
    'assistant',
    'visitor',
    'person',
    'visitor',
    'assistant',
  ])
  expect(troubles).toEqual([])

  // On a phone, in the dark.
  await post(`${at}/take-over`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  await post(`${at}/messages`, { text: 'One more thing: please bring your insurance card.' })
  await page.getByText('insurance card').first().waitFor()
  await shot(page, 'take-over-4-phone-dark')
}, 120_000)

import { expect, test, vi } from 'vitest'
import { emptyPlace } from '#server/test/place.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

// A person takes over a visitor's conversation from another server process; the visitor sees who is speaking.

test('a visitor talks with the assistant, then with a person, then with the assistant again', async () => {
  const place = await emptyPlace()
  const [visitorServer, ownerServer] = await Promise.all([place.start(), place.start()])
  const browser = await openBrowser()
  const { client } = await openBusiness(browser, { server: ownerServer })
  const { members } = await client.get('/api/v1/members')
  const [owner] = members
  await client.patch('/api/v1/members/{id}', { params: { id: owner!.id }, body: { name: 'Ada Lovelace' } })
  const link = await client.post('/api/v1/chat-links', { body: { label: 'Fair', agent_name: 'Mara' } })

  const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  const troubles = troublesOf(visitor)
  const page = await visitor.newPage()
  await page.goto(visitorServer.url + new URL(link.url).pathname)
  const write = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
  }
  await write('Hello')
  await page.getByText('How can I help you?').first().waitFor()

  const { conversations } = await client.get('/api/v1/conversations')
  const params = { id: conversations[0]!.id }
  const say = (text: string) => client.post('/api/v1/conversations/{id}/messages', { params, body: { text } })
  // The words are seen before they are stored.
  const untilRoles = (...roles: string[]) =>
    vi.waitFor(async () => {
      const { messages } = await client.get('/api/v1/conversations/{id}/messages', { params })
      expect(messages.map(({ role }) => role)).toEqual(roles)
    }, 60_000)
  // A takeover in between would withdraw them.
  await untilRoles('visitor', 'assistant')
  await client.post('/api/v1/conversations/{id}/take-over', { params })
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  await page.getByRole('textbox').and(page.getByPlaceholder('Write to Ada Lovelace…')).waitFor()
  await write('Do you have something free today?')
  await client.post('/api/v1/conversations/{id}/typing', { params })
  await page.getByText('Ada Lovelace is writing…').first().waitFor()
  await shot(page, 'take-over-1-writing')
  await say('Good morning! Yes,\nat three this afternoon.')
  await page.getByText('at three this afternoon').first().waitFor()
  await shot(page, 'take-over-2-person')
  await expect.poll(() => page.locator('.person').innerText()).toContain('Ada Lovelace')

  // After a reload the person's words are still there, once.
  await page.reload()
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  expect(await page.getByText('at three this afternoon').count()).toBe(1)

  await client.post('/api/v1/conversations/{id}/hand-back', { params })
  await page.locator('.with-person').waitFor({ state: 'detached' })
  await write('Thanks!')
  await page.getByText('You’re welcome').first().waitFor()
  await shot(page, 'take-over-3-handed-back')
  await untilRoles('visitor', 'assistant', 'visitor', 'person', 'visitor', 'assistant')
  expect(troubles).toEqual([])

  // On a phone, in the dark.
  await client.post('/api/v1/conversations/{id}/take-over', { params })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('You are talking with Ada Lovelace.').first().waitFor()
  await say('One more thing: please bring your insurance card.')
  await page.getByText('insurance card').first().waitFor()
  await shot(page, 'take-over-4-phone-dark')
})

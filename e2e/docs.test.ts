import { expect, test } from 'vitest'
import { embeddedPlace } from '#server/test/place.ts'
import { faultsOf } from './accessibility.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

test('a programmer finds an endpoint, copies a sample, tries it with a key and reads a stream', async () => {
  const server = await (await embeddedPlace()).start()
  const browser = await openBrowser()
  const { client } = await openBusiness(browser, { server })
  const { key } = await client.post('/api/v1/api-keys', { body: { name: 'Docs', class: 'admin' } })
  const lead = await client.post('/api/v1/leads', { body: { name: 'Maren Holt', phone: '+49 40 123456' } })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const troubles = troublesOf(context)
  const page = await context.newPage()
  const result = () => page.locator('.outcome').textContent()

  await page.goto(`${server.url}/docs/`)
  await page.getByRole('heading', { name: 'Start' }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.keyboard.press('/')
  await page.keyboard.type('lead status')
  await page.getByRole('status').getByText('endpoints').waitFor()
  await page.getByRole('searchbox').fill('people who want something')
  await page.getByRole('status').getByText('1 endpoint', { exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'People who want something, newest first' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#/getLeads')
  await page.getByText('Fields of Lead', { exact: true }).click()
  await page.getByText('What they want, in their own words').waitFor()

  await page.getByRole('button', { name: 'Client' }).click()
  await page.getByRole('button', { name: 'Copy Client' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("const leadList = await client.get('/api/v1/leads')")

  await page.getByText('Try it', { exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('401 Unauthorized').waitFor()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('200 OK').waitFor()
  expect(JSON.parse((await page.locator('.answer-body').textContent()) ?? '')).toMatchObject({
    leads: [{ id: lead.id }],
    total: 1,
  })
  expect(await faultsOf(page)).toEqual([])
  await shot(page, 'docs-tried')

  // The key goes along to the next endpoint, but not into any store of the browser.
  await page.goto(`${server.url}/docs/#/deleteLeadsId`)
  await page.getByText('Try it', { exact: true }).click()
  await page.getByLabel('id').fill(lead.id)
  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByText('204 No Content').waitFor()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  await page.goto(`${server.url}/docs/#/postKnowledgePortalUpload`)
  await page.getByText('Try it', { exact: true }).click()
  await page.getByLabel('file').setInputFiles({
    name: 'prices.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A check-up costs 40 euros.'),
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('201 Created').waitFor()

  await page.goto(`${server.url}/docs/#/postChatStream`)
  await page.getByText('Try it', { exact: true }).click()
  await page.getByLabel('Body').fill('{ "message": "How much is a check-up?" }')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.answer-body').getByText('event: done').waitFor()
  await expect.poll(() => page.locator('.answer-body').textContent()).toContain('40 euros')
  await expect.poll(() => result()).toMatch(/^200 OK/)

  expect(troubles.filter(trouble => !trouble.includes('401'))).toEqual([])
})

test('on a phone in the dark the list opens over the page, and everything can be used', async () => {
  const server = await (await embeddedPlace()).start()
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    isMobile: true,
    hasTouch: true,
  })
  const troubles = troublesOf(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/docs/#/postBookings`)
  await page.getByRole('heading', { name: 'Book a time for somebody' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // Each endpoint can be shown: a failure of any is among the troubles.
  const shown = await page.evaluate(async () => {
    const hashes = new Set([...document.querySelectorAll('a[href^="#/"]')].map(a => a.getAttribute('href')!))
    for (const hash of hashes) {
      location.hash = hash
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return hashes.size
  })
  expect(shown).toBeGreaterThan(200)
  await page.goto(`${server.url}/docs/#/postBookings`)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('searchbox').fill('starts_at')
  await page.getByRole('link', { name: 'Say that nobody came' }).tap()
  await page.getByRole('heading', { name: 'Say that nobody came' }).waitFor()
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  await shot(page, 'docs-phone')
  expect(troubles).toEqual([])
})

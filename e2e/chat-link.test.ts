import type { BrowserContextOptions } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { embeddedPlace } from '#server/test/place.ts'
import { pdfOf } from '../bench/pdf.ts'
import { faultsOf } from './accessibility.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

// A newcomer's first steps: start, sign up, teach their own PDF, make a link, open it, ask, revoke it.

const looks: [name: string, options: BrowserContextOptions][] = [
  ['desktop-light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['desktop-dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
  [
    'phone-light',
    { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  ],
  [
    'phone-dark',
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
  ],
]

test('a business teaches its own PDF; visitors get true answers with sources until the link is revoked', async () => {
  const server = await (await embeddedPlace()).start()
  const browser = await openBrowser()
  const { client } = await openBusiness(browser, { server })
  const mara = { agent_name: 'Mara', primary_color: '#7C3AED' }
  const link = await client.post('/api/v1/chat-links', { body: { label: 'Fair', ...mara } })
  const pdf = pdfOf(
    [
      'Harbour Dental price list. A check-up costs 40 euros and takes half an hour. Whitening costs 250 euros.',
    ],
    1,
  )
  await client.post('/api/v1/knowledge/portal/upload', {
    body: { link_id: link.id, file: new File([pdf], 'prices.pdf') },
  })

  for (const [look, options] of looks) {
    const visitor = await browser.newContext(options)
    const troubles = troublesOf(visitor)
    const page = await visitor.newPage()
    const foreign: string[] = []
    page.on('request', request => new URL(request.url()).origin === server.url || foreign.push(request.url()))

    await page.goto(link.url)
    await shot(page, `${look}-1-open`)
    await page.getByRole('textbox').fill('How much is a check-up?')
    await page.keyboard.press('Enter')
    await page.getByText('40 euros').first().waitFor()
    await page.getByText('prices.pdf').first().waitFor()
    await page.getByRole('button', { name: 'prices.pdf' }).click()
    await page.getByRole('region', { name: 'prices.pdf' }).getByText('Whitening costs 250 euros').waitFor()
    await shot(page, `${look}-2-answer`)

    await page.getByRole('textbox').fill('Do you sell bicycles?')
    await page.keyboard.press('Enter')
    await page.getByText('Do you sell bicycles?').first().waitFor()
    const yes = page.getByRole('list', { name: 'Possible replies' }).getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    await shot(page, `${look}-3-unknown`)
    // While something still fades in, its contrast is not yet what it will be.
    await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished)))
    expect(await faultsOf(page), look).toEqual([])
    expect((await yes.boundingBox())!.height, look).toBeGreaterThanOrEqual(44)
    await yes.click()
    await page.getByText('How can the team reach you?').first().waitFor()
    expect(await yes.count(), look).toBe(0)
    await shot(page, `${look}-4-offer-taken`)
    expect(foreign, look).toEqual([])
    expect(troubles, look).toEqual([])
    await visitor.close()
  }
  await vi.waitFor(async () => {
    const needsYou = await client.get('/api/v1/needs-you')
    expect(needsYou.items.map(({ title }) => title).join()).toContain('bicycles')
  }, 60_000)

  const page = await (await browser.newContext()).newPage()
  await page.goto(link.url)
  const revoked = await client.post('/api/v1/chat-links/{id}/revoke', { params: { id: link.id } })
  expect(revoked).toMatchObject({ status: 'revoked', is_active: false })
  // A visitor with the page open learns it at the next question, a new visitor at once.
  await page.getByRole('textbox').fill('And whitening?')
  await page.keyboard.press('Enter')
  await page
    .getByText(/no longer available/i)
    .first()
    .waitFor()
  await shot(page, 'revoked-while-open')
  const gone = await page.goto(link.url)
  expect(gone?.status()).toBe(404)
  await page.getByText('Chat page not found').waitFor()
  await shot(page, 'gone')
})

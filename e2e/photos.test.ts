import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

// A business adds a photo to an album; a visitor who asks about its content sees the photo.

test('a visitor who asks a question sees the photo that the answer comes from', async () => {
  const browser = await openBrowser()
  const { client } = await openBusiness(browser, { fields: { business_name: 'Harbour Hotel' } })
  const link = await client.post('/api/v1/chat-links', { body: { label: 'Fair', agent_name: 'Mara' } })
  for (const content of [
    'Breakfast is served from seven to eleven.',
    'Rooms cost from ninety euros a night.',
  ])
    await client.post('/api/v1/knowledge/portal/ingest', { body: { content, link_id: link.id } })
  const album = await client.post('/api/v1/knowledge/albums', { body: { name: 'Terrace', link_id: link.id } })
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await client.post('/api/v1/knowledge/albums/{id}/photos', {
    params: { id: album.id },
    body: {
      caption: 'The terrace has forty seats and a view of the harbour.',
      file: new File([picture], 'terrace.jpg'),
    },
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
    const troubles = troublesOf(visitor)
    const page = await visitor.newPage()
    await page.goto(link.url)
    await page.getByRole('textbox').fill('How many seats are there on the terrace?')
    await page.keyboard.press('Enter')
    const photo = page.locator('.sources img')
    await photo.waitFor()
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    await shot(page, `photo-${colorScheme}`)
    const full = await visitor.request.get((await page.locator('.sources a').getAttribute('href'))!)
    expect(full.headers()['content-type']).toBe('image/jpeg')
    expect(troubles).toEqual([])
    await visitor.close()
  }
})

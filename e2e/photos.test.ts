import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../server/test/process.ts'
import { openBrowser, shot } from './browser.ts'

// A business adds a photo to an album; a visitor who asks about what it shows is shown it.

test('a visitor who asks sees the photo that the answer is made of', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-e2e-'))
  const server = await startProcess({ dataDir })
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const browser = await openBrowser()
  const owner = await browser.newContext()
  const post = async (path: string, options: object) => {
    const answer = await owner.request.post(`${server.url}/api/v1${path}`, {
      headers: { origin: server.url },
      ...options,
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer.json()
  }
  const data = {
    email: 'owner@example.com',
    password: 'a long enough password',
    business_name: 'Harbour Hotel',
  }
  await post('/auth/register', { data })
  const link = await post('/chat-links', { data: { label: 'Fair', agent_name: 'Mara' } })
  for (const content of [
    'Breakfast is served from seven to eleven.',
    'Rooms cost from ninety euros a night.',
  ])
    await post('/knowledge/portal/ingest', { data: { content, link_id: link.id } })
  const album = await post('/knowledge/albums', { data: { name: 'Terrace', link_id: link.id } })
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await post(`/knowledge/albums/${album.id}/photos`, {
    multipart: {
      caption: 'The terrace has forty seats and a view of the harbour.',
      file: { name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: picture },
    },
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
    const page = await visitor.newPage()
    const troubles: string[] = []
    page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
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
}, 120_000)

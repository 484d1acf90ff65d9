import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { throughGmail } from '#server/test/gmail.ts'
import { placeOfFile } from '#server/test/place.ts'
import { contrast } from '#web/ui/theme/colour.ts'
import { openBrowser, shot } from './browser.ts'
import { openBusiness } from './business.ts'
import { showMail } from './mail-client.ts'
import { mailsIn } from './mails.ts'

// What somebody sees of a mail of blocks once Gmail has taken out what it takes out: on a computer, on a phone, and where the
// program turns light mails dark.

const place = placeOfFile()

async function picture(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 150, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

const boxes = (...shown: Locator[]) => Promise.all(shown.map(async each => (await each.boundingBox())!))

/** The contrast between the lightest and the darkest pixels of what is shown there. */
async function contrastIn(page: Page, text: string): Promise<number> {
  const { data } = await sharp(await page.getByText(text, { exact: false }).first().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hex = (at: number) => `#${data.subarray(at, at + 3).toString('hex')}`
  const starts = Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3)
  const light = (at: number) => contrast(hex(at), '#000000')
  const sorted = starts.toSorted((a, b) => light(a) - light(b))
  return contrast(hex(sorted[0]!), hex(sorted.at(-1)!))
}

test('columns stand one below the other on a phone, images are shown, and all of it can be read in the dark', async () => {
  const browser = await openBrowser()
  const { client, url, owner } = await openBusiness(browser, {
    server: place,
    fields: { business_name: 'Riverside' },
  })
  await client.patch('/api/v1/account', {
    body: {
      communication_enabled: true,
      primary_color: '#ffe14d',
      website: 'https://riverside.example',
    } as never,
  })
  const upload = async (path: string, method: 'put' | 'post', colour: string) => {
    const multipart = { file: { name: 'a.png', mimeType: 'image/png', buffer: await picture(colour) } }
    const answer = await owner.request[method](url + path, { multipart, headers: { origin: url } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await upload('/api/v1/account/logo', 'put', '#7a1f5b')
  const image = await upload('/api/v1/communication/mail-images', 'post', '#1f5b7a')
  const { id } = await client.post('/api/v1/communication/templates', {
    body: {
      name: 'Spring',
      channel: 'email',
      subject: 'Spring',
      preheader: 'Ten places',
      blocks: [
        { kind: 'logo' },
        { kind: 'heading', text: 'Spring check' },
        { kind: 'text', text: 'See our [prices](https://riverside.example/prices).' },
        {
          kind: 'columns',
          columns: [
            [{ kind: 'image', url: image.url, alt: 'A blue bike', width: image.width }],
            [
              { kind: 'text', text: 'It waits for you.' },
              { kind: 'button', text: 'Book a time', url: 'https://riverside.example/book' },
            ],
          ],
        },
      ],
    },
  })
  await client.post('/api/v1/communication/send-one', {
    body: { template_id: id, email: 'ann@example.com', name: 'Ann', attributes: {} },
  })
  const mails = () => mailsIn(join(place.dataDir, 'outbox'))
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
  const [sent] = await mails()
  const mail = { ...sent!, html: throughGmail(sent!.html || '') }
  expect(sent!.text).toMatch(
    /^Riverside \[https:\/\/riverside\.example\/\]\n\nSpring check\n\nSee our prices \[https:\S+\]\.\n\nA blue bike\n\nIt waits for you\.\n\nBook a time \[/,
  )

  const wide = await showMail(browser, mail)
  const shown = (page: Page) =>
    [page.getByAltText('A blue bike'), page.getByText('It waits for you.')] as const
  const [blue, words] = await boxes(...shown(wide))
  expect(words!.x).toBeGreaterThan(blue!.x + blue!.width)
  expect(Math.abs(words!.y - blue!.y)).toBeLessThan(10)
  for (const alt of ['Riverside', 'A blue bike'])
    expect(
      await wide.getByAltText(alt).evaluate((each: HTMLImageElement) => each.naturalWidth),
      alt,
    ).toBeGreaterThan(100)
  await shot(wide, 'mail-blocks')

  const phone = await showMail(browser, mail, { width: 360 })
  const [above, below] = await boxes(...shown(phone))
  expect(below!.y).toBeGreaterThan(above!.y + above!.height)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await shot(phone, 'mail-blocks-phone')

  // Chromium turns pages dark much as mail programs do.
  const dark = await openBrowser(['--enable-features=WebContentsForceDark', '--force-dark-mode'])
  const page = await showMail(dark, mail, { colorScheme: 'dark' })
  const { data } = await sharp(await page.screenshot({ clip: { x: 2, y: 2, width: 4, height: 4 } }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0], 'the page is dark').toBeLessThan(80)
  for (const text of ['Spring check', 'See our', 'prices', 'It waits for you.', 'Book a time'])
    expect(await contrastIn(page, text), text).toBeGreaterThan(4.5)
  await shot(page, 'mail-blocks-dark')
})

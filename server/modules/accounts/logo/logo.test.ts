import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Account, type Called, call, makeAccount, startApp } from '#server/test/app.ts'

const red = { r: 200, g: 20, b: 20 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

function send(account: Account, bytes: Buffer | string, name = 'logo.png'): Promise<Called> {
  const form = new FormData()
  form.set('file', new Blob([bytes as BlobPart]), name)
  return account.call('PUT', '/account/logo', form)
}

test('a logo is made anew from its pixels, shown by the business alone, and gone with its address', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const sent = await picture(600, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Jane Doe' } })
    .toBuffer()
  const { status, body } = await send(account, sent, 'logo.jpg')
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { logo_url: expect.stringMatching(/^\/logos\/[\w-]{20,}$/) },
  })
  const shown = await fetch(app.url + body.logo_url)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 96 })
  expect(bytes.includes('Jane Doe')).toBe(false)

  expect((await (await makeAccount(app)).call('GET', '/account')).body.logo_url).toBeNull()
  const page = await call(app, 'GET', `//c/${account.slug}`, undefined, { accept: 'text/html' })
  expect(page.body).toContain(`src="${body.logo_url}"`)

  const next = (await send(account, await picture(64, 64).webp().toBuffer(), 'logo.webp')).body.logo_url
  expect(next).not.toBe(body.logo_url)
  expect((await fetch(app.url + body.logo_url)).status).toBe(404)
  expect((await account.call('DELETE', '/account/logo')).status).toBe(204)
  expect((await fetch(app.url + next)).status).toBe(404)
  expect((await account.call('GET', '/account')).body.logo_url).toBeNull()
})

test('what is no picture of pixels is refused, whatever its name says', async () => {
  const account = await makeAccount(await startApp())
  const png = await picture(40, 40).png().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  for (const hostile of [svg, 'GIF89a', '', png.subarray(0, png.length / 2), '<html>']) {
    expect(await send(account, hostile), String(hostile).slice(0, 20)).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    })
  }
  const bomb = await picture(8_000, 8_000).png().toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect((await send(account, bomb)).body.detail).toContain('million pixels')
  expect((await send(account, Buffer.alloc(1024 * 1024 + 1))).status).toBe(413)
  expect((await account.call('GET', '/account')).body.logo_url).toBeNull()
})

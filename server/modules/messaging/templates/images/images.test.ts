import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openCtx } from '#server/core/context.ts'
import { type Account, type Called, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { forgetUnusedImages } from './images.ts'

const path = '/communication/mail-images'

async function enabled(app: TestApp): Promise<Account> {
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { communication_enabled: true })
  return account
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81414' } })

function send(account: Account, bytes: Buffer | string, name = 'bike.png'): Promise<Called> {
  const form = new FormData()
  form.set('file', new Blob([bytes as BlobPart]), name)
  return account.call('POST', path, form)
}

const fetched = (app: TestApp, url: string) => fetch(app.url + new URL(url).pathname)

const mailWith = (url: string) => ({
  name: 'Spring',
  channel: 'email',
  subject: 'Spring',
  blocks: [{ kind: 'columns', columns: [[{ kind: 'image', url, alt: 'A bike' }], []] }],
})

test('an image is made anew from its pixels, no larger than a mail shows, and anybody with its address sees it', async () => {
  const app = await startApp()
  const account = await enabled(app)
  const photo = await picture(3_000, 1_500)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Jane Doe' } })
    .toBuffer()
  const { status, body } = await send(account, photo, 'bike.jpg')
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/\/mail-images\/[\w-]{32}$/), width: 1_104, height: 552 },
  })
  const shown = await fetched(app, body.url)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_104, height: 552 })
  expect(bytes.includes('Jane Doe')).toBe(false)

  // What is seen through stays so; what only browsers draw becomes what all programs do.
  const clear = { create: { width: 90, height: 60, channels: 4 as const, background: '#00000000' } }
  const logo = await send(account, await sharp(clear).webp().toBuffer(), 'sign.webp')
  const png = await fetched(app, logo.body.url)
  expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({
    format: 'png',
    width: 90,
    hasAlpha: true,
  })
  expect((await fetch(`${app.url}/mail-images/${'a'.repeat(32)}`)).status).toBe(404)
})

test('what is no picture, too large or of nobody who may is refused', async () => {
  const app = await startApp()
  const account = await enabled(app)
  const png = await picture(40, 40).png().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  for (const hostile of [svg, 'GIF89a', '', png.subarray(0, png.length / 2), '<html>'])
    expect(await send(account, hostile), String(hostile).slice(0, 20)).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    })
  const bomb = await picture(12_000, 12_000).png().toBuffer()
  expect((await send(account, bomb)).body.detail).toContain('million pixels')
  expect((await send(account, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
})

test('an image that a mail has stays; one that none ever had is forgotten after a month, and one of others is not taken', async () => {
  const app = await startApp()
  const account = await enabled(app)
  const add = async (by = account) => (await send(by, await picture(30, 20).png().toBuffer())).body.url
  const [used, unused, foreign] = [await add(), await add(), await add(await enabled(app))]
  const { status, body: made } = await account.call('POST', '/communication/templates', mailWith(used))
  expect(status).toBe(201)
  expect(made.body).toContain(`src="${used}"`)
  // It is in mails that were sent, even if the template shows another one.
  await account.call('PATCH', `/communication/templates/${made.id}`, {
    blocks: [{ kind: 'text', text: 'x' }],
  })
  expect(await account.call('POST', '/communication/templates', mailWith(foreign))).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'blocks', '0'], msg: 'This image is gone. Choose it again.' }] },
  })
  const run = () =>
    forgetUnusedImages.run(openCtx(app.deps, { requestId: 'test', ip: '', log: app.deps.log }))
  await run()
  expect((await fetched(app, unused)).status).toBe(200)
  app.clock.advance(31 * 24 * 3_600_000)
  await run()
  expect((await fetched(app, unused)).status).toBe(404)
  expect((await fetched(app, used)).status).toBe(200)
  expect((await account.call('POST', '/communication/templates', mailWith(unused))).status).toBe(422)
})

import { inflateSync } from 'node:zlib'
import QRCode from 'qrcode'
import { expect, test, vi } from 'vitest'
import { type Account, type Called, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

async function start(config = {}): Promise<{ app: TestApp; account: Account }> {
  const app = await startApp({ config })
  return { app, account: await makeAccount(app, { name: 'Riverside <Dental>' }) }
}

const made = async (account: Account, fields: object = {}) =>
  (await account.call('POST', '/chat-links', fields)).body

/** The page's own path, whatever host it is on. */
const at = (link: { url: string }) => `/${new URL(link.url).pathname}`

const change = (app: TestApp, account: Account, values: object) =>
  app.open.crossTenant(db => db.updateTable('tenant').set(values).where('id', '=', account.tenant).execute())

const opens = async (account: Account, link: { id: string }): Promise<number> =>
  (await account.call('GET', `/chat-links/${link.id}`)).body.use_count

test('a link opens a page at its URL, and at the legacy address with and without the API’s base', async () => {
  const { app, account } = await start()
  const link = await made(account, { agent_name: 'Ada', greeting: 'Welcome & hello', language: 'de' })
  for (const path of [at(link), `/chat-page/l/${link.token}`, `//chat-page/l/${link.token}`]) {
    const page = await call(app, 'GET', path, undefined, html)
    expect(page.status, path).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.body).toContain('Riverside &lt;Dental&gt;')
    expect(page.body).toContain('Welcome &amp; hello')
    expect(page.body).toContain('lang="de"')
    expect(page.body).toContain(`"link_token":"${link.token}"`)
    expect(page.body).not.toContain(account.tenant)
  }
  await vi.waitFor(async () => expect(await opens(account, link)).toBe(3), 60_000)
})

test('what a link leaves open comes from its business, which it can only narrow', async () => {
  const { app, account } = await start()
  await change(app, account, {
    agent_name: 'Robin',
    greeting: 'The house greets you',
    email: 'desk@riverside.example',
    channels: JSON.stringify({ chat: true, call: false, book: true }),
  })
  const page = await call(
    app,
    'GET',
    at(await made(account, { channels: ['chat', 'call'] })),
    undefined,
    html,
  )
  expect(page.body).toContain('Robin')
  expect(page.body).toContain('The house greets you')
  expect(page.body).toContain('"channels":["chat"]')
  expect(page.body).toContain('desk@riverside.example')
})

test('unknown, revoked, expired, misplaced and channel-less links give one and the same answer', async () => {
  const { app, account } = await start()
  const stranger = await makeAccount(app)
  const [revoked, expired, silent, fine] = [
    await made(account),
    await made(account, { expires_at: '2020-01-01' }),
    await made(account, { channels: ['call'] }),
    await made(account),
  ]
  await account.call('POST', `/chat-links/${revoked.id}/revoke`)
  await change(app, account, { channels: JSON.stringify({ chat: true, call: false, book: true }) })
  const tokens = [revoked, expired, silent].map(link => link.token)
  const addresses = [...tokens, 'A'.repeat(32), 'short', 'x'.repeat(400)].flatMap(token => [
    `//c/${account.slug}/${token}`,
    `/chat-page/l/${token}`,
    `//chat-page/l/${token}`,
  ])
  addresses.push(`//c/${stranger.slug}/${fine.token}`, `//c/nobody/${fine.token}`, '//c/nobody')
  const seen = async (path: string, headers: Record<string, string>) => {
    const { status, headers: got, body } = await call(app, 'GET', path, undefined, headers)
    const told = [...got].filter(([name]) => !/^(date|x-request-id|ratelimit-.*)$/.test(name))
    return JSON.stringify({ status, told, body })
  }
  const pages = new Set(await Promise.all(addresses.map(path => seen(path, html))))
  expect(pages.size).toBe(1)
  expect([...pages][0]).toContain('Chat page not found')
  expect([...pages][0]).toContain('text/html')
  const programs = new Set(await Promise.all(addresses.map(path => seen(path, { accept: '*/*' }))))
  expect(programs.size).toBe(1)
  expect(JSON.parse([...programs][0]!)).toMatchObject({
    status: 404,
    body: { detail: 'Chat page not found' },
  })
  const codes = new Set(
    await Promise.all([...tokens, 'A'.repeat(32)].map(token => seen(`/chat-page/l/${token}/qr`, html))),
  )
  expect(codes.size).toBe(1)
  expect(JSON.parse([...codes][0]!)).toMatchObject({ status: 404, body: { detail: 'Chat page not found' } })
  expect((await call(app, 'GET', at(fine), undefined, html)).status).toBe(200)
})

test('revoking closes a page at once, reviving opens it again', async () => {
  const { app, account } = await start()
  const link = await made(account)
  const status = async () => (await call(app, 'GET', at(link), undefined, html)).status
  expect(await status()).toBe(200)
  await account.call('POST', `/chat-links/${link.id}/revoke`)
  expect(await status()).toBe(404)
  await account.call('PATCH', `/chat-links/${link.id}`, { is_active: true })
  expect(await status()).toBe(200)
})

test('only people who open the page are counted', async () => {
  const { app, account } = await start()
  const link = await made(account)
  const robots = [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'WhatsApp/2.23.20.0',
    'Twitterbot/1.0',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'TelegramBot (like TwitterBot)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ]
  for (const robot of robots) {
    expect((await call(app, 'GET', at(link), undefined, { 'user-agent': robot })).status).toBe(200)
  }
  const head = await call(app, 'HEAD', at(link), undefined, html)
  expect(head).toMatchObject({ status: 200, body: '' })
  await call(app, 'GET', at(link), undefined, { 'sec-purpose': 'prefetch;prerender' })
  await call(app, 'GET', at(link), undefined, { purpose: 'prefetch' })
  const people = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  ]
  for (const person of people) await call(app, 'GET', at(link), undefined, { 'user-agent': person })
  const before = Date.now()
  await Promise.all(Array.from({ length: 40 }, () => call(app, 'GET', at(link), undefined, html)))
  await vi.waitFor(async () => expect(await opens(account, link)).toBe(42), 60_000)
  const { last_used_at } = (await account.call('GET', `/chat-links/${link.id}`)).body
  expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(before)
})

test('a HEAD of what is not there is a bare 404', async () => {
  const { app, account } = await start()
  for (const headers of [html, { accept: '*/*' }]) {
    const head = await call(app, 'HEAD', `//c/${account.slug}/${'A'.repeat(32)}`, undefined, headers)
    expect(head).toMatchObject({ status: 404, body: '' })
  }
})

test('an address that can’t be one is nothing, in the shape of every error', async () => {
  const { app, account } = await start()
  for (const token of ['%zz', '%00', '%F0%9F', 'x'.repeat(600)]) {
    for (const path of [
      `//c/${account.slug}/${token}`,
      `/chat-page/l/${token}/qr`,
      `/chat-page/${token}/info`,
    ]) {
      const { status, body, headers } = await call(app, 'GET', path)
      expect({ status, body }, path).toEqual({
        status: 404,
        body: { detail: expect.stringContaining('ot found') },
      })
      expect(headers.get('x-request-id')).toBeTruthy()
    }
  }
})

test('pages are where the operator’s address for them points', async () => {
  const { app, account } = await start({ chatUrl: 'https://talk.example.com' })
  const link = await made(account)
  expect(link.url).toBe(`https://talk.example.com/${account.slug}/${link.token}`)
  expect((await call(app, 'GET', at(link), undefined, html)).status).toBe(200)
  expect((await call(app, 'GET', `//${account.slug}`, undefined, html)).status).toBe(200)
  expect((await call(app, 'GET', '//healthz')).body).toEqual({
    status: 'ok',
    version: expect.any(String),
  })
  expect((await call(app, 'GET', '/chat-links')).status).toBe(401)
})

test('the main chat page is the business’s own assistant, while it offers chat', async () => {
  const { app, account } = await start()
  const page = await call(app, 'GET', `//c/${account.slug}`, undefined, html)
  expect(page.status).toBe(200)
  expect(page.body).toContain('Hello! How can we help?')
  expect(page.body).toContain(`"tenant_id":"${account.tenant}"`)
  const info = `/chat-page/${account.slug}/info`
  const told = { name: 'Riverside <Dental>', agent_name: 'Assistant', slug: account.slug }
  expect(await call(app, 'GET', info)).toMatchObject({ status: 200, body: { ...told, enabled: true } })
  await change(app, account, { channels: JSON.stringify({ chat: false, call: true, book: true }) })
  expect((await call(app, 'GET', `//c/${account.slug}`, undefined, html)).status).toBe(404)
  expect((await call(app, 'GET', `/chat-page/${account.slug}/qr`)).status).toBe(404)
  expect((await call(app, 'GET', `/${info}`)).body).toEqual({ ...told, enabled: false })
  expect(await call(app, 'GET', '/chat-page/nobody/info')).toMatchObject({
    status: 404,
    body: { detail: 'Chat page not found' },
  })
})

test('QR codes say the URL, in a picture of exactly the size asked for', async () => {
  const { app, account } = await start({
    chatUrl: 'https://chat.a-rather-long-host-name.example.com/talk-to-us',
  })
  const link = await made(account)
  const main = `https://chat.a-rather-long-host-name.example.com/talk-to-us/${account.slug}`
  for (const [path, url] of [
    [`/chat-page/l/${link.token}/qr`, link.url],
    [`//chat-page/l/${link.token}/qr`, link.url],
    [`/chat-page/${account.slug}/qr`, main],
  ]) {
    for (const size of [undefined, 100, 101, 399, 517, 1000]) {
      const response = await fetch(
        `${app.url}${path!.startsWith('//') ? path!.slice(1) : `/api/v1${path}`}?size=${size ?? ''}`.replace(
          /\?size=$/,
          '',
        ),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      const picture = readPng(Buffer.from(await response.arrayBuffer()))
      expect(picture.size).toBe(size ?? 400)
      expect(saysSame(picture, url!), `${size}: ${url}`).toBe(true)
    }
  }
  const svg = await call(app, 'GET', `/chat-page/l/${link.token}/qr?format=svg&size=250`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(svg.body).toMatch(/^<svg [^>]*width="250" height="250" viewBox="0 0 \d+ \d+"/)
  const bars = [...svg.body.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    end: Number(x) + Number(length),
  }))
  const drawn: Picture = {
    size: Number(/viewBox="0 0 (\d+)/.exec(svg.body)![1]),
    dark: (x, y) => bars.some(bar => bar.y === y && bar.x <= x && x < bar.end),
  }
  expect(saysSame(drawn, link.url)).toBe(true)
  expect(svg.headers.get('cache-control')).toBe('no-store')
})

test('a QR code of another size or kind is a 422', async () => {
  const { app, account } = await start()
  const link = await made(account)
  for (const [query, field] of [
    ['size=99', 'size'],
    ['size=1001', 'size'],
    ['size=big', 'size'],
    ['size=400.5', 'size'],
    ['format=gif', 'format'],
  ]) {
    for (const path of [`/chat-page/l/${link.token}/qr`, `/chat-page/${account.slug}/qr`]) {
      const { status, body }: Called = await call(app, 'GET', `${path}?${query}`)
      expect(status, query).toBe(422)
      expect(body.detail[0].loc).toEqual(['query', field])
    }
  }
})

interface Picture {
  size: number
  dark(x: number, y: number): boolean
}

/** Reads a square PNG of one bit a pixel whose lines are stored as they are. */
function readPng(png: Buffer): Picture {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect([height, png[24], png[25]]).toEqual([width, 1, 0])
  const start = png.indexOf('IDAT')
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const line = 1 + Math.ceil(width / 8)
  expect(data.length).toBe(line * height)
  return { size: width, dark: (x, y) => !((data[y * line + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1) }
}

/** Whether the modules in the picture, wherever they begin, are those of this text. */
function saysSame({ size, dark }: Picture, text: string): boolean {
  let left = 0
  while (!dark(left, left)) left++
  let right = size - 1
  while (!Array.from({ length: size }, (_, y) => dark(right, y)).some(Boolean)) right--
  return (['M', 'L'] as const).some(errorCorrectionLevel => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel })
    const scale = (right + 1 - left) / modules.size
    if (!Number.isInteger(scale) || left < 4 * scale) return false
    const middle = (module: number) => left + Math.floor((module + 0.5) * scale)
    return modules.data.every(
      (bit, i) => Boolean(bit) === dark(middle(i % modules.size), middle(Math.floor(i / modules.size))),
    )
  })
}

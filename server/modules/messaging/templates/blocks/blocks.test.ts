import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blockKinds, type MailBlock } from '#contract/messaging/templates.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { mostShownBytes, throughGmail } from '#server/test/gmail.ts'
import { mailBody } from '../rendering/mail-body.ts'
import { mailOfBlocks } from './blocks.ts'
import type { House } from './house.ts'

const path = '/communication/templates'

const mail = {
  channel: 'email',
  subject: 'Spring, {{name}}',
  preheader: 'Ten places are left',
  blocks: [
    { kind: 'heading', text: 'Spring check for {{name}}' },
    {
      kind: 'text',
      text: 'Hello {{name}},\nit is **time**, *really*.\n\nSee [our prices](https://oak.example/prices?a=1&b=2) or https://oak.example/news.',
    },
    {
      kind: 'image',
      url: 'https://oak.example/bike.jpg',
      alt: 'A red bike',
      link: 'https://oak.example/red',
    },
    { kind: 'divider' },
    { kind: 'button', text: 'Book a time', url: 'https://oak.example/book', align: 'center' },
    { kind: 'text', text: 'Call [+44 20 7946 0000](tel:+442079460000).' },
    { kind: 'logo' },
    {
      kind: 'columns',
      columns: [
        [
          { kind: 'heading', text: 'Left' },
          { kind: 'text', text: 'For {{name}}' },
        ],
        [{ kind: 'image', url: 'https://oak.example/b.jpg', alt: 'A blue bike', width: 120 }],
      ],
    },
  ] satisfies MailBlock[],
}

const house: House = {
  name: 'Oak & Sons {{x}} <b>',
  website: 'https://oak.example/"><b>',
  fill: '#1f5c4c',
  onFill: '#ffffff',
  accent: '#1f5c4c',
  logo: null,
  imagesAt: 'https://desk.example/mail-images/',
}

async function enabled(app?: TestApp): Promise<Account> {
  const account = await makeAccount(app ?? (await startApp()), { name: 'Oak & Sons' })
  await account.call('PATCH', '/account', { communication_enabled: true })
  return account
}

const readable = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What only Outlook on Windows reads. */
const withoutComments = (html: string): string => html.replace(/<!--[\s\S]*?-->/g, '')

const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)

test('every block comes through what Gmail takes out: words, links and their order stay', async () => {
  const account = await enabled()
  const { status, body: made } = await account.call('POST', path, { name: 'Spring', ...mail })
  expect(status).toBe(201)
  expect(made.variables).toEqual(['name'])
  expect(new Set(mail.blocks.map(({ kind }) => kind))).toEqual(new Set(blockKinds))
  const { body: shown } = await account.call('POST', `${path}/${made.id}/preview`)
  const seen = throughGmail(shown.html)
  // Nothing is styled or laid out by what Gmail takes out.
  expect(seen).toBe(withoutComments(shown.html))
  expect(Buffer.byteLength(shown.html)).toBeLessThan(mostShownBytes)
  expect(readable(seen)).toBe(
    'Ten places are left Spring check for Ann Example Hello Ann Example, it is time , really . See our prices or https://oak.example/news . Book a time Call +44 20 7946 0000 . Oak &amp; Sons Left For Ann Example',
  )
  expect(linksIn(seen)).toEqual([
    'https://oak.example/prices?a=1&amp;b=2',
    'https://oak.example/news',
    'https://oak.example/red',
    'https://oak.example/book',
    'tel:+442079460000',
  ])
  expect(seen).toMatch(/<img class="picture" src="https:\/\/oak\.example\/bike\.jpg" alt="A red bike"/)
  expect(shown.text).toBe(
    [
      'Spring check for Ann Example',
      '',
      'Hello Ann Example,',
      'it is time, really.',
      '',
      'See our prices [https://oak.example/prices?a=1&b=2] or https://oak.example/news.',
      '',
      'A red bike [https://oak.example/red]',
      '',
      '----------------------------------------',
      '',
      'Book a time [https://oak.example/book]',
      '',
      'Call +44 20 7946 0000 [tel:+442079460000].',
      '',
      'Oak & Sons',
      '',
      'Left',
      '',
      'For Ann Example',
      '',
      'A blue bike',
    ].join('\n'),
  )
})

test('whatever is written in a block is text: tags, quotes, addresses that run something', () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](https://a.example" onmouseover="alert(1))',
    '**<b>*',
    '{{"><svg onload=alert(1)>}}',
    '</td></table>',
    '&lt;script&gt;',
    'https://a.example/"onclick="x',
    '\u{F0000}\u{F0001}',
  )
  const words = fc
    .array(fc.oneof(hostile, fc.string()), { minLength: 1, maxLength: 5 })
    .map(parts => parts.join(' '))
  fc.assert(
    fc.property(
      words,
      fc.constantFrom('heading', 'text', 'button', 'image'),
      fc.boolean(),
      (text, kind, beside) => {
        const alone = { kind, text, alt: text, url: 'https://oak.example/x.png', link: null } as const
        const block: MailBlock = beside ? { kind: 'columns', columns: [[alone], []] } : alone
        // Placeholders stand in it as they were written, and are filled with escaped values.
        const blocks: MailBlock[] = [{ kind: 'logo' }, block]
        const html = withoutComments(
          mailOfBlocks({ blocks, preheader: text, language: 'en' }, house).replace(/\{\{.*?\}\}/gs, ''),
        )
        const tags = [...html.matchAll(/<\/?([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi)]
        for (const [, name, rest] of tags) {
          expect(['div', 'table', 'tr', 'td', 'h2', 'p', 'a', 'img', 'strong', 'em', 'br']).toContain(name)
          expect(rest!.replace(/"[^"]*"/g, '')).not.toMatch(/\bon\w+\s*=/i)
        }
        expect(linksIn(html).every(href => /^(?:https?:|mailto:|tel:)/i.test(href))).toBe(true)
        // What is no tag of ours is escaped.
        expect(html.replace(/<\/?[a-z][\w-]*(?:"[^"]*"|[^">])*>/gi, '')).not.toMatch(/[<]/)
      },
    ),
  )
})

test('a value that would run something leads nowhere, and blocks that lack something say where', async () => {
  const account = await enabled()
  const refused = await account.call('POST', path, {
    name: 'Spring',
    channel: 'email',
    subject: 'Hello',
    blocks: [
      { kind: 'heading', text: ' ' },
      { kind: 'button', text: 'Book', url: 'javascript:alert(1)' },
      { kind: 'image', url: 'http://oak.example/x.png', alt: 'x' },
      { kind: 'columns', columns: [[], []] },
      {
        kind: 'columns',
        columns: [[{ kind: 'text', text: 'x' }], [{ kind: 'image', url: 'https://a.example/x.png' }]],
      },
    ],
  })
  expect(refused.status).toBe(422)
  expect(refused.body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
    'body.blocks.0.text',
    'body.blocks.1.url',
    'body.blocks.2.url',
    'body.blocks.3.columns',
    'body.blocks.4.columns.1.0.alt',
  ])
  const neither = await account.call('POST', path, { name: 'x', channel: 'email', subject: 'Hello' })
  expect(neither).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'body'], type: 'missing' }] },
  })

  const { body: shown } = await account.call('POST', `${path}/preview`, {
    channel: 'email',
    subject: 'Hello {{name}}',
    blocks: [
      { kind: 'button', text: '<b>{{page}}</b>', url: '{{page}}' },
      { kind: 'text', text: '' },
    ],
    variable_sources: { page: { from: 'fixed', value: 'javascript:alert(1)' } },
  })
  expect(linksIn(shown.html)).toEqual(['#'])
  expect(shown.html).toContain('&lt;b&gt;javascript:alert(1)&lt;/b&gt;')
  const long = Array.from({ length: 20 }, () => ({ kind: 'text', text: 'a'.repeat(6_000) }))
  const tooLong = await account.call('POST', path, { ...mail, name: 'Long', blocks: long })
  expect([400, 422]).toContain(tooLong.status)
})

test('blocks are kept, changed, and given up for a body that is written by hand', async () => {
  const account = await enabled()
  const { body: made } = await account.call('POST', path, { name: 'Spring', ...mail })
  const blocks = [{ kind: 'text', text: 'Only this.' }]
  const changed = await account.call('PATCH', `${path}/${made.id}`, { blocks })
  expect(changed.body).toMatchObject({ blocks, preheader: 'Ten places are left' })
  expect(mailBody(changed.body.body).text).toBe('Only this.')
  expect((await account.call('GET', `${path}/${made.id}`)).body).toEqual(changed.body)
  const renamed = await account.call('PATCH', `${path}/${made.id}`, { name: 'Summer' })
  expect(renamed.body).toMatchObject({ name: 'Summer', blocks })
  const byHand = await account.call('PATCH', `${path}/${made.id}`, { body: 'Hi {{name}}' })
  expect(byHand.body).toMatchObject({ blocks: null, body: 'Hi {{name}}' })
  // On another channel there are none.
  const sms = await account.call('POST', path, { name: 'Text', channel: 'sms', body: 'Hi', blocks })
  expect(sms).toMatchObject({ status: 201, body: { blocks: null, body: 'Hi' } })
})

test('columns stand side by side where there is room; a column in a column, and a third one, is refused', async () => {
  const account = await enabled()
  const text = { kind: 'text', text: 'x' }
  const post = (columns: unknown) =>
    account.call('POST', path, {
      name: 'x',
      channel: 'email',
      subject: 'x',
      blocks: [{ kind: 'columns', columns }],
    })
  for (const columns of [
    [[text]],
    [[text], [text], [text]],
    [[{ kind: 'columns', columns: [[text], [text]] }], [text]],
    [[{ kind: 'logo' }], [text]],
    [Array(11).fill(text), [text]],
  ])
    expect((await post(columns)).status).toBe(422)
  const { body } = await post([[{ ...text, url: 'x', link: 'javascript:1' }], [text]])
  expect(body.blocks).toEqual([{ kind: 'columns', columns: [[text], [text]] }])
  expect(body.body.match(/display:inline-block;width:100%;max-width:284px/g)).toHaveLength(2)
})

test('a mail has the colour and the logo of its business, as they are when it is sent; old mails keep their logo', async () => {
  const app = await startApp()
  const account = await enabled(app)
  const blocks = [
    { kind: 'logo' },
    { kind: 'button', text: 'Book', url: 'https://oak.example' },
    { kind: 'text', text: '[Prices](https://oak.example/p)' },
  ]
  const { body: made } = await account.call('POST', path, {
    name: 'x',
    channel: 'email',
    subject: 'x',
    blocks,
  })
  expect(made.body).toContain('>Oak &amp; Sons</strong>')
  const html = async () => (await account.call('POST', `${path}/${made.id}/preview`)).body.html as string
  // Yellow is no colour for words on white: the button stays yellow, links get its dark shade.
  await account.call('PATCH', '/account', { primary_color: '#ffe14d', website: 'https://oak.example/' })
  const yellow = await html()
  expect(yellow).toMatch(/bgcolor="#ffe14d"[^>]*><a [^>]*color:#000000/)
  expect(
    />Prices</.test(yellow) && /color:(#\w{6});text-decoration:underline">Prices/.exec(yellow)![1],
  ).not.toBe('#ffe14d')

  const withLogo = async (colour: string) => {
    const form = new FormData()
    const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: colour } })
      .png()
      .toBuffer()
    form.set('file', new Blob([bytes as BlobPart]), 'logo.png')
    await account.call('PUT', '/account/logo', form)
    return /<a href="https:\/\/oak\.example\/"[^>]*><img class="logo" src="([^"]+)" alt="Oak &amp; Sons"/.exec(
      await html(),
    )![1]!
  }
  const first = await withLogo('#ff0000')
  expect(await withLogo('#0000ff')).not.toBe(first)
  const shown = await fetch(app.url + new URL(first).pathname)
  // Outlook draws no WebP.
  expect(shown.headers.get('content-type')).toBe('image/png')
  const pixels = await sharp(Buffer.from(await shown.arrayBuffer())).stats()
  expect(pixels.dominant).toMatchObject({ b: 8 })
  expect(pixels.dominant.r).toBeGreaterThan(200)
  await account.call('DELETE', '/account/logo')
  expect(await html()).not.toContain('<img')
  expect((await fetch(app.url + new URL(first).pathname)).status).toBe(200)
})

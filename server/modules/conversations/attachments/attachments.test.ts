import { expect, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startDesk } from '#server/test/mailbox.ts'
import { visitorOf } from '#server/test/visitor.ts'
import { deleteOrphanedFiles } from './blobs.ts'
import { fileType } from './file-type.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\nnot quite a picture', 'latin1')
const page = '<script>alert(1)</script>'

const begun = async (account: Account): Promise<string> =>
  (await account.call('POST', '/chat/message', { message: 'Hello' })).body.conversation_id

const add = (account: Account, id: string, name: string, content: BlobPart) => {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return account.call('POST', `/conversations/${id}/attachments`, form)
}
const reply = (account: Account, id: string, body: object) =>
  account.call('POST', `/conversations/${id}/messages`, { text: 'Here it is', ...body })
const open = (app: TestApp, url: string, headers = {}) => fetch(app.url + new URL(url).pathname, { headers })

test('a file goes with a reply, in order, and the visitor can open it; nothing in it is run', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const link = (await account.call('POST', '/chat-links', { label: 'Fair', inherit_main_kb: true })).body
  const link_token = new URL(link.url).pathname.split('/').at(-1)!
  const { conversation_id: id } = await visitorOf(account, { link_token })('Hello')
  const picture = await add(account, id, '../map ‮gnp.png', png)
  expect(picture).toMatchObject({
    status: 201,
    body: { name: 'map gnp.png', type: 'image/png', bytes: png.length },
  })
  const evil = await add(account, id, 'offer.html', page)
  expect(evil.body).toMatchObject({ name: 'offer.html', type: 'application/octet-stream' })
  const attachment_ids = [evil.body.id, picture.body.id]
  const said = await reply(account, id, { attachment_ids })
  expect(said).toMatchObject({ status: 201, body: { attachments: [evil.body, picture.body] } })
  const wordless = [(await add(account, id, 'more.txt', 'x')).body.id]
  expect((await reply(account, id, { text: ' ', attachment_ids: wordless })).body.text).toBe('')
  expect((await reply(account, id, { text: ' ' })).status).toBe(422)
  // What was sent is not sent again.
  expect((await reply(account, id, { attachment_ids })).status).toBe(404)
  const { messages } = (await account.call('GET', `/conversations/${id}/messages`)).body
  expect(messages.at(-2).attachments).toEqual([evil.body, picture.body])
  expect(messages[0].attachments).toEqual([])

  const served = await open(app, evil.body.url)
  expect(served.status).toBe(200)
  expect(await served.text()).toBe(page)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=offer.html',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const shown = await open(app, picture.body.url, { range: 'bytes=1-3' })
  expect(shown.status).toBe(206)
  expect(await shown.text()).toBe('PNG')
  expect(shown.headers.get('content-disposition')).toContain('inline')
  for (const url of [`${picture.body.url}x`, picture.body.url.slice(0, -1), `${app.url}/files/x`]) {
    expect((await open(app, url)).status).toBe(404)
  }
})

test('only files of this conversation, few and small enough, and where the channel takes them', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = await begun(account)
  const elsewhere = (await add(account, await begun(account), 'a.txt', 'x')).body.id
  for (const attachment_ids of [[elsewhere], [crypto.randomUUID()], ['nonsense']]) {
    expect((await reply(account, id, { attachment_ids })).status).toBe(404)
  }
  // A reply that was refused says nothing.
  expect((await account.call('GET', `/conversations/${id}`)).body.messages).toBe(2)
  const many = Array.from({ length: 11 }, () => crypto.randomUUID())
  expect((await reply(account, id, { attachment_ids: many })).status).toBe(422)
  expect((await add(account, id, 'empty.txt', '')).status).toBe(400)
  expect((await add(account, id, 'big.bin', new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
  const other = await makeAccount(app)
  expect((await add(other, id, 'a.txt', 'x')).status).toBe(404)
  expect((await account.call('POST', `/conversations/${id}/attachments`, {})).status).toBe(422)
})

test('what is never sent, and what an erased person was sent, leaves the store', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const { conversation_id: id } = (
    await account.call('POST', '/chat/message', { message: 'Hello', email: 'ann@example.org' })
  ).body
  const [unsent, sent] = [await add(account, id, 'a.txt', 'x'), await add(account, id, 'b.txt', 'y')]
  await reply(account, id, { attachment_ids: [sent.body.id] })
  const stored = async (file: typeof sent) => {
    const stream = await app.deps.blobs.get(`${account.tenant}/attachment/${file.body.id}`)
    stream?.destroy()
    return stream !== null
  }
  app.clock.advance(23 * 3_600_000)
  await deleteOrphanedFiles.run(app.open)
  expect([await stored(unsent), await stored(sent)]).toEqual([true, true])
  app.clock.advance(2 * 3_600_000)
  await deleteOrphanedFiles.run(app.open)
  expect([await stored(unsent), await stored(sent)]).toEqual([false, true])
  const exported = await account.call('GET', '/people/export?email=ann@example.org')
  expect(exported.body.records.attachments).toMatchObject([{ name: 'b.txt', conversation_id: id }])
  await account.call('DELETE', '/people?email=ann@example.org')
  expect((await open(app, sent.body.url)).status).toBe(404)
  await vi.waitFor(async () => expect(await stored(sent)).toBe(false), { timeout: 60_000, interval: 50 })
})

const letter = (boundary: string, parts: string[][]) =>
  parts
    .map(([head, content]) => `--${boundary}\n${head}\n\n${content}`)
    .concat(`--${boundary}--`)
    .join('\n')

test('files come and go by mail: kept as they came, attached as they are', async () => {
  const { app, account, write, mailed, imap } = await startDesk({ email_replies: 'off' })
  const asked = await write({
    from: 'Ann <ann@example.org>',
    subject: 'The plan',
    headers: ['Content-Type: multipart/mixed; boundary="b1"'],
    text: letter('b1', [
      ['Content-Type: text/plain; charset=utf-8', 'As promised.'],
      [
        'Content-Type: application/pdf\nContent-Disposition: attachment; filename="plan.pdf"\nContent-Transfer-Encoding: base64',
        Buffer.from('%PDF-1.7 plan').toString('base64'),
      ],
      [
        'Content-Type: image/png\nContent-Disposition: attachment; filename="pic.png"\nContent-Transfer-Encoding: base64',
        Buffer.from(page).toString('base64'),
      ],
    ]),
  })
  expect(imap).toBeDefined()
  const [{ id }] = (await account.call('GET', '/conversations')).body.conversations
  const { messages } = (await account.call('GET', `/conversations/${id}/messages`)).body
  expect(messages).toMatchObject([
    {
      text: 'As promised.',
      attachments: [
        { name: 'plan.pdf', type: 'application/pdf', bytes: 13 },
        // It says that it is a picture, and is none.
        { name: 'pic.png', type: 'application/octet-stream' },
      ],
    },
  ])
  const [plan, fake] = messages[0].attachments
  expect(await (await open(app, plan.url)).text()).toBe('%PDF-1.7 plan')
  expect((await open(app, fake.url)).headers.get('content-disposition')).toContain('attachment')

  const file = (await add(account, id, 'Größe.png', png)).body
  const sent = await reply(account, id, { attachment_ids: [file.id] })
  expect(sent.status).toBe(201)
  const [raw] = await mailed('ann@example.org', 1)
  expect(raw).toContain(`In-Reply-To: ${asked}`)
  expect(raw).toMatch(/Content-Disposition: attachment;\s+filename\*/)
  expect(raw!.replace(/\s/g, '')).toContain(png.toString('base64'))
})

test('the files of one mail are small enough together for other mail servers', async () => {
  const { account, write } = await startDesk({ email_replies: 'off' })
  await write({ from: 'Ann <ann@example.org>', text: 'Send me all.' })
  const [{ id }] = (await account.call('GET', '/conversations')).body.conversations
  const big = new Uint8Array(9.5 * 1024 * 1024)
  const attachment_ids = [
    (await add(account, id, 'a.bin', big)).body.id,
    (await add(account, id, 'b.bin', big)).body.id,
  ]
  expect((await reply(account, id, { attachment_ids })).status).toBe(422)
  expect((await reply(account, id, { attachment_ids: attachment_ids.slice(1) })).status).toBe(201)
})

test('a file’s type is what it begins with, and never one that a browser would run', () => {
  expect(fileType('a.svg', Buffer.from('<svg onload="x()">'))).toBe('application/octet-stream')
  expect(fileType('a.png', Buffer.from(page))).toBe('application/octet-stream')
  expect(fileType('a.html', png)).toBe('image/png')
  expect(fileType('notes.txt', Buffer.from(page))).toBe('text/plain')
  expect(fileType('a.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'))).toBe('image/webp')
  expect(fileType('a', new Uint8Array())).toBe('application/octet-stream')
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type Account, type Called, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { blackPng, movingGif } from '../reading/test-documents/pictures.ts'
import { deleteOrphanedPictures } from './blobs.ts'

/** A photo as a phone takes it: lying on its side with a note to turn it, and where it was taken. */
async function fromPhone(): Promise<Buffer> {
  const told = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8fa' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'PhoneMaker', Copyright: 'Jane Doe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer()
  return sharp(told).withMetadata({ orientation: 6 }).toBuffer()
}

const makeAlbum = async (account: Account, fields: object = {}): Promise<string> =>
  (await account.call('POST', '/knowledge/albums', { name: 'Garden', ...fields })).body.id

function addPhoto(
  account: Account,
  album: string,
  { name = 'IMG_0001.jpg', bytes, caption }: { name?: string; bytes: Buffer | string; caption?: string },
): Promise<Called> {
  const form = new FormData()
  if (caption !== undefined) form.set('caption', caption)
  form.set('file', new Blob([bytes as BlobPart]), name)
  return account.call('POST', `/knowledge/albums/${album}/photos`, form)
}

const found = async (account: Account, query: string, link_id?: string) =>
  (await account.call('POST', '/knowledge/search', { query, link_id })).body.passages

/** What a browser gets from an address of ours. */
async function fetched(app: TestApp, url: string) {
  const response = await fetch(app.url + new URL(url).pathname)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** Pictures in the store, and those written down about the business. */
async function pictures(app: TestApp, { tenant }: Account): Promise<{ files: number; rows: number }> {
  const all = await readdir(join(app.dataDir, 'blobs'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const rows = await app.open.crossTenant(db =>
    db.selectFrom('photo_blob').selectAll().where('tenant_id', '=', tenant).execute(),
  )
  return { files: all.filter(entry => entry.isFile()).length, rows: rows.length }
}

const picturesLeft = (app: TestApp, account: Account, files: number) =>
  vi.waitFor(async () => expect(await pictures(app, account)).toEqual({ files, rows: files }), 60_000)

test('an album is made, listed, renamed and deleted', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { body: link } = await account.call('POST', '/chat-links', {})
  const made = await account.call('POST', '/knowledge/albums', { name: ' Garden ', link_id: link.id })
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Garden', description: '', link_id: link.id, photos: [] },
  })
  const main = await makeAlbum(account, { name: 'Rooms', description: 'All twelve' })
  const { body: list } = await account.call('GET', '/knowledge/albums')
  expect(list.albums.map((album: { name: string }) => album.name)).toEqual(['Rooms', 'Garden'])
  expect((await account.call('GET', `/knowledge/albums?link_id=${link.id}`)).body.albums).toMatchObject([
    { name: 'Garden' },
  ])
  expect(
    await account.call('PATCH', `/knowledge/albums/${main}`, { name: 'Suites', description: null }),
  ).toMatchObject({ status: 200, body: { id: main, name: 'Suites', description: '' } })
  for (const [method, body] of [
    ['PATCH', { name: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await other.call(method, `/knowledge/albums/${main}`, body)).status).toBe(404)
  }
  expect((await account.call('DELETE', `/knowledge/albums/${main}`)).status).toBe(204)
  expect((await account.call('DELETE', `/knowledge/albums/${main}`)).status).toBe(404)
  expect((await account.call('GET', '/knowledge/albums')).body.albums).toHaveLength(1)

  expect((await account.call('POST', '/knowledge/albums', { name: ' ' })).status).toBe(422)
  expect((await account.call('POST', '/knowledge/albums', {})).status).toBe(422)
  for (const link_id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
    expect((await account.call('POST', '/knowledge/albums', { name: 'x', link_id })).status).toBe(404)
    expect((await account.call('GET', `/knowledge/albums?link_id=${link_id}`)).status).toBe(404)
  }
})

test('anybody with its address gets a photo, upright and without metadata', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const bytes = await fromPhone()
  expect(bytes.includes('Jane Doe')).toBe(true)
  const added = await addPhoto(account, album, { bytes, caption: 'The rose bed' })
  expect(added).toMatchObject({
    status: 201,
    body: {
      album_id: album,
      caption: 'The rose bed',
      caption_source: 'given',
      type: 'image/jpeg',
      width: 600,
      height: 800,
      parent_doc_id: added.body.id,
      url: expect.stringMatching(/^https?:\/\/[^/]+\/photos\/[\w-]{32}$/),
      thumb_url: `${added.body.url}/thumb`,
    },
  })
  expect((await account.call('GET', '/knowledge/albums')).body.albums[0].photos).toEqual([added.body])

  const full = await fetched(app, added.body.url)
  expect(full.status).toBe(200)
  expect(Object.fromEntries(full.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(added.body.bytes),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(full.bytes.includes('Jane Doe')).toBe(false)
  expect(full.bytes.includes('PhoneMaker')).toBe(false)
  const metadata = await sharp(full.bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 600, height: 800 })
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined))

  const thumb = await fetched(app, added.body.thumb_url)
  expect(thumb.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(thumb.bytes).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 })

  for (const token of ['', 'x', 'a'.repeat(32), '..%2f..%2fetc']) {
    expect((await fetch(`${app.url}/photos/${token}`)).status, token).toBe(404)
    expect((await fetch(`${app.url}/photos/${token}/thumb`)).status, token).toBe(404)
  }
})

test('captions are found, under their album’s name too, and the assistant shows the photo', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const bytes = await fromPhone()
  const { body: photo } = await addPhoto(account, album, { bytes, caption: 'The rose bed in June' })
  expect(await found(account, 'roses')).toMatchObject([
    {
      parent_doc_id: photo.id,
      kind: 'photo',
      name: 'The rose bed in June',
      origin: photo.url,
      scope: 'main',
    },
  ])
  expect(await found(account, 'photos of the garden')).toHaveLength(1)
  const { body: knowledge } = await account.call('GET', '/knowledge')
  expect(knowledge.groups).toMatchObject([{ kind: 'photo', sources: [{ origin: photo.url, chunks: 1 }] }])
  const { body: said } = await account.call('POST', '/chat/message', { message: 'Is there a rose bed?' })
  expect(said.sources).toMatchObject([{ parent_doc_id: photo.id, kind: 'photo', origin: photo.url }])

  await account.call('PATCH', `/knowledge/albums/${album}`, { name: 'Orangery' })
  expect(await found(account, 'photos of the garden')).toEqual([])
  expect(await found(account, 'orangery')).toMatchObject([{ parent_doc_id: photo.id, origin: photo.url }])
})

test('a photo gets another caption, and is found by that one alone', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const album = await makeAlbum(account)
  const { body: photo } = await addPhoto(account, album, { bytes: await fromPhone(), caption: 'A pond' })
  const path = `/knowledge/albums/${album}/photos/${photo.id}`
  expect(await account.call('PATCH', path, { caption: ' The greenhouse ' })).toMatchObject({
    status: 200,
    body: { id: photo.id, caption: 'The greenhouse', caption_source: 'given', url: photo.url },
  })
  expect(await found(account, 'Where is the greenhouse?')).toMatchObject([{ parent_doc_id: photo.id }])
  expect(JSON.stringify(await found(account, 'Is there a pond?'))).not.toContain('pond')
  expect((await account.call('PATCH', path, { caption: ' ' })).status).toBe(422)
  expect((await other.call('PATCH', path, { caption: 'Mine' })).status).toBe(404)
  const elsewhere = `/knowledge/albums/${await makeAlbum(account)}/photos/${photo.id}`
  expect((await account.call('PATCH', elsewhere, { caption: 'Moved' })).status).toBe(404)
})

test('a photo without a caption gets one from a model that sees, else from its name', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { VISION_URL: model.url, VISION_MODEL: 'sees' } })
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const bytes = await fromPhone()
  model.reply({ text: 'Roses by a wall.' })
  const seen = await addPhoto(account, album, { bytes })
  expect(seen.body).toMatchObject({ caption: 'Roses by a wall.', caption_source: 'model' })
  const given = await addPhoto(account, album, { bytes, caption: 'Our terrace' })
  expect(given.body).toMatchObject({ caption: 'Our terrace', caption_source: 'given' })

  const blind = await startApp()
  const named = await addPhoto(await makeAccount(blind), 'nonsense', { bytes })
  expect(named.status).toBe(404)
  const elsewhere = await makeAccount(blind)
  const third = await addPhoto(elsewhere, await makeAlbum(elsewhere), { name: 'sea_view-room.jpg', bytes })
  expect(third.body).toMatchObject({ caption: 'sea view room', caption_source: 'file_name' })
})

test('the photos of a link’s album are that link’s alone', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { body: link } = await account.call('POST', '/chat-links', {})
  const album = await makeAlbum(account, { link_id: link.id })
  await addPhoto(account, album, { bytes: await fromPhone(), caption: 'The rose bed' })
  expect(await found(account, 'roses')).toEqual([])
  expect(await found(account, 'roses', link.id)).toMatchObject([{ kind: 'photo', scope: 'link' }])
})

test('a file that is no picture, or a decompression bomb, is refused, and nothing of it stays', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const jpeg = await fromPhone()
  const bomb = blackPng(9_000)
  expect(bomb.length).toBeLessThan(20_000)
  for (const [name, bytes, status, detail] of [
    ['photo.jpg', 'not a picture', 400, /content/],
    ['photo.png', jpeg, 400, /JPG/],
    ['photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 400, /unsupported/],
    ['letter.txt', 'Dear Sir', 400, /album holds pictures/],
    ['photo.jpg', '', 400, /empty/],
    ['cut.jpg', jpeg.subarray(0, 700), 400, /damaged/],
    ['bomb.png', bomb, 400, /million pixels/],
    ['bomb.gif', movingGif(5_000, 3), 400, /million pixels/],
    ['big.jpg', 'x'.repeat(5 * 1024 * 1024 + 1), 413, /5 MB/],
  ] as const) {
    expect(await addPhoto(account, album, { name, bytes }), name).toMatchObject({
      status,
      body: { detail: expect.stringMatching(detail) },
    })
  }
  expect((await account.call('GET', '/knowledge')).body.sources).toBe(0)
  expect(await pictures(app, account)).toEqual({ files: 0, rows: 0 })
  expect((await account.call('POST', `/knowledge/albums/${album}/photos`, new FormData())).status).toBe(422)
})

test('transparent and moving pictures stay what they are', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const frames = Buffer.from(Array.from({ length: 40 * 120 * 3 }, (_, i) => (i * 97) % 256))
  const gif = await sharp(frames, { raw: { width: 40, height: 120, channels: 3, pageHeight: 40 } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
  const png = await sharp({ create: { width: 50, height: 30, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  for (const [name, bytes, expected] of [
    ['dance.gif', gif, { format: 'gif', pages: 3, pageHeight: 40 }],
    ['logo.png', png, { format: 'png', hasAlpha: true }],
  ] as const) {
    const { body } = await addPhoto(account, album, { name, bytes })
    expect(body).toMatchObject({ type: `image/${expected.format}` })
    const { bytes: served } = await fetched(app, body.url)
    expect(await sharp(served, { animated: true }).metadata()).toMatchObject(expected)
  }
})

test('however a photo is deleted, its address and its pictures go with it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { body: link } = await account.call('POST', '/chat-links', {})
  const main = await makeAlbum(account)
  const own = await makeAlbum(account, { link_id: link.id })
  const bytes = await fromPhone()
  const add = async (album: string) => (await addPhoto(account, album, { bytes, caption: 'Roses' })).body
  const [byPhoto, bySource, byAlbum, byLink] = [
    await add(main),
    await add(main),
    await add(main),
    await add(own),
  ]
  await picturesLeft(app, account, 8)

  const gone = async (photo: { url: string }, left: number) => {
    expect((await fetched(app, photo.url)).status).toBe(404)
    await picturesLeft(app, account, left)
  }
  expect((await account.call('DELETE', `/knowledge/albums/${own}/photos/${byPhoto.id}`)).status).toBe(404)
  expect((await fetched(app, byPhoto.url)).status).toBe(200)
  expect((await account.call('DELETE', `/knowledge/albums/${main}/photos/${byPhoto.id}`)).status).toBe(204)
  await gone(byPhoto, 6)
  expect((await account.call('DELETE', `/knowledge/documents/${bySource.id}`)).status).toBe(204)
  await gone(bySource, 4)
  expect((await account.call('DELETE', `/knowledge/albums/${main}`)).status).toBe(204)
  await gone(byAlbum, 2)
  expect((await account.call('DELETE', `/chat-links/${link.id}`)).status).toBe(204)
  await gone(byLink, 0)
  expect((await account.call('GET', '/knowledge/albums')).body.albums).toEqual([])
  const { body: record } = await account.call('GET', '/knowledge/deletions')
  expect(record.deletions.map((d: { parent_doc_id: string }) => d.parent_doc_id)).toEqual(
    [byLink, byAlbum, bySource, byPhoto].map(photo => photo.id),
  )
})

test('pictures that a crash or a deleted business left behind are removed in time', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const album = await makeAlbum(account)
  const { body: photo } = await addPhoto(account, album, { bytes: await fromPhone(), caption: 'Roses' })
  app.clock.advance(2 * 3_600_000)
  await deleteOrphanedPictures.run(app.open)
  expect((await fetched(app, photo.url)).status).toBe(200)
  await app.open.crossTenant(tx => tx.deleteFrom('tenant').where('id', '=', account.tenant).execute())
  expect(await pictures(app, account)).toEqual({ files: 2, rows: 2 })
  await deleteOrphanedPictures.run(app.open)
  expect(await pictures(app, account)).toEqual({ files: 0, rows: 0 })
})

import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { endlessPdf, lines, pdf } from '../test-documents/pdf.ts'
import { fairQueue } from './fair-queue.ts'

test('turns rotate between accounts, and one account never holds them all', async () => {
  const turns = fairQueue({ atOnce: 3, perAccount: 2 })
  const went: string[] = []
  const ends: Record<string, () => void> = {}
  const ask = (account: string, name: string, signal?: AbortSignal) =>
    turns.enter(account, signal).then(end => {
      went.push(name)
      ends[name] = end
    })
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1'].map(name => ask(name[0]!, name))
  await new Promise(setImmediate)
  expect(went).toEqual(['a1', 'a2', 'b1'])
  const ended = async (name: string) => {
    ends[name]!()
    await new Promise(setImmediate)
    return went.at(-1)
  }
  // While `a` holds two, every other turn is another's, one after the other.
  expect(await ended('b1')).toBe('b2')
  expect(await ended('b2')).toBe('c1')
  expect(await ended('a1')).toBe('a3')
  // Ended twice is ended once.
  expect(await ended('a1')).toBe('a3')
  expect(await ended('c1')).toBe('b3')
  expect(await ended('b3')).toBe('b3')
  expect(await ended('a2')).toBe('a4')
  await Promise.all(asked)
  for (const name of ['a3', 'a4']) await ended(name)

  const leaving = new AbortController()
  const all = ['a1', 'a2', 'a3'].map(name => ask('a', name, leaving.signal))
  leaving.abort(new Error('gone'))
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(turns.enter('b', leaving.signal)).rejects.toThrow('gone')
})

/** A document that is never read to its end, or one of a page. */
const bad = endlessPdf()
const good = pdf(lines(['Breakfast is at eight.'], { x: 50, y: 120 }))

async function send(
  { adminKey }: Account,
  url: string,
  content: Buffer,
  signal?: AbortSignal,
): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(content)]), 'document.pdf')
  return (await fetch(url, { method: 'POST', headers: { 'x-api-key': adminKey }, body, signal })).status
}

test('the bad files of one account don’t make another wait', async () => {
  const app = await startApp()
  const [one, other] = [await makeAccount(app), await makeAccount(app)]
  const upload = `${app.url}/api/v1/knowledge/portal/upload`
  const parse = `${app.url}/api/v1/questionnaires/parse-document`
  const timed = async (path: string) => {
    const started = performance.now()
    const status = await send(other, path, good)
    return { status, ms: performance.now() - started }
  }
  const alone = { upload: await timed(upload), parse: await timed(parse) }
  const given = new AbortController()
  const waiting = Array.from({ length: 14 }, (_, i) => send(one, i % 2 ? upload : parse, bad, given.signal))
  await new Promise(resolve => setTimeout(resolve, 500))
  const beside = { upload: await timed(upload), parse: await timed(parse) }
  given.abort()
  await Promise.allSettled(waiting)
  // Whoever has gone waits no more: the account's next document is read.
  const own = await send(one, upload, good)
  expect([alone.upload.status, beside.upload.status, own]).toEqual([201, 201, 201])
  expect([alone.parse.status, beside.parse.status]).toEqual([200, 200])
  expect(beside.upload.ms).toBeLessThan(4 * alone.upload.ms + 2_000)
  expect(beside.parse.ms).toBeLessThan(4 * alone.parse.ms + 2_000)
})

test('a small file may not take as long as a large one', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const started = performance.now()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bad)]), 'endless.pdf')
  expect(await account.call('POST', '/knowledge/portal/upload', body)).toMatchObject({
    status: 400,
    body: { detail: 'This file takes too long to read. Please simplify or split it.' },
  })
  // Of the 30 seconds of processor time, and 120 by the clock, that 10 MB may take.
  expect(performance.now() - started).toBeLessThan(45_000)
})

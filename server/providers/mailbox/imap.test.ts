import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakeImap, startFakeImap } from '#server/test/fakes/imap.ts'
import { readMailbox } from './imap.ts'
import type { Arrived, MailboxServer, Position, Reading } from './port.ts'

const now = new Date('2026-03-10T12:00:00Z')
const since = new Date('2026-03-03T12:00:00Z')

async function fake(): Promise<FakeImap> {
  const imap = await startFakeImap()
  onTestFinished(() => imap.close())
  return imap
}

const serverOf = (imap: FakeImap, password = 'pass word'): MailboxServer => ({
  host: '127.0.0.1',
  port: imap.port,
  secure: false,
  requireTls: false,
  user: 'desk',
  password,
  folder: 'INBOX',
})

function read(imap: FakeImap, more: Partial<Reading> = {}) {
  const seen: Arrived[] = []
  const large: number[] = []
  const positions: Position[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const over = readMailbox(serverOf(imap), {
    from: null,
    since,
    mostBytes: 1_000,
    largest: 5_000,
    tooLarge: ({ uid }) => large.push(uid),
    handle: async mail => void seen.push(mail),
    reached: async position => void positions.push(position),
    signal: stop.signal,
    ...more,
  })
  over.catch(() => {})
  return { seen, large, positions, stop, over, uids: () => seen.map(mail => mail.uid) }
}

test('a new mailbox is read from some days back, then as mails arrive', async () => {
  const imap = await fake()
  imap.deliver('Subject: old\r\n\r\nx', new Date('2026-02-01T00:00:00Z'))
  imap.deliver('Subject: recent\r\n\r\nx', now)
  const reading = read(imap)
  await vi.waitFor(() => expect(imap.sessions().idle).toBe(1), 60_000)
  expect(reading.uids()).toEqual([2])
  expect(reading.seen[0]).toMatchObject({ at: now, size: 20 })
  imap.deliver('Subject: new\r\n\r\nx')
  imap.deliver('Subject: newer\r\n\r\nx')
  await vi.waitFor(() => expect(reading.uids()).toEqual([2, 3, 4]), 60_000)
  expect(reading.positions.at(-1)).toEqual({ uidValidity: imap.uidValidity, lastUid: 4 })
  reading.stop.abort()
  await reading.over
  await vi.waitFor(() => expect(imap.sessions().open).toBe(0), 60_000)
})

test('reading continues after the last processed mail', async () => {
  const imap = await fake()
  for (let i = 0; i < 4; i++) imap.deliver(`Subject: ${i}\r\n\r\nx`, now)
  const reading = read(imap, { from: { uidValidity: imap.uidValidity, lastUid: 2 } })
  await vi.waitFor(() => expect(reading.uids()).toEqual([3, 4]), 60_000)
})

test('after a failure, processed mails are not repeated, and the failed one is', async () => {
  const imap = await fake()
  for (let i = 0; i < 3; i++) imap.deliver(`Subject: ${i}\r\n\r\nx`, now)
  const handle = async ({ uid }: Arrived) => {
    if (uid === 2) throw new Error('the database is away')
  }
  const first = read(imap, { handle })
  await expect(first.over).rejects.toThrow('the database is away')
  const second = read(imap, { from: first.positions.at(-1)! })
  await vi.waitFor(() => expect(second.uids()).toEqual([2, 3]), 60_000)
})

test('a rebuilt mailbox, whose UIDs have a new meaning, is read from some days back', async () => {
  const imap = await fake()
  imap.deliver('Subject: old\r\n\r\nx', new Date('2026-02-01T00:00:00Z'))
  for (let i = 0; i < 2; i++) imap.deliver(`Subject: ${i}\r\n\r\nx`, now)
  const { uidValidity } = imap
  imap.rebuild()
  const reading = read(imap, { from: { uidValidity, lastUid: 3 } })
  await vi.waitFor(() => expect(reading.uids()).toEqual([2, 3]), 60_000)
  expect(reading.positions.at(-1)).toEqual({ uidValidity: imap.uidValidity, lastUid: 3 })
})

test('a long mail is read in part, and one that is too long not at all', async () => {
  const imap = await fake()
  imap.deliver(`Subject: long\r\n\r\n${'x'.repeat(3_000)}`, now)
  imap.deliver(`Subject: too long\r\n\r\n${'x'.repeat(6_000)}`, now)
  const reading = read(imap)
  await vi.waitFor(() => expect(reading.positions.at(-1)?.lastUid).toBe(2), 60_000)
  expect(reading.seen.map(mail => [mail.uid, mail.source.length, mail.size])).toEqual([[1, 1_000, 3_017]])
  expect(reading.large).toEqual([2])
})

test('an empty mailbox has a position too, so that its first mail is not missed', async () => {
  const imap = await fake()
  const reading = read(imap)
  await vi.waitFor(
    () => expect(reading.positions).toEqual([{ uidValidity: imap.uidValidity, lastUid: 0 }]),
    60_000,
  )
})

/** For a reading that ends before any mail arrives. */
const never = (): Reading => ({
  ...({} as Reading),
  from: null,
  since,
  mostBytes: 1,
  largest: 1,
  signal: AbortSignal.timeout(60_000),
})

test('a cut connection, a wrong password and a server that is not there end the reading', async () => {
  const imap = await fake()
  const reading = read(imap)
  await vi.waitFor(() => expect(imap.sessions().idle).toBe(1), 60_000)
  imap.cut()
  await expect(reading.over).rejects.toThrow()
  await expect(readMailbox(serverOf(imap, 'wrong'), never())).rejects.toThrow()
  await imap.close()
  await expect(readMailbox(serverOf(imap), never())).rejects.toThrow()
})

test('no password is sent unencrypted where that is forbidden', async () => {
  const imap = await fake()
  await expect(readMailbox({ ...serverOf(imap), requireTls: true }, never())).rejects.toThrow()
  expect(imap.commands).not.toContain('LOGIN')
})

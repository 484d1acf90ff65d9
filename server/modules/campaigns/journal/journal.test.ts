import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { forgetJournal, openJournal, sealJournal, TakenOver } from './journal.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-journal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})
const now = new Date()

test('what a runner left behind tells what had begun to leave and what was taken', async () => {
  const journal = openJournal(folder, 'a', now)
  for (const message of ['1', '2', '3', '4']) journal.begin(message)
  journal.taken('1', '<1@example.com>')
  journal.refused('2')
  journal.refused('3')
  journal.begin('3')
  const known = { '1': { providerId: '<1@example.com>' }, '2': 'refused', '3': 'begun', '4': 'begun' }
  expect(Object.fromEntries(sealJournal(folder, 'a')!)).toEqual(known)
  // The reader may be killed before it has stored what it read.
  expect(Object.fromEntries(sealJournal(folder, 'a')!)).toEqual(known)
  forgetJournal(folder, 'a')
  expect(sealJournal(folder, 'a')).toBeNull()
})

test('a runner whose journal was read lives, but can begin nothing any more', () => {
  const journal = openJournal(folder, 'a', now)
  journal.begin('1')
  sealJournal(folder, 'a')
  expect(() => journal.begin('2')).toThrow(TakenOver)
  journal.taken('1', 'x')
  expect(sealJournal(folder, 'a')!.get('1')).toEqual({ providerId: 'x' })
})

test('one of another machine, or from before this one was started, does not count', async () => {
  openJournal(folder, 'a', now).begin('1')
  const text = await readFile(join(folder, 'a'), 'utf8')
  await writeFile(join(folder, 'a'), text.replace(/^.*/, 'another machine'))
  expect(sealJournal(folder, 'a')).toBeNull()
  expect(sealJournal(folder, 'never there')).toBeNull()
})

test('a journal of which all is in the database goes; one that nobody asks for goes after a month', async () => {
  openJournal(folder, 'a', now).close(false)
  openJournal(folder, 'b', now).close(true)
  expect(await readdir(folder)).toEqual(['b'])
  openJournal(folder, 'c', new Date(now.getTime() + 31 * 24 * 3_600_000))
  expect(await readdir(folder)).toEqual(['c'])
})

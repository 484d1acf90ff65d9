import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHROMIUM, IN_REAL_TIME, JOURNEYS, runs, testFiles } from './journeys.mjs'

const files = testFiles(join(import.meta.dirname, '..'))
const all = [CHROMIUM, ...JOURNEYS]
const neededBy = (...args: string[]) => all.filter(journey => runs(journey, args, files)).map(j => j.packages)

test('a full run needs what every journey needs', () => {
  expect(neededBy()).toHaveLength(all.length)
  expect(neededBy('-t', 'a name of a test', '--bail=1')).toHaveLength(all.length)
})

test('a run of one file needs only what that file uses', () => {
  expect(neededBy('server/db/signals.test.ts')).toEqual([])
  expect(neededBy('e2e/widget')).toEqual(['chromium-headless-shell'])
  expect(neededBy('e2e/radicale.test.ts')).toEqual(['radicale'])
  expect(neededBy('phone/conversation.test.ts', '-t', 'interrupts')).toEqual([
    'flite pocketsphinx pocketsphinx-en-us ffmpeg chromium',
  ])
})

test('every journey names files that exist, and so do the tests in real time', () => {
  for (const journey of all) expect(files.some(file => journey.files.test(file))).toBe(true)
  const inRealTime = files.filter(file => IN_REAL_TIME.test(file))
  expect(inRealTime).toContain('e2e/session.test.ts')
  expect(inRealTime).toContain('server/modules/calls/phone/lines.test.ts')
  expect(inRealTime.length).toBeLessThan(files.length / 8)
})

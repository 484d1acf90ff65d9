import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRecorder, type Recorder } from './recorder.ts'

const headBytes = 58
const silence = 0xff

/** The bytes of one side that are no silence. */
const soundOf = (file: Buffer, side: 0 | 1) =>
  [...file.subarray(headBytes)].filter((byte, at) => at % 2 === side && byte !== silence)

async function recording(): Promise<{ path: string; recorder: Recorder }> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'call.wav')
  return { path, recorder: openRecorder(path, 0) }
}

test('words that come late after a gap in the line are recorded to their end', async () => {
  const { path, recorder } = await recording()
  recorder.caller(new Uint8Array(800).fill(1))
  for (let now = 0; now <= 1_000; now += 20) recorder.tick(now)
  // Half a second of the line stood still; it comes at once, and more follows in time.
  recorder.caller(new Uint8Array(4_000).fill(2))
  recorder.ours(new Uint8Array(80).fill(3))
  recorder.tick(1_020)
  recorder.caller(new Uint8Array(800).fill(4))
  const { bytes, ms } = recorder.end(1_100)

  const file = await readFile(path)
  expect(file.length).toBe(bytes)
  expect(file.readUInt32LE(54)).toBe(bytes - headBytes)
  expect(ms).toBe((bytes - headBytes) / 16)
  const left = soundOf(file, 0)
  expect(left.filter(byte => byte === 1)).toHaveLength(800)
  expect(left.filter(byte => byte === 2)).toHaveLength(4_000)
  expect(left.slice(-800)).toEqual(Array(800).fill(4))
  expect(soundOf(file, 1)).toEqual(Array(80).fill(3))
})

test('after a gap in the line both sides are in time again with the next pause', async () => {
  const { path, recorder } = await recording()
  const [word, pause] = [new Uint8Array(160).fill(1), new Uint8Array(160).fill(silence - 3)]
  let now = 0
  for (; now < 3_000; now += 20) recorder.tick(now)
  // Three seconds come at once: a word, and a pause in which the line goes on as it should.
  recorder.caller(word)
  for (let packets = 1; packets < 150; packets++) recorder.caller(pause)
  for (const until = now + 500; now < until; now += 20) {
    recorder.caller(pause)
    recorder.tick(now)
  }
  recorder.caller(new Uint8Array(160).fill(2))
  const { ms } = recorder.end(now)

  const left = soundOf(await readFile(path), 0)
  expect(left.filter(byte => byte === 1)).toHaveLength(160)
  expect(left.filter(byte => byte === 2)).toHaveLength(160)
  expect(ms - now).toBeLessThan(500)
})

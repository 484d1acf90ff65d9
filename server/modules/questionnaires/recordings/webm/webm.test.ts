import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type Kind, payload, recording, type Sent } from '#server/test/fakes/recorder.ts'
import { id, idBytes, openBytes } from './ebml.ts'
import { checkJoined, joinWebm } from './join.ts'
import { opusMs } from './opus.ts'
import { scan } from './scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'webm-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const fileOf = (bytes: Uint8Array): string => {
  const path = join(folder, `${++files}.webm`)
  writeFileSync(path, bytes)
  return path
}

const recorded = (frames: Sent[], clusterEvery: number): Buffer => recording(frames, clusterEvery).bytes

const framesOf = (path: string) => {
  const bytes = openBytes(path)
  const { tracks, frames: found, damage } = scan(bytes)
  const kindOf = (number: number) => tracks.find(track => track.number === number)!.kind
  const frames = found.map(({ track, ms, at, size, flags }) => ({
    kind: kindOf(track),
    ms,
    bytes: Buffer.from(bytes.at(at, size)).toString('hex'),
    key: flags > 127,
  }))
  bytes.close()
  return { frames, damage }
}

const shown = (frames: Sent[], shift = 0) =>
  frames.map(frame => ({
    kind: frame.kind,
    ms: frame.ms + shift,
    bytes: payload(frame).toString('hex'),
    key: frame.key,
  }))

/** Frames of a session, as they come: sound every 20 ms, pictures now and then, either first. */
const aRecording = fc
  .record({
    seconds: fc.integer({ min: 1, max: 12 }),
    video: fc.boolean(),
    videoFirst: fc.boolean(),
    from: fc.integer({ min: 0, max: 5_000 }),
    clusterEvery: fc.integer({ min: 1, max: 80 }),
    size: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ seconds, video, videoFirst, from, clusterEvery, size }) => {
    const frames: Sent[] = []
    for (let ms = 0; ms < seconds * 1_000; ms += 20) {
      const pair: Sent[] = [{ kind: 'audio', ms: from + ms, size, key: true }]
      if (video && ms % 100 === 0) {
        pair.push({ kind: 'video', ms: from + ms + 1, size: size * 3, key: ms % 2_000 === 0 })
      }
      frames.push(...(videoFirst ? pair.reverse() : pair))
    }
    return { frames, clusterEvery }
  })

const joined = (...sources: Buffer[]) => {
  const paths = sources.map(fileOf)
  const out = join(folder, `${++files}-joined.webm`)
  const result = joinWebm(paths, out)
  checkJoined(paths, out)
  return { ...result, ...framesOf(out) }
}

test('recordings are joined frame by frame, each in its own time, tracks by what they hold', () => {
  fc.assert(
    fc.property(fc.array(aRecording, { minLength: 1, maxLength: 3 }), recordings => {
      const { frames, segments, durationMs } = joined(
        ...recordings.map(one => recorded(one.frames, one.clusterEvery)),
      )
      const expected = recordings.flatMap((one, i) => {
        const first = Math.min(...one.frames.map(({ ms }) => ms))
        return shown(one.frames, segments[i]!.offset - first)
      })
      expect(frames).toEqual(expected)
      expect(durationMs).toBe(segments.at(-1)!.offset + segments.at(-1)!.duration)
      for (const [i, { frames: sent }] of recordings.entries()) {
        const sound = sent.filter(({ kind }) => kind === 'audio')
        expect(segments[i]!.duration).toBeGreaterThanOrEqual(sound.at(-1)!.ms - sound[0]!.ms + 20)
      }
    }),
    { numRuns: 12 },
  )
})

test('of a file cut off anywhere, every whole frame is kept and no half one', () => {
  fc.assert(
    fc.property(aRecording, fc.double({ min: 0, max: 1, noNaN: true }), ({ frames, clusterEvery }, share) => {
      const { bytes: whole, ends } = recording(frames, clusterEvery)
      const cut = whole.subarray(0, Math.floor(whole.length * share))
      const kept = framesOf(fileOf(cut)).frames
      expect(kept).toEqual(shown(frames).slice(0, kept.length))
      // Not one frame more is lost than the one that was cut.
      expect(kept).toHaveLength(ends.filter(end => end <= cut.length).length)
      if (kept.length)
        expect(joined(cut).frames).toEqual(
          shown(frames.slice(0, kept.length), -Math.min(...frames.slice(0, kept.length).map(({ ms }) => ms))),
        )
      else expect(() => joined(cut)).toThrow(/nothing/)
    }),
    { numRuns: 25 },
  )
})

test('a slice that is missing or came twice costs the clusters about the seam, and nothing is told twice', () => {
  fc.assert(
    fc.property(
      aRecording,
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.boolean(),
      ({ frames, clusterEvery }, start, length, twice) => {
        const { bytes: whole, starts, ends } = recording(frames, clusterEvery)
        const head = starts[0]!
        const at = head + (start % Math.max(1, whole.length - head))
        const damaged = Buffer.concat([
          whole.subarray(0, twice ? at + length : at),
          whole.subarray(twice ? at : at + length),
        ])
        const kept = framesOf(fileOf(damaged)).frames
        const times = (kind: Kind) => kept.filter(frame => frame.kind === kind).map(({ ms }) => ms)
        for (const kind of ['audio', 'video'] as const) {
          expect(times(kind)).toEqual([...new Set(times(kind))].toSorted((a, b) => a - b))
        }
        // Bytes that meet at the seam by chance can look like a frame, with any time.
        const original = new Set(frames.map(frame => payload(frame).toString('hex')))
        expect(kept.filter(frame => !original.has(frame.bytes)).length).toBeLessThanOrEqual(1)
        const before = frames.filter((_, i) => ends[i]! <= at)
        // An element at the seam may reach over the beginning of one cluster.
        const next = frames.findIndex((_, i) => i % clusterEvery === 0 && starts[i]! >= at + length)
        const later = next >= 0 && next + clusterEvery < frames.length ? next + clusterEvery : -1
        const unharmed = Math.max(0, before.length - 1) + (later >= 0 ? frames.length - later : 0)
        expect(kept.length).toBeGreaterThanOrEqual(unharmed)
      },
    ),
    { numRuns: 60 },
  )
})

test('any bytes are read without a throw', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 4 }), pieces => {
      const salted = Buffer.concat(pieces.flatMap(piece => [piece, idBytes(id.cluster), idBytes(id.tracks)]))
      expect(framesOf(fileOf(salted)).frames).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('a packet of Opus says how long it lasts', () => {
  const packets: [bytes: number[], ms: number][] = [
    [[0b11111_0_00], 20],
    [[0b11111_0_01], 40],
    [[0b00011_0_00], 60],
    [[0b01111_1_10], 40],
    [[0b10000_0_11, 4], 10],
    [[0b11111_0_11, 0x80 | 6], 120],
    [[], 0],
  ]
  for (const [bytes, ms] of packets) expect(opusMs(Uint8Array.from(bytes)), String(bytes)).toBe(ms)
})

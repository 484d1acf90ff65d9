import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resampler } from '#server/providers/speech/resample.ts'
import { murmur } from '#server/test/fakes/murmur.ts'
import type { LineEvent } from '../voice.ts'
import { inOrder } from './in-order.ts'
import { decodeMuLaw, encodeMuLaw } from './mu-law.ts'
import { opusDecoder, opusEncoder } from './opus.ts'
import { createPlaybackPacer } from './playback-pacer.ts'
import { createSpeechDetector } from './speech-detector.ts'
import { light } from './vad/light.ts'
import { silero } from './vad/silero.ts'

const sine = (hz: number, rate: number, count: number) =>
  Int16Array.from({ length: count }, (_, n) => 10_000 * Math.sin((2 * Math.PI * hz * n) / rate))
const power = (pcm: Int16Array) => Math.sqrt(pcm.reduce((sum, sample) => sum + sample ** 2, 0) / pcm.length)

test('mu-law gives every sample back to within a sixteenth, and every byte exactly', () => {
  fc.assert(
    fc.property(fc.int16Array(), pcm => {
      const back = decodeMuLaw(encodeMuLaw(pcm))
      for (const [i, sample] of pcm.entries()) {
        const clipped = Math.max(-32_124, Math.min(32_124, sample))
        expect(Math.abs(back[i]! - clipped)).toBeLessThanOrEqual(4 + Math.abs(clipped) / 16)
      }
    }),
  )
  // 0x7f is minus zero, which no sample encodes to.
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter(byte => byte !== 0x7f)
  expect(encodeMuLaw(decodeMuLaw(bytes))).toEqual(bytes)
  expect([...decodeMuLaw(Uint8Array.of(0xff, 0x80, 0x00))]).toEqual([0, 32_124, -32_124])
})

test('Opus carries speech, and no bytes whatsoever make it throw', () => {
  const [encode, decode] = [opusEncoder(), opusDecoder()]
  const speech = murmur(400, 16_000)
  let heard = 0
  for (let from = 0; from < speech.length; from += 320)
    heard += power(decode(encode(speech.slice(from, from + 320)))!)
  expect(heard / 20 / power(speech)).toBeGreaterThan(0.5)
  expect(decode(new Uint8Array(0))).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_500 }), bytes => {
      const pcm = decode(bytes)
      // A packet holds 120 ms at most.
      expect(pcm?.length ?? 0).toBeLessThanOrEqual(1_920)
    }),
    { numRuns: 500 },
  )
})

test('resampling keeps what fits the new rate, drops what does not, and joins its pieces without a seam', () => {
  for (const [from, to] of [
    [8_000, 16_000],
    [16_000, 8_000],
    [24_000, 16_000],
    [48_000, 16_000],
    [16_000, 48_000],
  ] as const) {
    const kept = resampler(from, to)(sine(1_000, from, from))
    expect(Math.abs(kept.length - to)).toBeLessThanOrEqual(1)
    expect(Math.abs(power(kept.slice(100)) / 7_071 - 1)).toBeLessThan(0.02)
    if (to < from) expect(power(resampler(from, to)(sine(to / 2 + to / 8, from, from)))).toBeLessThan(150)
  }
  fc.assert(
    fc.property(
      fc.int16Array({ minLength: 10, maxLength: 400 }),
      fc.array(fc.integer({ min: 1, max: 90 })),
      (pcm, cuts) => {
        const whole = resampler(24_000, 16_000)(pcm)
        const pieces = resampler(24_000, 16_000)
        const parts: number[] = []
        let at = 0
        for (const cut of [...cuts, pcm.length]) {
          parts.push(...pieces(pcm.slice(at, at + cut)))
          at += cut
        }
        expect(parts).toEqual([...whole])
      },
    ),
  )
})

test('RTP packets are taken in order, each once, and gaps are told', () => {
  const packet = (sequence: number) => ({
    sequence: sequence & 0xffff,
    timestamp: (sequence * 960) >>> 0,
    // One frame of 20 ms, by its first byte.
    payload: Uint8Array.of(0x08, sequence & 0xff),
  })
  /** The packets that are taken when they come in this order, each twice: their places, and the gap told before each. */
  const taken = (start: number, order: number[]) => {
    const got: { place: number; missingMs: number }[] = []
    const take = inOrder((payload, missingMs) => got.push({ place: (payload[1]! - start) & 0xff, missingMs }))
    for (const place of order) {
      take(packet(start + place))
      take(packet(start + place))
    }
    return got
  }
  /** Each may be late by so many places. Of two that are equally late the one that was sent first comes first. */
  const late = (delays: number[]) =>
    delays
      .map((delay, place) => ({ place, at: place === 0 ? 0 : place + delay }))
      .sort((a, b) => a.at - b.at)
      .map(({ place }) => place)
  const start = fc.integer({ min: 0, max: 70_000 })
  const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    // At most two packets overtake any other, so it is waited for.
    fc.property(start, delays, (first, each) => {
      expect(taken(first, late(each))).toEqual(each.map((_, place) => ({ place, missingMs: 0 })))
    }),
  )
  fc.assert(
    // Some never come, others too late.
    fc.property(
      start,
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 200 }),
      fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }),
      (first, each, lost) => {
        let before = -1
        for (const { place, missingMs } of taken(
          first,
          late(each).filter(at => at === 0 || !lost[at]),
        )) {
          expect(place).toBeGreaterThan(before)
          expect(missingMs).toBe(Math.min(200, (place - before - 1) * 20))
          before = place
        }
      },
    ),
  )
  const heard: [number, number][] = []
  const take = inOrder((payload, missingMs) => heard.push([payload[1]!, missingMs]))
  for (const sequence of [1, 2, 5, 6, 7, 60_000]) take(packet(sequence))
  expect(heard).toEqual([
    [1, 0],
    [2, 0],
    [5, 40],
    [6, 0],
    [7, 0],
    [60_000 & 0xff, 0],
  ])
})

test('the pacer plays at the pace of speech, in order, and forgets at once what is flushed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 20, 200),
      fc.array(
        fc.oneof(
          fc.record({
            do: fc.constant('play'),
            id: fc.constantFrom('a', 'b', 'c'),
            ms: fc.integer({ min: 0, max: 300 }),
          }),
          fc.record({ do: fc.constant('finish'), id: fc.constantFrom('a', 'b', 'c'), ms: fc.constant(0) }),
          fc.record({ do: fc.constant('hush'), id: fc.constant('a'), ms: fc.constant(0) }),
          fc.record({ do: fc.constant('pass'), id: fc.constant('a'), ms: fc.integer({ min: 1, max: 150 }) }),
        ),
      ),
      (leadMs, steps) => {
        let now = 1_000
        let frames = 0
        let [burst, burstAt] = [0, now]
        const mouth = createPlaybackPacer(
          { leadMs },
          {
            frame(pcm) {
              expect(pcm).toHaveLength(320)
              if (burstAt !== now) [burst, burstAt] = [0, now]
              // At once there are never more frames than the lead and those of a late timer.
              expect(++burst * 20).toBeLessThanOrEqual(leadMs + 200 + 20)
              frames++
            },
            sounded() {},
            ended() {},
            flushed() {},
          },
        )
        for (const { do: what, id, ms } of steps) {
          if (what === 'play') mouth.play(id, new Int16Array(ms * 16).fill(1_000))
          else if (what === 'finish') mouth.finish(id)
          else if (what === 'hush') {
            mouth.flush()
            expect(mouth.waiting()).toBe(0)
          } else {
            now += ms
            mouth.tick(now)
          }
          expect(mouth.waiting()).toBeGreaterThanOrEqual(0)
        }
        expect(frames * 20).toBeLessThanOrEqual(now - 1_000 + leadMs + 200 + 20)
      },
    ),
  )

  const log: string[] = []
  const mouth = createPlaybackPacer(
    { leadMs: 0 },
    {
      frame: (_pcm, id, amount) => log.push(`${id} ${amount}`),
      sounded: id => log.push(`${id} sounded`),
      ended: (id, amount) => log.push(`${id} ended ${amount}`),
      flushed: (id, amount) => log.push(`${id} hushed ${amount}`),
    },
  )
  // Silence first. A piece shorter than a frame waits for more.
  mouth.play('a', new Int16Array(320))
  mouth.play('a', new Int16Array(330).fill(1_000))
  mouth.play('b', new Int16Array(3_200).fill(1_000))
  for (let now = 0; now < 100; now += 10) mouth.tick(now)
  expect(log.splice(0)).toEqual(['a 20', 'a sounded', 'a 40'])
  mouth.finish('a')
  for (let now = 100; now < 140; now += 10) mouth.tick(now)
  expect(log.splice(0)).toEqual(['a 40.625', 'a ended 40.625', 'b sounded', 'b 20', 'b 40'])
  mouth.flush()
  mouth.play('b', new Int16Array(3_200).fill(1_000))
  mouth.finish('b')
  mouth.tick(200)
  expect(log).toEqual(['b hushed 40'])
})

test('the detector finds a voice, with a little before it and nothing twice, and cuts endless speech', () => {
  const events: LineEvent[] = []
  const detector = createSpeechDetector({ chunkSamples: 512, surely: 2 }, event => events.push(event))
  let now = 0
  const hear = (ms: number, voice: number) => {
    for (let done = 0; done < ms; done += 20) {
      now += 20
      // Two pieces a busy machine hands over together are dated one after the other.
      for (const chunk of detector.hear(new Int16Array(320).fill(voice * 100), now))
        detector.judged(chunk, voice)
    }
  }
  hear(1_000, 0)
  hear(320, 1)
  hear(100, 0.4) // a soft ending
  hear(640, 0)
  const [began, paused] = events as [LineEvent, Extract<LineEvent, { type: 'voice_paused' }>]
  expect(events.map(({ type }) => type)).toEqual(['voice_began', 'voice_paused'])
  expect(Math.abs(began.at - 1_000)).toBeLessThanOrEqual(32)
  expect(Math.abs(paused.at - 1_420)).toBeLessThanOrEqual(32)
  expect(paused.pcm.findIndex(sample => sample > 0) / 16).toBeGreaterThanOrEqual(260)
  // One chunk is no voice: a click.
  hear(20, 1)
  hear(400, 0)
  expect(events).toHaveLength(2)
  events.length = 0
  detector.listenAlong(true)
  hear(61_000, 1)
  hear(400, 0)
  const stretches = events.filter(event => event.type === 'voice_paused')
  expect(stretches.map(({ pcm }) => pcm.length / 16 <= 30_400)).toEqual([true, true, true])
  const along = events.reduce((sum, event) => sum + (event.type === 'sound' ? event.pcm.length : 0), 0)
  expect(along).toBe(stretches.reduce((sum, { pcm }) => sum + pcm.length, 0))
})

test('both detectors tell a voice from silence and hiss, several streams at once', async () => {
  const speech = murmur(800, 16_000)
  const hiss = Int16Array.from(speech, (_, n) => ((n * 7_919) % 601) - 300)
  for (const detector of [await silero(), await light()]) {
    const share = async (pcm: Int16Array) => {
      const stream = detector.open()
      const judged: Promise<number>[] = []
      for (let from = 0; from + detector.chunkSamples <= pcm.length; from += detector.chunkSamples)
        judged.push(new Promise(done => stream.judge(pcm.slice(from, from + detector.chunkSamples), done)))
      const voices = await Promise.all(judged)
      stream.close()
      return voices.filter(voice => voice >= 0.5).length / voices.length
    }
    const [voice, silence, noise, again] = await Promise.all(
      [speech, new Int16Array(12_800), hiss, speech].map(share),
    )
    expect(voice).toBeGreaterThan(0.7)
    expect(again).toBe(voice)
    expect(silence).toBe(0)
    expect(noise).toBeLessThan(0.3)
  }
})

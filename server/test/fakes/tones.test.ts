import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeMuLaw, encodeMuLaw } from '#server/modules/voice/media/mu-law.ts'
import { textsOf, tonesMs, tonesOf } from './tones.ts'

const rate = 8_000
const frame = new Int16Array(rate / 50)

/** This sound as a telephone carries it. */
const overTheLine = (pcm: Int16Array) => decodeMuLaw(encodeMuLaw(pcm))

const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap(part => [...part]))

test('frames that come late on the line repeat and lose no letter, and the times are those of the line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'There are twelve parking spaces.',
        'Ünter the ßüß — «Z» 45!',
        'eeee tttt',
        '行ってもいい?',
      ),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(),
      (text, frames, place) => {
        const sound = tonesOf(text, rate)
        const whole = Math.floor(sound.length / frame.length)
        const at = frame.length * (place % whole)
        const late = Array.from({ length: frames }, () => frame)
        const heard = joined(frame, frame, sound.subarray(0, at), ...late, sound.subarray(at), ...late, frame)
        const [first, ...more] = textsOf(overTheLine(heard), rate)
        expect(first).toMatchObject({ text, whole: true })
        expect(more).toEqual([])
        // True to a mark, which the hole may cut in two.
        const ends = 40 + tonesMs(text) + frames * 20
        expect(first!.from).toBeGreaterThan(25)
        expect(first!.from).toBeLessThan(40 + frames * 20 + 90)
        expect(first!.to).toBeGreaterThan(ends - 90 - frames * 20 - 15)
        expect(first!.to).toBeLessThan(ends)
      },
    ),
  )
})

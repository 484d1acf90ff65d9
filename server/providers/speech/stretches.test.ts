import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SpeechUnavailable, sampleRate } from './port.ts'
import { Stretches } from './stretches.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => new Int16Array(count * sampleRate)
/** A word a second, in the middle of it. */
const wordAt = (second: number) => ({ start: second + 0.3, end: second + 0.7, text: `w${second}` })

test('whatever the delays, the cuts between messages and the confirmations, each stretch gets its own words', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 30 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      async (lengths, cuts, confirms, late) => {
        const interims: string[] = []
        const stretches = new Stretches('ears', event => {
          if (event.type === 'interim') interims.push(`${event.stretch}: ${event.text}`)
        })
        const total = lengths.reduce((sum, length) => sum + length, 0)
        const told: Promise<string>[] = []
        const bounds: number[] = []
        let sent = 0
        let from = 0
        /** Messages of any length, across the pauses, each with all words of its sound. */
        const tell = (until: number) => {
          for (const cut of cuts) {
            if (from >= until) return
            const end = Math.min(from + cut, until)
            const words = Array.from({ length: end - from }, (_, n) => wordAt(from + n))
            const said = { start: from, end, text: words.map(({ text }) => text).join(' '), words }
            stretches.interim(said)
            expect(stretches.final(said, confirms[bounds.indexOf(end)] ?? false)).toBe(true)
            from = end
          }
        }
        for (const length of lengths) {
          stretches.sent(seconds(length))
          sent += length
          bounds.push(sent)
          told.push(stretches.finish())
          if (!late) tell(sent)
        }
        await vi.advanceTimersByTimeAsync(4900)
        tell(total)
        await vi.advanceTimersByTimeAsync(3000)
        let at = 0
        const expected = lengths.map(length => Array.from({ length }, () => `w${at++}`).join(' '))
        expect(await Promise.all(told)).toEqual(expected)
        // What was guessed of a stretch were words of it.
        for (const one of interims) {
          const [number, text] = one.split(': ')
          for (const word of text!.split(' ')) expect(expected[Number(number)]!.split(' ')).toContain(word)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a noise of which nothing is told is no words; speech of which nothing is told is an outage', async () => {
  const quiet = new Stretches('ears', undefined)
  quiet.sent(seconds(1))
  const nothing = quiet.finish()
  await vi.advanceTimersByTimeAsync(6100)
  expect(await nothing).toBe('')
  quiet.sent(seconds(3))
  const lost = expect(quiet.finish()).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(6100)
  await lost
  // What comes later of what was given up belongs to nobody.
  quiet.sent(seconds(1))
  const next = quiet.finish()
  quiet.final({ start: 1, end: 4, text: 'far too late' })
  quiet.final({ start: 4, end: 5, text: 'in time' })
  expect(await next).toBe('in time')
})

test('a server that says nothing of two stretches in a row does not work, however short they are', async () => {
  const stretches = new Stretches('ears', undefined)
  const pass = async () => {
    stretches.sent(seconds(1))
    const words = stretches.finish().catch(error => error)
    await vi.advanceTimersByTimeAsync(6_000)
    return words
  }
  expect(await pass()).toBe('')
  // A sign of life between them.
  stretches.interim({ start: 1, end: 1.5, text: '' })
  expect(await pass()).toBe('')
  expect(await pass()).toBeInstanceOf(SpeechUnavailable)
})

test('words that were only guessed will do when no others come, and a broken stream gives none for sure', async () => {
  const guessed = new Stretches('ears', undefined)
  guessed.sent(seconds(2))
  const words = guessed.finish()
  guessed.interim({ start: 0, end: 2, text: 'a table' })
  await vi.advanceTimersByTimeAsync(6100)
  expect(await words).toBe('a table')
  guessed.sent(seconds(2))
  const broken = guessed.finish()
  guessed.interim({ start: 2, end: 4, text: 'half' })
  guessed.fail(new SpeechUnavailable('network', 'closed'))
  // The sound is transcribed anew instead.
  await expect(broken).rejects.toMatchObject({ reason: 'network' })
})

test('the end that a recogniser hears is told with the words of its stretch', () => {
  const told: unknown[] = []
  const stretches = new Stretches('ears', event => told.push(event))
  stretches.sent(seconds(2))
  void stretches.finish()
  stretches.sent(seconds(2))
  stretches.final({ start: 2, end: 4, text: 'for two' })
  stretches.likelyEnd(4)
  expect(told).toEqual([{ type: 'likely_end', stretch: 1, text: 'for two' }])
})

import { setImmediate as settled } from 'node:timers/promises'
import fc from 'fast-check'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { createMetrics } from '#server/http/operations/metrics.ts'
import { type Speech, SpeechUnavailable, sampleRate } from '#server/providers/speech/port.ts'
import { type FakeLine, fakeLine, pcmOf, wordsOf } from '#server/test/fakes/line.ts'
import { fakeTimers } from '#server/test/fakes/timers.ts'
import type { Saying, SpokenAgent, SpokenTurn } from '../voice.ts'
import { converse } from './conversation.ts'

// Providers that are late, fail, hang and break off: the person hears an answer all the same, or learns why not.

fakeTimers('/server/modules/voice/')

async function pass(ms: number, step = 10): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    await vi.advanceTimersByTimeAsync(Math.min(step, end - performance.now()))
    await settled()
  }
}

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

type Fault = 'fails' | 'hangs' | 'cuts' | null

/** A voice of 60 ms a letter, in pieces of 10 letters, and ears that read it; `faults` come one after the other. */
function speech(given: { firstMs?: number; pieceMs?: number } = {}) {
  const faults: { voice: Fault[]; ears: Fault[] } = { voice: [], ears: [] }
  const asked: string[] = []
  const until = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const leave = () => reject(new SpeechUnavailable('aborted', 'stopped'))
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave)
    })
  const both: Speech = {
    hears: {
      model: 'ears',
      close() {},
      async transcribe(pcm, { signal }) {
        const fault = faults.ears.shift()
        await wait(200)
        if (fault === 'hangs') return await until(signal)
        if (fault) throw new SpeechUnavailable('server', 'ears answered 500')
        return wordsOf(pcm)
      },
    },
    speaks: {
      model: 'voice',
      close() {},
      async *speak(text, { signal }) {
        asked.push(text)
        const fault = faults.voice.shift() ?? null
        await Promise.race([wait(given.firstMs ?? 100), until(signal)])
        if (fault === 'hangs') return await until(signal)
        if (fault === 'fails') throw new SpeechUnavailable('server', 'voice answered 500')
        for (let at = 0; at < text.length; at += 10) {
          if (fault === 'cuts' && at >= text.length / 2) throw new SpeechUnavailable('network', 'broke off')
          const words = text.slice(at, at + 10)
          const pcm = new Int16Array((words.length * 60 * sampleRate) / 1000)
          pcm.set(pcmOf(words))
          yield pcm
          if (given.pieceMs) await Promise.race([wait(given.pieceMs), until(signal)])
        }
      },
    },
  }
  return { both, faults, asked }
}

interface Says {
  open?: () => AsyncIterable<Saying>
  answer?: (text: string) => AsyncIterable<Saying>
  failed?: SpokenAgent['failed']
}

function talk(says: Says = {}, voices = speech()) {
  const line = fakeLine()
  const turns: SpokenTurn[] = []
  const interrupted: string[] = []
  const failures: unknown[] = []
  const agent: SpokenAgent = {
    language: 'en',
    async *open() {
      yield* says.open?.() ?? [{ text: 'Hello, this is the front desk.' }]
    },
    async *answer({ text }) {
      yield* says.answer?.(text) ?? [{ text: `You said this to me: ${text}. What else can I do?` }]
    },
    async interrupted(said) {
      interrupted.push(said)
    },
    silence: times => (times > 2 ? null : [{ text: 'Are you still there, my friend?' }]),
    failed(error, times) {
      failures.push(error)
      return says.failed?.(error, times) ?? [{ text: 'I am sorry, please say it again.' }]
    },
    async said(turn) {
      turns.push(turn)
    },
  }
  const parts = { metrics: createMetrics(), log: pino({ level: 'silent' }), speech: voices.both }
  const done = converse(parts, { line, agent })
  const heard = () => line.heard.map(({ text }) => text).join(' | ')
  return { line, turns, interrupted, failures, done, heard, ...voices }
}

async function over({ line, done }: { line: FakeLine; done: Promise<unknown> }): Promise<void> {
  if (!line.closed) line.hangUp()
  await pass(500)
  await done
}

/** An agent whose first words come after so long. */
const late = (ms: number, text: string) =>
  async function* () {
    await wait(ms)
    yield { text }
  }

test('an answer that is ready while its filler is still being made follows the whole filler', async () => {
  // The filler's sound comes slower than it is heard, as that of a voice under load.
  const call = talk({ answer: late(1600, 'We open at nine in the morning.') }, speech({ pieceMs: 700 }))
  await pass(4000)
  for (const turn of [1, 2, 3]) {
    await Promise.all([call.line.speak('When do you open?'), pass(9000)])
    const parts = call.heard().split(' | ').slice(1)
    expect(parts).toHaveLength(2 * turn)
    expect(parts.slice(-2)).toEqual(['One moment, please.', 'We open at nine in the morning.'])
  }
  const answers = call.turns.filter(({ latencyMs }) => latencyMs !== null)
  expect(answers).toHaveLength(3)
  for (const { latencyMs, firstSoundMs, stages } of answers) {
    expect(firstSoundMs).toBeLessThan(latencyMs!)
    const { endpointMs, recognitionMs, modelMs, voiceMs } = stages!
    expect(endpointMs + recognitionMs + modelMs + voiceMs).toBeCloseTo(latencyMs!, 3)
    expect(modelMs).toBeGreaterThanOrEqual(1600)
    expect(modelMs).toBeLessThan(1700)
    expect(recognitionMs).toBeGreaterThanOrEqual(200)
  }
  await over(call)
})

test('a filler is one a turn, and only for a late agent', async () => {
  const slow = talk({ answer: late(12_000, 'It took a while, but here it is.') })
  await pass(3000)
  await Promise.all([slow.line.speak('What is the price?'), pass(18_000)])
  expect(slow.heard().match(/One moment/g)).toHaveLength(1)
  expect(slow.heard()).toContain('but here it is.')
  await over(slow)

  // The recogniser was late, or the voice is: a filler would only be later still.
  const prompt = talk({ answer: late(300, 'We open at nine in the morning.') }, speech({ firstMs: 2500 }))
  await pass(6000)
  await Promise.all([prompt.line.speak('When do you open?'), pass(8000)])
  expect(prompt.heard()).not.toContain('moment')
  await over(prompt)
})

test('a filler whose voice hangs, or that is spoken over, blocks nothing', async () => {
  const call = talk({ answer: late(2500, 'We are open from nine to five.') })
  await pass(3000)
  call.faults.voice = ['hangs']
  await Promise.all([call.line.speak('What about the price of it?'), pass(9000)])
  expect(call.heard()).toContain('We are open from nine to five.')
  await Promise.all([call.line.speak('And what about this one?'), pass(4400)])
  expect(call.heard()).toContain('One moment')
  await Promise.all([call.line.speak('No wait, I mean the other one.'), pass(9000)])
  expect(call.heard().split('We are open from nine to five.')).toHaveLength(3)
  await over(call)
})

test.each(['fails', 'hangs', 'cuts'] as const)(
  'a sentence whose voice %s is spoken after all',
  async fault => {
    const sentences = [
      'The first of them is short.',
      'The second one is a good deal longer than that.',
      'Bye for now, my friend.',
    ]
    const call = talk({
      async *answer() {
        yield { text: sentences.join(' ') }
      },
    })
    await pass(3000)
    call.faults.voice = [null, fault]
    await Promise.all([call.line.speak('Tell me everything!'), pass(25_000)])
    const { text } =
      call.turns.at(-1)!.speaker === 'agent'
        ? call.turns.find(turn => turn.text.includes('first of'))!
        : call.turns.at(-1)!
    expect(text).toBe(sentences.join(' '))
    const heard = call.heard()
    for (const word of sentences.join(' ').match(/\w+/g)!) expect(heard).toContain(word)
    expect(call.failures).toEqual([])
    await over(call)
  },
)

test('a sentence that can’t be spoken is left out, of what is heard and of what is written', async () => {
  const call = talk({
    async *answer() {
      yield {
        text: 'The first of them is short. The second one is never heard. The third one is heard again.',
      }
    },
  })
  await pass(3000)
  call.faults.voice = [null, 'fails', 'fails']
  await Promise.all([call.line.speak('Tell me everything!'), pass(9000)])
  expect(call.turns.find(({ text }) => text.includes('first'))!.text).toBe(
    'The first of them is short. The third one is heard again.',
  )
  expect(call.failures).toEqual([])
  await over(call)
})

test('a voice that is gone breaks the answer, and the person is asked to say it again', async () => {
  const call = talk()
  await pass(3000)
  call.faults.voice = ['fails', 'fails', 'fails', 'fails']
  await Promise.all([call.line.speak('Hello?'), pass(6000)])
  expect(call.failures).toHaveLength(1)
  expect(call.heard()).toContain('please say it again')
  await Promise.all([call.line.speak('Hello again!'), pass(9000)])
  expect(call.turns.at(-1)!.text).toContain('Hello again!')
  await over(call)
})

test('what must be heard is said again before an answer, until it was heard to its end', async () => {
  const notice = vi.fn()
  const call = talk({
    async *open() {
      yield { text: 'This is Mia, the assistant of the house.', must: true }
      yield { text: 'This call is being recorded.', must: true, heard: notice }
      yield { text: 'How can I help you?' }
    },
  })
  await pass(1000)
  await Promise.all([call.line.speak('When do you open, please?'), pass(1700)])
  await pass(3500)
  expect(notice).not.toHaveBeenCalled()
  // It is spoken over once more.
  await Promise.all([call.line.speak('Hello? Do you hear me at all?'), pass(10_000)])
  expect(notice).toHaveBeenCalledTimes(1)
  const spoken = call.turns.filter(({ speaker }) => speaker === 'agent').map(({ text }) => text)
  expect(spoken.at(-1)).toMatch(/This call is being recorded\. You said this to me: Hello\?/)
  // What is only said again is no part of the agent's answer.
  for (const said of call.interrupted.slice(1)) expect(said).not.toContain('recorded')
  const repeats = call.heard().split('This call is being recorded.').length
  await pass(1000)
  await Promise.all([call.line.speak('And on Sunday?'), pass(9000)])
  expect(call.heard().split('This call is being recorded.')).toHaveLength(repeats)
  await over(call)
})

test('a notice that could not be spoken counts as not heard', async () => {
  const notice = vi.fn()
  const voices = speech()
  voices.faults.voice = ['fails', 'fails']
  const call = talk(
    {
      async *open() {
        yield { text: 'This call is being recorded.', must: true, heard: notice }
        yield { text: 'How can I help you?' }
      },
    },
    voices,
  )
  await pass(4000)
  expect(call.heard()).toBe('How can I help you?')
  expect(notice).not.toHaveBeenCalled()
  await Promise.all([call.line.speak('When do you open?'), pass(9000)])
  expect(call.heard()).toMatch(/How can I help you\? \| This call is being recorded\. \|/)
  expect(notice).toHaveBeenCalledTimes(1)
  await over(call)
})

test('a voice that hung has less time, until it is heard again', async () => {
  const call = talk()
  await pass(3000)
  call.faults.voice = ['hangs', 'hangs', null, 'hangs']
  await Promise.all([call.line.speak('Hello?'), pass(16_000)])
  // "You said this to me" is lost after five seconds, and one and a half.
  expect(call.heard()).toMatch(/desk\. \| What else can I do\?/)
  const [, answer] = call.line.heard
  expect(answer!.from).toBeGreaterThan(3000 + 6500)
  expect(answer!.from).toBeLessThan(3000 + 6500 + 2500)
  await Promise.all([call.line.speak('Hello again?'), pass(16_000)])
  expect(call.turns.at(-1)!.text).toContain('Hello again?')
  await over(call)
})

test('a voice that was slow before keeps its time after it hung', async () => {
  const call = talk({}, speech({ firstMs: 3000 }))
  await pass(6000)
  call.faults.voice = ['hangs']
  await Promise.all([call.line.speak('Hello?'), pass(20_000)])
  expect(call.heard()).toContain('You said this to me: Hello?')
  expect(call.failures).toEqual([])
  await over(call)
})

/**
 * Nobody waits longer than this for a sound of ours, whatever fails: the last sentence of an answer hangs (5 s and 1.5 s); the
 * person says nothing (8 s); a question and an apology hang (1.5 s twice, each); and a failing ear.
 */
const longestSilence = 22_000

test('whatever fails, the person is never left in silence', async () => {
  const fault = fc.constantFrom<Fault>(null, 'fails', 'hangs', 'hangs', 'cuts')
  const act = fc.record({
    /** Before they speak, and for how long they do. */
    afterMs: fc.integer({ min: 0, max: 6000 }),
    words: fc.constantFrom('Yes.', 'When do you open?', 'Well I wanted to ask about the price', 'mm-hm'),
    agent: fc.constantFrom('answers', 'slow', 'throws', 'breaks off'),
    voice: fc.array(fault, { maxLength: 6 }),
    ears: fc.constantFrom<Fault>(null, null, null, 'fails'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async acts => {
      let manner = 'answers'
      const call = talk({
        async *answer(text) {
          if (manner === 'slow') await wait(3500)
          if (manner === 'throws') throw new Error('model gone')
          yield { text: `You said this to me: ${text}. ` }
          if (manner === 'breaks off') throw new Error('model gone')
          yield { text: 'There is something else that I can do for you. What is it?' }
        },
      })
      let silentSince = 0
      const listen = async (ms: number) => {
        for (const end = performance.now() + ms; performance.now() < end && !call.line.closed; ) {
          await pass(50, 25)
          if (call.line.sounding()) silentSince = performance.now()
          expect(performance.now() - silentSince, call.heard()).toBeLessThan(longestSilence)
        }
      }
      silentSince = performance.now()
      await listen(2500)
      for (const { afterMs, words, agent, voice, ears } of acts) {
        if (call.line.closed) break
        manner = agent
        call.faults.voice.push(...voice)
        if (ears) call.faults.ears.push(ears)
        await listen(afterMs)
        if (call.line.closed) break
        void call.line.speak(words)
        await listen(words.length * 60 + 300)
        silentSince = performance.now()
      }
      // Left alone, it asks twice whether somebody is there, and ends.
      await listen(90_000)
      expect(call.line.closed).toBe(true)
      // What was waiting at the end is over by then, too.
      await pass(6000)
      await call.done
    }),
    { numRuns: 40 },
  )
}, 60_000)

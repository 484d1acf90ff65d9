import { setImmediate as settled } from 'node:timers/promises'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { createMetrics } from '#server/http/operations/metrics.ts'
import { type Speech, SpeechUnavailable, sampleRate } from '#server/providers/speech/port.ts'
import { type FakeLine, fakeLine, pcmOf, wordsOf } from '#server/test/fakes/line.ts'
import { fakeTimers } from '#server/test/fakes/timers.ts'
import { NotTransferred, type Saying, type SpokenAgent, type SpokenInput, type SpokenTurn } from '../voice.ts'
import { type ConversationOptions, converse } from './conversation.ts'

fakeTimers('/server/modules/voice/')

/** Lets so many milliseconds pass, with everything that happens in them. */
async function pass(ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    await vi.advanceTimersByTimeAsync(Math.min(10, end - performance.now()))
    await settled()
  }
}

const metrics = createMetrics()
const parts = { metrics, log: pino({ level: 'silent' }), speech: { hears: null, speaks: null } }

/** Ears and a voice whose speech is its own words: 60 ms a letter. */
function speech(given: { hearingMs?: number; speakingMs?: number } = {}) {
  const broken = { ears: 0, voice: 0 }
  const said: string[] = []
  const wait = (ms: number) => new Promise(done => setTimeout(done, ms))
  const both: Speech = {
    hears: {
      model: 'ears',
      close() {},
      async transcribe(pcm) {
        await wait(given.hearingMs ?? 100)
        if (broken.ears-- > 0) throw new SpeechUnavailable('server', 'ears answered 500')
        return wordsOf(pcm)
      },
    },
    speaks: {
      model: 'voice',
      close() {},
      async *speak(text, { signal }) {
        await wait(given.speakingMs ?? 100)
        if (signal.aborted) throw new SpeechUnavailable('aborted', 'stopped')
        if (broken.voice-- > 0) throw new SpeechUnavailable('server', 'voice answered 500')
        said.push(text)
        const pcm = new Int16Array((text.length * 60 * sampleRate) / 1000)
        pcm.set(pcmOf(text))
        yield pcm.slice(0, pcm.length / 2)
        yield pcm.slice(pcm.length / 2)
      },
    },
  }
  return { ...both, broken, said }
}

type Says = Iterable<Saying> | AsyncIterable<Saying>

interface Script {
  open?: () => Says
  answer?: (heard: SpokenInput, signal: AbortSignal) => Says
  silence?: SpokenAgent['silence']
  key?: (key: string) => AsyncIterable<Saying> | null
  failed?: SpokenAgent['failed']
  said?: (turn: SpokenTurn) => Promise<void>
  draft?: SpokenAgent['draft']
}

function agentOf(script: Script = {}) {
  const turns: SpokenTurn[] = []
  const heard: string[] = []
  const interrupted: string[] = []
  const left: string[] = []
  const failures: [unknown, number][] = []
  const agent: SpokenAgent = {
    language: 'en',
    async *open() {
      yield* script.open?.() ?? [{ text: 'Hello, this is the front desk.' }]
    },
    async *answer(what, signal) {
      heard.push(what.text)
      yield* script.answer?.(what, signal) ?? [{ text: `You said: ${what.text}. What else can I do?` }]
    },
    async interrupted(said) {
      interrupted.push(said)
    },
    silence: script.silence ?? (times => (times > 2 ? null : [{ text: 'Are you still there, my friend?' }])),
    failed(error, times) {
      failures.push([error, times])
      return script.failed?.(error, times) ?? [{ text: 'I am sorry, something went wrong here.' }]
    },
    async said(turn) {
      await script.said?.(turn)
      turns.push(turn)
    },
    async left(what) {
      left.push(what.text)
    },
    ...(script.key && { key: script.key }),
    ...(script.draft && { draft: script.draft }),
  }
  return { agent, turns, heard, interrupted, failures, left }
}

/** A conversation that has begun; its opening has been heard. */
async function begun(
  script: Script = {},
  given: Partial<ConversationOptions> & { speech?: ReturnType<typeof speech> } = {},
) {
  const line = (given.line as FakeLine) ?? fakeLine()
  const voices = given.speech ?? speech()
  const made = agentOf(script)
  const done = converse(parts, { speech: voices, ...given, line, agent: made.agent })
  await pass(3000)
  return {
    line,
    speech: voices,
    done,
    ...made,
    texts: () => made.turns.map(turn => `${turn.speaker}: ${turn.text}`),
  }
}

async function ended({ line, done }: { line: FakeLine; done: Promise<unknown> }) {
  if (!line.closed) line.hangUp()
  await pass(500)
  return done
}

/** The utterances as the person hears them. No two of them may sound at once. */
function sounds(line: FakeLine): string {
  const all = line.heard
  for (const [at, each] of all.entries()) {
    if (at) expect(each.from).toBeGreaterThanOrEqual(all[at - 1]!.to!)
  }
  return all.map(({ text }) => text).join(' | ')
}

test('somebody asks, is answered sentence by sentence, and every turn is told with its latency', async () => {
  const talk = await begun({
    answer: () => [
      { text: 'We open at nine ' },
      { text: 'in the morning. We close at' },
      { text: ' five today, my friend.' },
    ],
  })
  await Promise.all([talk.line.speak('When do you open?'), pass(1500)])
  await pass(6000)
  expect(sounds(talk.line)).toBe(
    'Hello, this is the front desk. | We open at nine in the morning. | We close at five today, my friend.',
  )
  const result = await ended(talk)
  expect(talk.texts()).toEqual([
    'agent: Hello, this is the front desk.',
    'person: When do you open?',
    'agent: We open at nine in the morning. We close at five today, my friend.',
  ])
  const [opening, asked, answer] = talk.turns
  expect(opening).toMatchObject({ latencyMs: null, cutShort: false })
  expect(asked!.endedAt - asked!.beganAt).toBeCloseTo(17 * 60, -1)
  // A question is surely over: 490 ms of silence, and the voice's 100.
  expect(answer!.latencyMs).toBeGreaterThan(400)
  expect(answer!.latencyMs).toBeLessThan(800)
  expect(result).toEqual({ reason: 'left', durationMs: expect.any(Number), latenciesMs: [answer!.latencyMs] })
  expect(talk.line.captions).toContainEqual({
    id: 'p0',
    speaker: 'person',
    text: 'When do you open?',
    final: true,
  })
  const page = (await metrics.page()).text
  expect(page).toContain('frontdesk_voice_turn_seconds_count 1')
  expect(page).toContain('frontdesk_voice_conversations 0')
})

test('an agent that is interrupted falls silent within 200 ms, and knows how far it was heard', async () => {
  let stopped = false
  const talk = await begun({
    answer: ({ text }, signal) => {
      signal.addEventListener('abort', () => {
        stopped = true
      })
      return [
        { text: `This is a long answer to what you said, which was ${text} and has no end in sight at all.` },
      ]
    },
  })
  await Promise.all([talk.line.speak('Tell me everything'), pass(4000)])
  expect(talk.line.sounding()).toBe(true)
  talk.line.voice()
  await pass(250)
  expect(talk.line.sounding()).toBe(false)
  await pass(900)
  expect(stopped).toBe(true)
  talk.line.pause('Stop, only the hours')
  await pass(5000)
  expect(talk.heard).toEqual(['Tell me everything', 'Stop, only the hours'])
  expect(talk.interrupted).toHaveLength(1)
  const [, , cut, after] = talk.turns
  expect(cut).toMatchObject({ speaker: 'agent', cutShort: true, text: talk.interrupted[0] })
  expect(cut!.text).toMatch(/^This is a long/)
  expect(cut!.text).not.toContain('no end')
  expect(after).toMatchObject({ speaker: 'person', text: 'Stop, only the hours' })
  await ended(talk)
})

test('a cough and an mm-hm cost a pause and no answer; "yes" does once something was asked', async () => {
  const long = 'Our shop is in the middle of the old town right behind the church and the market.'
  const talk = await begun({
    answer: ({ text }) => [
      {
        text: text.includes('where')
          ? long
          : 'Shall I send you the way, or would you rather find it on your own today?',
      },
    ],
  })
  await Promise.all([talk.line.speak('so where is it'), pass(3000)])
  expect(talk.line.sounding()).toBe(true)
  for (const noise of ['', 'Mm-hm.']) {
    void talk.line.speak(noise, 450)
    await pass(300)
    expect(talk.line.sounding()).toBe(false)
    await pass(700)
    expect(talk.line.sounding()).toBe(true)
  }
  await pass(5000)
  expect(talk.heard).toHaveLength(1)
  expect(talk.interrupted).toEqual([])
  expect(talk.turns.at(-1)).toMatchObject({ text: long, cutShort: false })
  await Promise.all([talk.line.speak('tell me the way'), pass(7500)])
  await Promise.all([talk.line.speak('yes'), pass(3000)])
  expect(talk.heard.at(-1)).toBe('yes')
  await ended(talk)
})

test('a person who goes on before the answer has begun is heard out, and gets longer pauses from then on', async () => {
  const talk = await begun()
  await Promise.all([talk.line.speak('I would like a table'), pass(1200 + 500)])
  await Promise.all([talk.line.speak('and'), pass(180 + 1200)])
  await Promise.all([talk.line.speak('for two'), pass(4000)])
  const answered = talk.turns.filter(({ speaker }) => speaker === 'person').map(({ text }) => text)
  expect(answered.join(' ')).toBe('I would like a table and for two')
  expect(answered.at(-1)).toContain('and for two')
  await ended(talk)
})

test('ears that listen along are asked at the pause; when they break, the whole stretch is heard instead', async () => {
  const talk = speech()
  const streams: { finished: number; closed: boolean }[] = []
  let breaks = false
  const along = {
    ...talk,
    hears: {
      ...talk.hears!,
      async stream() {
        const state = { finished: 0, closed: false }
        const sound: string[] = []
        streams.push(state)
        return {
          write: (pcm: Int16Array) => void sound.push(wordsOf(pcm)),
          async finish() {
            if (breaks) throw new SpeechUnavailable('network', 'ears closed the connection')
            state.finished += 1
            return `${sound.splice(0).join(' ')} (along)`
          },
          close() {
            state.closed = true
          },
        }
      },
    },
  }
  const began = await begun({}, { speech: along })
  await Promise.all([began.line.speak('the first'), pass(6000)])
  breaks = true
  await Promise.all([began.line.speak('the second'), pass(6000)])
  breaks = false
  await Promise.all([began.line.speak('the third'), pass(6000)])
  expect(began.heard).toEqual(['the first (along)', 'the second', 'the third (along)'])
  await ended(began)
  expect(streams).toMatchObject([
    { closed: true, finished: 1 },
    { closed: true, finished: 1 },
  ])
})

test('silence is asked about twice, and then the conversation ends; a wait that was asked for is kept', async () => {
  const talk = await begun({
    answer: () => [{ text: 'Take your time, I am waiting for you.' }, { waitMs: 20_000 }],
  })
  await Promise.all([talk.line.speak('one moment'), pass(4000)])
  await pass(18_000)
  expect(talk.turns).toHaveLength(3)
  await pass(40_000)
  expect(await talk.done).toMatchObject({ reason: 'silence' })
  expect(talk.texts().slice(3)).toEqual(Array(2).fill('agent: Are you still there, my friend?'))
})

test('a slow answer is bridged by words that are no part of it', async () => {
  const talk = await begun({
    async *answer() {
      await new Promise(done => setTimeout(done, 4000))
      yield { text: 'It took a while, here it is.' }
    },
  })
  await Promise.all([talk.line.speak('What is the price?'), pass(9000)])
  expect(sounds(talk.line)).toContain('One moment, please. | It took a while, here it is.')
  expect(talk.turns.at(-1)).toMatchObject({ text: 'It took a while, here it is.' })
  expect(talk.turns.at(-1)!.latencyMs).toBeGreaterThan(4000)
  await ended(talk)
})

test('every failure has a way out that is spoken, and at last hangs up', async () => {
  const talk = await begun({
    async *answer({ text }) {
      yield { text: 'That is easily done, one thing though. And the oth' }
      if (text.includes('break')) throw new Error('model gone')
      yield { text: 'er thing is fine.' }
    },
    failed: (_error, times) =>
      times > 2 ? [{ transferTo: '+15550100' }] : [{ text: 'Something went wrong, say it again.' }],
  })
  await Promise.all([talk.line.speak('break it'), pass(7000)])
  expect(talk.texts().slice(2)).toEqual([
    'agent: That is easily done, one thing though.',
    'agent: Something went wrong, say it again.',
  ])
  talk.speech.broken.ears = 1
  await Promise.all([talk.line.speak('hello again'), pass(5000)])
  expect(talk.failures.at(-1)).toMatchObject([{ reason: 'server' }, 2])
  // No voice at all: the words of the apology are lost, but it still hangs up.
  talk.speech.broken.voice = 99
  await Promise.all([talk.line.speak('and now to a person'), pass(5000)])
  expect(talk.line.transferred).toEqual(['+15550100'])
  expect(await talk.done).toMatchObject({ reason: 'transferred' })
})

test('a reply that can be neither spoken nor transferred ends the conversation', async () => {
  const voiceless = speech()
  voiceless.broken.voice = 99
  const first = await begun({}, { speech: voiceless })
  await pass(2000)
  expect(await first.done).toMatchObject({ reason: 'failed' })

  const line = fakeLine()
  line.putsThrough = false
  const second = await begun(
    {
      answer: () => [{ text: 'I put you through right now, hold on.' }, { transferTo: '+15550199' }],
      failed: () => [{ text: 'Nobody is there, goodbye for now.' }, { end: true }],
    },
    { line },
  )
  await Promise.all([second.line.speak('a person please'), pass(9000)])
  expect(second.failures[0]![0]).toBeInstanceOf(NotTransferred)
  expect(await second.done).toMatchObject({ reason: 'failed' })

  const third = await begun({ said: () => Promise.reject(new Error('no room on the disk')) })
  await pass(1000)
  expect(await third.done).toMatchObject({ reason: 'failed' })
})

test('typed words, keys and words of a page interrupt as well; the page’s voice says how far it read', async () => {
  const line = fakeLine({ hears: 'words', speaks: 'words' })
  const talk = await begun(
    {
      answer: ({ text }) => [
        { text: `About ${text} there would be so much to tell that it takes all day long. ` },
      ],
      async *key(key) {
        yield { text: `You pressed the key number ${key}, thank you.` }
      },
    },
    { line, speech: { ...speech(), hears: null, speaks: null } as never },
  )
  line.words('opening', { final: false })
  line.words('opening hours', { final: true })
  await pass(2500)
  line.words('wait a mo', { final: false })
  await pass(50)
  expect(line.sounding()).toBe(false)
  line.words('wait a moment', { final: true })
  await pass(2500)
  line.words('the price', { typed: true })
  await pass(1500)
  line.key('5')
  await pass(4000)
  expect(talk.heard).toEqual(['opening hours', 'wait a moment', 'the price'])
  expect(talk.turns.at(-1)).toMatchObject({
    text: 'You pressed the key number 5, thank you.',
    cutShort: false,
  })
  const cut = talk.turns.filter(({ cutShort }) => cutShort)
  expect(cut.map(({ text }) => text)).toEqual(talk.interrupted)
  expect(cut).toHaveLength(3)
  for (const { text } of cut) expect(text).toMatch(/^About \w/)
  await ended(talk)
})

test('the end: a caller who hangs up on their last words, a signal, and the longest conversation', async () => {
  const left = await begun()
  void left.line.speak('Cancel it please. Goodbye')
  await pass(25 * 60 + 250)
  left.line.hangUp()
  await pass(300)
  expect(await left.done).toMatchObject({ reason: 'left' })
  expect(left.texts().at(-1)).toBe('person: Cancel it please. Goodbye')

  // In the middle of a word, and the recogniser is late.
  const middle = await begun({}, { speech: speech({ hearingMs: 4000 }) })
  middle.line.voice()
  await pass(1000)
  middle.line.hangUp('Please call me back on 0151')
  await pass(4500)
  const { durationMs } = await middle.done
  expect(middle.texts().at(-1)).toBe('person: Please call me back on 0151')
  expect(middle.left).toEqual(['Please call me back on 0151'])
  // It ended when they hung up, not when their words were understood.
  expect(durationMs).toBeLessThan(4500)

  const stop = new AbortController()
  const stopped = await begun({}, { signal: stop.signal })
  stop.abort()
  await pass(500)
  expect(await stopped.done).toMatchObject({ reason: 'stopped' })

  const long = await begun({}, { limits: { longest: 5000 } })
  await pass(7000)
  expect(await long.done).toMatchObject({ reason: 'too_long' })
  expect(long.texts().at(-1)).toMatch(/^agent: I’m afraid our time is up/)
})

test('an answer that was begun early sounds as soon as the turn is over; one that is not wanted leaves nothing', async () => {
  const begunFor: string[] = []
  const taken: string[] = []
  const dropped: string[] = []
  const draft: SpokenAgent['draft'] = ({ text }, signal) => {
    begunFor.push(text)
    signal.addEventListener('abort', () => dropped.push(text))
    const wanted = Promise.withResolvers<void>()
    async function* sayings() {
      yield { text: `So you said: ${text} I will see to that at once. ` }
      await wanted.promise
    }
    return {
      sayings: sayings(),
      take(heard) {
        taken.push(heard.text)
        wanted.resolve()
      },
    }
  }
  const talk = await begun({ draft }, { speech: speech({ speakingMs: 350 }) })
  void talk.line.speak('I want a table.')
  await pass(15 * 60 + 800)
  expect(begunFor).toEqual(['I want a table.'])
  expect(talk.line.sounding()).toBe(false)
  await Promise.all([talk.line.speak('For two.'), pass(8000)])
  expect(begunFor).toEqual(['I want a table.', 'I want a table. For two.'])
  expect(taken).toEqual(['I want a table. For two.'])
  expect(dropped).toEqual(['I want a table.'])
  expect(talk.interrupted).toEqual([])
  expect(talk.heard).toEqual([])
  expect(talk.texts().slice(1, 3)).toEqual([
    'person: I want a table. For two.',
    'agent: So you said: I want a table. For two. I will see to that at once.',
  ])
  // The second of silence after a statement, in which both the answer and its sound were made.
  expect(talk.turns[2]!.latencyMs).toBeLessThan(1050)
  await ended(talk)
})

test('where nothing can be heard or said, that is said at the door', async () => {
  const deaf = { line: fakeLine(), agent: agentOf().agent }
  await expect(converse(parts, deaf)).rejects.toMatchObject({
    status: 503,
    detail: expect.stringContaining('hear'),
  })
  await expect(converse(parts, { ...deaf, line: fakeLine({ hears: 'words' }) })).rejects.toMatchObject({
    status: 503,
    detail: expect.stringContaining('speak'),
  })
})

test('words that were typed while the line was being opened come behind the opening, and are answered once', async () => {
  const line = fakeLine({ hears: 'words', speaks: 'words' })
  const { listen } = line
  line.listen = handler => {
    listen(handler)
    handler({ type: 'words', at: 0, text: 'My answer', final: true, typed: true })
  }
  const talk = await begun(
    { answer: ({ text }) => [{ text: `You said: ${text}.` }, { end: true }] },
    { line, speech: { ...speech(), hears: null, speaks: null } as never },
  )
  await pass(5_000)
  expect(talk.heard).toEqual(['My answer'])
  expect(talk.turns.at(-1)).toMatchObject({ text: 'You said: My answer.', cutShort: false })
  expect(await talk.done).toMatchObject({ reason: 'done' })
})

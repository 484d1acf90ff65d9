import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utterances } from '#server/test/utterances.ts'
import { endingOf, endOfTurn, isBackchannel } from './endpointing.ts'
import {
  type ConversationLimits,
  initialTurnState,
  type TurnEffect,
  type TurnEvent,
  type TurnState,
  usualLimits,
} from './state.ts'
import { step, wakeAt } from './turns.ts'

/** The next event, chosen by fast-check. The machine's own timers go off in between. */
type Move =
  | { does: 'wait'; ms: number }
  | { does: 'voice'; ms: number; words: string }
  | { does: 'type' | 'guess'; words: string }
  | { does: 'speech'; fails: boolean; ms: number }
  | { does: 'reply'; how: 'sounded' | 'spoken' | 'broken' | 'transfer' | 'end' }
  | { does: 'hang up' | 'key' }

const words = fc.constantFrom(
  '',
  'mm-hm',
  'yes',
  'I would like a table',
  'and',
  'stop it',
  'my number is 0 3 0',
)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 9000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('voice' as const),
      ms: fc.integer({ min: 60, max: 4000 }),
      words,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('reply' as const),
      how: fc.constantFrom('sounded', 'sounded', 'spoken', 'spoken', 'broken', 'transfer', 'end'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('speech' as const),
      fails: fc.boolean(),
      ms: fc.integer({ min: 0, max: 3000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('type' as const, 'guess' as const), words }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('hang up' as const, 'key' as const) }) },
)

/** Runs a conversation on a clock of its own, and checks what must hold after every step. */
function conversation(hears: 'sound' | 'words', limits: Partial<ConversationLimits> = {}) {
  let state: TurnState = initialTurnState({ language: 'en', hears, limits })
  let now = 0
  let alive: number | null = null
  let open = false
  let drafted = false
  let voiceSince: number | null = null
  let stretch = 0
  const log: TurnEffect[] = []
  const waiting: { stretch: number; words: string }[] = []
  const spoken: string[] = []

  function happened(event: TurnEvent): void {
    const overBefore = state.over
    const result = step(state, event)
    state = result.state
    for (const effect of result.effects) {
      expect(overBefore, 'nothing happens once it is over').toBe(false)
      log.push(effect)
      if (effect.type === 'reply') {
        expect(alive, 'one reply at a time').toBeNull()
        expect(effect.drafted, 'a draft is taken up or forgotten').toBe(drafted)
        drafted = false
        alive = effect.reply
        open = effect.speak
      }
      if (effect.type === 'hold' || effect.type === 'resume' || effect.type === 'drop')
        expect(effect.reply, 'only the reply that is alive').toBe(alive)
      if (effect.type === 'hold') open = false
      if (effect.type === 'resume') {
        expect(open).toBe(false)
        expect(voiceSince, 'nobody is spoken over').toBeNull()
        open = true
      }
      if (effect.type === 'drop') {
        alive = null
        open = false
      }
      if (effect.type === 'draft') {
        expect(alive, 'no draft beside a reply').toBeNull()
        expect(drafted, 'one draft at a time').toBe(false)
        drafted = true
      }
      if (effect.type === 'forget') {
        expect(drafted).toBe(true)
        drafted = false
      }
      if (effect.type === 'heard') spoken.push(effect.heard.text)
    }
    const wake = wakeAt(state)
    if (wake !== null) expect(wake, 'what is due has been done').toBeGreaterThan(event.now)
    if (voiceSince !== null && hears === 'sound' && !state.ending && now - voiceSince >= state.limits.bargeIn)
      expect(open && alive !== null, 'silent while the person speaks').toBe(false)
  }

  /** Lets time pass up to `then`, with every tick on the way. */
  function until(then: number): void {
    for (let wake = wakeAt(state); wake !== null && wake <= then; wake = wakeAt(state)) {
      now = wake
      happened({ type: 'tick', now })
    }
    now = Math.max(now, then)
  }

  function gone(id: number): void {
    expect(alive).toBe(id)
    alive = null
    open = false
  }

  function make(given: Move): void {
    switch (given.does) {
      case 'wait':
        return void until(now + given.ms)
      case 'voice': {
        if (state.ending) return
        const at = now
        until(now + 60)
        if (state.ending) return
        // A page tells only that a voice began; words follow, or nothing.
        if (hears === 'words') return void happened({ type: 'voice_began', at, now })
        voiceSince = at
        happened({ type: 'voice_began', at, now })
        until(at + given.ms)
        const end = now
        until(now + 200)
        voiceSince = null
        stretch += 1
        if (given.ms >= usualLimits.noise) waiting.push({ stretch, words: given.words })
        happened({ type: 'voice_paused', at: end, stretch, now })
        return
      }
      case 'speech': {
        until(now + given.ms)
        const next = waiting.shift()
        if (!next) return
        if (given.fails) happened({ type: 'unheard', stretch: next.stretch, now })
        else happened({ type: 'transcribed', stretch: next.stretch, text: next.words, asked: '', now })
        return
      }
      case 'type':
        return void happened({ type: 'words', text: given.words, final: true, typed: true, asked: '', now })
      case 'guess':
        if (hears === 'words')
          happened({
            type: 'words',
            text: given.words,
            final: given.words.length > 4,
            typed: false,
            asked: '',
            now,
          })
        return
      case 'key':
        return void happened({ type: 'key', key: '1', now })
      case 'hang up':
        return
      case 'reply': {
        const id = alive
        if (id === null || !open) return
        if (given.how === 'sounded') return void happened({ type: 'sounded', reply: id, now })
        gone(id)
        if (given.how === 'broken') return void happened({ type: 'broken', reply: id, now })
        const next =
          given.how === 'end'
            ? { end: true as const }
            : given.how === 'transfer'
              ? { transferTo: '+1' }
              : null
        happened({ type: 'spoken', reply: id, said: '', waitMs: 0, next, now })
      }
    }
  }
  happened({ type: 'opened', now })
  return {
    make,
    until,
    happened,
    log,
    spoken,
    now: () => now,
    state: () => state,
    effects: (type: TurnEffect['type']) => log.filter(effect => effect.type === type),
  }
}

test('whatever happens: one reply at a time, nobody is spoken over, nothing is left undone, and it ends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sound' as const, 'words' as const),
      fc.array(move, { maxLength: 60 }),
      (hears, moves) => {
        const talk = conversation(hears, { longest: 120_000 })
        for (const each of moves) talk.make(each)
        // When nobody does anything any more, it ends by itself.
        talk.until(talk.now() + 600_000)
        expect(talk.state().over).toBe(true)
        expect(wakeAt(talk.state())).toBeNull()
        expect(talk.log.at(-1)).toMatchObject({ type: 'over' })
        expect(talk.effects('over')).toHaveLength(1)
        expect(talk.effects('close').length).toBeLessThanOrEqual(1)
        const ids = talk.effects('reply').map(effect => (effect as { reply: number }).reply)
        expect(ids).toEqual([...ids].sort((a, b) => a - b))
      },
    ),
    { numRuns: 200 },
  )
})

/** Stretches of speech, whose words come when they come: before, in the middle of, or behind the stretches after them. */
const lateStretches = fc.array(
  fc.record({
    speaks: fc.integer({ min: 200, max: 2500 }),
    pause: fc.integer({ min: 210, max: 4000 }),
    heardIn: fc.integer({ min: 0, max: 5000 }),
    /** Interim words come before, some with only half of them. */
    interims: fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 3 }),
    fails: fc.boolean(),
    shows: fc.constantFrom('nothing', 'likely_end' as const, 'went_on' as const),
    /** How much of our replies is heard meanwhile. */
    replies: fc.constantFrom('silent', 'sounded' as const, 'spoken' as const),
    words: fc.constantFrom('', 'yes', 'I would like a table', 'and', 'my number is 0 3 0', 'mm-hm'),
  }),
  { minLength: 1, maxLength: 10 },
)

test('words that come late, in any order, are told once and in their order; a hang-up loses none', () => {
  fc.assert(
    fc.property(lateStretches, fc.integer({ min: 0, max: 6000 }), (said, leavesAfter) => {
      const talk = conversation('sound')
      const coming: { at: number; happens(): void }[] = []
      const pass = (ms: number) => {
        const end = talk.now() + ms
        for (;;) {
          const next = coming.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
          if (!next) break
          coming.splice(coming.indexOf(next), 1)
          talk.until(Math.max(talk.now(), next.at))
          next.happens()
        }
        talk.until(end)
      }
      const now = () => talk.now()
      const understood: string[] = []
      for (const [n, { speaks, pause, heardIn, interims, fails, shows, replies, words }] of said.entries()) {
        // Each word is its own, so that none can be taken for another.
        const text = words && `${words} (${n})`
        const stretch = n + 1
        const at = now()
        pass(60)
        talk.happened({ type: 'voice_began', at, now: now() })
        pass(speaks)
        const end = now()
        pass(200)
        talk.happened({ type: 'voice_paused', at: end, stretch, now: now() })
        const guess = fails ? text : text.slice(0, text.length / 2)
        for (const ms of interims)
          if (ms < heardIn)
            coming.push({
              at: now() + ms,
              happens: () => talk.happened({ type: 'interim', stretch, text: guess, now: now() }),
            })
        const guessed = interims.some(ms => ms < heardIn)
        if (!fails || guessed) understood.push(text)
        coming.push({
          at: now() + heardIn,
          happens: () =>
            talk.happened(
              fails
                ? { type: 'unheard', stretch, now: now() }
                : { type: 'transcribed', stretch, text, asked: '', now: now() },
            ),
        })
        if (shows !== 'nothing') talk.happened({ type: shows, now: now() })
        if (replies !== 'silent') talk.make({ does: 'reply', how: replies })
        pass(pause)
        // Nothing was understood so often that we hung up: nobody goes on for long behind that.
        if (talk.effects('close').length) break
      }
      pass(leavesAfter)
      talk.happened({ type: 'closed', reason: 'left', now: now() })
      pass(20_000)
      expect(talk.state().over).toBe(true)
      // A noise of somebody who listens is no word of theirs.
      const listened = (text: string) => /^mm-hm/u.test(text)
      const told = talk.spoken.join(' ').match(/[^()]+\(\d+\)/gu) ?? []
      const wanted = understood.filter(text => text && !listened(text))
      expect(told.map(text => text.trim()).filter(text => !listened(text))).toEqual(wanted)
      // What nobody was there any more to hear an answer to was told as such.
      expect(talk.effects('left').length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('a turn is never taken while words of it are on their way, and nobody is asked whether they are there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.boolean(), (late, hasInterim) => {
      const talk = conversation('sound')
      talk.make({ does: 'reply', how: 'sounded' })
      talk.make({ does: 'reply', how: 'spoken' })
      talk.make({ does: 'voice', ms: 1200, words: '' })
      const paused = talk.now()
      if (hasInterim) talk.happened({ type: 'interim', stretch: 1, text: 'when do you', now: paused })
      talk.until(paused + late)
      expect(talk.spoken).toEqual([])
      expect(talk.effects('reply')).toHaveLength(1)
      talk.happened({
        type: 'transcribed',
        stretch: 1,
        text: 'When do you open?',
        asked: '',
        now: talk.now(),
      })
      talk.until(talk.now() + 600)
      expect(talk.spoken).toEqual(['When do you open?'])
      expect(talk.effects('reply')).toHaveLength(2)
    }),
    { numRuns: 50 },
  )
})

test('a reply that was held for something of which no words come goes on; words that come later drop it', () => {
  const talk = conversation('sound')
  talk.make({ does: 'reply', how: 'sounded' })
  talk.make({ does: 'voice', ms: 500, words: '' })
  expect(talk.effects('hold')).toHaveLength(1)
  expect(talk.effects('resume')).toHaveLength(0)
  talk.until(talk.now() + 1500)
  expect(talk.effects('resume')).toHaveLength(1)
  talk.happened({ type: 'transcribed', stretch: 1, text: 'Stop!', asked: '', now: talk.now() })
  expect(talk.effects('drop')).toHaveLength(1)
  talk.until(talk.now() + 2000)
  expect(talk.spoken).toEqual(['Stop!'])
})

test('an answer is begun before the turn is over, forgotten when they go on, and taken up when they do not', () => {
  const talk = conversation('sound')
  talk.make({ does: 'reply', how: 'sounded' })
  talk.make({ does: 'reply', how: 'spoken' })
  talk.make({ does: 'voice', ms: 900, words: '' })
  talk.happened({ type: 'transcribed', stretch: 1, text: 'I want a table.', asked: '', now: talk.now() })
  talk.until(talk.now() + 400)
  expect(talk.effects('draft')).toHaveLength(1)
  talk.make({ does: 'voice', ms: 900, words: '' })
  expect(talk.effects('forget')).toHaveLength(1)
  talk.happened({ type: 'transcribed', stretch: 2, text: 'For two.', asked: '', now: talk.now() })
  talk.until(talk.now() + 2000)
  expect(talk.effects('draft')).toHaveLength(2)
  expect(talk.effects('reply').at(-1)).toMatchObject({
    drafted: true,
    to: { heard: { text: 'I want a table. For two.' } },
  })
  expect(talk.effects('forget')).toHaveLength(1)
})

test('a recogniser that hears the end makes us sooner, and one that hears them go on makes us wait', () => {
  const after = (shows: 'likely_end' | 'went_on' | null) => {
    const talk = conversation('sound')
    talk.make({ does: 'reply', how: 'sounded' })
    talk.make({ does: 'reply', how: 'spoken' })
    talk.make({ does: 'voice', ms: 900, words: '' })
    const ended = talk.now() - 200
    talk.happened({ type: 'transcribed', stretch: 1, text: 'I want a table.', asked: '', now: talk.now() })
    if (shows) talk.happened({ type: shows, now: talk.now() })
    while (!talk.spoken.length) talk.until(talk.now() + 10)
    return talk.now() - ended
  }
  const usual = after(null)
  expect(after('likely_end')).toBeLessThan(usual)
  expect(after('went_on')).toBeGreaterThan(usual)
})

const inGermany = (language: string, asked = '') => ({ language, asked, country: 'DE' })

test('nobody who pauses within what they say is cut off, and whoever has finished is not kept waiting', () => {
  const finals: number[] = []
  for (const { language, say, asked } of utterances) {
    const context = inGermany(language, asked)
    let text = ''
    for (const part of say) {
      if (typeof part === 'string') text = `${text} ${part}`.trim()
      else expect(endOfTurn(text, context), `${text} (${part} ms)`).toBeGreaterThanOrEqual(part)
    }
    finals.push(endOfTurn(text, context))
  }
  finals.sort((a, b) => a - b)
  expect(finals[Math.floor(finals.length / 2)]).toBeLessThanOrEqual(1000)
})

test.each([
  ['en', 'My number is 030 12', 'unfinished'],
  ['en', 'My number is oh three', 'unfinished'],
  ['en', 'You can reach me at 0151 23456789', 'finished'],
  ['en', 'I want, um', 'unfinished'],
  ['en', 'Well,', 'unfinished'],
  ['en', 'On Monday,', 'trailing'],
  ['en', 'Can I book a table for?', 'trailing'],
  ['en', 'Can I book a table?', 'finished'],
  ['en', 'At eight.', 'open'],
  ['en', 'For 2.', 'open'],
  ['en', 'My email is anna.', 'unfinished'],
  ['en', 'anna at example', 'open'],
  ['en', 'anna dot brown at example', 'unfinished'],
  ['en', 'anna dot brown at example dot com', 'open'],
  ['en', 'No, thank you.', 'finished'],
  ['en', 'That would be all. Thank you very much.', 'finished'],
  ['en', 'I want a table.', 'open'],
  ['de-AT', 'Ich möchte einen Tisch und', 'unfinished'],
  ['de', 'Nein danke', 'finished'],
  ['fr', 'Mon adresse mail, c’est', 'unfinished'],
  ['es', 'Me llamo', 'unfinished'],
  ['it', 'Vorrei prenotare una', 'unfinished'],
  ['nl', 'Mijn naam is', 'unfinished'],
  ['pl', 'Chciałbym', 'unfinished'],
  ['pt', 'O meu número é', 'unfinished'],
  ['tr', 'Yarın için', 'unfinished'],
  ['he', 'אני רוצה', 'unfinished'],
  ['ar', 'هل لديكم طاولة؟', 'finished'],
  ['ar', 'أريد', 'unfinished'],
  ['ja', '明日の', 'unfinished'],
  ['ja', '予約したいです', 'open'],
  ['ja', 'はい、お願いします。', 'finished'],
  ['xx', 'and', 'unfinished'],
])('%s: "%s" is %s', (language, text, end) => {
  expect(endingOf(text, inGermany(language))).toBe(end)
})

test.each([
  ['What is your phone number?', '20', 'open'],
  ['What is your phone number?', '0 2', 'unfinished'],
  ['How many people?', 'Two', 'open'],
  ['What is your e-mail address?', 'Anna', 'unfinished'],
  ['What is your e-mail address?', 'No', 'finished'],
])('asked "%s", "%s" is %s', (asked, text, end) => {
  expect(endingOf(text, inGermany('en', asked))).toBe(end)
})

test('a number of a country whose numbers have one length is over with its last digit', () => {
  const french = { language: 'fr', asked: '', country: 'FR' }
  expect(endingOf('Mon numéro est le 06 12 34 56', french)).toBe('unfinished')
  expect(endingOf('Mon numéro est le 06 12 34 56 78', french)).toBe('finished')
})

test('noises of a listener are answers once something was asked, and words are never noises', () => {
  expect(isBackchannel('Mm-hm.', 'en', 'We open at nine.')).toBe(true)
  expect(isBackchannel('Okay, yeah', 'en', '')).toBe(true)
  expect(isBackchannel('Yes', 'en', 'Shall I book it?')).toBe(false)
  for (const text of ['no', 'stop', 'wait', 'okay but when', 'yes yes yes yes'])
    expect(isBackchannel(text, 'en', '')).toBe(false)
})

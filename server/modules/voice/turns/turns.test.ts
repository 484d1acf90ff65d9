import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ending, endOfTurn, isBackchannel, paused, usualPauses } from './endpointing.ts'
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
        happened({ type: 'spoken', reply: id, waitMs: 0, next, now })
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

test('every word that was understood is told once, whatever the pauses', () => {
  const stretches = fc.array(
    fc.record({
      text: fc.constantFrom('a table', 'for two', 'and', 'at eight'),
      pause: fc.integer({ min: 250, max: 3000 }),
      heardIn: fc.integer({ min: 0, max: 1200 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(stretches, said => {
      const talk = conversation('sound')
      for (const { text, pause, heardIn } of said) {
        talk.make({ does: 'voice', ms: 600, words: text })
        talk.make({ does: 'speech', fails: false, ms: heardIn })
        talk.make({ does: 'wait', ms: pause })
      }
      talk.make({ does: 'wait', ms: 3000 })
      expect(talk.spoken.join(' ')).toBe(said.map(({ text }) => text).join(' '))
    }),
    { numRuns: 40 },
  )
})

test('a person who pauses for long gets longer waits, within bounds; a fluent one is answered sooner', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 40 }),
      fc.constantFrom('hello there', 'and', 'really?', ''),
      (pauses, text) => {
        const wait = endOfTurn(pauses.reduce(paused, usualPauses), text, 'en')
        expect(wait).toBeGreaterThanOrEqual(400)
        expect(wait).toBeLessThanOrEqual(1500)
      },
    ),
  )
  const usual = endOfTurn(usualPauses, 'I would like a table', 'en')
  expect(endOfTurn([800, 900].reduce(paused, usualPauses), 'I would like a table', 'en')).toBeGreaterThan(
    usual,
  )
  expect(endOfTurn([120, 150, 130].reduce(paused, usualPauses), 'I would like a table', 'en')).toBeLessThan(
    usual,
  )
  expect(endOfTurn(usualPauses, 'When do you open?', 'en')).toBeLessThan(usual)
  expect(endOfTurn(usualPauses, 'I would like a table and', 'en')).toBeGreaterThan(usual)
})

test.each([
  ['en', 'My number is 030 12', 'hanging'],
  ['en', 'My number is oh three', 'hanging'],
  ['en', 'I want, um', 'hanging'],
  ['en', 'Well,', 'hanging'],
  ['en', 'Can I book a table?', 'clear'],
  ['en', 'No, thank you.', 'clear'],
  ['en', 'I want a table.', 'open'],
  ['de-AT', 'Ich möchte einen Tisch und', 'hanging'],
  ['de', 'Nein danke', 'clear'],
  ['ar', 'هل لديكم طاولة؟', 'clear'],
  ['ja', '予約したいです', 'open'],
  ['xx', 'and', 'hanging'],
])('%s: "%s" is %s', (language, text, end) => {
  expect(ending(text, language)).toBe(end)
})

test('noises of a listener are answers once something was asked, and words are never noises', () => {
  expect(isBackchannel('Mm-hm.', 'en', 'We open at nine.')).toBe(true)
  expect(isBackchannel('Okay, yeah', 'en', '')).toBe(true)
  expect(isBackchannel('Yes', 'en', 'Shall I book it?')).toBe(false)
  for (const text of ['no', 'stop', 'wait', 'okay but when', 'yes yes yes yes'])
    expect(isBackchannel(text, 'en', '')).toBe(false)
})

import { expect, test } from 'vitest'
import { answersOf, eventWord } from './answers.ts'

const turn = {
  role: 'agent' as const,
  text: 'Twelve.',
  began_ms: 4_000,
  ended_ms: 5_000,
  cut_short: false,
  unheard: null,
  latency_ms: null,
  first_sound_ms: null,
  stages: null,
}

test('the answers of a call are those that somebody waited for, or of which something was not heard', () => {
  const transcript = [
    { ...turn, role: 'user' as const },
    { ...turn, latency_ms: 800 },
    { ...turn, cut_short: true, unheard: 'behind the house.' },
  ]
  expect(answersOf({ transcript })).toEqual([
    { at: 4_000, ms: 800, stages: null, unheard: null },
    { at: 4_000, ms: 0, stages: null, unheard: 'behind the house.' },
  ])
})

test('who hung up is told', () => {
  expect(eventWord({ kind: 'hung_up', detail: 'us' })).toBe('hung_up_us')
  expect(eventWord({ kind: 'hung_up', detail: 'caller' })).toBe('hung_up_caller')
  expect(eventWord({ kind: 'outage', detail: null })).toBe('outage')
})

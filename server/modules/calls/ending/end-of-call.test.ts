import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EndCause, type EndFacts, endOfCall, isOver } from './end-of-call.ts'

const inbound: EndFacts = {
  direction: 'inbound',
  medium: 'phone',
  elsewhere: null,
  hungUp: false,
  answered: false,
  inMessages: [],
  inCall: [],
}
const talked: EndFacts = { ...inbound, answered: true }
const outbound: EndFacts = { ...inbound, direction: 'outbound' }
const noSound = 'It was picked up, but its sound never reached us.'

test.each<[string, EndFacts, EndCause, [status: string, error: string | null] | null]>([
  ['a conversation', talked, { by: 'conversation', reason: 'done' }, ['completed', null]],
  ['a caller who hung up', talked, { by: 'conversation', reason: 'left' }, ['completed', null]],
  ['a line that was lost', talked, { by: 'conversation', reason: 'lost' }, ['failed', 'The line was lost.']],
  [
    'a page that went away',
    { ...talked, medium: 'browser' },
    { by: 'conversation', reason: 'lost' },
    ['completed', null],
  ],
  [
    'a line that failed',
    talked,
    { by: 'conversation', reason: 'failed' },
    ['failed', 'The connection broke.'],
  ],
  [
    'a process that died',
    talked,
    { by: 'nobody', error: 'It never began.' },
    ['failed', 'The line was lost.'],
  ],
  [
    'a process that died behind the end of its call',
    { ...talked, hungUp: true },
    { by: 'nobody', error: 'It never began.' },
    ['completed', null],
  ],
  [
    'a caller who spoke with a person at last',
    { ...talked, elsewhere: 'person', inCall: ['transferred'] },
    { by: 'carrier', status: 'completed', error: null },
    ['completed', null],
  ],
  [
    'a caller who left a message for an assistant that could not speak',
    { ...talked, elsewhere: 'carrier', inCall: ['message_taken'] },
    { by: 'carrier', status: 'completed', error: null },
    ['completed', null],
  ],
  [
    'a caller whom nobody heard',
    { ...talked, elsewhere: 'carrier' },
    { by: 'carrier', status: 'completed', error: null },
    ['failed', 'The assistant could not speak with the caller, who left no message.'],
  ],
  ['nobody who came', inbound, { by: 'nobody', error: 'It never began.' }, ['failed', 'It never began.']],
  ['a report during a conversation', talked, { by: 'carrier', status: 'completed', error: null }, null],
  ['a report of ringing', outbound, { by: 'carrier', status: 'ringing', error: null }, null],
  ['a busy line', outbound, { by: 'carrier', status: 'busy', error: null }, ['busy', null]],
  [
    'nobody who picked up',
    outbound,
    { by: 'carrier', status: 'no-answer', error: null },
    ['no_answer', null],
  ],
  [
    'a caller who hung up before',
    inbound,
    { by: 'carrier', status: 'completed', error: null },
    ['no_answer', noSound],
  ],
  [
    'a call without sound',
    outbound,
    { by: 'carrier', status: 'completed', error: null },
    ['failed', noSound],
  ],
  [
    'the carrier’s own words',
    outbound,
    { by: 'carrier', status: 'failed', error: 'SIP 404' },
    ['failed', 'SIP 404'],
  ],
  ['a machine', outbound, { by: 'machine', hearsMessage: false }, ['no_answer', 'A machine picked up.']],
  ['a machine that hears a message', outbound, { by: 'machine', hearsMessage: true }, ['completed', null]],
  [
    'a call that was not placed',
    outbound,
    { by: 'us', error: 'On the stop list' },
    ['failed', 'On the stop list'],
  ],
])('%s ends a call as the table has it', (_, facts, cause, expected) => {
  const end = endOfCall(facts, cause)
  expect(end && [end.status, end.error]).toEqual(expected)
})

const reason = fc.constantFrom(
  ...(['done', 'left', 'lost', 'transferred', 'silence', 'too_long', 'failed', 'stopped'] as const),
)
const carrierStatus = fc.constantFrom(
  ...(['queued', 'ringing', 'in-progress', 'completed', 'busy', 'failed', 'no-answer', 'canceled'] as const),
)
const cause: fc.Arbitrary<EndCause> = fc.oneof(
  fc.record({ by: fc.constant('conversation' as const), reason }),
  fc.record({ by: fc.constant('nobody' as const), error: fc.string({ minLength: 1 }) }),
  fc.record({
    by: fc.constant('carrier' as const),
    status: carrierStatus,
    error: fc.option(fc.string({ minLength: 1 })),
  }),
  fc.record({ by: fc.constant('machine' as const), hearsMessage: fc.boolean() }),
  fc.record({ by: fc.constant('us' as const), error: fc.string({ minLength: 1 }) }),
)
const action = fc.constantFrom('booking_created', 'message_taken', 'transferred', 'calls_stopped', 'hung_up')
const facts: fc.Arbitrary<EndFacts> = fc.record({
  direction: fc.constantFrom('inbound', 'outbound'),
  medium: fc.constantFrom('phone', 'browser'),
  elsewhere: fc.constantFrom(null, 'person', 'carrier'),
  hungUp: fc.boolean(),
  answered: fc.boolean(),
  inMessages: fc.array(action, { maxLength: 5 }),
  inCall: fc.array(action, { maxLength: 5 }),
})

test('whatever ends a call, it says why it failed, and loses nothing that was done in it', () => {
  fc.assert(
    fc.property(facts, cause, (known, by) => {
      const end = endOfCall(known, by)
      if (end === null) {
        // Only a report of the carrier leaves a call open: one too early, or one that a conversation follows.
        expect(by.by).toBe('carrier')
        expect(known.answered || (by.by === 'carrier' && !isOver(by.status))).toBe(true)
        return
      }
      expect(end.error === null || end.error.length > 0).toBe(true)
      if (end.status === 'completed') expect(end.error).toBeNull()
      if (end.status === 'failed') expect(end.error).not.toBeNull()
      const done = [...known.inMessages, ...known.inCall].filter(each => each !== 'hung_up')
      expect(end.actions).toEqual(expect.arrayContaining(done))
      expect(new Set(end.actions).size).toBe(end.actions.length)
      expect(end.actions).not.toContain('hung_up')
    }),
    { numRuns: 2_000 },
  )
})

test('from the rows alone a conversation ends as in the process that held it, but for a broken connection', () => {
  fc.assert(
    fc.property(facts, reason, (known, how) => {
      fc.pre(known.answered && how !== 'failed')
      const inCall = how === 'transferred' ? [...known.inCall, 'transferred'] : known.inCall
      const rows = { ...known, inCall, elsewhere: null, hungUp: how !== 'lost' }
      expect(endOfCall(rows, { by: 'nobody', error: '' })).toEqual(
        endOfCall(rows, { by: 'conversation', reason: how }),
      )
    }),
  )
})

import { expect, test } from 'vitest'
import type { CallSimulation } from '#client'
import { emptyScript, scriptOf, simulationOf, wrongIn } from './script.ts'

test('a script is shown and read back as it was', () => {
  const kept = {
    name: 'Parking',
    direction: 'outbound',
    about: 'A reminder',
    caller: { phone: '+4915123456789', name: 'Anna' },
    link_id: 'l1',
    steps: [{ say: 'Is there parking?' }, { press: '12#' }],
    expect: {
      booked: false,
      transferred: true,
      hung_up_by: 'caller',
      lead: { name: 'Anna', email: null, phone: null },
      must_say: ['behind the house', 'two hours'],
    },
  } as const
  const script = scriptOf(kept as unknown as CallSimulation)
  expect(simulationOf(script, 'l1')).toEqual(kept)
})

test('what nobody set is not expected, and empty lines are none', () => {
  const script = { ...emptyScript, name: ' x ', steps: [{ kind: 'say' as const, text: ' Hello ' }] }
  expect(simulationOf({ ...script, must_say: ' \n yes \n' }, null)).toMatchObject({
    name: 'x',
    about: null,
    steps: [{ say: 'Hello' }],
    expect: { must_say: ['yes'] },
  })
})

test('a step needs words, and keys are keys', () => {
  const say = { kind: 'say' as const, text: 'Hello' }
  expect(wrongIn({ steps: [say] })).toBeNull()
  expect(wrongIn({ steps: [say, { kind: 'press', text: '1 2#' }] })).toBeNull()
  expect(wrongIn({ steps: [say, { kind: 'say', text: ' ' }] })).toBe('step_empty')
  expect(wrongIn({ steps: [{ kind: 'press', text: 'one' }] })).toBe('keys_only')
})

import { expect, test } from 'vitest'
import { callerNumber, dialledNumber } from './numbers.ts'
import { outcomeOf } from './outcomes.ts'

const german = '+4930555000'
const other = '+4930555001'

test('the number that was dialled is found in whatever way the trunk writes it', () => {
  for (const text of ['+4930555000', '004930555000', '4930555000', '030555000', '30555000'])
    expect(dialledNumber([german, other], ['desk', text]), text).toBe(german)
  // What fits two numbers, or none, tells nothing; the only number needs no telling.
  expect(dialledNumber([german, '+4989555000'], ['555000'])).toBeNull()
  expect(dialledNumber([german, other], ['+49301', 'desk', ''])).toBeNull()
  expect(dialledNumber([german], ['desk'])).toBe(german)
})

test('a caller’s number is read as it is dialled where the trunk is', () => {
  for (const text of ['+4915112345678', '004915112345678', '4915112345678', '015112345678'])
    expect(callerNumber(text, german), text).toBe('+4915112345678')
  expect(callerNumber('12125550123', '+12125550100')).toBe('+12125550123')
  expect(callerNumber('2125550123', '+12125550100')).toBe('+12125550123')
  for (const text of ['anonymous', '', 'desk', '<b>1</b>', '1'.repeat(5_000), '110'])
    expect(callerNumber(text, german), text).toBe('')
})

test('what a trunk answers becomes what a carrier reports', () => {
  const of = (status: number, rang = false) => outcomeOf(status, { rang, reason: 'x' }).status
  expect([486, 600, 603].map(status => of(status))).toEqual(['busy', 'busy', 'busy'])
  expect([of(487), of(480), of(408, true)]).toEqual(['no-answer', 'no-answer', 'no-answer'])
  expect([of(408), of(404), of(503), of(403)]).toEqual(['failed', 'failed', 'failed', 'failed'])
  const { error } = outcomeOf(404, { rang: false, reason: '<b>"No such"\0 user</b>' })
  expect(error).toBe('The trunk could not connect it (SIP 404 bNo such user/b).')
})

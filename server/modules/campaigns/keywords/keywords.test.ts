import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isYes, keywordIn, keywordInMail } from './keywords.ts'

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOP!!!',
  '"stop"',
  'ｓｔｏｐ',
  'Stop 🙏',
  ...[
    'UNSUBSCRIBE',
    'END',
    'QUIT',
    'STOPALL',
    'CANCEL',
    'REVOKE',
    'OPTOUT',
    'Opt out',
    'opt-out',
    'stop all',
  ],
  ...[
    'stop please',
    'please stop',
    'Pls stop texting me',
    'STOP sending me these messages!',
    'I want to unsubscribe',
  ],
  'unsubscribe me from this list',
  'ok stop',
  'cancel please',
  'Bitte Stopp',
])('%j stops', text => {
  expect(keywordIn(text)).toBe('stop')
})

test.each([
  '',
  '   ',
  '?',
  'Yes',
  'no',
  'Thanks!',
  'stop by tomorrow',
  'don’t stop',
  'Do not stop',
  'the bus stop',
  'Can I stop over at 5?',
  'non-stop',
  'cancel my appointment',
  'the end',
  'when does it end',
  'please quit smoking tips',
  'I cancel',
  `stop ${'please '.repeat(20)}`,
])('%j is for people to read', text => {
  expect(keywordIn(text)).toBeNull()
})

test('start and its like open again; a yes does so besides what it answers', () => {
  expect(['START', 'start please', 'Unstop'].map(keywordIn)).toEqual(['start', 'start', 'start'])
  expect(keywordIn('start at nine')).toBeNull()
  expect(['YES', ' yes! ', 'yes please', 'no'].map(isYes)).toEqual([true, true, false, false])
})

test('in mails only the words that can’t answer a question', () => {
  expect(['Unsubscribe', 'please stop', 'STOP'].map(keywordInMail)).toEqual(['stop', 'stop', 'stop'])
  expect(['Cancel', 'end', 'Stop by at nine?'].map(keywordInMail)).toEqual([null, null, null])
})

test('any text gets an answer, and a stop stays one in any spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), text => {
      expect(['stop', 'start', null]).toContain(keywordIn(text))
    }),
  )
  const spelling = fc.tuple(fc.mixedCase(fc.constant('unsubscribe')), fc.stringMatching(/^[\s.!"'*]*$/))
  fc.assert(
    fc.property(spelling, ([word, around]) => {
      expect(keywordIn(around + word + around)).toBe('stop')
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EndedSession } from '../session.ts'
import { quotable } from '../verbatim.ts'
import { extractWriteUp, givesAway, lacksPoint } from './extract.ts'

const brushing = {
  text: 'How do you brush your teeth?',
  points: ['two minutes', 'twice a day', 'uses fluoride toothpaste'],
}

const session = (
  answers: (string | string[])[],
  questions = [brushing, { text: 'What do you eat between meals?', points: [] }],
  more: Partial<EndedSession> = {},
): EndedSession => ({
  questions,
  put: answers.length,
  skipped: [],
  language: 'en',
  readsIn: 'en',
  turns: answers.flatMap((answer, i) => [
    { speaker: 'agent' as const, text: questions[i]!.text, question_n: i + 1 },
    ...[answer].flat().map(text => ({ speaker: 'person' as const, text, question_n: i + 1 })),
  ]),
  ...more,
})

const states = (answer: string) =>
  extractWriteUp(session([answer])).coverage[0]!.points.map(({ state }) => state)

test('a point is covered, unclear or not covered by how much of it was said, and the quote is the person’s', () => {
  const said =
    'Well, I get up at six. I brush for about 2 minutes, two times a day. The toothpaste has fluoride in it, I think.'
  const { coverage } = extractWriteUp(session([said]))
  expect(coverage[0]).toMatchObject({ n: 1, answered: 'full' })
  const [minutes, day, fluoride] = coverage[0]!.points
  expect(minutes).toMatchObject({ state: 'covered', quote: 'I brush for about 2 minutes, two times a day.' })
  expect(day!.state).toBe('covered')
  expect(fluoride).toMatchObject({ quote: 'The toothpaste has fluoride in it, I think.' })
  expect(fluoride!.state).not.toBe('not_covered')
  expect(states('I just brush them somehow with a brush.')).toEqual([
    'not_covered',
    'not_covered',
    'not_covered',
  ])
  expect(states('Every day, in the morning.')).toEqual(['not_covered', 'unclear', 'not_covered'])
})

test('questions that were never reached, skipped, or left unanswered are told apart', () => {
  const questions = ['One?', 'Two?', 'Three?', 'Four?'].map(text => ({ text, points: ['a lighthouse'] }))
  const write = extractWriteUp(
    session([['The lighthouse of Alexandria stood there for ages.'], [], []], questions, { skipped: [1] }),
  )
  expect(write.answers.map(({ summary }) => summary)).toEqual([
    'The lighthouse of Alexandria stood there for ages.',
    'Skipped.',
    'No answer.',
    null,
  ])
  expect(write.coverage.map(({ answered, points }) => [answered, points.length])).toEqual([
    ['full', 1],
    ['not_answered', 1],
    ['not_answered', 1],
    ['not_asked', 0],
  ])
  expect(write).toMatchObject({
    confidence: 'low',
    strengths: ['Question 1: every expected point was found (1).'],
    gaps: ['Question 2 was not answered.', 'Question 3 was not answered.', '1 question was never reached.'],
  })
  expect(write.follow_up).toHaveLength(3)
})

test('every quotation of an extract stands word for word in a turn of the person', () => {
  const words = fc.constantFrom(
    'brush',
    'twice',
    'day',
    'two',
    'minutes',
    'Dr.',
    '3.5',
    'e.g.',
    '\n',
    '…',
    '歯を磨く。',
    '😀',
    'fluoride!',
    'a',
  )
  const text = fc.array(words, { maxLength: 200 }).map(list => list.join(' '))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), turns => {
      const { coverage } = extractWriteUp(session([turns]))
      for (const { quote, points } of coverage) {
        for (const one of [quote, ...points.map(point => point.quote)]) {
          expect(one === '' || turns.some(turn => turn.includes(one))).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a quotation is found as it was said, or not at all', () => {
  const turns = ['I said: “We’ll  start\nat nine”, and left.', 'Über 20 % mehr.']
  expect(quotable(turns)('"we\'ll start at nine"')).toBe('We’ll  start\nat nine')
  expect(quotable(turns)('…über 20 %')).toBe('Über 20 %')
  for (const invented of ['art at nine', 'We start at nine', '', '…', 'a', 'start at nin']) {
    expect(quotable(turns)(invented), invented).toBe('')
  }
  const text = fc.string({
    unit: fc.constantFrom('a', 'B', 'İ', 'ß', ' ', '\n', '“', '’', '…', '.', '😀', '語'),
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const turns = [b, `${b} ${a} ${b}`]
      const found = quotable(turns)(a)
      expect(turns.some(turn => turn.includes(found))).toBe(true)
    }),
  )
})

test('a point that nobody has named is not given away, and lacks until it is said', () => {
  expect(givesAway('How many minutes, perhaps two?', brushing, [], 'en')).toBe(true)
  expect(givesAway('And how long do you brush your teeth?', brushing, [], 'en')).toBe(false)
  expect(givesAway('So you use fluoride?', brushing, [], 'en')).toBe(true)
  expect(givesAway('So you use fluoride?', brushing, ['my toothpaste has fluoride'], 'en')).toBe(false)
  expect(lacksPoint(brushing, ['Two minutes'], 'en')).toBe(true)
  expect(lacksPoint(brushing, ['Two minutes,', 'twice a day with fluoride toothpaste'], 'en')).toBe(false)
  const de = { text: 'Wie putzen Sie Ihre Zähne?', points: ['zweimal am Tag'] }
  expect(lacksPoint(de, ['Ich putze sie 2 mal jeden Tag'], 'de')).toBe(false)
})

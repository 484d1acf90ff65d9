import { expect, test } from 'vitest'
import { blank, type Draft, isChanged, keyed, lackOf, moved, nextKey, readDraft, sentOf } from './draft.ts'

const draft: Draft = {
  ...blank,
  title: ' Recall ',
  questions: keyed([
    { text: 'How was it?', points: [] },
    { text: 'How do you brush?', points: ['two minutes', 'twice a day'] },
  ]),
}

test('what is sent has no empty questions and no empty points', () => {
  const messy = {
    ...draft,
    minutes: '7.6',
    questions: [
      ...draft.questions,
      { key: 2, text: '  ', points: 'x' },
      { key: 3, text: 'Why us?', points: ' \n ' },
    ],
  }
  expect(sentOf(messy)).toMatchObject({
    title: 'Recall',
    expected_minutes: 8,
    language: null,
    questions: [
      { text: 'How was it?', points: [] },
      { text: 'How do you brush?', points: ['two minutes', 'twice a day'] },
      { text: 'Why us?', points: [] },
    ],
  })
  expect(['', 'soon', '0', '100000'].map(minutes => sentOf({ ...draft, minutes }).expected_minutes)).toEqual([
    null,
    null,
    null,
    600,
  ])
})

test('a draft says what it lacks, and whether anything has changed', () => {
  expect(lackOf(draft)).toBeNull()
  expect(lackOf({ ...draft, title: ' ' })).toEqual({ lack: 'title' })
  expect(lackOf({ ...draft, questions: blank.questions })).toEqual({ lack: 'question' })
  const crowded = { key: 5, text: 'What?', points: 'a\nb\nc\nd\ne\nf\ng' }
  expect(lackOf({ ...draft, questions: [...draft.questions, crowded] })).toEqual({ lack: 'points', n: 3 })
  expect(isChanged({ ...draft, title: 'Recall' }, draft)).toBe(false)
  expect(isChanged({ ...draft, questions: moved(draft.questions, 0, 1) }, draft)).toBe(true)
})

test('questions move and keep their keys', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(nextKey(draft.questions)).toBe(2)
  expect(nextKey([])).toBe(0)
})

test('a draft that was kept is read again, and nonsense is none', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  expect([readDraft(''), readDraft('{'), readDraft('{"questions":1}')]).toEqual([null, null, null])
})

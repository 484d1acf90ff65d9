import { expect, test } from 'vitest'
import { messageOf } from '../test-records.ts'
import { notYetIn } from './outbox.ts'

test('a message on its way leaves when the thread shows it, not when the same words were said before', () => {
  const sent = [{ key: 'k', text: ' Yes ', after: 2 }]
  const yes = (position: number) => messageOf(position, { role: 'person', text: 'Yes' })
  expect(notYetIn([yes(2)], sent)).toEqual(sent)
  expect(notYetIn([messageOf(3, { text: 'Yes' })], sent)).toEqual(sent)
  expect(notYetIn([yes(2), yes(3)], sent)).toEqual([])
})

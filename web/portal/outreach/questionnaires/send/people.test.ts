import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, readPeople } from './people.ts'

test('people are read as they are written down anywhere', () => {
  const text = `Maren Holt, maren@example.com, +49 170 1234567
    Ada Lovelace <ada@example.com>

    "O’Neill, Pat";(020) 7946-0000
    li@example.cn	李雷
    Just A Name`
  expect(readPeople(text)).toEqual({
    people: [
      { name: 'Maren Holt', email: 'maren@example.com', phone: '+49 170 1234567' },
      { name: 'Ada Lovelace', email: 'ada@example.com', phone: '' },
      { name: 'O’Neill Pat', email: '', phone: '(020) 7946-0000' },
      { name: '李雷', email: 'li@example.cn', phone: '' },
      { name: 'Just A Name', email: '', phone: '' },
    ],
    faults: [],
  })
})

test('a line without a name, and somebody named twice, are told by their line', () => {
  expect(readPeople('ada@example.com\nAda\nada').faults).toEqual([
    { fault: 'no name', line: 1 },
    { fault: 'twice', line: 3, name: 'ada' },
  ])
  expect(readPeople('').people).toEqual([])
})

test('a line that we write is read as the same person', () => {
  const person = fc.record({
    name: fc.constantFrom('Ada', 'Maren Holt', 'José da Silva', '山田 太郎'),
    email: fc.constantFrom('', 'a@b.co', 'first.last+tag@mail.example.org'),
    phone: fc.constantFrom('', '+442079460000', '030 1234567'),
  })
  fc.assert(
    fc.property(person, given => {
      expect(readPeople(lineOf(given)).people).toEqual([given])
    }),
  )
})

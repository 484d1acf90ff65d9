import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { spokenLanguages } from './spoken-languages.ts'

test('every language of the assistant is offered, and no other', () => {
  expect([...spokenLanguages].sort()).toEqual([...languages].sort())
})

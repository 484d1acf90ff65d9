import { expect, test } from 'vitest'
import { unnumbered } from './unnumbered.ts'

const choices = [
  { label: 'Full…', message: 'Full service' },
  { label: 'Basic', message: 'Basic service' },
]

test('the numbered lines that buttons repeat are not shown twice; every other line is', () => {
  const reply = 'Which one?\n1. Full service\n2. Basic service'
  expect(unnumbered(reply, choices)).toBe('Which one?')
  expect(unnumbered(reply, [])).toBe(reply)
  expect(unnumbered(reply, choices.slice(0, 1))).toBe(reply)
  expect(unnumbered(`${reply}\nOr both?`, choices)).toBe(`${reply}\nOr both?`)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked } from './marked.ts'

test('a sentence is found in its passage, also over a line break, in other cases and with a tidied end', () => {
  const text = 'Basic service\nA basic service is £55\nand takes a day. It covers brakes (all), gears.'
  expect(marked(text, 'A basic service is £55 and takes a day.')).toEqual({
    before: 'Basic service\n',
    hit: 'A basic service is £55\nand takes a day.',
    after: ' It covers brakes (all), gears.',
  })
  expect(marked(text, 'it covers brakes (all), gears!')?.hit).toBe('It covers brakes (all), gears')
  expect(marked(text, 'A full service is £95.')).toBeNull()
  expect(marked(text, '  ')).toBeNull()
})

test('the parts around any words of a text are that text again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[\w.,()[\]$^*+?|{}\\£é]+$/), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (words, a, b) => {
        const text = words.join('\n')
        const [from, to] = [a % words.length, b % words.length].sort((x, y) => x - y)
        const wanted = words.slice(from, to! + 1).join(' ')
        const found = marked(text, wanted)
        expect(found).not.toBeNull()
        expect(found!.before + found!.hit + found!.after).toBe(text)
      },
    ),
  )
})

import type { ModelMessage } from 'ai'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitting, tokensOfMessage } from './context-window.ts'
import { estimatedTokens, withinTokens } from './tokens.ts'

test.each([
  ['We are open from Monday to Friday between nine and five, and on Saturdays until noon.', 15, 40],
  ['Мы открыты с понедельника по пятницу с девяти до пяти, а по субботам до полудня.', 20, 60],
  ['営業時間は月曜日から金曜日の九時から五時までです。', 15, 40],
  ['', 0, 0],
])('%s', (text, least, most) => {
  expect(estimatedTokens(text)).toBeGreaterThanOrEqual(least)
  expect(estimatedTokens(text)).toBeLessThanOrEqual(most)
})

test('a text that is cut fits, keeps its beginning, and splits no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 3, max: 60 }),
      (text, most) => {
        const cut = withinTokens(text, most)
        if (estimatedTokens(text) <= most) {
          expect(cut).toBe(text)
          return
        }
        expect(estimatedTokens(cut)).toBeLessThanOrEqual(most + 1)
        expect(text.startsWith(cut.slice(0, -2))).toBe(true)
        expect(cut).toBe(cut.toWellFormed())
      },
    ),
  )
})

const user = (content: string): ModelMessage => ({ role: 'user', content })
const assistant = (content: string): ModelMessage => ({ role: 'assistant', content })
const call = (id: string): ModelMessage => ({
  role: 'assistant',
  content: [{ type: 'tool-call', toolCallId: id, toolName: 'look', input: { for: 'it' } }],
})
const result = (id: string): ModelMessage => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId: id,
      toolName: 'look',
      output: { type: 'text', value: 'x'.repeat(400) },
    },
  ],
})

const words = 'four tokens are here'
const history = [user(words), assistant(words), user(words), assistant(words), user('And now?')]

test('the oldest messages are left out, and what is left begins with the visitor', () => {
  expect(fitting(history, 1_000)).toBe(history)
  const all = history.map(tokensOfMessage).reduce((a, b) => a + b)
  expect(fitting(history, all)).toEqual(history)
  expect(fitting(history, all - 1)).toEqual(history.slice(2))
  expect(fitting(history, 1)).toEqual(history.slice(4))
})

test('a call of a tool stays with its result, and both with the question, whatever they take', () => {
  const turn = [...history, call('1'), result('1'), call('2'), result('2')]
  expect(fitting(turn, 1)).toEqual(turn.slice(4))
  const room = turn
    .slice(2)
    .map(tokensOfMessage)
    .reduce((a, b) => a + b)
  expect(fitting(turn, room)).toEqual(turn.slice(2))
})

test('what is kept always fits or is the newest turn alone', () => {
  const message = fc.tuple(fc.boolean(), fc.string({ maxLength: 200 }))
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), fc.integer({ min: 0, max: 300 }), (said, most) => {
      const all = [...said.map(([mine, text]) => (mine ? assistant(text) : user(text))), user('now')]
      const kept = fitting(all, most)
      expect(all.slice(-kept.length)).toEqual(kept)
      const size = kept.map(tokensOfMessage).reduce((a, b) => a + b)
      if (size > most) expect(kept).toEqual([user('now')])
      if (kept.length < all.length) expect(kept[0]!.role).toBe('user')
    }),
  )
})

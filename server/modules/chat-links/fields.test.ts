import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings } from './fields.ts'

const tagsOf = (tags: string[]) => readSettings({ tags }, ['body']).tags

test('tags are trimmed, then de-duplicated whatever their case, then capped', () => {
  expect(tagsOf([' VIP ', 'vip', '', '  ', 'Spring'])).toEqual(['VIP', 'Spring'])
  // Nine were sent, two of them the same: none is lost.
  expect(tagsOf(['a', 'b', 'A', 'c', 'd', 'e', 'f', 'g', 'h'])).toEqual([
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ])
  expect(tagsOf([...'abcdefghijk'])).toEqual([...'abcdefgh'])
  expect(tagsOf([`  ${'x'.repeat(40)}  `])).toEqual(['x'.repeat(40)])
  expect(tagsOf(['😀'.repeat(40)])).toEqual(['😀'.repeat(40)])
})

test('tags, whatever is sent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 40, unit: 'grapheme-composite' }), { maxLength: 20 }),
      sent => {
        fc.pre(sent.every(tag => [...tag.trim()].length <= 40))
        const tags = tagsOf(sent)!
        expect(tags.length).toBeLessThanOrEqual(8)
        expect(new Set(tags.map(tag => tag.toLowerCase())).size).toBe(tags.length)
        for (const tag of tags) {
          expect(tag).toBe(tag.trim())
          expect(tag).not.toBe('')
        }
        // What was kept, sent again, is kept as it is.
        expect(tagsOf(tags)).toEqual(tags)
        const distinct = new Set(sent.map(tag => tag.trim().toLowerCase()).filter(Boolean))
        expect(tags.length).toBe(Math.min(8, distinct.size))
      },
    ),
  )
})

test('a field that is not sent stays out; null and blank go back to the default', () => {
  expect(readSettings({}, ['body'])).toEqual({})
  const nulls = {
    ...{ label: null, tags: null, tag: null, agent_name: null, greeting: null, primary_color: null },
    ...{ language: null, channels: null, inherit_main_kb: null, expires_at: null },
  }
  expect(readSettings(nulls, ['body'])).toEqual({
    ...{ label: 'Untitled link', tags: [], agent_name: null, greeting: null, primary_color: null },
    ...{ language: null, channels: null, inherit_main_kb: false, expires_at: null },
  })
  expect(readSettings({ label: '  ', agent_name: ' ', tag: ' ' }, ['body'])).toEqual({
    label: 'Untitled link',
    agent_name: null,
    tags: [],
  })
})

import { expect, test } from 'vitest'
import { linesOf, snippetOf } from './widget-look.ts'

test('the line names only what is not usual', () => {
  const usual = { side: 'right', theme: 'dark', language: '' } as const
  expect(snippetOf('https://desk.example', 't1', usual)).toBe(
    '<script async src="https://desk.example/widget.js" data-tenant-id="t1"></script>',
  )
  expect(snippetOf('https://desk.example', 't1', { side: 'left', theme: 'light', language: 'de' })).toBe(
    '<script async src="https://desk.example/widget.js" data-tenant-id="t1" data-position="bottom-left" data-theme="light" data-language="de"></script>',
  )
})

test('lines are read without what is empty', () => {
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b'])
})

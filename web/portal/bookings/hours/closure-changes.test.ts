import { expect, test } from 'vitest'
import { changed } from './closure-changes.ts'

const easter = { from: '2027-03-28', to: '2027-03-29', reason: 'Easter' }
const mayDay = { from: '2027-05-01', to: '2027-05-01', reason: 'May Day' }
const painting = { from: '2027-04-05', to: '2027-04-06', reason: null }

test('closed days stand by date, and a change that was made already changes nothing', () => {
  const add = { added: [painting, easter], removed: [] }
  const once = changed([mayDay], add)
  expect(once).toEqual([easter, painting, mayDay])
  expect(changed(once, add)).toEqual(once)
})

test('what takes a change back leaves alone what was changed since', () => {
  const reopen = { added: [], removed: [easter] }
  const open = changed([easter, mayDay], reopen)
  expect(open).toEqual([mayDay])
  const later = changed(open, { added: [painting], removed: [] })
  expect(changed(later, { added: reopen.removed, removed: reopen.added })).toEqual([easter, painting, mayDay])
})

test('two reasons for the same day are two', () => {
  const moved = { ...mayDay, reason: 'Moving' }
  expect(changed([mayDay], { added: [moved], removed: [] })).toHaveLength(2)
  expect(changed([mayDay, moved], { added: [], removed: [mayDay] })).toEqual([moved])
})

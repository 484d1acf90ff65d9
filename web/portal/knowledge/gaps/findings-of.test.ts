import { expect, test } from 'vitest'
import { findingsOf } from './findings-of.ts'

const passage = {
  parent_doc_id: 'a',
  name: 'Prices',
  kind: 'text',
  text: 'Until 31 May: 20 % off.\nOn all tyres.',
}

test('what is over, contradictory, old and there twice is one list, and nothing stands in it twice', () => {
  const over = {
    kind: 'over' as const,
    subject: 'The offer',
    reason: 'It ended in May.',
    since: '',
    passages: [passage],
  }
  const copies = { text: passage.text, sources: [passage, { ...passage, parent_doc_id: 'b' }] }
  const old = { ...passage, parent_doc_id: 'b', reason: 'Nobody used it.' }
  const findings = findingsOf(
    { notices: [over] },
    { stale: [{ ...passage, reason: 'Over.' }, old], duplicates: [copies] },
  )
  expect(findings.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['over', 'The offer'],
    ['stale', 'Until 31 May: 20 % off.'],
    ['duplicate', 'Until 31 May: 20 % off.'],
  ])
  expect(findings[2]!.passages.map(({ parent_doc_id: id }) => id)).toEqual(['a', 'b'])
})

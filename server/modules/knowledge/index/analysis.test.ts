import { expect, test } from 'vitest'
import { analyse } from './analysis.ts'

/** The sentences that replies are made of. */
function sentencesOf(text: string): string[] {
  const { sentenceEnds } = analyse({ title: '', text }, [], 'en')
  return sentenceEnds.map((end, at) => text.slice(sentenceEnds[at - 1] ?? 0, end).trim())
}

test('a record is one sentence, whatever full stops its values have', () => {
  const records = [
    'Crown — Place: Main St. 5; Time: approx. 20 min',
    'Double room — Summer: € 58,00; Winter: incl. breakfast. On request.',
    'Massage — Price: £30. Cash only.',
  ]
  expect(sentencesOf(records.join('\n'))).toEqual(records)
})

test('prose with a dash and a colon keeps its sentences', () => {
  const said = [
    'We have one rule — it is simple: be on time.',
    'If you are late, we may have to see you on another day, because other patients wait and we do not let them wait for long.',
    'Please ring us as soon as you know it, so that we can give your appointment to somebody else.',
  ]
  expect(sentencesOf(said.join(' '))).toEqual(said)
})

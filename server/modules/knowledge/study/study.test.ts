import { expect, test } from 'vitest'
import { eachOf } from '../index/batches.ts'
import { mostChunks } from '../reading/units/chunks.ts'
import { pairUnit, readableText, type Unit } from '../reading/units/units.ts'
import { studyInThread } from './in-thread.ts'
import { type Study, studyHere } from './study.ts'

const units: Unit[] = Array.from({ length: 300 }, (_, n) => [
  { text: `Room ${n} — Price: £${n}; Length: approx. 20 min`, heading: 'Prices › Spring' },
  { text: `Das Hallenbad ${n} öffnet samstags um 9:30 Uhr und schließt um 18 Uhr.`, heading: 'Bäder' },
  pairUnit(`Is there breakfast on floor ${n}?`, 'Yes, from 7 to 10.'),
]).flat()

const whole = ({ drafts: { chunks, lexemes }, ...study }: Study) => ({
  ...study,
  chunks: [...eachOf(chunks)],
  sizes: [chunks.length, chunks.count, lexemes.length, lexemes.count],
  lexemes: [...eachOf(lexemes)],
})

test('a text studied in a thread gives what it gives here', async () => {
  const text = readableText(units)
  const [inThread, here] = [await studyInThread('account', text, units), await studyHere(text, units)]
  expect(whole(inThread)).toEqual(whole(here))
  expect(inThread.units).toBe(units.length)
})

test('a text of too many chunks is refused in a thread as well', async () => {
  const many = Array.from({ length: mostChunks + 1 }, (_, n) => pairUnit(`Question ${n}?`, 'Yes.'))
  await expect(studyInThread('account', '', many)).rejects.toMatchObject({ status: 400 })
})

import { expect, test } from 'vitest'
import { contactIn } from '../contact-details.ts'
import { fold } from '../text/fold.ts'
import { dictated } from './dictation.ts'
import { tuned } from './utterances/tuned.ts'
import type { Utterance } from './utterances/utterance.ts'

/** Whether the value is read from what was said. */
function isRead([language, kind, said, value]: Utterance): boolean {
  const text = dictated(language, said)
  if (kind === 'email') return contactIn(text).email === value
  if (kind === 'phone') return contactIn(text).phone?.replace(/[^\d+]/g, '') === value
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .includes(fold(value))
}

const wrongOf = (utterances: Utterance[]) =>
  utterances
    .filter(each => !isRead(each))
    .map(([language, , said, value]) => `${language}: ${said} → ${dictated(language, said)}, not ${value}`)

test('what is dictated is read as it is meant', () => {
  expect(wrongOf(tuned)).toEqual([])
})

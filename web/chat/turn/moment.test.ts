import { expect, test } from 'vitest'
import { momentText } from './moment.tsx'

const at = (time: string) => new Date(`2026-03-02T${time}Z`)
const shown = (moment: Date, before: Date | null, now = at('15:00:00')) =>
  momentText(moment, before, { lang: 'en-GB', now, zone: 'Europe/Berlin' })

test('a time is shown after a pause, a day when it is another one, on the reader’s clock', () => {
  expect(shown(at('10:00:00'), null)).toBeNull()
  expect(shown(at('10:04:59'), at('10:00:00'))).toBeNull()
  expect(shown(at('10:05:00'), at('10:00:00'))).toBe('11:05')
  // Half past midnight in Berlin is another day than half past ten in the evening.
  expect(shown(new Date('2026-03-02T23:30:00Z'), at('23:28:00'))).toBeNull()
  expect(shown(new Date('2026-03-02T23:01:00Z'), at('22:59:00'))).toMatch(/^Tue,? 3 March.*0?0:01$/)
  expect(shown(at('10:00:00'), null, new Date('2026-03-05T10:00:00Z'))).toMatch(/^Mon,? 2 March.*11:00$/)
})

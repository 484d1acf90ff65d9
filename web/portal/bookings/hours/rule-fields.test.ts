import { expect, test } from 'vitest'
import { ruleFieldsOf, rulesHold, rulesOf } from './rule-fields.ts'

const rules = {
  min_notice_minutes: 90,
  horizon_days: 60,
  slot_step_minutes: 30,
  paused: false,
  reminder_minutes: null,
  reminder_words: null,
  reminder_texts: false,
  reminder_text_words: null,
  reminder_template_id: null,
}

test('rules come back as they were; what is out of range does not hold', () => {
  const fields = ruleFieldsOf(rules)
  expect(fields.noticeHours).toBe('1.5')
  expect(rulesOf(fields)).toEqual(rules)
  expect(rulesHold(fields)).toBe(true)
  expect(rulesOf({ ...fields, reminds: true, reminderWords: ' Soon! ' })).toMatchObject({
    reminder_minutes: 1_440,
    reminder_words: 'Soon!',
  })
  const wrong: Partial<typeof fields>[] = [
    { noticeHours: '' },
    { horizonDays: '0' },
    { stepMinutes: '7.5' },
    { reminds: true, reminderHours: '0.1' },
    { noticeHours: 'soon' },
  ]
  for (const change of wrong) expect(rulesHold({ ...fields, ...change }), JSON.stringify(change)).toBe(false)
  expect(rulesHold({ ...fields, reminderHours: '' })).toBe(true)
})

import { expect, test } from 'vitest'
import { unwrittenIn } from './unfinished.ts'

test('a mail needs a subject and a text, a text message its text, and a template nothing', () => {
  const email = { subject: 'News', body: 'Hello' }
  expect(unwrittenIn({ channel_order: ['email'], words: { email } })).toEqual([])
  expect(unwrittenIn({ channel_order: ['email'], words: { email: { ...email, subject: ' ' } } })).toEqual([
    'email',
  ])
  expect(unwrittenIn({ channel_order: ['email', 'sms'], words: { email, sms: { body: '\n' } } })).toEqual([
    'sms',
  ])
  // Words of a channel that is left out are kept, and not needed.
  expect(unwrittenIn({ channel_order: ['whatsapp'], words: { sms: { body: '' } } })).toEqual([])
})

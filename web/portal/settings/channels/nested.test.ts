import { expect, test } from 'vitest'
import { flat, numberOrNone, orNull } from './nested.ts'

test('a record becomes texts by the names of fields', () => {
  const record = { host: 'mail.example', port: 587, imap: { host: 'imap.example' }, dkim: null }
  expect(flat(record, ['host', 'port', 'imap.host', 'imap.folder', 'dkim.selector', 'reply_to'])).toEqual({
    host: 'mail.example',
    port: '587',
    'imap.host': 'imap.example',
    'imap.folder': '',
    'dkim.selector': '',
    reply_to: '',
  })
  expect([orNull(' '), orNull(' a '), numberOrNone(''), numberOrNone('25')]).toEqual([
    null,
    'a',
    undefined,
    25,
  ])
})

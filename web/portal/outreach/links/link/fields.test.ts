import { expect, test } from 'vitest'
import type { ChatLink } from '#client'
import { fieldsOf, sentOf } from './fields.ts'

const link = {
  label: 'Table 12',
  tags: ['terrace', 'south'],
  agent_name: null,
  greeting: 'Hello!',
  language: null,
  channels: null,
  inherit_main_kb: true,
  primary_color: null,
  expires_at: null,
} as ChatLink

test('a link that nobody changed is sent back as it is', () => {
  const { label, tags, agent_name, greeting, language, channels, inherit_main_kb, primary_color } = link
  expect(sentOf(fieldsOf(link))).toEqual({
    ...{ label, tags, agent_name, greeting, language, channels, inherit_main_kb, primary_color },
    expires_at: null,
  })
})

test('what is empty is as for the whole business; tags are taken apart; a day ends at its end', () => {
  const sent = sentOf({
    ...fieldsOf(link),
    greeting: ' ',
    tags: ' a, ,b,',
    channels: ['chat'],
    expires: '2026-03-31',
  })
  expect(sent).toMatchObject({ greeting: null, tags: ['a', 'b'], channels: ['chat'] })
  expect(sent.expires_at).toBe(new Date(2026, 2, 31, 23, 59, 59).toISOString())
  expect(fieldsOf({ ...link, expires_at: sent.expires_at! }).expires).toBe('2026-03-31')
})

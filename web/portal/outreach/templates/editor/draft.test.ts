import { expect, test } from 'vitest'
import {
  contentOf,
  type Draft,
  emptyDraft,
  isKnown,
  isWhole,
  keptDraft,
  lacksOf,
  placeholdersOf,
  plainOf,
  readDraft,
  versionUnder,
} from './draft.ts'

const mail: Draft = {
  ...emptyDraft('email', 'en'),
  name: 'Spring',
  subject: 'For {{name}}',
  blocks: [
    { kind: 'text', text: 'Hello {{name}}, {{ bike }}' },
    { kind: 'button', text: 'Book', url: '{{page}}' },
  ],
  variable_sources: { page: { from: 'booking' }, gone: { from: 'typed' } },
}

test('placeholders are found once each, wherever they stand', () => {
  expect(placeholdersOf(mail)).toEqual(['name', 'bike', 'page'])
  expect(placeholdersOf({ ...mail, blocks: null, body: '{{a}}{{}}{{a}} {{b' })).toEqual(['name', 'a'])
})

test('what is stored has no sources of placeholders that are gone, and a body or blocks', () => {
  expect(contentOf(mail).variable_sources).toEqual({ page: { from: 'booking' } })
  expect(contentOf(mail)).not.toHaveProperty('body')
  expect(contentOf({ ...mail, blocks: null, body: 'Hi' })).toMatchObject({ body: 'Hi' })
})

test('blocks become one text without losing words or addresses', () => {
  const blocks = [...mail.blocks!, { kind: 'text', text: 'See **our** [prices](https://a.example)' } as const]
  expect(plainOf(blocks)).toBe(
    'Hello {{name}}, {{ bike }}\n\nBook: {{page}}\n\nSee our prices: https://a.example',
  )
})

test('what stands in columns is part of the mail', () => {
  const columns = [
    [{ kind: 'text', text: 'For {{wife}}' }],
    [{ kind: 'image', url: '{{u}}', alt: '{{a}}' }],
  ] as const
  const blocks = [{ kind: 'logo' }, { kind: 'columns', columns: columns.map(each => [...each]) }] as never
  expect(placeholdersOf({ ...mail, subject: '', blocks })).toEqual(['wife', 'u', 'a'])
  expect(plainOf(blocks)).toBe('For {{wife}}\n\n{{u}}')
  expect(lacksOf({ ...mail, blocks })).toEqual([])
  expect(isWhole({ kind: 'columns', columns: [[], []] })).toBe(false)
  expect(isWhole({ kind: 'columns', columns: [[{ kind: 'button', text: 'x' }], []] })).toBe(false)
})

test('a draft says what it lacks', () => {
  expect(lacksOf(mail)).toEqual([])
  expect(lacksOf(emptyDraft('email', 'en'))).toEqual(['name', 'subject', 'body'])
  expect(lacksOf(emptyDraft('whatsapp', 'en'))).toEqual(['name', 'body', 'category'])
  expect(lacksOf({ ...mail, blocks: [{ kind: 'button', text: 'Book' }] })).toEqual(['blocks'])
  expect(isWhole({ kind: 'divider' })).toBe(true)
  expect(isWhole({ kind: 'image', url: 'https://a.example/b.png' })).toBe(false)
})

test('a placeholder is known by what fills it', () => {
  const known = new Set(['name', 'bike', 'business.name'])
  for (const name of ['name', 'contact.name', 'contact.attributes.bike', 'business.name', 'page'])
    expect(isKnown(name, known, mail.variable_sources), name).toBe(true)
  expect(isKnown('bikes', known, {})).toBe(false)
})

test('what was kept is read again; anything else is no draft', () => {
  expect(readDraft(keptDraft(mail, null), 'email')).toEqual(mail)
  const over = keptDraft(mail, '2026-05-01T09:00:00.000Z')
  expect(readDraft(over, 'email')).toEqual(mail)
  expect([over, keptDraft(mail, null), '', '{', 'null'].map(versionUnder)).toEqual([
    '2026-05-01T09:00:00.000Z',
    null,
    null,
    null,
    null,
  ])
  for (const kept of [
    '',
    '{',
    'null',
    '[]',
    '{"channel":"sms"}',
    JSON.stringify({ ...mail, channel: 'sms' }),
  ])
    expect(readDraft(kept, 'email')).toBeNull()
})

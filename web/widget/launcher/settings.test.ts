import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const src = 'https://desk.example/widget.js?v=1'

test('missing settings have their defaults', () => {
  expect(readSettings({ src, dataset: { tenantId: ' t1 ' } })).toEqual({
    tenantId: 't1',
    theme: 'dark',
    side: 'right',
    accent: null,
    greeting: null,
    language: null,
    server: 'https://desk.example/',
  })
})

test('valid settings are kept, and invalid ones ignored', () => {
  const dataset = {
    tenantId: 't1',
    theme: 'light',
    position: 'bottom-left',
    accentColor: '#0A5',
    greeting: 'Hi!',
  }
  expect(readSettings({ src, dataset })).toMatchObject({
    theme: 'light',
    side: 'left',
    accent: '#00aa55',
    greeting: 'Hi!',
  })
  const odd = { tenantId: 't1', theme: 'pink', position: 'top', accentColor: 'red;}', greeting: ' ' }
  expect(readSettings({ src, dataset: odd })).toMatchObject({
    theme: 'dark',
    side: 'right',
    accent: null,
    greeting: null,
  })
})

test('a script without a tenant id starts no widget', () => {
  expect(readSettings({ src, dataset: {} })).toBeNull()
  expect(readSettings({ src, dataset: { tenantId: ' ' } })).toBeNull()
})

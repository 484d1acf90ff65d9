import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName, extensionOf, wordsOfName } from './file-name.ts'

test('a hostile name becomes one that can be stored and shown', () => {
  expect(displayName('../../etc/passwd')).toBe('passwd')
  expect(displayName('C:\\Users\\me\\Preise 2024.pdf')).toBe('Preise 2024.pdf')
  expect(displayName('menu\u0000\r\n\u001b[31m.pdf')).toBe('menu[31m.pdf')
  expect(displayName('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  expect(displayName(`${'a'.repeat(1_000)}.docx`)).toMatch(/^a+…\.docx$/)
  for (const nothing of ['', '   ', '..', '///', '\u202e']) expect(displayName(nothing)).toBe('file')
  expect(displayName('Menü – été 北京 🍕.pdf')).toBe('Menü – été 北京 🍕.pdf')
})

test('every name becomes short, one line, valid Unicode, and is shown as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), name => {
      const shown = displayName(name)
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThanOrEqual(120)
      expect(shown.isWellFormed()).toBe(true)
      expect(shown).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(displayName(shown)).toBe(shown)
    }),
    { numRuns: 50 },
  )
})

test('the extension decides the kind, in upper and lower case', () => {
  expect(extensionOf('FAQ.PDF')).toBe('.pdf')
  expect(extensionOf('archive.tar.gz')).toBe('.gz')
  expect(extensionOf('no extension')).toBe('')
  expect(extensionOf(`${'x'.repeat(500)}.XLSX`)).toBe('.xlsx')
  expect(extensionOf('trick.pdf\u0000.exe')).toBe('.exe')
})

test('a picture gets its owner’s name for it, not its camera’s', () => {
  expect(wordsOfName('garden_pool-view.JPG')).toBe('garden pool view')
  expect(wordsOfName('IMG_20240101_123456.jpg')).toBe('')
  expect(wordsOfName('DSC0042.JPG')).toBe('')
})

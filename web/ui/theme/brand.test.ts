import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandStylesheet, defaultColour, palettes } from './brand.ts'
import { contrast, parseHex, toHex, toOklch } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is the ratio WCAG gives', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ff3621', '#ff3621')).toBe(1)
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(colour, hex => {
      expect(toHex(toOklch(hex))).toBe(hex)
    }),
  )
})

test('whatever colour a business chooses, all text and every control stays legible, in light and dark', () => {
  const edges = ['#ffffff', '#000000', '#ffff00', '#0000ff', '#777777', '#00ff00', '#ff3621', '#0b1f3a']
  fc.assert(
    fc.property(fc.oneof(colour, fc.constantFrom(...edges)), hex => {
      for (const palette of Object.values(palettes(hex))) {
        expect(contrast(palette.on_fill, palette.fill)).toBeGreaterThanOrEqual(4.5)
        for (const surface of [palette.page, palette.raised, palette.tint]) {
          for (const text of [palette.ink, palette.quiet, palette.accent, palette.alarm]) {
            expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
          }
          expect(contrast(palette.edge, surface)).toBeGreaterThanOrEqual(3)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('a legible colour is kept as it is', () => {
  const { light } = palettes('#1d4ed8')
  expect(light).toMatchObject({ fill: '#1d4ed8', on_fill: '#ffffff', accent: '#1d4ed8' })
})

test('only hex colours are read; everything else is the default colour', () => {
  expect(parseHex('#AbC')).toBe('#aabbcc')
  for (const wrong of ['', 'red', '#12345', '#1234567', '#12345g', 'ff0000', '#fff;}body{display:none']) {
    expect(parseHex(wrong)).toBeNull()
    expect(brandStylesheet(wrong)).toBe(brandStylesheet(defaultColour))
  }
  expect(brandStylesheet(null)).toBe(brandStylesheet(defaultColour))
})

test('the stylesheet says both palettes', () => {
  const css = brandStylesheet('#1d4ed8')
  const { light, dark } = palettes('#1d4ed8')
  expect(css).toContain(`--on-fill:${light.on_fill}`)
  expect(css.split('prefers-color-scheme:dark')[1]).toContain(`--page:${dark.page}`)
})

import { expect, test } from 'vitest'
import { contrast } from '#web/ui/theme/colour.ts'
import { deskPalettes } from './palette.ts'

const text = 4.5 // WCAG 2.2, 1.4.3 (AA)
const shape = 3 // WCAG 2.2, 1.4.11

const pairs = [
  ...['page', 'raised', 'sunk', 'hover', 'tint'].flatMap(
    ground =>
      [
        ['ink', ground],
        ['quiet', ground],
      ] as const,
  ),
  ...['page', 'raised', 'tint'].map(ground => ['accent', ground] as const),
  ['on_fill', 'fill'],
  ...['ask', 'sky', 'alarm'].flatMap(
    kind =>
      [
        [kind, 'raised'],
        [kind, `${kind}_tint`],
      ] as const,
  ),
] as [string, string][]

test.each(['light', 'dark'] as const)(
  'every text of the %s desk is legible on every ground that it stands on',
  scheme => {
    const palette = deskPalettes[scheme] as Record<string, string>
    for (const [ink, ground] of pairs)
      expect(contrast(palette[ink]!, palette[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(text)
    for (const mark of ['edge', 'faint'])
      expect(contrast(palette[mark]!, palette.raised!), mark).toBeGreaterThanOrEqual(shape)
  },
)

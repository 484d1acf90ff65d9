import type { Plugin } from 'vite'
import { deskPalettes, rulesOf } from './palette.ts'

const name = 'virtual:palette.css'

/** The palettes as a style sheet of the build, for `@import`s of TypeScript: both schemes, each under its own selector. */
export const paletteSheet: Plugin = {
  name: 'palette-sheet',
  resolveId: id => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null
    const { light, dark } = deskPalettes
    return `:root, :root[data-mantine-color-scheme='light'] { color-scheme: light; ${rulesOf(light)} }
:root[data-mantine-color-scheme='dark'] { color-scheme: dark; ${rulesOf(dark)} }`
  },
}

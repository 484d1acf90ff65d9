import { palettes } from '#web/ui/theme/brand.ts'
import { toHex, toOklch } from '#web/ui/theme/colour.ts'

// The desk's colours: those of the public pages in the house's own colour, and what only a tool needs. Amber (`ask`) always
// means that a person is needed. No colour speaks alone: a word or an icon stands beside it.

const { light, dark } = palettes(null)

const degrees = (angle: number) => (angle * Math.PI) / 180
const shade = (hue: number, chroma: number, lightness: number) => toHex({ hue, chroma, lightness })
const amber = degrees(65)
const paleAmber = degrees(80)
const sky = degrees(245)
const red = degrees(25)
const houseHue = (page: string) => toOklch(page).hue

/** `sunk`: behind the page, such as the rail; `hover`: under the pointer; `faint`: icons and marks, never text. */
export const deskPalettes = {
  light: {
    ...light,
    sunk: shade(houseHue(light.page), 0.008, 0.958),
    hover: shade(houseHue(light.page), 0.012, 0.945),
    faint: '#6b7b76',
    ask: shade(amber, 0.115, 0.5),
    ask_tint: shade(paleAmber, 0.045, 0.955),
    sky: shade(sky, 0.11, 0.47),
    sky_tint: shade(sky, 0.025, 0.955),
    alarm_tint: shade(red, 0.03, 0.955),
  },
  dark: {
    ...dark,
    sunk: shade(houseHue(dark.page), 0.012, 0.165),
    hover: shade(houseHue(dark.page), 0.016, 0.275),
    faint: '#8a9893',
    ask: shade(degrees(75), 0.12, 0.8),
    ask_tint: shade(degrees(70), 0.04, 0.29),
    sky: shade(sky, 0.09, 0.78),
    sky_tint: shade(sky, 0.04, 0.29),
    alarm_tint: shade(red, 0.05, 0.28),
  },
}

/** A palette as custom properties: `on_fill` is `--on-fill`. */
export const rulesOf = (palette: Record<string, string>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name.replaceAll('_', '-')}: ${value};`)
    .join(' ')

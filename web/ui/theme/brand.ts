import { contrast, type Oklch, parseHex, toHex, toOklch } from './colour.ts'

/** The colour of a business that has chosen none. */
export const defaultColour = '#1f5c4c'

const textContrast = 4.5 // WCAG 2.2, 1.4.3 (AA), text
const shapeContrast = 3 // WCAG 2.2, 1.4.11, the outline of a control

export interface Palette {
  /** the page; a raised surface on it; the visitor's own messages */
  page: string
  raised: string
  tint: string
  /** text; quiet text; hairlines */
  ink: string
  quiet: string
  line: string
  /** the business's colour as a surface, what is written on it, and an outline that shows where it ends */
  fill: string
  on_fill: string
  edge: string
  /** the business's colour as text, on the page, on a raised surface and on the visitor's messages */
  accent: string
  /** failures */
  alarm: string
}

/**
 * Makes a page's palette from one colour. The colour is the business's and may be anything, even white or black, so
 * lightness changes until every text pair reaches a contrast of 4.5 and every control's outline 3.
 */
export function palettes(colour: string | null): { light: Palette; dark: Palette } {
  const brand = toOklch(parseHex(colour ?? '') ?? defaultColour)
  return { light: lightPalette(brand), dark: darkPalette(brand) }
}

function lightPalette(brand: Oklch): Palette {
  const shade = (lightness: number, chroma: number) => toned(brand, lightness, chroma)
  const ground = { page: shade(0.982, 0.005), raised: shade(0.998, 0.001), tint: shade(0.935, 0.026) }
  const surfaces = Object.values(ground)
  const fill = fillOf(brand)
  return {
    ...ground,
    ink: shade(0.25, 0.02),
    quiet: shade(0.48, 0.022),
    line: shade(0.895, 0.014),
    ...fill,
    edge: legible(toOklch(fill.fill), surfaces, shapeContrast, -1),
    accent: legible(brand, surfaces, textContrast, -1),
    alarm: legible(alarmColours, surfaces, textContrast, -1),
  }
}

function darkPalette(brand: Oklch): Palette {
  const shade = (lightness: number, chroma: number) => toned(brand, lightness, chroma)
  const ground = { page: shade(0.19, 0.012), raised: shade(0.232, 0.014), tint: shade(0.31, 0.036) }
  const surfaces = Object.values(ground)
  // A dark colour on a dark page looks like a hole, so the surface itself gets lighter, not only its outline.
  const fill = fillOf(toOklch(legible(brand, [ground.page, ground.raised], shapeContrast, 1)))
  return {
    ...ground,
    ink: shade(0.935, 0.008),
    quiet: shade(0.74, 0.016),
    line: shade(0.33, 0.016),
    ...fill,
    edge: legible(toOklch(fill.fill), surfaces, shapeContrast, 1),
    accent: legible(brand, surfaces, textContrast, 1),
    alarm: legible(alarmColours, surfaces, textContrast, 1),
  }
}

const alarmColours: Oklch = { lightness: 0.52, chroma: 0.17, hue: 0.45 }

/** A neutral with a touch of the brand's hue, never more colourful than the brand. */
function toned(brand: Oklch, lightness: number, chroma: number): string {
  return toHex({ lightness, chroma: Math.min(chroma, brand.chroma), hue: brand.hue })
}

/**
 * White if a slightly deeper shade of the colour allows it (people expect white on orange or mid-blue), otherwise
 * black. One of the two always reaches 4.5: the worst background for both has 4.58.
 */
function fillOf(brand: Oklch): Pick<Palette, 'fill' | 'on_fill'> {
  const colour = toHex(brand)
  if (contrast('#ffffff', colour) < shapeContrast) return { fill: colour, on_fill: '#000000' }
  return { fill: legible(brand, ['#ffffff'], textContrast, -1), on_fill: '#ffffff' }
}

/** The colour itself, or its nearest lighter (1) or darker (-1) shade with that contrast on every surface. */
function legible(colour: Oklch, surfaces: string[], ratio: number, direction: 1 | -1): string {
  const end = direction === 1 ? 1 : 0
  for (let lightness = colour.lightness; (end - lightness) * direction > 0; lightness += 0.01 * direction) {
    const shade = toHex({ ...colour, lightness })
    if (surfaces.every(surface => contrast(shade, surface) >= ratio)) return shade
  }
  return direction === 1 ? '#ffffff' : '#000000'
}

/** A palette as custom properties. */
export const paletteRules = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name.replace('_', '-')}:${value}`)
    .join(';')

/** The palettes as custom properties. */
export function brandStylesheet(colour: string | null): string {
  const { light, dark } = palettes(colour)
  return `:root{color-scheme:light dark;${paletteRules(light)}}@media (prefers-color-scheme:dark){:root{${paletteRules(dark)}}}`
}
